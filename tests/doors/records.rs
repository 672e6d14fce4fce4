//! Records.

use chowkabara::notation::{Position, Record, Replay};
use chowkabara::words::faults;
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::samples;
use crate::spoiling::{one_of, random_text, spoilt_one};

struct Records(Vec<String>);

impl Door for Records {
    const NAME: &'static str = "records";
    const USUAL: u64 = 4000;
    type Opened = (Record, Replay);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match crate::spoiling::below(dice, 16) {
            0 => random_text(dice, "chowkabara 1\nrulesSENWposition*:-="),
            1 => format!("chowkabara 1\nrules kanakatte\nseats S N\n\n{}", random_text(dice, "start: SN123*\n")),
            2 => one_of(dice, &self.0).to_string(),
            _ => spoilt_one(dice, &self.0),
        }
    }

    fn open(&self, text: &str) -> Option<(Record, Replay)> {
        let record = Record::parse(text).inspect_err(|error| drop(faults::parse_error(error))).ok()?;
        let replay = record.replay().inspect_err(|error| drop(faults::replay_error(None, error))).ok()?;
        Some((record, replay))
    }

    fn check(&self, _: &str, (record, replay): (Record, Replay)) {
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
        let again = Record::of(record.start.clone(), &replay.actions).expect("what was replayed is legal");
        let again = again.replay().expect("it replays as it was written");
        assert_eq!(again.actions.len(), replay.actions.len());
        let position = Position::of(&replay.race);
        assert_eq!(Position::of(&again.race), position);
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
    }
}

#[test]
fn no_text_opens_a_record_that_is_not_whole() {
    run(&Records(samples::records()));
}
