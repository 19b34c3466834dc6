import type { Selectable } from "kysely";
import type { Queries } from "../tables";
import type { MembersTable } from "./tables";

export type MemberRow = Selectable<MembersTable>;

/** The account with this address, in any state. @param email in any case */
export async function findByEmail(db: Queries, email: string): Promise<MemberRow | null> {
  return one(db, (query) => query.where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase())));
}

export async function findByUsername(db: Queries, username: string): Promise<MemberRow | null> {
  return one(db, (query) =>
    query.where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase())),
  );
}

export async function findById(db: Queries, id: string): Promise<MemberRow | null> {
  return one(db, (query) => query.where("id", "=", id));
}

const select = (db: Queries) => db.selectFrom("members").selectAll();

async function one(
  db: Queries,
  narrow: (query: ReturnType<typeof select>) => ReturnType<typeof select>,
): Promise<MemberRow | null> {
  return (await narrow(select(db)).executeTakeFirst()) ?? null;
}

/**
 * Locks an active member whose password is still the one that was compared. False where it was changed meanwhile, or
 * the member was blocked or deleted: comparing takes long enough for a reset to end all sessions and links.
 */
export async function lockByPassword(trx: Queries, id: string, passwordHash: string): Promise<boolean> {
  const member = await trx
    .selectFrom("members")
    .select("id")
    .where("id", "=", id)
    .where("password_hash", "=", passwordHash)
    .where("state", "=", "active")
    .forUpdate()
    .executeTakeFirst();
  return member !== undefined;
}
