import { describe, expect, test } from "vitest";
import { dayMs, secondMs } from "~/utils/durations";
import {
  cachedCall,
  type Ending,
  failing as failed,
  good,
  missing,
  noDeadline,
  refused,
} from "../../../tests/setup/cached-call";
import type { CallPolicy } from "./call-policy";
import { createFlushes } from "./flushes";
import { createUpstreamCache } from "./upstream-cache";

const settings = {
  freshMs: 60 * secondMs,
  staleMs: 600 * secondMs,
  outageMs: dayMs,
  missingMs: 10 * secondMs,
  maxBytes: 1024 * 1024,
  maxPageBytes: 1024 * 1024,
};
const policy: CallPolicy = { freshFactor: 1, tags: ["page", "page:/zorgen"], durable: true };

/** A cache with a clock and an upstream that the test controls. */
function site(changes: Partial<typeof settings> = {}) {
  let time = Date.parse("2026-11-21T12:00:00Z");
  let response: Ending | Promise<Ending> = good("1");
  let calls = 0;
  const flushes = createFlushes();
  const cache = createUpstreamCache({ ...settings, ...changes }, flushes, () => new Date(time));
  return {
    flush: (tags: string[]) => flushes.flush(tags, time),
    respond(next: Ending | Promise<Ending>) {
      response = next;
    },
    pass(seconds: number) {
      time += seconds * secondMs;
    },
    get calls() {
      return calls;
    },
    /** State and response: `hit 1`, `miss 404`, `miss failed`. */
    async see(key = "/zorgen", as: CallPolicy = policy) {
      const call = cachedCall(() => {
        calls += 1;
        return response;
      });
      const { state, verdict, result } = await cache.find(key, as, call, noDeadline());
      if (result.kind === "loaded") return `${state} ${result.value}`;
      return `${state} ${verdict === "failed" || result.kind !== "failed" ? verdict : result.status}`;
    },
  };
}

