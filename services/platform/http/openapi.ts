import { z } from "zod";
import { binary, hasQuery, noInput, type Operation, pathNames } from "../contract";

/** An object of JSON. */
type Json = Readonly<Record<string, unknown>>;

const error = z.object({ error: z.string() });

/** Answers that every operation may give. */
const failures = {
  400: "The input does not follow its schema.",
  403: "No valid key.",
  413: "The body is too large.",
  500: "The operation failed; nothing was changed.",
  503: "The database cannot be reached; nothing was changed.",
};
const noSession = { 401: "There is no such session, or it ended." };

const withSession = { key: [], session: [] };

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

function describe(operationId: string, operation: Operation): Json {
  const { summary, member, upload, responses } = operation;
  const { parameters, body } = describeInput(operation);
  const declared = Object.entries(responses).map(([status, { description, body }]) => [
    status,
    { description, content: body === binary ? bytes : json(schemaOf(body, "output")) },
  ]);
  const common = Object.entries({ ...failures, ...(member === true && noSession) }).map(
    ([status, description]) => [
      status,
      { description, content: json({ $ref: "#/components/schemas/Error" }) },
    ],
  );
  return {
    operationId,
    summary,
    ...(member && { security: member === "optional" ? [{ key: [] }, withSession] : [withSession] }),
    parameters: [
      ...parameters,
      ...Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(upload && { requestBody: { required: true, content: bytes } }),
    responses: { ...Object.fromEntries(common), ...Object.fromEntries(declared) },
  };
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** The parameters in path and query, and the schema of the body, of an input. */
function describeInput(operation: Operation): { parameters: Json[]; body: Json | null } {
  const { input } = operation;
  if (input === noInput) return { parameters: [], body: null };
  const { properties, required, ...rest } = objectSchema.parse(schemaOf(input, "input"));
  const inPath = pathNames(operation);
  const parameters = Object.entries(properties).flatMap(([name, schema]) => {
    const isInPath = inPath.includes(name);
    const isRequired = isInPath || required.includes(name);
    return isInPath || hasQuery(operation)
      ? [{ name, in: isInPath ? "path" : "query", required: isRequired, schema }]
      : [];
  });
  if (hasQuery(operation)) return { parameters, body: null };
  const inBody = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const requiredInBody = required.filter((name) => !inPath.includes(name));
  return {
    parameters,
    body: { ...rest, properties: Object.fromEntries(inBody), required: requiredInBody },
  };
}

/** The JSON schema of a value before (`input`) or after it was decoded. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** A body of bytes; an answer names its type in its header. */
const bytes: Json = { "application/octet-stream": {} };

function json(schema: Json): Json {
  return { "application/json": { schema } };
}
