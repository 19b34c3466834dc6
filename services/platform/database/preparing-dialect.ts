import {
  type CompiledQuery,
  type DatabaseConnection,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type RawBuilder,
  sql,
  type ValueNode,
} from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import type { Queries } from "../../tables";
import { sha256 } from "../hash";

/** The place of a value in a statement that is prepared. */
class Placeholder {
  constructor(readonly name: PropertyKey) {}
}

/** Writes what is the same at every run into the text, so that partial indexes fit the plan for all values. */
class Literals extends OperationNodeTransformer {
  override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Placeholder ? node : { ...node, immediate: true };
  }
}

const literals = new Literals();
const literalsPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => literals.transformNode(node),
  transformResult: async ({ result }) => result,
};

type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

interface PreparedQuery extends CompiledQuery {
  preparedAs: string;
}

/**
 * A statement that is compiled once, and that each connection prepares: compiling and planning take longer than the
 * rest. It has to name its columns, as PostgreSQL refuses it once a migration changed them, and to need one plan for
 * all values: where few rows and many need other ones, PostgreSQL may keep the wrong one.
 */
export function prepare<Values extends object>() {
  return <Row>(build: (db: Queries, value: ValueOf<Values>) => CompiledQuery<Row>) => {
    let compiled: (CompiledQuery<Row> & PreparedQuery) | undefined;
    return async (db: Queries, values: Values): Promise<Row[]> => {
      compiled ??= named(build(db.withPlugin(literalsPlugin), (name) => sql`${new Placeholder(name)}`));
      const given = new Map<PropertyKey, unknown>(Object.entries(values));
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? given.get(parameter.name) : parameter,
      );
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    };
  };
}

function named<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> & PreparedQuery {
  return { ...query, preparedAs: sha256(query.sql).toString("base64") };
}

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

async function execute<Row>(
  client: PoolClient,
  { sql: text, parameters, preparedAs: name }: CompiledQuery & Partial<PreparedQuery>,
): Promise<QueryResult<Row>> {
  const { command, rowCount, rows } = await client.query({ name, text, values: [...parameters] });
  // Several statements in one text, as in migrations, have no rows.
  return { rows: rows ?? [], ...(command !== "SELECT" && { numAffectedRows: BigInt(rowCount ?? 0) }) };
}
