import { afterEach, expect, test, vi } from "vitest";
import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker";
import type { Failure } from "./result";

const good: UpstreamResponse = { status: 200, location: "", text: "1" };
const down: Failure = { kind: "connection-error", reason: "ECONNREFUSED" };
const notThere: UpstreamResponse = { status: 404, location: "", text: "" };

async function ask(gate: CircuitBreaker, answer: UpstreamResponse | Failure) {
  let asked = false;
  const result = await gate(async () => {
    asked = true;
    return answer;
  });
  return { asked, result };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, UpstreamResponse | Failure]>([
  ["not to be reached", down],
  ["too late", { kind: "failed", status: 504, reason: "took too long" }],
  ["in trouble of its own", { status: 502, location: "", text: "" }],
])(
  "an upstream that is %s is left alone for a moment, then asked once, and trusted when it answers",
  async (_, failure) => {
    vi.useFakeTimers();
    let told = 0;
    const gate = createCircuitBreaker({
      failures: 3,
      pauseMs: 5000,
      onPause: () => {
        told += 1;
      },
    });
    for (let time = 0; time < 3; time += 1) expect((await ask(gate, failure)).asked).toBe(true);
    expect(await ask(gate, good)).toEqual({
      asked: false,
      result: { kind: "failed", status: 503, reason: "left alone after many failures" },
    });
    expect(told).toBe(1);
    vi.advanceTimersByTime(4999);
    expect((await ask(gate, good)).asked).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await ask(gate, good)).asked).toBe(true);
    expect((await ask(gate, good)).asked).toBe(true);
  },
);

test("a page that is not there is no failure, and one answer ends a row of them", async () => {
  const gate = createCircuitBreaker({ failures: 3 });
  for (let time = 0; time < 10; time += 1) await ask(gate, notThere);
  for (let time = 0; time < 10; time += 1) await ask(gate, time % 3 === 2 ? good : down);
  expect((await ask(gate, good)).asked).toBe(true);
});

test("no more calls run at once than it may have, and no more wait than can be served", async () => {
  const gate = createCircuitBreaker({ calls: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await released;
    running -= 1;
    return good;
  };
  const calls = Array.from({ length: 7 }, () => gate(slow));
  const full = { kind: "failed", status: 503, reason: "too many calls at once" };
  expect(await Promise.all(calls.slice(5))).toEqual([full, full]);
  release();
  expect(await Promise.all(calls.slice(0, 5))).toEqual([good, good, good, good, good]);
  expect(most).toBe(2);
});
