import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { testDatabase } from "../../../tests/setup/database";
import { createPool, openDatabase } from "./connect";
import { prepare } from "./preparing-dialect";

type Notes = { notes: { id: number; note: string } };

/** Notes over a single connection, so that a statement meets what earlier ones left there. */
async function withNotes() {
  const address = await testDatabase({ isMigrated: false });
  const db = openDatabase(createPool(address, capturingLogger().logger, { max: 1 }));
  onTestFinished(() => db.destroy());
  await sql`create table notes (id int, note text); insert into notes values (1, 'een'), (2, 'twee')`.execute(
    db,
  );
  return { db, notes: db.withTables<Notes>() };
}

test("a statement is compiled and prepared once, whatever its values, and no other one", async () => {
  const { db, notes } = await withNotes();
  const compiled = vi.fn();
  const read = prepare<{ id: number; other: number | null }>()((_, value) => {
    compiled();
    const isOne = sql<boolean>`id in (${value("id")}, ${value("other")})`;
    return notes.selectFrom("notes").select("note").where(isOne).orderBy("id").compile();
  });
  const [one, two] = [{ note: "een" }, { note: "twee" }];
  expect(await read(db, { other: null, id: 1 })).toEqual([one]);
  expect(await read(db, { id: 2, other: 1 })).toEqual([one, two]);
  expect(await notes.selectFrom("notes").select("note").where("id", "=", 1).execute()).toEqual([one]);
  expect(compiled).toHaveBeenCalledOnce();
  const { rows } = await sql`select custom_plans::int as times from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ times: 2 }]);
});

test("what is the same at every run is in the text of a prepared statement, for partial indexes", async () => {
  const { db, notes } = await withNotes();
  const read = prepare<{ id: number }>()((given, value) =>
    given
      .withTables<Notes>()
      .selectFrom("notes")
      .select("note")
      .where("id", "=", value("id"))
      .where("note", "!=", "'s avonds")
      .limit(5)
      .compile(),
  );
  expect(await read(db, { id: 1 })).toEqual([{ note: "een" }]);
  const { rows } = await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(
    notes,
  );
  expect(rows[0]?.text).toContain(`"id" = $1 and "note" != '''s avonds' limit 5`);
});

test("how many rows a statement changed is known", async () => {
  const { notes } = await withNotes();
  expect(await notes.deleteFrom("notes").where("id", "<", 3).executeTakeFirst()).toEqual({
    numDeletedRows: 2n,
  });
});
