//! The keys, on a page.

use crate::app::Shared;

pub(crate) fn lines(shared: &Shared) -> Vec<String> {
    let words = &shared.words;
    let key = |key: &str, text: String| format!("{key}  {text}");
    let table = [
        key("← ↑ → ↓, Tab", words.t("terminal-help-point")),
        key("Enter", words.t("terminal-help-choose")),
        key("Backspace, Esc", words.t("terminal-help-back")),
        key("m", words.t("terminal-all-moves")),
        key(":", words.t("terminal-help-type")),
        key("l", words.t("log-title")),
    ];
    let online = [
        key("x", words.t("terminal-help-menu")),
        key("t", words.t("talk-say")),
        key("p", words.t("terminal-phrases")),
        key("n", words.t("terminal-new-table")),
        key("c", words.t("recovery-title")),
    ];
    let last = [
        key("q", words.t("terminal-help-leave")),
        key("Ctrl-Z", words.t("terminal-help-suspend")),
        key("Ctrl-C", words.t("terminal-quit")),
    ];
    let online = online.into_iter().filter(|_| !shared.is_local());
    let about = [words.t("terminal-help-marks"), words.t("terminal-help-mouse")];
    table.into_iter().chain(online).chain(last).chain([String::new()]).chain(about).collect()
}
