import { expect, test } from "vitest";
import { z } from "zod";
import { noInput, operation } from "../../../services/platform/contract";
import { testCalls, testUpstream } from "../../../tests/setup/upstream";
import { callServices } from "./call-services";
import type { Fetch } from "./upstream";

const declared = {
  path: "/api/v1/things",
  summary: "",
  member: false,
  input: noInput,
  responses: { 200: { description: "", body: z.object({}) } },
} as const;
const read = operation({ ...declared, method: "GET" });
const readingPost = operation({ ...declared, method: "POST", reads: true });
const post = operation({ ...declared, method: "POST" });

/** The outcome of a call, and how often it was sent. */
async function outcome(fetch: Fetch, called: typeof read, timeoutMs = 60_000) {
  let sent = 0;
  const upstream = testUpstream((request) => {
    sent += 1;
    return fetch(request);
  });
  const { calls } = testCalls({ timeoutMs });
  const answer = callServices({ services: { upstream, calls } }, called, { input: undefined });
  const status = await answer.then(
    (loaded) => loaded.status,
    ({ init }: { init: ResponseInit }) => init.status,
  );
  return { status, sent };
}

const late: Fetch = () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 150));

test.each([read, readingPost])(
  "a call that reads is waited for as long as a page may take",
  async (called) => {
    expect(await outcome(late, called, 60)).toEqual({ status: 503, sent: 1 });
  },
);

test("a call that changes something is waited for as long as a form", async () => {
  expect(await outcome(late, post, 60)).toEqual({ status: 200, sent: 1 });
});

test("only a call that reads is repeated after a connection error", async () => {
  const refused: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  expect(await outcome(refused, read)).toEqual({ status: 503, sent: 11 });
  expect(await outcome(refused, readingPost)).toEqual({ status: 503, sent: 11 });
  expect(await outcome(refused, post)).toEqual({ status: 503, sent: 1 });
});
