import { afterEach, expect, test, vi } from "vitest";
import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker";
import type { Failure } from "./result";

const ok: UpstreamResponse = { status: 200, location: "", text: "1" };
const unreachable: Failure = { kind: "connection-error", reason: "ECONNREFUSED" };
const notFound: UpstreamResponse = { status: 404, location: "", text: "" };

async function callThrough(breaker: CircuitBreaker, response: UpstreamResponse | Failure) {
  let called = false;
  const result = await breaker(async () => {
    called = true;
    return response;
  });
  return { called, result };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, UpstreamResponse | Failure]>([
  ["unreachable", unreachable],
  ["too slow", { kind: "failed", status: 504, reason: "took too long" }],
  ["failing", { status: 502, location: "", text: "" }],
  ["limiting calls", { status: 429, location: "", text: "" }],
])(
  "calls to an upstream that is %s are paused, then one is tried, and a response resumes them",
  async (_, failure) => {
    vi.useFakeTimers();
    let pauses = 0;
    const breaker = createCircuitBreaker({
      failures: 3,
      pauseMs: 5000,
      onPause: () => {
        pauses += 1;
      },
    });
    for (let time = 0; time < 3; time += 1) expect((await callThrough(breaker, failure)).called).toBe(true);
    expect(await callThrough(breaker, ok)).toEqual({
      called: false,
      result: { kind: "failed", status: 503, reason: "paused after repeated failures" },
    });
    expect(pauses).toBe(1);
    vi.advanceTimersByTime(4999);
    expect((await callThrough(breaker, ok)).called).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await callThrough(breaker, ok)).called).toBe(true);
    expect((await callThrough(breaker, ok)).called).toBe(true);
  },
);

test("a 404 is no failure, and one response ends a series of failures", async () => {
  const breaker = createCircuitBreaker({ failures: 3 });
  for (let time = 0; time < 10; time += 1) await callThrough(breaker, notFound);
  for (let time = 0; time < 10; time += 1) await callThrough(breaker, time % 3 === 2 ? ok : unreachable);
  expect((await callThrough(breaker, ok)).called).toBe(true);
});

test("simultaneous and waiting calls are limited", async () => {
  const breaker = createCircuitBreaker({ calls: 2, waiting: 3 });
  let running = 0;
  let maxRunning = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await released;
    running -= 1;
    return ok;
  };
  const calls = Array.from({ length: 7 }, () => breaker(slow));
  const full = { kind: "failed", status: 503, reason: "too many calls at once" };
  expect(await Promise.all(calls.slice(5))).toEqual([full, full]);
  release();
  expect(await Promise.all(calls.slice(0, 5))).toEqual([ok, ok, ok, ok, ok]);
  expect(maxRunning).toBe(2);
});
