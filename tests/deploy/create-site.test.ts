import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prepareDatabase } from "../../services/open";
import { withClient } from "../../services/platform/postgres/socket";
import { capturingLogger } from "../setup/capturing-logger";
import { ownPostgres, valuesOf } from "../setup/own-postgres";
import { temporaryFolder } from "../setup/temporary-folder";

/** The statements as psql sends them, for a role and database of another name, since this server has those. */
const statements = readFileSync("deploy/postgres/create-site.sql", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !/^(--|\\getenv)/.test(line))
  .map((line) => line.replace(/\bsite\b/g, "shipped").replace(":'password'", "'a password'"));

test("the role of compose.yaml migrates its database, is no superuser, and no other role may connect", async () => {
  const { adminAddress, address } = await ownPostgres(temporaryFolder());
  await withClient(adminAddress, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
  const shipped = address.replace("//site@/site?", "//shipped@/shipped?");
  await prepareDatabase(shipped, capturingLogger().logger);
  const rights = "rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls";
  const query = `select ${rights} from pg_roles where rolname = current_user`;
  expect(await valuesOf(shipped, query)).toEqual([false]);
  await expect(valuesOf(shipped.replace("shipped@", "site@"), "select 1")).rejects.toThrow(
    "permission denied",
  );
  const passwords = "select rolname from pg_authid where rolpassword is not null";
  expect(await valuesOf(adminAddress, passwords)).toEqual(["shipped"]);
});
