import { describe, expect, test } from "vitest";
import {
  cachedCall,
  type Ending,
  failing as failed,
  good,
  missing,
  refused,
} from "../../../tests/setup/cached-call";
import type { CallPolicy } from "./call-policy";
import { createFlushes } from "./flushes";
import { createUpstreamCache } from "./upstream-cache";

const second = 1000;
const settings = {
  expiryMs: 60 * second,
  staleMs: 600 * second,
  outageMs: 86_400 * second,
  missingMs: 10 * second,
  maxBytes: 1024 * 1024,
  maxPageBytes: 1024 * 1024,
};
const policy: CallPolicy = { expiryFactor: 1, tags: ["page", "page:/zorgen"], durable: true };

/** A cache whose clock and upstream the test is. */
function site(changes: Partial<typeof settings> = {}) {
  let time = Date.parse("2026-11-21T12:00:00Z");
  let answer: Ending | Promise<Ending> = good("1");
  let asked = 0;
  const flushes = createFlushes();
  const cache = createUpstreamCache({ ...settings, ...changes }, flushes, () => new Date(time));
  return {
    flush: (tags: string[]) => flushes.flush(tags, time),
    answers(next: Ending | Promise<Ending>) {
      answer = next;
    },
    pass(seconds: number) {
      time += seconds * second;
    },
    get asked() {
      return asked;
    },
    /** What a visitor gets, in short: `hit 1`, `miss 404`, `miss failed`. */
    async see(key = "/zorgen", as: CallPolicy = policy) {
      const call = cachedCall(() => {
        asked += 1;
        return answer;
      });
      const { state, verdict, result } = await cache.find(key, as, call);
      if (result.kind === "loaded") return `${state} ${result.value}`;
      return `${state} ${verdict === "failed" || result.kind !== "failed" ? verdict : result.status}`;
    },
  };
}

