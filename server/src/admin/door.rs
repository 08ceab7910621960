//! The operators' door, and who may use it.

use crate::config::Config;
use crate::front::{Door, Listener, open_private};
use crate::serve::DataPlace;
use crate::store::{ADMIN, Failed};
use engine::Unreadable;
use std::path::PathBuf;

/// The shortest token for a door that everyone on the machine or on the network can reach.
const SHORTEST: usize = 32;

/// The default place of the door: beside the embedded database.
pub(super) fn usual(place: &DataPlace) -> Option<PathBuf> {
    if place.url().is_some() { None } else { place.folder().ok().map(|folder| folder.join(ADMIN)) }
}

/// Opens the configured door, if any.
///
/// # Errors
/// If a requested door cannot be opened, or would be open to everyone.
pub(crate) async fn open(config: &Config, place: &DataPlace) -> Result<Option<Listener>, Failed> {
    let unusable = |why: String| Failed::Unusable(format!("cannot open the door for `cabochon admin`: {why}"));
    if !config.admin_token.is_empty() && config.admin_token.len() < SHORTEST {
        return Err(unusable(format!("the token has {} characters, and needs {SHORTEST}", config.admin_token.len())));
    }
    match config.admin.as_str() {
        "off" => Ok(None),
        "" => Ok(usual(place).and_then(|path| match open_private(&path) {
            Ok(listener) => Some(listener),
            Err(why) => {
                tracing::warn!(%why, "`cabochon admin` cannot reach this server: name another place with the setting `admin`");
                None
            }
        })),
        said => match said.parse().map_err(|why: Unreadable| unusable(why.to_string()))? {
            Door::Unix(path) => open_private(&path).map(Some).map_err(|why| unusable(format!("{}: {why}", path.display()))),
            Door::Tcp(_) if config.admin_token.is_empty() => {
                Err(unusable(format!("{said} is open to others: set CABOCHON_ADMIN_TOKEN to a secret of at least {SHORTEST} characters")))
            }
            door @ Door::Tcp(_) => Listener::open(&door).await.map(Some),
        },
    }
}
