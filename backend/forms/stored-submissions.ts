import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { dayMs } from "../../app/utils/durations";
import { idTime, submissionsFolder } from "./submissions";

interface StoredSubmission {
  kind: string;
  id: string;
  file: string;
  attachments: string[];
}

/** Report for operators: all submissions, newest first, or the contents of the one with the id. */
export async function reportSubmissions(dataDir: string, id?: string): Promise<string> {
  const submissions = await listSubmissions(dataDir);
  if (id === undefined) {
    if (submissions.length === 0) return `No submissions yet in ${submissionsFolder(dataDir)}.`;
    return (await Promise.all(submissions.map(summaryLine))).join("\n");
  }
  const submission = submissions.find((candidate) => candidate.id === id);
  if (!submission) return `There is no submission ${id}.`;
  return formatSubmission(submission);
}

/** The stored submissions of one person, for requests for access under the GDPR. */
export async function exportPerson(dataDir: string, email: string): Promise<string> {
  const found = await findByEmail(dataDir, email);
  if (found.length === 0) return "There is nothing with this e-mail address.";
  return (await Promise.all(found.map(formatSubmission))).join("\n\n");
}

/** Deletes the submissions of one person with their attachments. */
export async function deletePerson(dataDir: string, email: string): Promise<string> {
  const found = await findByEmail(dataDir, email);
  for (const submission of found) await remove(submission);
  return found.length === 0
    ? "There is nothing with this e-mail address."
    : `Deleted ${found.length} submission${found.length === 1 ? "" : "s"}.`;
}

/** Deletes submissions received more than `days` days ago. @returns the number deleted */
export async function deleteOlderThan(dataDir: string, days: number, now: Date): Promise<number> {
  // An id starts with its time.
  const from = idTime(new Date(now.getTime() - days * dayMs));
  const old = (await listSubmissions(dataDir)).filter(({ id }) => id < from);
  for (const submission of old) await remove(submission);
  return old.length;
}

async function remove({ file, attachments }: StoredSubmission): Promise<void> {
  for (const path of [...attachments, file]) await rm(path, { force: true });
}

/** The fields with the sender's e-mail address. Other address fields belong to regions. */
const senderSchema = z.object({
  fields: z.object({
    Email: z.string().optional(),
    RecipientEmail: z.string().optional(),
    email: z.string().optional(),
  }),
});

async function findByEmail(dataDir: string, email: string): Promise<StoredSubmission[]> {
  const wanted = normalizeEmail(email);
  const found: StoredSubmission[] = [];
  for (const submission of await listSubmissions(dataDir)) {
    const { fields } = senderSchema.parse(JSON.parse(await readFile(submission.file, "utf8")));
    if (Object.values(fields).some((address) => address && normalizeEmail(address) === wanted))
      found.push(submission);
  }
  return found;
}

const normalizeEmail = (email: string) => email.replace(/\s/g, "").toLowerCase();

async function formatSubmission({ file, attachments }: StoredSubmission): Promise<string> {
  const paths = attachments.map((path) => `Attachment: ${path}`);
  return [(await readFile(file, "utf8")).trimEnd(), ...paths].join("\n");
}

async function listSubmissions(dataDir: string): Promise<StoredSubmission[]> {
  const root = submissionsFolder(dataDir);
  const kinds = await readdir(root).catch(() => []);
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const folder = join(root, kind);
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => file.endsWith(".json"))
        .map((file) => {
          const id = file.slice(0, -".json".length);
          const attachments = files.filter((other) => other.startsWith(`${id}-`) && !other.endsWith(".tmp"));
          return {
            kind,
            id,
            file: join(folder, file),
            attachments: attachments.map((name) => join(folder, name)),
          };
        });
    }),
  );
  return lists.flat().sort((one, other) => other.id.localeCompare(one.id));
}

async function summaryLine({ kind, id, file, attachments }: StoredSubmission): Promise<string> {
  const sizes = await Promise.all([file, ...attachments].map(async (path) => (await stat(path)).size));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  // An id starts with its time, with hyphens instead of colons.
  const time = id.replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d).*$/, "$1 $2:$3:$4");
  return `${kind.padEnd(18)} ${time} UTC  ${id}  ${size.toLocaleString("en")} bytes`;
}
