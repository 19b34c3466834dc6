import { expect, test } from "vitest";
import { z } from "zod";
import { uploadToServices } from "~/.server/http/call-services";
import { streamFromServices } from "~/.server/http/stream-from-services";
import { testServices } from "../../../tests/setup/database";
import { testScope } from "../../../tests/setup/upstream";
import { binary, operation, upload } from "../contract";
import { createHandler } from "./handler";
import { openApiOf } from "./openapi";
import { answer, memberRoute, uploadRoute } from "./route";

const maxBytes = 300_000;
const session = "a session";

const operations = {
  storeFile: upload({
    method: "PUT",
    path: "/api/v1/files/{name}",
    summary: "Stores a file.",
    member: true,
    input: z.object({ name: z.string(), kind: z.string() }),
    upload: { maxBytes },
    responses: { 200: { description: "Stored.", body: z.object({ name: z.string(), kind: z.string() }) } },
  }),
  file: operation({
    method: "GET",
    path: "/api/v1/files/{name}",
    summary: "The file.",
    member: true,
    input: z.object({ name: z.string() }),
    responses: {
      200: { description: "The file.", body: binary },
      404: { description: "No such file.", body: z.object({ name: z.string() }) },
    },
  }),
};

/** Services that keep files in memory, and the site that calls them. */
async function files() {
  const { services } = await testServices();
  const stored = new Map<string, Uint8Array>();
  const member = {
    id: "1",
    username: "Jan",
    email: "",
    role: "member" as const,
    isStaffOpen: false,
    previousVisitAt: null,
    sessionHash: Buffer.alloc(0),
  };
  const { fetch, answer: answerLocally } = createHandler({
    services,
    routes: [
      uploadRoute(operations.storeFile, async ({ input, bytes }) => {
        stored.set(input.name, bytes);
        return answer(200, input);
      }),
      memberRoute(operations.file, async ({ input: { name } }) => {
        const bytes = stored.get(name);
        if (!bytes) return answer(404, { name });
        const stream = new Response(Uint8Array.from(bytes)).body ?? new ReadableStream();
        return answer(200, { contentType: "image/webp", etag: '"1"', size: bytes.length, stream });
      }),
    ],
    keys: null,
    findMember: async (secret) => (secret === session ? member : null),
    describe: () => openApiOf(operations),
  });
  const { scope } = testScope(fetch);
  const { services: called } = scope.upstreams;
  const local = { ...called, upstream: { ...called.upstream, answer: answerLocally } };
  return { fetch, stored, ways: { "over HTTP": scope.upstreams, "within the process": { services: local } } };
}

const bytes = Uint8Array.from({ length: maxBytes }, (_, index) => index % 251);

const ways = ["over HTTP", "within the process"] as const;

test.each(ways)("bytes arrive and come back as they are %s, beyond the limit of JSON", async (way) => {
  const upstreams = (await files()).ways[way];
  const input = { name: "een & twee.webp", kind: "a" };
  expect(await uploadToServices(upstreams, operations.storeFile, { input, session, bytes })).toEqual({
    status: 200,
    body: input,
  });
  const call = { input: { name: input.name }, session };
  const { status, body } = await streamFromServices(upstreams, operations.file, call);
  if (status !== 200) throw new Error("no file");
  expect(body).toMatchObject({ contentType: "image/webp", etag: '"1"', size: maxBytes });
  expect(new Uint8Array(await new Response(body.stream).arrayBuffer())).toEqual(bytes);
});

test.each(ways)("an operation with bytes has answers of JSON too %s", async (way) => {
  const upstreams = (await files()).ways[way];
  const call = { input: { name: "a" }, session };
  expect(await streamFromServices(upstreams, operations.file, call)).toEqual({
    status: 404,
    body: { name: "a" },
  });
});

test("one byte above the limit is a 413, with and without its length, and nothing is stored", async () => {
  const { fetch, stored, ways: sent } = await files();
  const send = (body: BodyInit, headers: Record<string, string> = {}) => {
    const init = { method: "PUT", headers: { "X-Session": session, ...headers }, body };
    return fetch(new Request("http://services.test/api/v1/files/a?kind=b", init));
  };
  const tooMany = new Uint8Array(maxBytes + 1);
  expect((await send(tooMany, { "Content-Length": String(tooMany.length) })).status).toBe(413);
  expect((await send(tooMany)).status).toBe(413);
  const input = { name: "a", kind: "b" };
  for (const way of ways)
    await expect(
      uploadToServices(sent[way], operations.storeFile, { input, session, bytes: tooMany }),
    ).rejects.toMatchObject({ init: { status: 503 } });
  expect(stored.size).toBe(0);
  expect((await send(bytes)).status).toBe(200);
});

test("bytes need a session and a valid input like everything else", async () => {
  const { fetch, stored } = await files();
  const send = async (path: string, headers: Record<string, string>) =>
    (await fetch(new Request(`http://services.test${path}`, { method: "PUT", headers, body: bytes }))).status;
  expect(await send("/api/v1/files/a?kind=b", {})).toBe(401);
  expect(await send("/api/v1/files/a", { "X-Session": session })).toBe(400);
  expect(stored.size).toBe(0);
});

test("the document describes bytes as application/octet-stream", async () => {
  expect(openApiOf(operations)).toMatchObject({
    paths: {
      "/api/v1/files/{name}": {
        put: {
          requestBody: { required: true, content: { "application/octet-stream": {} } },
          parameters: expect.arrayContaining([expect.objectContaining({ name: "kind", in: "query" })]),
        },
        get: { responses: { 200: { content: { "application/octet-stream": {} } } } },
      },
    },
  });
});
