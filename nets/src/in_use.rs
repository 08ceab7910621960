//! Which of its networks a game plays with.

use std::fmt;
use std::sync::OnceLock;

/// The network that players of this process use: the built-in one, unless another was installed before the first game.
#[derive(Debug)]
pub struct InUse<N> {
    network: OnceLock<N>,
    built_in: fn() -> N,
}

impl<N> InUse<N> {
    /// Nothing is in use yet; `built_in` is what is used unless something is installed.
    pub const fn new(built_in: fn() -> N) -> InUse<N> {
        InUse { network: OnceLock::new(), built_in }
    }

    /// The network in use: from now on always this one.
    pub fn get(&self) -> &N {
        self.network.get_or_init(self.built_in)
    }

    /// Makes players use another network. Fails once one has been used.
    pub fn install(&self, network: N) -> Result<(), AlreadyInUse> {
        self.network.set(network).map_err(|_| AlreadyInUse)
    }
}

/// A network is already in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlreadyInUse;

impl fmt::Display for AlreadyInUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a network is in use already: install another before the first game")
    }
}

impl std::error::Error for AlreadyInUse {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_network_can_be_installed_until_one_is_used() {
        let untouched = InUse::new(|| "built in");
        assert_eq!(untouched.get(), &"built in");
        assert_eq!(untouched.install("trained"), Err(AlreadyInUse));
        let changed = InUse::new(|| "built in");
        assert_eq!(changed.install("trained"), Ok(()));
        assert_eq!(changed.get(), &"trained");
        assert_eq!(changed.install("later"), Err(AlreadyInUse));
    }
}
