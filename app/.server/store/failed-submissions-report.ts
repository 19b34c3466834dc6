import { listFailedSubmissions } from "./failed-submissions";

/** Reports the failed submissions of the last 90 days: their number by form, then a line each, without personal data. */
export async function failedSubmissionsReport(dataDir: string, now: Date): Promise<string> {
  const failed = await listFailedSubmissions(dataDir, now);
  if (failed.length === 0) return "Every form of the last 90 days was forwarded.";
  const counts = new Map<string, number>();
  for (const { form } of failed) counts.set(form, (counts.get(form) ?? 0) + 1);
  const total = `${failed.length} not forwarded in the last 90 days: ${[...counts].map(([form, count]) => `${form} ${count}`).join(", ")}.`;
  const lines = failed.map(
    ({ time, form, path, outcome, requestId }) =>
      `${time.slice(0, 19).replace("T", " ")} UTC  ${form.padEnd(17)}  ${outcome.padEnd(12)}  ${path}  request ${requestId}`,
  );
  return [total, "", ...lines].join("\n");
}
