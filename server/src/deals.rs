//! Deals that others play again: a link that reveals nothing of the game, and the same cards for everyone who opens it.

use crate::clock::{now, random, word};
use crate::node::Node;
use crate::store::{DealRow, Person, Repository, Write};
use crate::wire::Chair;
use serde::Serialize;
use table::{Refusal, RefusalCode, Table, Terms, fair};

/// What people with the link are told of a deal: what is played and who sat there, but not how it went.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Dealt<'a> {
    /// The terms.
    terms: &'a Terms,
    /// Every seat of the game that was played.
    seats: Vec<Chair<'a>>,
}

impl<'a> Dealt<'a> {
    fn of(table: &'a Table) -> Dealt<'a> {
        Dealt { terms: table.terms(), seats: table.places().iter().map(Chair::of).collect() }
    }
}

fn no_such_deal() -> Refusal {
    Refusal::new(RefusalCode::NoSuchDeal, "there is no such deal: the link is wrong, or its game was deleted")
}

impl Node {
    /// The code in the link to the deal of a finished game; created on first request.
    pub(crate) async fn deal_link(&self, id: &str) -> Result<String, Refusal> {
        self.with(id, |table| table.must_be_dealt_again().and_then(|()| Node::must_not_tell_of_today(table))).await??;
        if let Some(row) = self.deal_of(id).await? {
            return Ok(row.code);
        }
        let row = DealRow { table: id.into(), code: word(16), made: now() };
        self.archive.store.write(vec![Write::Deal(row)]).await.map_err(|failed| self.archive.refused(&failed))?;
        // Another request may have been faster: the first link stays.
        Ok(self.deal_of(id).await?.ok_or_else(no_such_deal)?.code)
    }

    /// What is told of a deal, as JSON.
    pub(crate) async fn deal(&self, code: &str) -> Result<String, Refusal> {
        let told = |table: &Table| serde_json::to_string(&Dealt::of(table)).expect("plain data");
        self.with(&self.table_of_deal(code).await?, told).await
    }

    /// Creates a table at which a person and others play the deal, and returns its name.
    pub(crate) async fn deal_again(&self, person: &Person, code: &str) -> Result<String, Refusal> {
        let id = self.table_of_deal(code).await?;
        let seed = fair::hex(&random::<32>());
        let entries = self.with(&id, |table| table.deal_again(&person.id, &person.name, seed)).await??;
        self.found_for(&person.id, entries).await
    }

    async fn deal_of(&self, id: &str) -> Result<Option<DealRow>, Refusal> {
        self.archive.store.deal_of(id).await.map_err(|failed| self.archive.refused(&failed))
    }

    async fn table_of_deal(&self, code: &str) -> Result<String, Refusal> {
        let row = self.archive.store.deal(code).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(row.ok_or_else(no_such_deal)?.table)
    }
}
