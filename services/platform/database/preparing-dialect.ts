import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  sql,
} from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { sha256 } from "../hash";

const mark = "/* prepared */";

/**
 * Marks a statement that each connection prepares, since planning it takes longer than the rest. It has to name its
 * columns, as PostgreSQL refuses it once a migration changed them, and to need one plan for all values: where few rows
 * and many need other ones, or a value is the condition of a partial index, PostgreSQL may keep the wrong one.
 */
export const prepared = sql.raw(mark);

/** PostgreSQL, with prepared statements. */
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
  readonly #unusable = new WeakSet<PoolClient>();

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect();
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        try {
          return await execute<Row>(client, query);
        } catch (error) {
          // Without an answer nobody knows what the server still does, and in whose transaction the next statement is.
          if (!(error instanceof DatabaseError)) this.#unusable.add(client);
          throw error;
        }
      },
      streamQuery() {
        throw new Error("rows are not streamed");
      },
    };
    this.#clients.set(connection, client);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const client = this.#clients.get(connection);
    client?.release(this.#unusable.has(client));
  }
}

const preparedNames = new Map<string, string>();

/** The same in all processes; kept, as there are few of them and each request of a member needs some. */
function preparedName(text: string): string {
  const name = preparedNames.get(text) ?? sha256(text).toString("base64");
  preparedNames.set(text, name);
  return name;
}

async function execute<Row>(
  client: PoolClient,
  { sql: text, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  const name = text.includes(mark) ? preparedName(text) : undefined;
  const { command, rowCount, rows } = await client.query({ name, text, values: [...parameters] });
  // Several statements in one text, as in migrations, have no rows.
  return { rows: rows ?? [], ...(command !== "SELECT" && { numAffectedRows: BigInt(rowCount ?? 0) }) };
}
