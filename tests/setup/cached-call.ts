import { z } from "zod";
import type { CachedCall } from "~/.server/cache/upstream-cache";
import { failed } from "~/.server/http/call";

/** How a test's call of an upstream ends. */
export type Ending = { verdict: "good"; text: string } | { verdict: "missing" | "refused" | "failed" };

export const good = (text: string): Ending => ({ verdict: "good", text });
export const missing: Ending = { verdict: "missing" };
export const refused: Ending = { verdict: "refused" };
export const failing: Ending = { verdict: "failed" };

const schema = z.string();
const statuses = { missing: 404, refused: 403, failed: 503 };

/** Of a page that waits for every call. */
export const noDeadline = () => ({ signal: () => new AbortController().signal });

/** A call with the given outcome that returns its text unchanged. */
export function cachedCall(end: () => Ending | Promise<Ending>): CachedCall<typeof schema> {
  return {
    schema,
    async call() {
      const ending = await end();
      const { verdict } = ending;
      if (verdict === "good") {
        const response = { status: 200, location: "", text: ending.text };
        return { verdict, response, ...decoded(ending.text) };
      }
      const status = statuses[verdict];
      const response = { status, location: "", text: "" };
      return { verdict, response, result: failed(status), tags: [], isIncomplete: false };
    },
    decode: async ({ text }) => decoded(text),
  };
}

function decoded(value: string) {
  return { result: { kind: "loaded", status: 200, value }, tags: [], isIncomplete: false } as const;
}
