import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../../../tests/setup/app-context";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { listFailedSubmissions, recordFailedSubmission } from "./failed-submissions";
import { failedSubmissionsReport } from "./failed-submissions-report";

const reportedAt = new Date("2026-11-22T08:00:00Z");

function site(moment: string, dataDir: string) {
  const { app, logged } = testApp({ environment: { DATA_DIR: dataDir } });
  const { config, logger } = app;
  return { scope: { config, logger, requestId: "aanvraag-1", now: new Date(moment) }, logged };
}

test("failed submissions are counted, listed newest first and logged as errors", async () => {
  const dataDir = temporaryFolder();
  expect(await failedSubmissionsReport(dataDir, reportedAt)).toBe(
    "Every form of the last 90 days was forwarded.",
  );
  const { scope, logged } = site("2026-11-20T08:00:00Z", dataDir);
  await recordFailedSubmission(scope, "vacancy", "/vrijwilligerswerk/maatje", {
    kind: "failed",
    status: 500,
    reason: "x",
  });
  const later = site("2026-11-21T08:00:00Z", dataDir).scope;
  await recordFailedSubmission(later, "newsletter", "/nieuwsbrief", {
    kind: "connection-error",
    reason: "ECONNRESET",
  });
  const [total, , newest, oldest] = (await failedSubmissionsReport(dataDir, reportedAt)).split("\n");
  expect(total).toBe("2 not forwarded in the last 90 days: newsletter 1, vacancy 1.");
  expect(newest).toMatch(
    /^2026-11-21 08:00:00 UTC {2}newsletter +ECONNRESET +\/nieuwsbrief {2}request aanvraag-1$/,
  );
  expect(oldest).toMatch(/500 +\/vrijwilligerswerk\/maatje/);
  expect(logged).toMatchObject([{ level: "error", message: "a form was not delivered" }]);
});

test("failed submissions are removed after ninety days, and a truncated line is skipped", async () => {
  const dataDir = temporaryFolder();
  const result = { kind: "failed", status: 504, reason: "x" } as const;
  await recordFailedSubmission(site("2026-08-01T08:00:00Z", dataDir).scope, "vacancy", "/oud", result);
  await recordFailedSubmission(site("2026-11-21T08:00:00Z", dataDir).scope, "vacancy", "/nieuw", result);
  appendFileSync(join(dataDir, "failed-forwards", "2026-11-21.jsonl"), '{"time":"2026');
  const listed = async (now: string) =>
    (await listFailedSubmissions(dataDir, new Date(now))).map(({ path }) => path);
  expect(await listed("2027-02-18T08:00:00Z")).toEqual(["/nieuw"]);
  // Nothing failed since, so nothing removed it.
  expect(await listed("2027-02-21T08:00:00Z")).toEqual([]);
});
