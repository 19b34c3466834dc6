import { expect, test } from "vitest";
import { createCounters } from "~/.server/metrics/counters";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { reportFeedback } from "./report.server";

const now = new Date("2026-11-20T12:00:00Z");

test("the report has a line per page, with the reasons", async () => {
  const folder = temporaryFolder();
  const counters = createCounters(folder, () => now, capturingLogger().logger);
  for (const key of ["ja /zorgen", "ja /zorgen", "nee /zorgen", "te-lang /zorgen", "ja /dementie"])
    counters.count("feedback", key);
  await counters.flush();
  expect(await reportFeedback(folder, [], now)).toBe(
    ["   yes     no  page", "     2      1  /zorgen (te-lang 1)", "     1      0  /dementie"].join("\n"),
  );
  const later = new Date("2026-11-30T12:00:00Z");
  expect(await reportFeedback(folder, ["--days", "3"], later)).toBe("No page was rated in the last 3 days.");
});

test("an invalid argument is rejected with its name", async () => {
  await expect(reportFeedback(temporaryFolder(), ["--days", "nul"], now)).rejects.toThrow("--days");
});
