import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { idTime, type SubmissionKind, submissionsFolder } from "./submissions";

const deduplicationMs = 600_000;
const storedSchema = z.object({ id: z.string(), key: z.string().optional() });

/** The id of a submission with the same `Idempotency-Key` in the last ten minutes, or undefined. */
export async function findByKey(
  dataDir: string,
  { kind, key, now }: { kind: SubmissionKind; key: string; now: Date },
): Promise<string | undefined> {
  const folder = join(submissionsFolder(dataDir), kind);
  const from = idTime(new Date(now.getTime() - deduplicationMs));
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith(".json") && file >= from,
  );
  for (const file of files) {
    const stored = storedSchema.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
    if (stored.key === key) return stored.id;
  }
  return undefined;
}
