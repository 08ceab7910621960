//! What a ban does besides refusing: it closes sockets, and seats do not wait for people who cannot come.

use super::Node;
use crate::bus::Heard;
use crate::clock::now;
use crate::store::{BanRow, Failed, Repository, Write};
use std::sync::Arc;
use table::{Act, Entry, Refusal, RefusalCode, TablePhase, Why};

impl Node {
    /// Stores who is banned or no longer banned, and tells every node.
    pub(crate) async fn change_bans(self: &Arc<Node>, write: Write) -> Result<(), Refusal> {
        self.archive.store.write(vec![write]).await.map_err(|failed| self.archive.refused(&failed))?;
        self.heed_bans().await;
        self.bus.tell(&Heard::Bans).await;
        Ok(())
    }

    /// Reads who is banned, and returns the new entries.
    pub(crate) async fn load_bans(&self) -> Result<Vec<BanRow>, Failed> {
        Ok(self.bans.replace(self.archive.store.bans(now()).await?))
    }

    /// Reads who is banned, and disconnects those who have just been banned. Their seats are treated as if they had left.
    pub(crate) async fn heed_bans(self: &Arc<Node>) {
        let new = match self.load_bans().await {
            Ok(new) => new,
            Err(failed) => return drop(self.archive.refused(&failed)),
        };
        if new.is_empty() {
            return;
        }
        let sent_away = self.visitors.send_away(|visitor| self.bans.check(visitor.player.as_deref(), visitor.network).err());
        let named = new.into_iter().map(|row| row.who).filter(|who| !sent_away.contains(who)).collect::<Vec<_>>();
        for player in sent_away.iter().chain(&named) {
            self.vacate(player).await;
        }
    }

    /// Ends all sessions of a person: none of their browsers is recognised from now on.
    pub(crate) async fn end_sessions(&self, player: &str) -> Result<(), Refusal> {
        let at = now();
        let write = Write::EndSessions { player: player.into(), at };
        self.archive.store.write(vec![write]).await.map_err(|failed| self.archive.refused(&failed))?;
        self.visitors.end_sessions(player, at);
        self.bus.tell(&Heard::Ended(player.into(), at)).await;
        Ok(())
    }

    /// Removes a person from their seats at tables that have not started, and lets a bot play for them in running games.
    pub(crate) async fn vacate(&self, player: &str) {
        const MOST: u32 = 1_000;
        let Ok(rows) = self.archive.store.tables_of(player, MOST).await else { return };
        for row in rows.into_iter().filter(|row| row.phase <= super::PLAYING) {
            if let Err(refusal) = self.step_aside(player, &row.id).await {
                tracing::debug!(code = %refusal.code, "a banned person's seat stays as it is");
            }
        }
    }

    pub(crate) async fn step_aside(&self, player: &str, id: &str) -> Result<(), Refusal> {
        let first = if self.with(id, |table| table.phase()).await? == TablePhase::Gathering { Act::Leave } else { Act::Away };
        match self.act(player, id, &first).await {
            // If the table has no cover.
            Err(refusal) if refusal.code == RefusalCode::NoCover => self.act(player, id, &Act::Resign).await,
            // If the cards are about to be dealt.
            Err(refusal) if refusal.code == RefusalCode::Dealing => self.cover(player, id).await,
            done => done,
        }
    }

    async fn cover(&self, player: &str, id: &str) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        let Some(seat) = held.table().seat_of(player) else { return Ok(()) };
        self.append(&mut held, Entry::Covered { seat, why: Why::Asked }).await
    }
}
