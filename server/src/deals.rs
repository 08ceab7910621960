//! Deals that others play again: a link that tells nothing of the game, and the same cards for everybody who opens it.

use crate::clock::{now, random, word};
use crate::node::Node;
use crate::store::{DealRow, Person, Repository, Write};
use crate::wire::Chair;
use serde::Serialize;
use table::{Refusal, RefusalCode, Table, Terms, fair};

/// What somebody is told of a deal who has the link: what is played and who sat there, and nothing of how it went.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Dealt<'a> {
    /// What is agreed.
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
    /// The word in the link to the deal of a finished game; made when somebody first asks for it.
    pub(crate) async fn deal_link(&self, id: &str) -> Result<String, Refusal> {
        self.with(id, Table::must_be_dealt_again).await??;
        if let Some(row) = self.deal_of(id).await? {
            return Ok(row.code);
        }
        let row = DealRow { table: id.into(), code: word(16), made: now() };
        self.archive.store.write(vec![Write::Deal(row)]).await.map_err(|failed| self.archive.refused(&failed))?;
        // Another one may have been faster: the first link stays.
        Ok(self.deal_of(id).await?.ok_or_else(no_such_deal)?.code)
    }

    /// What is told of a deal, as JSON.
    pub(crate) async fn deal(&self, code: &str) -> Result<String, Refusal> {
        let told = |table: &Table| serde_json::to_string(&Dealt::of(table)).expect("plain data");
        self.with(&self.table_of_deal(code).await?, told).await
    }

    /// Sets up a table at which a person and others play the deal, and says its name.
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
