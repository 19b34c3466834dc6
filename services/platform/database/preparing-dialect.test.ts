import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { testDatabase } from "../../../tests/setup/database";
import { createDatabase, createPool } from "./connect";
import { prepared } from "./preparing-dialect";

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

test("a marked statement is prepared once, whatever its values, and no other one", async () => {
  const db = await notes();
  const read = db.selectFrom("notes").select("note");
  const readPrepared = (id: number) => read.modifyFront(prepared).where("id", "=", id).execute();
  expect([await readPrepared(1), await readPrepared(2)]).toEqual([[{ note: "een" }], [{ note: "twee" }]]);
  expect(await read.where("id", "=", 1).execute()).toEqual([{ note: "een" }]);
  const { rows } = await sql`select custom_plans::int as times from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ times: 2 }]);
});

test("how many rows a statement changed is known", async () => {
  const db = await notes();
  expect(await db.deleteFrom("notes").where("id", "<", 3).executeTakeFirst()).toEqual({ numDeletedRows: 2n });
});
