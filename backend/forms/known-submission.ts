import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { idTime } from "./stored-submissions";
import { type SubmissionKind, submissionsFolder } from "./submissions";

const rememberedMs = 600_000;
const keyed = z.object({ id: z.string(), key: z.string().optional() });

/** The id of a submission that came with the same `Idempotency-Key` in the last ten minutes, or undefined. */
export async function findKnown(
  dataDir: string,
  { kind, key, now }: { kind: SubmissionKind; key: string; now: Date },
): Promise<string | undefined> {
  const folder = join(submissionsFolder(dataDir), kind);
  const from = idTime(new Date(now.getTime() - rememberedMs));
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith(".json") && file >= from,
  );
  for (const file of files) {
    const known = keyed.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
    if (known.key === key) return known.id;
  }
  return undefined;
}
