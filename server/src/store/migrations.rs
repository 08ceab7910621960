//! How the database reaches its present schema: numbered files in `server/migrations`, a folder for each kind of database, run by sqlx.
//!
//! A released file never changes: sqlx keeps its checksum. A new one gets the next number, in both folders, and a line here.

use super::sql::{Connection, Source, Statement};
use super::{Answer, Failed};
use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// A step: its number, what it does, and its text for SQLite and for PostgreSQL.
type Step = (i64, &'static str, &'static str, &'static str);

macro_rules! step {
    ($number:literal, $name:literal, $file:literal) => {
        (
            $number,
            $name,
            include_str!(concat!("../../migrations/sqlite/", $file)),
            include_str!(concat!("../../migrations/postgres/", $file)),
        )
    };
}

const STEPS: &[Step] = &[
    step!(1, "start", "0001_start.sql"),
    step!(2, "witnesses", "0002_witnesses.sql"),
    step!(3, "absences", "0003_absences.sql"),
    step!(4, "moderation", "0004_moderation.sql"),
    step!(5, "retention", "0005_retention.sql"),
    step!(6, "talk", "0006_talk.sql"),
    step!(7, "reviews", "0007_reviews.sql"),
    step!(8, "deals", "0008_deals.sql"),
    step!(9, "daily", "0009_daily.sql"),
    step!(10, "puzzles", "0010_puzzles.sql"),
    step!(11, "told", "0011_told.sql"),
    step!(12, "played", "0012_played.sql"),
    step!(13, "told_more", "0013_told_more.sql"),
    step!(14, "contests", "0014_contests.sql"),
    step!(15, "clubs", "0015_clubs.sql"),
];

/// Migrates the database, or says why it cannot be used.
pub(super) async fn run(connection: &mut Connection) -> Answer<()> {
    let migration =
        |number, name: &'static str, text| Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(text), false);
    let migrated = match connection {
        Connection::Sqlite(connection) => {
            let steps = STEPS.iter().map(|(number, name, text, _)| migration(*number, name, text));
            Migrator::with_migrations(steps.collect()).run_direct(None, connection.as_mut(), false).await
        }
        Connection::Postgres(connection) => {
            let steps = STEPS.iter().map(|(number, name, _, text)| migration(*number, name, text));
            Migrator::with_migrations(steps.collect()).run_direct(None, connection.as_mut(), false).await
        }
    };
    match migrated {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(found)) => Err(Failed::Unusable(newer(found))),
        Err(MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _)) => Err(why.into()),
        Err(why) => Err(Failed::Unusable(format!("the database cannot be brought to the present form: {why}"))),
    }
}

/// Refuses a database with another schema, and changes nothing.
pub(super) async fn check(connection: &mut Connection, source: &Source) -> Answer<()> {
    if !connection.has_table(source, "log").await? {
        return Err(Failed::Unusable(
            "the database holds no tables of cabochon's: it is another program's, or was emptied; restore a backup".into(),
        ));
    }
    let mut found = 0;
    if connection.has_table(source, "_sqlx_migrations").await? {
        let rows = connection.all(Statement::new("SELECT COALESCE(MAX(version), 0) AS version FROM _sqlx_migrations")).await?;
        found = rows.first().map_or(Ok(0), |row| row.int("version"))?;
    }
    let present = present();
    if found > present {
        return Err(Failed::Unusable(newer(found)));
    }
    if found < present {
        return Err(Failed::Unusable(
            "an older cabochon wrote the database, and this command changes nothing: use the older one here, or start `cabochon serve` of this build once"
                .into(),
        ));
    }
    Ok(())
}

fn present() -> i64 {
    STEPS.iter().map(|step| step.0).max().unwrap_or(0)
}

/// The sentence for a database written by a later version.
fn newer(found: i64) -> String {
    format!("the database has version {found}, and this build knows versions up to {}: use the newer cabochon that wrote it", present())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step_and_the_numbers_have_no_gap() {
        for (folder, text) in [("sqlite", 2), ("postgres", 3)] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let files = std::fs::read_dir(&folder).expect("a folder of the repository").map(|file| file.expect("a file").file_name());
            let mut files: Vec<String> = files.map(|name| name.to_string_lossy().into()).collect();
            files.sort();
            let steps: Vec<String> = STEPS.iter().map(|(number, name, ..)| format!("{number:04}_{name}.sql")).collect();
            assert_eq!(files, steps);
            assert!(STEPS.iter().zip(1..).all(|(step, number)| step.0 == number), "counted from 1");
            let first = if text == 2 { STEPS[0].2 } else { STEPS[0].3 };
            assert_eq!(std::fs::read_to_string(folder.join(&files[0])).expect("a text"), first);
        }
    }
}
