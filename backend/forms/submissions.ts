import { randomBytes } from "node:crypto";
import { extname, join } from "node:path";
import { writeFileAtomically } from "../write-file";

export type SubmissionKind = "region-newsletter" | "vacancy" | "newsletter";

export interface Submission {
  kind: SubmissionKind;
  received: Date;
  /** Whether the field was filled that people do not see. */
  honeypot: boolean;
  /** The appearance of the site that it was sent from. */
  brand?: string | undefined;
  /** `Idempotency-Key` of the call, where it had one. */
  key?: string | undefined;
  fields: Record<string, string | File | undefined>;
}

/** Where submissions are kept. */
export function submissionsFolder(dataDir: string): string {
  return join(dataDir, "submissions");
}

/** Keeps a submission as `submissions/{kind}/{id}.json`, an attachment next to it. Answers its id. */
export async function storeSubmission(
  dataDir: string,
  { kind, received, honeypot, brand, key, fields }: Submission,
): Promise<string> {
  // Colons are not allowed in file names everywhere.
  const id = `${received.toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}`;
  const folder = join(submissionsFolder(dataDir), kind);
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!(value instanceof File)) stored[name] = value;
    else {
      // The sender's own name for the file is only told, never used as a path.
      const file = `${id}-${name.toLowerCase()}${extname(value.name).toLowerCase()}`;
      await writeFileAtomically(join(folder, file), new Uint8Array(await value.arrayBuffer()));
      stored[name] = { file, name: value.name, type: value.type, size: value.size };
    }
  }
  const submission = { id, kind, received, brand, key, ...(honeypot && { honeypot }), fields: stored };
  // Written last, so that a submission that is there has its attachment too.
  await writeFileAtomically(join(folder, `${id}.json`), `${JSON.stringify(submission, null, 2)}\n`);
  return id;
}
