import { randomBytes } from "node:crypto";
import { extname, join } from "node:path";
import { writeFileAtomically } from "../write-file";

export type SubmissionKind = "region-newsletter" | "vacancy" | "newsletter" | "collector";

export interface Submission {
  kind: SubmissionKind;
  received: Date;
  /** Whether the hidden field that only bots fill in has a value. */
  honeypot: boolean;
  /** The brand of the site that sent it. */
  brand?: string | undefined;
  /** The `Idempotency-Key` of the request, if any. */
  key?: string | undefined;
  fields: Record<string, string | File | undefined>;
}

/** The folder of submissions. */
export function submissionsFolder(dataDir: string): string {
  return join(dataDir, "submissions");
}

/** The time at the start of an id. Colons are replaced because some file systems do not allow them. */
export function idTime(moment: Date): string {
  return moment.toISOString().replaceAll(":", "-");
}

/** Stores a submission as `submissions/{kind}/{id}.json` with attachments next to it, and returns its id. */
export async function storeSubmission(
  dataDir: string,
  { kind, received, honeypot, brand, key, fields }: Submission,
): Promise<string> {
  const id = `${idTime(received)}-${randomBytes(4).toString("hex")}`;
  const folder = join(submissionsFolder(dataDir), kind);
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!(value instanceof File)) stored[name] = value;
    else {
      // The sender's file name is recorded but never used as a path.
      const file = `${id}-${name.toLowerCase()}${extname(value.name).toLowerCase()}`;
      await writeFileAtomically(join(folder, file), new Uint8Array(await value.arrayBuffer()));
      stored[name] = { file, name: value.name, type: value.type, size: value.size };
    }
  }
  const submission = { id, kind, received, brand, key, ...(honeypot && { honeypot }), fields: stored };
  // Written last, so that a stored submission always has its attachments.
  await writeFileAtomically(join(folder, `${id}.json`), `${JSON.stringify(submission, null, 2)}\n`);
  return id;
}
