import { z } from "zod";
import { noBody, type Operation } from "../contract";

/** An object of JSON. */
type Json = Readonly<Record<string, unknown>>;

const error = z.object({ error: z.string() });

/** Answers that every operation may give. */
const failures = {
  400: "The body does not follow its schema.",
  403: "No valid key.",
  413: "The body is too large.",
  500: "The operation failed; nothing was changed.",
  503: "The database cannot be reached; nothing was changed.",
};
const noSession = { 401: "There is no such session, or it ended." };

/** Headers that the site sends for a visitor. */
const headers = {
  "X-Platform": "The brand, for mails.",
  "X-Origin": "Scheme and host that links in mails start with.",
  "X-Client": "A keyed hash of the visitor's network, by which tries are counted.",
};

/** The OpenAPI 3.1 document of operations, by their name. */
export function openApiOf(operations: Readonly<Record<string, Operation>>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    const path = paths[operation.path] ?? {};
    paths[operation.path] = { ...path, [operation.method.toLowerCase()]: describe(operationId, operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Services", version: "1" },
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "SERVICES_KEY" },
        session: { type: "apiKey", in: "header", name: "X-Session", description: "The session of a member." },
      },
      parameters: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [
          name,
          { name, in: "header", description, schema: { type: "string" } },
        ]),
      ),
      schemas: { Error: schemaOf(error, "output") },
    },
  };
}

function describe(operationId: string, { summary, member, path, body, responses }: Operation): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, schema: { type: "string" } },
  }));
  const declared = Object.entries(responses).map(([status, { description, body }]) => [
    status,
    { description, content: json(schemaOf(body, "output")) },
  ]);
  const common = Object.entries({ ...failures, ...(member && noSession) }).map(([status, description]) => [
    status,
    { description, content: json({ $ref: "#/components/schemas/Error" }) },
  ]);
  return {
    operationId,
    summary,
    ...(member && { security: [{ key: [], session: [] }] }),
    parameters: [
      ...inPath,
      ...Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body !== noBody && { requestBody: { required: true, content: json(schemaOf(body, "input")) } }),
    responses: { ...Object.fromEntries(common), ...Object.fromEntries(declared) },
  };
}

/** The JSON schema of a value before (`input`) or after it was decoded. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}
