import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { testDatabase } from "../../../tests/setup/database";
import { createDatabase, createPool } from "./connect";

type Notes = { notes: { id: number; note: string } };

/** Notes over a single connection, so that a statement meets what earlier ones left there. */
async function notes() {
  const address = await testDatabase({ isMigrated: false });
  const db = createDatabase(createPool(address, capturingLogger().logger, { max: 1 })).withTables<Notes>();
  onTestFinished(() => db.destroy());
  await sql`create table notes (id int, note text); insert into notes values (1, 'een'), (2, 'twee')`.execute(
    db,
  );
  return db;
}

test("a statement is prepared once, whatever its values", async () => {
  const db = await notes();
  const read = (id: number) => db.selectFrom("notes").select("note").where("id", "=", id).execute();
  expect([await read(1), await read(2)]).toEqual([[{ note: "een" }], [{ note: "twee" }]]);
  const { rows } =
    await sql`select statement, custom_plans::int as times from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select "note" from "notes" where "id" = $1', times: 2 }]);
});

test("statements go on after a migration changed the columns of their table", async () => {
  const db = await notes();
  const change = { id: 2, note: "drie" };
  const statements = {
    select: () => db.selectFrom("notes").selectAll().where("id", "=", 1).execute(),
    alias: () => db.selectFrom("notes as all").selectAll("all").where("id", "=", 1).execute(),
    returning: () => db.insertInto("notes").values(change).returningAll().execute(),
    named: () => db.updateTable("notes").set(change).where("id", "=", 2).returning("note").execute(),
  };
  for (const run of Object.values(statements)) await run();
  await sql`alter table notes add column at timestamptz`.execute(db);
  for (const [name, run] of Object.entries(statements)) expect(await run(), name).not.toEqual([]);
});

test("how many rows a statement changed is known", async () => {
  const db = await notes();
  expect(await db.deleteFrom("notes").where("id", "<", 3).executeTakeFirst()).toEqual({ numDeletedRows: 2n });
});
