import { expect, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createCounters } from "./counters";
import { reportCounts } from "./counts-report";

const today = new Date("2026-11-20T12:00:00Z");

/** The report over keys counted on these days. */
async function report(counted: Record<string, string[]>, args: string[] = []) {
  const folder = temporaryFolder();
  for (const [day, keys] of Object.entries(counted)) {
    const moment = new Date(`${day}T12:00:00Z`);
    const { count, flush } = createCounters(folder, () => moment, capturingLogger().logger);
    for (const key of keys) count("not-found", key);
    await flush();
  }
  return reportCounts(folder, "not-found", args, today);
}

test("each line has a count and a path, most frequent first", async () => {
  const paths = Array.from({ length: 12 }, () => "/vaak");
  expect(await report({ "2026-11-20": ["/soms", ...paths] })).toBe("12  /vaak\n 1  /soms");
});

test("the report covers thirty days, or the number in --days", async () => {
  const counted = { "2026-10-21": ["/te-oud"], "2026-10-22": ["/oud"], "2026-11-20": ["/nieuw"] };
  expect(await report(counted)).toBe("1  /nieuw\n1  /oud");
  expect(await report(counted, ["--days", "1"])).toBe("1  /nieuw");
  expect(await report(counted, ["--days=31"])).toBe("1  /nieuw\n1  /oud\n1  /te-oud");
});

test("an empty report states that nothing was counted", async () => {
  expect(await report({}, ["--days", "7"])).toBe("Nothing counted in the last 7 days.");
});

test.each([["--days"], ["--days", "0"], ["--days", "1.5"], ["--days", "week"], ["--dagen", "3"], ["7"]])(
  "%s %s is refused",
  async (...args) => {
    await expect(report({}, args)).rejects.toThrow();
  },
);

test("control characters in a path are replaced", async () => {
  expect(await report({ "2026-11-20": ["/a\u001b[2J\u202eb\nc"] })).toBe("1  /a\ufffd[2J\ufffdb\ufffdc");
});
