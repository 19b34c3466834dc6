import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { sha256 } from "../hash";

/** PostgreSQL refuses a prepared statement once a migration changed the columns that it returns. */
const everyColumn = /(?:select |returning |\.)\*/;

/**
 * PostgreSQL, with statements that each connection prepares: for most of them parsing and planning takes longer than
 * the rest. Statements that return every column, or take no values, are not prepared.
 */
export class PreparingDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new PreparingDriver(this.#pool);
  }
}

class PreparingDriver extends PostgresDriver {
  readonly #pool: Pool;
  readonly #clients = new WeakMap<DatabaseConnection, PoolClient>();

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect();
    const connection: DatabaseConnection = {
      executeQuery: (query) => execute(client, query),
      streamQuery() {
        throw new Error("rows are not streamed");
      },
    };
    this.#clients.set(connection, client);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#clients.get(connection)?.release();
  }
}

async function execute<Row>(
  client: PoolClient,
  { sql: text, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  const isPrepared = parameters.length > 0 && !everyColumn.test(text);
  const name = isPrepared ? sha256(text).toString("base64") : undefined;
  const { command, rowCount, rows } = await client.query({ name, text, values: [...parameters] });
  // Several statements in one text, as in migrations, have no rows.
  return { rows: rows ?? [], ...(command !== "SELECT" && { numAffectedRows: BigInt(rowCount ?? 0) }) };
}
