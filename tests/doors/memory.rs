//! Counts the bytes that each thread holds, so that every test knows its own.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static LIVE: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

fn count(bytes: isize) {
    let live = LIVE.get() + bytes;
    LIVE.set(live);
    PEAK.set(PEAK.get().max(live));
}

// SAFETY: everything is left to the system's allocator; counting allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as isize); // for a moment both may be there
        count(-(layout.size() as isize));
        unsafe { System.realloc(place, layout, size) }
    }
}

/// The result of some work, and the most bytes that were held at once while it was done, those from before left out.
pub fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = LIVE.get();
    PEAK.set(before);
    let result = work();
    (result, (PEAK.get() - before) as usize)
}

#[test]
fn the_peak_is_what_was_held_at_once() {
    let ((), peak) = peak_of(|| {
        drop(vec![0u8; 1000]);
        drop(vec![0u8; 3000]);
        drop(vec![0u8; 2000]);
    });
    assert_eq!(peak, 3000);
}