/** Lets what runs in the background land. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("while an answer is young", () => {
  test("it is used again without asking", async () => {
    const { see, answers, pass } = site();
    expect(await see()).toBe("miss 1");
    answers(good("2"));
    pass(59);
    expect(await see()).toBe("hit 1");
  });

  test("another address is asked", async () => {
    const { see, answers } = site();
    await see();
    answers(good("2"));
    expect(await see("/elders")).toBe("miss 2");
  });

  test("what stands around pages stays young for longer", async () => {
    const { see, pass } = site();
    const menu = { ...policy, expiryFactor: 5 };
    await see("menu", menu);
    pass(299);
    expect(await see("menu", menu)).toBe("hit 1");
    pass(1);
    expect(await see("menu", menu)).toBe("stale 1");
  });
});

describe("after its expiry", () => {
  test("it is shown once more, while a new one is asked for the next", async () => {
    const { see, answers, pass } = site();
    await see();
    answers(good("2"));
    pass(60);
    expect(await see()).toBe("stale 1");
    await settled();
    expect(await see()).toBe("hit 2");
  });

  test("long after it, the visitor waits for a new one", async () => {
    const { see, answers, pass } = site();
    await see();
    answers(good("2"));
    pass(60 + 600);
    expect(await see()).toBe("miss 2");
  });

  test("what has gone is gone after one more visitor", async () => {
    const { see, answers, pass } = site();
    await see();
    answers(missing);
    pass(60);
    expect(await see()).toBe("stale 1");
    await settled();
    expect(await see()).toBe("hit 404");
  });

  test("what is no longer for everyone is never shown again, not even in an outage", async () => {
    const { see, answers, pass } = site();
    await see();
    answers(refused);
    pass(660);
    expect(await see()).toBe("miss 403");
    answers(failed);
    expect(await see()).toBe("miss failed");
  });
});

test("what is of yesterday in Amsterdam is asked anew, however young it is", async () => {
  const { see, answers, pass } = site();
  pass(11 * 3600 - 30);
  await see();
  answers(good("2"));
  pass(29);
  expect(await see()).toBe("hit 1");
  pass(1);
  expect(await see()).toBe("miss 2");
});

describe("in an outage", () => {
  test("the last good answer serves for a day", async () => {
    const { see, answers, pass } = site();
    await see();
    answers(failed);
    pass(660);
    expect(await see()).toBe("outage 1");
    pass(86_400 - 660);
    expect(await see()).toBe("outage 1");
    pass(60);
    expect(await see()).toBe("miss failed");
  });

  test("an upstream that failed is left in peace for five seconds", async () => {
    const seen = site();
    await seen.see();
    seen.answers(failed);
    seen.pass(660);
    await seen.see();
    await seen.see();
    seen.pass(4);
    await seen.see();
    expect(seen.asked).toBe(2);
    seen.answers(good("2"));
    seen.pass(1);
    expect(await seen.see()).toBe("miss 2");
  });

  test("what was never answered fails, and is asked again at once", async () => {
    const { see, answers } = site();
    answers(failed);
    expect(await see()).toBe("miss failed");
    answers(good("2"));
    expect(await see()).toBe("miss 2");
  });

  test("that nothing was there does not stand in for an answer", async () => {
    const { see, answers, pass } = site();
    answers(missing);
    await see();
    answers(failed);
    pass(10);
    expect(await see()).toBe("miss failed");
  });
});

test("that nothing is there is remembered for ten seconds", async () => {
  const { see, answers, pass } = site();
  answers(missing);
  expect(await see()).toBe("miss 404");
  answers(good("2"));
  pass(9);
  expect(await see()).toBe("hit 404");
  pass(1);
  expect(await see()).toBe("miss 2");
});

test("whoever asks for what is being asked waits for the same answer", async () => {
  const seen = site();
  let land = (_: Ending) => {};
  seen.answers(
    new Promise((resolve) => {
      land = resolve;
    }),
  );
  const visitors = Array.from({ length: 500 }, () => seen.see());
  land(good("1"));
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(["miss 1", "shared 1"]));
  expect(seen.asked).toBe(1);
});

describe("a flush", () => {
  test.each([
    ["of its kind", ["page"]],
    ["of the page itself", ["page:/zorgen"]],
    ["of a node that stands in it", ["node:12"]],
    ["of everything", ["*"]],
  ])("%s makes the next visitor ask", async (_, tags) => {
    const { see, answers, pass, flush } = site();
    const text = '{"nid": [{"value": 12}]}';
    answers(good(text));
    await see();
    pass(1);
    answers(good("2"));
    flush(tags);
    pass(1);
    expect(await see()).toBe("miss 2");
    expect(await see()).toBe("hit 2");
  });

  test("of something else leaves it", async () => {
    const { see, pass, flush } = site();
    await see();
    pass(1);
    flush(["menu", "page:/elders", "node:13"]);
    expect(await see()).toBe("hit 1");
  });

  test("in an outage keeps the last good answer", async () => {
    const { see, answers, pass, flush } = site();
    await see();
    pass(1);
    flush(["page"]);
    answers(failed);
    expect(await see()).toBe("outage 1");
  });

  test("does not wait for what was asked before it, and is not undone by it", async () => {
    const { see, answers, pass, flush } = site();
    let land = (_: Ending) => {};
    answers(
      new Promise((resolve) => {
        land = resolve;
      }),
    );
    const before = see();
    pass(1);
    flush(["page"]);
    pass(1);
    answers(good("2"));
    expect(await see()).toBe("miss 2");
    land(good("1"));
    expect(await before).toBe("miss 1");
    expect(await see()).toBe("hit 2");
  });
});

test("what anybody can make up pushes out nothing else", async () => {
  const { see, answers } = site();
  await see("/zorgen");
  answers(missing);
  for (let number = 0; number < 5000; number += 1) await see(`/onzin-${number}`);
  answers(good('"niets"'));
  const typed = { ...policy, durable: false };
  for (let number = 0; number < 5000; number += 1) await see(`zoek ${number}`, typed);
  expect(await see("/zorgen")).toBe("hit 1");
});

test("it takes no more memory than it may", async () => {
  const seen = site({ maxBytes: 100_000 });
  seen.answers(good("x".repeat(10_000)));
  for (let number = 0; number < 100; number += 1) await seen.see(`/pagina-${number}`);
  const before = seen.asked;
  for (let number = 0; number < 100; number += 1) await seen.see(`/pagina-${99 - number}`);
  expect(seen.asked - before).toBeGreaterThan(95);
});

test("a clock that is put back makes no answer young for ever", async () => {
  const { see, answers, pass } = site();
  await see();
  answers(good("2"));
  pass(-3600);
  expect(await see()).toBe("miss 2");
});
