/**
 * A process of the site, for postgres.test.ts: starts or joins the PostgreSQL of a folder, prints its address, and
 * writes numbers, each printed once the database has acknowledged it.
 */
import { setTimeout as pause } from "node:timers/promises";
import { createPool } from "../../services/platform/database/connect";
import { startPostgres } from "../../services/platform/postgres/start-postgres";

const [dataDir = "", first = "0"] = process.argv.slice(2);
const logger = { info() {}, warn() {}, error() {} };

try {
  const { address, stop } = await startPostgres({ dataDir, logger });
  let stopping = false;
  process.once("SIGTERM", () => {
    stopping = true;
  });
  const pool = createPool(address, logger);
  await pool.query("create table if not exists numbers (number integer primary key)").catch(() => {});
  console.log(address);
  for (let number = Number(first); !stopping; number += 1) {
    try {
      await pool.query("insert into numbers values ($1)", [number]);
      console.log(number);
      await pause(1);
    } catch {
      await pause(20);
    }
  }
  await pool.end();
  await stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
