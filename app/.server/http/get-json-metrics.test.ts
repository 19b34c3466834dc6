import { expect, test } from "vitest";
import { z } from "zod";
import { createMetrics } from "~/.server/metrics/metrics";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { postForm } from "./post-form";
import type { Fetch } from "./upstream";

const status = (code: number): Fetch => {
  return async () => new Response(null, { status: code });
};

const unreachable: Fetch = async () => {
  throw new TypeError("fetch failed");
};

test.each<[string, Fetch]>([
  ["loaded", async () => json({})],
  ["absent", status(404)],
  ["refused", status(403)],
  ["failed", status(500)],
  ["failed", async () => new Response("<html>")],
  ["unreachable", unreachable],
])("a call is counted as %s", async (outcome, fetch) => {
  const metrics = createMetrics();
  const { calls } = testCalls({ metrics });
  await getJson({ upstream: testUpstream(fetch), calls }, "/geheim", { schema: z.object({}) });
  const text = await metrics.text();
  expect(text).toContain(`site_upstream_call_seconds_count{upstream="cms",outcome="${outcome}"} 1`);
  expect(text).not.toContain("geheim");
});

test("a forwarded form is counted", async () => {
  const metrics = createMetrics();
  const { calls } = testCalls({ metrics });
  await postForm({ upstream: testUpstream(status(500)), calls }, "/formulier", new FormData());
  expect(await metrics.text()).toContain('{upstream="cms",outcome="failed"} 1');
});
