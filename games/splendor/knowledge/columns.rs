//! The columns of the rows for cards, nobles and the table (`features.rs`).

pub(super) mod card {
    use crate::splendor::knowledge::layout::row;

    row! {
        /// How many values each feature of a card token has.
        CARD_GROUPS, NAMES;
        /// Which card; from `UNKNOWN` on, a hidden card of this level.
        NUMBER: [94] x 1;
        /// 0 for an open card, otherwise whose hand it is in, counted from the mover.
        ROLE: [5] x 1;
        /// Its price for the seat of its role, by colour.
        PRICE: [8] x 5;
        /// What the seat lacks of that.
        LACKING: [8] x 5;
        SHORT: [13] x 1;
        AWAY: [9] x 1;
        PRIZE: [9] x 1;
        /// Shortage and distance for each rival in turn.
        RIVALS: [13, 9] x 3;
    }
}

pub(super) mod noble {
    use crate::splendor::knowledge::layout::row;

    row! {
        /// How many values each feature of a noble token has.
        NOBLE_GROUPS, NAMES;
        NUMBER: [11] x 1;
        /// What the mover lacks, by colour.
        LACKING: [5] x 5;
        /// The sum of these.
        WANTS: [10] x 1;
        /// What the nearest rival lacks in total.
        NEAREST: [10] x 1;
    }
}

pub(super) mod table {
    use crate::splendor::knowledge::layout::row;

    row! {
        /// How many values each feature of the table has.
        TABLE_GROUPS, NAMES;
        BANK: [8] x 5;
        GOLD: [6] x 1;
        /// Cards left in each deck, in fours.
        DECKS: [11] x 3;
        PHASE: [3] x 1;
        /// Players beyond two.
        PLAYERS: [3] x 1;
        LAST_ROUND: [2] x 1;
        /// Tokens that the mover has to give back.
        SURPLUS: [4] x 1;
    }
}
