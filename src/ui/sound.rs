//! The sounds of shell, wood and stone, made as they are needed: no file is loaded. A short buzz goes with them where the
//! person wants one.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioContextState, BiquadFilterType, OscillatorType};

use super::app::App;
use crate::play::cues::{Heard, Sound};
use crate::store::choices::{self, Choice};

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
    static IS_TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// The browser's audio, and the noise that clicks are cut from.
#[derive(Clone)]
struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
}

/// One sound of a few parts, each after the one before.
struct Voice {
    /// Which choice turns it off.
    choice: &'static Choice,
    parts: &'static [Part],
    /// How long a phone buzzes, in ms.
    buzz_ms: u32,
}

/// A struck thing: noise or a tone that fades.
struct Part {
    after_ms: u32,
    kind: Kind,
    /// In Hz.
    pitch: f32,
    /// How long until it is gone, in ms.
    fade_ms: u32,
    gain: f32,
}

#[derive(Clone, Copy)]
enum Kind {
    /// A dry click, as of shells.
    Noise,
    /// A rounded knock, as of wood.
    Tone,
}

const fn click(after_ms: u32, pitch: f32, gain: f32) -> Part {
    Part { after_ms, kind: Kind::Noise, pitch, fade_ms: 45, gain }
}

const fn tone(after_ms: u32, pitch: f32, fade_ms: u32, gain: f32) -> Part {
    Part { after_ms, kind: Kind::Tone, pitch, fade_ms, gain }
}

fn voice(sound: Sound) -> Voice {
    let (choice, parts, buzz_ms): (&Choice, &[Part], u32) = match sound {
        Sound::Shells => (
            &choices::SHELLS,
            const {
                &[
                    click(0, 2600.0, 0.4),
                    click(70, 3300.0, 0.5),
                    click(160, 2300.0, 0.6),
                    click(250, 3700.0, 0.4),
                    click(380, 2900.0, 0.7),
                    click(470, 2500.0, 0.5),
                    click(600, 3100.0, 0.8),
                    click(690, 2700.0, 0.6),
                ]
            },
            12,
        ),
        Sound::Step => (&choices::MOVES, const { &[tone(0, 330.0, 70, 0.5), click(0, 1400.0, 0.25)] }, 0),
        Sound::Hit => (&choices::EVENTS, const { &[tone(0, 130.0, 220, 0.9), click(0, 900.0, 0.7)] }, 15),
        Sound::Bound => (&choices::EVENTS, const { &[tone(0, 247.0, 120, 0.6), tone(90, 330.0, 160, 0.6)] }, 10),
        Sound::Gate => (&choices::EVENTS, const { &[tone(0, 294.0, 160, 0.5), tone(120, 392.0, 260, 0.5)] }, 10),
        Sound::Ripe => (&choices::EVENTS, const { &[tone(0, 392.0, 180, 0.6), tone(110, 523.0, 320, 0.6)] }, 15),
        Sound::Lost => (&choices::EVENTS, const { &[tone(0, 196.0, 200, 0.5), tone(140, 165.0, 320, 0.5)] }, 0),
        Sound::Won => (
            &choices::EVENTS,
            const {
                &[
                    tone(0, 392.0, 260, 0.6),
                    tone(150, 494.0, 260, 0.6),
                    tone(300, 587.0, 300, 0.6),
                    tone(450, 784.0, 700, 0.6),
                ]
            },
            15,
        ),
    };
    Voice { choice, parts, buzz_ms }
}

fn volume(app: App) -> f32 {
    match app.answer(&choices::VOLUME) {
        "off" => 0.0,
        "soft" => 0.12,
        "loud" => 0.7,
        _ => 0.32,
    }
}

/// Plays sounds at their times from now on; those of kinds that are turned off are left out.
pub fn play(app: App, heard: &[Heard]) {
    untrack(|| {
        let volume = volume(app);
        let heard = heard.iter().map(|heard| (heard.at_ms, voice(heard.sound)));
        let wanted: Vec<(u32, Voice)> = heard.filter(|(_, voice)| app.is_on(voice.choice)).collect();
        for (at_ms, voice) in &wanted {
            if voice.buzz_ms > 0 && app.is_on(&choices::VIBRATION) {
                let buzz_ms = voice.buzz_ms;
                set_timeout(
                    move || {
                        let _ = window().navigator().vibrate_with_duration(buzz_ms);
                    },
                    Duration::from_millis((*at_ms).into()),
                );
            }
        }
        if volume > 0.0 && !document().hidden() && !wanted.is_empty() {
            after_drawing(move || {
                let Some(studio) = studio() else { return };
                for (at_ms, voice) in &wanted {
                    sound(&studio, voice, *at_ms, volume);
                }
            });
        }
    });
}

/// Does something as soon as what has just changed is on the screen: what is heard holds up nothing that is seen.
fn after_drawing(act: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(act, Duration::ZERO));
}

/// Notes that a person has touched the page: before that a browser lets nothing be heard. The browser takes a while to
/// give its audio, so it is asked for before the first sound.
pub fn follow(app: App) {
    let note = move |_| {
        if !IS_TOUCHED.replace(true) && untrack(|| volume(app)) > 0.0 {
            after_drawing(|| drop(studio()));
        }
    };
    let touched = ["pointerup", "keydown"].map(|name| window_event_listener_untyped(name, note));
    on_cleanup(move || touched.into_iter().for_each(|listener| listener.remove()));
}

/// The browser's audio, once the page is touched; it may have been put to sleep since.
fn studio() -> Option<Studio> {
    if !IS_TOUCHED.get() {
        return None;
    }
    STUDIO.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Studio::new().ok();
        }
        let studio = kept.clone()?;
        if studio.context.state() == AudioContextState::Suspended {
            let _ = studio.context.resume();
        }
        Some(studio)
    })
}

impl Studio {
    fn new() -> Result<Studio, JsValue> {
        let context = AudioContext::new()?;
        let noise = noise(&context)?;
        Ok(Studio { context, noise })
    }
}

fn sound(studio: &Studio, voice: &Voice, at_ms: u32, volume: f32) {
    for part in voice.parts {
        let start = studio.context.current_time() + f64::from(at_ms + part.after_ms) / 1000.0;
        let _ = strike(studio, part, start, volume);
    }
}

fn strike(Studio { context, noise }: &Studio, part: &Part, start: f64, volume: f32) -> Result<(), JsValue> {
    let end = start + f64::from(part.fade_ms) / 1000.0;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(part.gain * volume, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    gain.connect_with_audio_node(&context.destination())?;
    match part.kind {
        Kind::Tone => {
            let source = context.create_oscillator()?;
            source.set_type(OscillatorType::Triangle);
            source.frequency().set_value_at_time(part.pitch, start)?;
            source.connect_with_audio_node(&gain)?;
            source.start_with_when(start)?;
            source.stop_with_when(end)
        }
        Kind::Noise => {
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(noise));
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            filter.frequency().set_value_at_time(part.pitch, start)?;
            filter.q().set_value_at_time(2.5, start)?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&gain)?;
            source.start_with_when(start)
        }
    }
}

/// A tenth of a second of noise, the same each time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (rate / 10.0) as u32;
    let buffer = context.create_buffer(1, length, rate)?;
    let mut state = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..length)
        .map(|_| {
            // xorshift: no chance of the game comes from it.
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as f32 / 2_147_483_648.0 - 1.0
        })
        .collect();
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
