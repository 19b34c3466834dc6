import type { Client } from "pg";
import { errorCode } from "../../../app/utils/error-code";
import { addressOf, adminName, siteName, withClient } from "./socket";

const made = ["42710", "42P04", "23505"];

/** Creates the site's role and database where they are missing. The role is no superuser, and may use no other one. */
export async function createDatabase(sockets: string): Promise<void> {
  await withClient(addressOf(sockets, adminName), async (client) => {
    if (!(await exists(client, "select from pg_roles where rolname = $1")))
      await create(client, `create role ${siteName} login`);
    if (await exists(client, "select from pg_database where datname = $1")) return;
    await create(client, `create database ${siteName} owner ${siteName}`);
  });
}

async function exists(client: Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [siteName]);
  return (rowCount ?? 0) > 0;
}

async function create(client: Client, statement: string): Promise<void> {
  await client.query(statement).catch((error: unknown) => {
    // Another process was first.
    if (!made.includes(errorCode(error))) throw error;
  });
}
