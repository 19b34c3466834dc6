import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import { amsterdamDay } from "~/utils/dates";
import { dayMs } from "~/utils/durations";
import { errorCode } from "~/utils/error-code";

const lifetimeDays = 90;

const failedSubmissionSchema = z.object({
  /** ISO 8601, UTC. */
  time: z.string(),
  form: z.enum(["vacancy", "region-newsletter", "newsletter", "collector"]),
  /** The page of the form. */
  path: z.string(),
  /** The status of the call or the code of its connection error. */
  outcome: z.string(),
  /** As in the log. */
  requestId: z.string(),
});

/** A form that could not be forwarded, without personal data. */
export type FailedSubmission = z.output<typeof failedSubmissionSchema>;

/** Records a failure for `npm run submissions -- --failed`. Never throws. */
export async function recordFailedSubmission(
  { config, logger, requestId, now }: Pick<RequestScope, "config" | "logger" | "requestId" | "now">,
  form: FailedSubmission["form"],
  path: string,
  result: UpstreamResult<unknown>,
): Promise<void> {
  const outcome = result.kind === "connection-error" ? result.reason : String(result.status);
  const failed: FailedSubmission = { time: now.toISOString(), form, path, outcome, requestId };
  // Operators set an alarm on this line (docs/operations.md).
  logger.error({ form, path, outcome }, "a form was not delivered");
  const folder = folderOf(config.dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Appending a line this short is atomic, also between instances that share the folder.
    await appendFile(join(folder, `${amsterdamDay(now)}.jsonl`), `${JSON.stringify(failed)}\n`, {
      mode: 0o600,
    });
    const old = (await readdir(folder)).filter((file) => file < firstDay(now));
    await Promise.all(old.map((file) => rm(join(folder, file), { force: true })));
  } catch (error) {
    logger.error({ reason: errorCode(error) }, "a failed submission could not be recorded");
  }
}

/** The failed submissions of the last 90 days, newest first. */
export async function listFailedSubmissions(dataDir: string, now: Date): Promise<FailedSubmission[]> {
  const folder = folderOf(dataDir);
  const files = (await readdir(folder).catch(() => [])).filter(
    // Files of before are deleted when the next one is written, which may be long ago.
    (file) => /^[\d-]{10}\.jsonl$/.test(file) && file >= firstDay(now),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const failed = texts.flatMap((text) => text.split("\n")).flatMap(readLine);
  return failed.sort((one, other) => other.time.localeCompare(one.time));
}

const firstDay = (now: Date) => amsterdamDay(new Date(now.getTime() - lifetimeDays * dayMs));

function readLine(line: string): FailedSubmission[] {
  try {
    return [failedSubmissionSchema.parse(JSON.parse(line))];
  } catch {
    // The empty text after the last line, or a line truncated by a full disk.
    return [];
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, "failed-forwards");
}