/** Waits until background work has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a fresh response", () => {
  test("is used without another call", async () => {
    const { see, respond, pass } = site();
    expect(await see()).toBe("miss 1");
    respond(good("2"));
    pass(59);
    expect(await see()).toBe("hit 1");
  });

  test("is not used for another address", async () => {
    const { see, respond } = site();
    await see();
    respond(good("2"));
    expect(await see("/elders")).toBe("miss 2");
  });

  test("of a menu or the settings stays fresh for longer", async () => {
    const { see, pass } = site();
    const menu = { ...policy, freshFactor: 5 };
    await see("menu", menu);
    pass(299);
    expect(await see("menu", menu)).toBe("hit 1");
    pass(1);
    expect(await see("menu", menu)).toBe("stale 1");
  });
});

describe("after its fresh lifetime a response", () => {
  test("is used once more while a new one is loaded", async () => {
    const { see, respond, pass } = site();
    await see();
    respond(good("2"));
    pass(60);
    expect(await see()).toBe("stale 1");
    await settled();
    expect(await see()).toBe("hit 2");
  });

  test("is no longer used after the stale lifetime", async () => {
    const { see, respond, pass } = site();
    await see();
    respond(good("2"));
    pass(60 + 600);
    expect(await see()).toBe("miss 2");
  });

  test("is replaced when the page no longer exists", async () => {
    const { see, respond, pass } = site();
    await see();
    respond(missing);
    pass(60);
    expect(await see()).toBe("stale 1");
    await settled();
    expect(await see()).toBe("hit 404");
  });

  test("is never used again once it is no longer public, not even in an outage", async () => {
    const { see, respond, pass } = site();
    await see();
    respond(refused);
    pass(660);
    expect(await see()).toBe("miss 403");
    respond(failed);
    expect(await see()).toBe("miss failed");
  });
});

test("a response of the day before in Amsterdam is loaded again, even if it is fresh", async () => {
  const { see, respond, pass } = site();
  pass(11 * 3600 - 30);
  await see();
  respond(good("2"));
  pass(29);
  expect(await see()).toBe("hit 1");
  pass(1);
  expect(await see()).toBe("miss 2");
});

describe("in an outage", () => {
  test("the outage copy is used for a day", async () => {
    const { see, respond, pass } = site();
    await see();
    respond(failed);
    pass(660);
    expect(await see()).toBe("outage 1");
    pass(86_400 - 660);
    expect(await see()).toBe("outage 1");
    pass(60);
    expect(await see()).toBe("miss failed");
  });

  test("an upstream that failed is called again after half a second, in the background", async () => {
    const seen = site();
    await seen.see();
    seen.respond(failed);
    seen.pass(660);
    await seen.see();
    await seen.see();
    seen.pass(0.4);
    await seen.see();
    expect(seen.calls).toBe(2);
    seen.respond(good("2"));
    seen.pass(0.1);
    expect(await seen.see()).toBe("outage 1");
    await expect.poll(seen.see).toBe("hit 2");
    expect(seen.calls).toBe(3);
  });

  test("an address without a cached response fails, and the next request calls again", async () => {
    const { see, respond } = site();
    respond(failed);
    expect(await see()).toBe("miss failed");
    respond(good("2"));
    expect(await see()).toBe("miss 2");
  });

  test("a cached 404 is not used", async () => {
    const { see, respond, pass } = site();
    respond(missing);
    await see();
    respond(failed);
    pass(10);
    expect(await see()).toBe("miss failed");
  });
});

test("a 404 is cached for ten seconds", async () => {
  const { see, respond, pass } = site();
  respond(missing);
  expect(await see()).toBe("miss 404");
  respond(good("2"));
  pass(9);
  expect(await see()).toBe("hit 404");
  pass(1);
  expect(await see()).toBe("miss 2");
});

test("simultaneous requests share one call", async () => {
  const seen = site();
  let land = (_: Ending) => {};
  seen.respond(
    new Promise((resolve) => {
      land = resolve;
    }),
  );
  const visitors = Array.from({ length: 500 }, () => seen.see());
  land(good("1"));
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(["miss 1", "shared 1"]));
  expect(seen.calls).toBe(1);
});

describe("a flush", () => {
  test.each([
    ["of its kind", ["page"]],
    ["of the page itself", ["page:/zorgen"]],
    ["of a node inside it", ["node:12"]],
    ["of everything", ["*"]],
  ])("%s makes the next request call the upstream", async (_, tags) => {
    const { see, respond, pass, flush } = site();
    const text = '{"nid": [{"value": 12}]}';
    respond(good(text));
    await see();
    pass(1);
    respond(good("2"));
    flush(tags);
    pass(1);
    expect(await see()).toBe("miss 2");
    expect(await see()).toBe("hit 2");
  });

  test("of another tag has no effect", async () => {
    const { see, pass, flush } = site();
    await see();
    pass(1);
    flush(["menu", "page:/elders", "node:13"]);
    expect(await see()).toBe("hit 1");
  });

  test("in an outage keeps the outage copy", async () => {
    const { see, respond, pass, flush } = site();
    await see();
    pass(1);
    flush(["page"]);
    respond(failed);
    expect(await see()).toBe("outage 1");
  });

  test("starts a new call beside one from before it, whose later response is not cached", async () => {
    const { see, respond, pass, flush } = site();
    let land = (_: Ending) => {};
    respond(
      new Promise((resolve) => {
        land = resolve;
      }),
    );
    const before = see();
    pass(1);
    flush(["page"]);
    pass(1);
    respond(good("2"));
    expect(await see()).toBe("miss 2");
    land(good("1"));
    expect(await before).toBe("miss 1");
    expect(await see()).toBe("hit 2");
  });
});

test("keys that visitors invent do not evict the others", async () => {
  const { see, respond } = site();
  await see("/zorgen");
  respond(missing);
  for (let number = 0; number < 5000; number += 1) await see(`/onzin-${number}`);
  respond(good('"niets"'));
  const typed = { ...policy, durable: false };
  for (let number = 0; number < 5000; number += 1) await see(`zoek ${number}`, typed);
  expect(await see("/zorgen")).toBe("hit 1");
});

test("the cache stays within its limit in bytes", async () => {
  const seen = site({ maxBytes: 100_000 });
  seen.respond(good("x".repeat(10_000)));
  for (let number = 0; number < 100; number += 1) await seen.see(`/pagina-${number}`);
  const before = seen.calls;
  for (let number = 0; number < 100; number += 1) await seen.see(`/pagina-${99 - number}`);
  expect(seen.calls - before).toBeGreaterThan(95);
});

test("after the clock is set back, responses from the future are not used", async () => {
  const { see, respond, pass } = site();
  await see();
  respond(good("2"));
  pass(-3600);
  expect(await see()).toBe("miss 2");
});
