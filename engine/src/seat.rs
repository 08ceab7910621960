//! Places at the table. A *seat* is a place, a *player* a person, a *viewer* looks.

use crate::Unreadable;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The largest table of any game.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Counted from 0 inside, from 1 for people and outside programs.
///
/// An enum rather than a number, so that the compiler knows the range and indexing [`BySeat`] needs no check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[repr(u8)]
pub enum Seat {
    /// Seat 1.
    #[default]
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
    /// Seat 5.
    Five,
}

impl Seat {
    const ALL: [Seat; MAX_SEATS] = [Seat::One, Seat::Two, Seat::Three, Seat::Four, Seat::Five];

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    pub fn new(index: usize) -> Seat {
        Seat::ALL[index]
    }

    /// The index, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The neighbour to the left at a table of this size: the next player, clockwise.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] players.
    #[inline]
    #[must_use]
    pub fn next(self, players: u8) -> Seat {
        LEFT[usize::from(players)][self as usize]
    }

    /// All seats at a table of this size, in order.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(players.into())
    }
}

/// The left neighbour of every seat, by number of players.
static LEFT: [[Seat; MAX_SEATS]; MAX_SEATS + 1] = {
    let mut left = [[Seat::One; MAX_SEATS]; MAX_SEATS + 1];
    let mut players = 1;
    while players <= MAX_SEATS {
        let mut seat = 0;
        while seat + 1 < players {
            left[players][seat] = Seat::ALL[seat + 1];
            seat += 1;
        }
        players += 1;
    }
    left
};

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        let number = text.parse::<usize>().ok().filter(|n| (1..=MAX_SEATS).contains(n));
        let number = number.ok_or_else(|| format!("`{text}` is not a seat: seats are numbered from 1 to {MAX_SEATS}"))?;
        Ok(Seat::new(number - 1))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(*self as u8 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        u8::deserialize(from)?.to_string().parse().map_err(D::Error::custom)
    }
}

/// A small set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everyone at a table of this size.
    pub fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> (seat as u8) & 1 == 1
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat as u8)
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat as u8))
    }

    /// Whether the set has two seats or more.
    #[inline]
    pub fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat, if any.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        match u32::from(self.0).trailing_zeros() {
            0 => Some(Seat::One),
            1 => Some(Seat::Two),
            2 => Some(Seat::Three),
            3 => Some(Seat::Four),
            4 => Some(Seat::Five),
            _ => None,
        }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Who is looking: someone at the table, or anyone else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Seat | \"public\""))]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anyone without a seat, who knows only what is public.
    Public,
}

impl Viewer {
    /// Whether the viewer sits at this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat, if the viewer has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Every viewer at a table of this size: each seat, then the public.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Viewer, Unreadable> {
        if text == "public" {
            return Ok(Viewer::Public);
        }
        let seat = text.parse().map_err(|_| format!("`{text}` is no viewer: give a seat from 1 to {MAX_SEATS}, or `public`"))?;
        Ok(Viewer::Seat(seat))
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(to),
            Viewer::Public => to.serialize_str("public"),
        }
    }
}

/// One value per seat. Seats that are not at the table hold the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Fills every place from its seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|index| make(Seat::new(index))))
    }

    /// The values of the seats at a table of this size, in order.
    pub fn of(&self, players: u8) -> &[T] {
        &self.0[..usize::from(players)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_count_from_one_outside() {
        assert_eq!(Seat::new(0).to_string(), "1");
        assert_eq!("5".parse(), Ok(Seat::new(4)));
        for bad in ["0", "6", "-1", "", "x", "256"] {
            assert!(bad.parse::<Seat>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: Seats = [3, 0, 4].map(Seat::new).into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 3, 4]);
        assert_eq!(set.len(), 3);
        assert_eq!(Seats::all(5).len(), 5);
        assert!(!set.without(Seat::new(3)).contains(Seat::new(3)));
    }
}
