import { describe, expect, test } from "vitest";
import { assertServerWasLimit, processorSeconds } from "./cpu";
import { growthPerItem } from "./growth";
import { addCounts, type Histogram, percentile } from "./histogram";
import { median } from "./median";
import { repeat } from "./repeat";
import { luaScript, parseWrk } from "./wrk-script";

describe("processor time", () => {
  test("is the user and system time in /proc/{pid}/stat", () => {
    const stat = "4711 (node (v20) x) S 1 4711 4711 0 -1 4194304 900 0 3 0 150 25 0 0 20 0 11 0 5000 1 1";
    expect(processorSeconds(stat)).toBe(1.75);
  });

  test("a measurement of a saturated client is refused", () => {
    expect(() => assertServerWasLimit(0.97, 0.6)).toThrow("saturated (97 % of a core, the server 60 %)");
  });

  test.each([
    [0.3, 0.98],
    [0.97, 0.95],
    [0.4, 0.5],
  ])("a client at %s and a server at %s are accepted", (client, server) => {
    expect(() => assertServerWasLimit(client, server)).not.toThrow();
  });
});

describe("wrk", () => {
  test("its result is the JSON in the last line", () => {
    const printed = `Running 1s test @ http://127.0.0.1:3000
Requests/sec:  1000.00
{"requests":1000,"seconds":1.000000,"errors":0,"p50":1.250,"p95":2.500,"p99":9.000}
`;
    expect(parseWrk(printed)).toEqual({ requests: 1000, seconds: 1, errors: 0, p50: 1.25, p95: 2.5, p99: 9 });
  });

  test("its message is the error when there is no result", () => {
    expect(() => parseWrk("unable to connect to 127.0.0.1:1")).toThrow("wrk: unable to connect");
  });

  test("several paths are requested in turn", () => {
    expect(luaScript(["/", "/zorgen?page=2"])).toContain('local paths = {"/", "/zorgen?page=2"}');
    expect(luaScript([])).not.toContain("request = function");
  });
});

describe("percentiles", () => {
  const counts: Histogram = { "2.0": 90, "10.0": 9, "100.0": 1 };

  test("of counted durations", () => {
    expect([50, 90, 95, 99, 100].map((percent) => percentile(counts, percent))).toEqual([2, 2, 10, 10, 100]);
  });

  test("of several processes together", () => {
    const total: Histogram = { "2.0": 10 };
    addCounts(total, counts);
    expect(total).toEqual({ "2.0": 100, "10.0": 9, "100.0": 1 });
  });
});

test("the median is the middle value, not the mean", () => {
  expect(median([9, 1, 100])).toBe(9);
});

test("the growth per item is 1 where it is linear", () => {
  expect(growthPerItem([10, 100, 1000], [15, 105, 1005])).toEqual([1, 1]);
  expect(growthPerItem([10, 100, 1000], [10, 100, 1900])).toEqual([1, 2]);
});

test("repeated content has unique slugs", () => {
  const list = [
    { slug: "a", title: "A" },
    { slug: "b", title: "B" },
  ];
  const slugs = repeat(list, 3).map(({ slug }) => slug);
  expect(slugs).toEqual(["a", "b", "a-1", "b-1", "a-2", "b-2"]);
});
