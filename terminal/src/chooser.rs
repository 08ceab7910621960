//! Choosing a move by its parts. It knows no game: a face says which parts a move in notation has, and the server which moves are legal.

/// A legal move and its parts: `bid 12@2` is the card 12 and the place 2.
pub(crate) struct Legal {
    pub(crate) mv: String,
    pub(crate) parts: Vec<String>,
}

/// What has been chosen so far, in order.
#[derive(Debug, Default)]
pub(crate) struct Chooser {
    chosen: Vec<String>,
}

/// What is left of a move after these parts; `None` if it does not have them all.
fn rest(parts: &[String], chosen: &[String]) -> Option<Vec<String>> {
    let mut left = parts.to_vec();
    for part in chosen {
        let at = left.iter().position(|other| other == part)?;
        left.remove(at);
    }
    Some(left)
}

impl Chooser {
    pub(crate) fn chosen(&self) -> &[String] {
        &self.chosen
    }

    pub(crate) fn clear(&mut self) {
        self.chosen.clear();
    }

    /// Takes back the last choice.
    pub(crate) fn back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    fn fits(chosen: &[String], options: &[Legal]) -> bool {
        options.iter().any(|option| rest(&option.parts, chosen).is_some())
    }

    /// Chooses a part. Where it does not go with what is chosen, it replaces what it must; a part that cannot be chosen again is taken back.
    pub(crate) fn choose(&mut self, part: &str, options: &[Legal]) {
        let part = part.to_string();
        let more = [self.chosen.as_slice(), std::slice::from_ref(&part)].concat();
        if Chooser::fits(&more, options) {
            self.chosen = more;
        } else if let Some(at) = self.chosen.iter().rposition(|chosen| *chosen == part) {
            self.chosen.remove(at);
        } else if Chooser::fits(std::slice::from_ref(&part), options) {
            self.chosen.insert(0, part);
            while !Chooser::fits(&self.chosen, options) {
                let conflict = (1..self.chosen.len()).find(|end| !Chooser::fits(&self.chosen[..=*end], options));
                self.chosen.remove(conflict.unwrap_or(1));
            }
        }
    }

    /// Drops what no longer leads to a legal move.
    pub(crate) fn keep_to(&mut self, options: &[Legal]) {
        if !Chooser::fits(&self.chosen, options) {
            self.clear();
        }
    }

    /// The parts that may be added, each once, in the order of the moves.
    pub(crate) fn open(&self, options: &[Legal]) -> Vec<String> {
        let mut open = Vec::new();
        for part in options.iter().filter_map(|option| rest(&option.parts, &self.chosen)).flatten() {
            if !open.contains(&part) {
                open.push(part);
            }
        }
        open
    }

    /// The move that is chosen completely.
    pub(crate) fn ready<'a>(&self, options: &'a [Legal]) -> Option<&'a str> {
        let whole = |option: &&Legal| !option.parts.is_empty() && rest(&option.parts, &self.chosen).is_some_and(|left| left.is_empty());
        options.iter().find(whole).map(|option| option.mv.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(moves: &[(&str, &str)]) -> Vec<Legal> {
        let parts = |text: &str| text.split(',').map(String::from).collect();
        moves.iter().map(|(mv, text)| Legal { mv: (*mv).into(), parts: parts(text) }).collect()
    }

    fn bids() -> Vec<Legal> {
        options(&[("bid 1@1", "c1,p1"), ("bid 1@2", "c1,p2"), ("bid 2@1", "c2,p1")])
    }

    #[test]
    fn a_move_is_chosen_part_by_part_in_any_order() {
        let (options, mut chooser) = (bids(), Chooser::default());
        chooser.choose("p1", &options);
        assert_eq!(chooser.open(&options), ["c1", "c2"]);
        assert_eq!(chooser.ready(&options), None);
        chooser.choose("c2", &options);
        assert_eq!(chooser.ready(&options), Some("bid 2@1"));
    }

    #[test]
    fn another_card_replaces_the_one_that_was_chosen_and_keeps_the_rest_where_it_fits() {
        let (options, mut chooser) = (bids(), Chooser::default());
        for part in ["c2", "p1", "c1"] {
            chooser.choose(part, &options);
        }
        assert_eq!(chooser.ready(&options), Some("bid 1@1"));
        chooser.choose("p2", &options);
        assert_eq!(chooser.ready(&options), Some("bid 1@2"));
        chooser.choose("c2", &options);
        assert_eq!(chooser.chosen(), ["c2"], "the 2 cannot go to place 2");
        chooser.choose("c2", &options);
        assert!(chooser.chosen().is_empty(), "chosen again, it is taken back");
    }

    #[test]
    fn the_same_part_may_be_needed_twice() {
        let options = options(&[("take rr", "r,r"), ("take rgb", "r,g,b")]);
        let mut chooser = Chooser::default();
        chooser.choose("r", &options);
        chooser.choose("r", &options);
        assert_eq!(chooser.ready(&options), Some("take rr"));
        chooser.choose("g", &options);
        assert_eq!(chooser.chosen(), ["g", "r"]);
    }

    #[test]
    fn what_is_no_longer_legal_is_dropped() {
        let mut chooser = Chooser::default();
        chooser.choose("c2", &bids());
        chooser.keep_to(&options(&[("bid 1@1", "c1,p1")]));
        assert!(chooser.chosen().is_empty());
    }
}
