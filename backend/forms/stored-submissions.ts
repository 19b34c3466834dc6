import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { submissionsFolder } from "./submissions";

interface StoredSubmission {
  kind: string;
  id: string;
  file: string;
  attachments: string[];
}

/** What there is to tell an operator: all submissions, newest first, or the one with the id. */
export async function reportSubmissions(dataDir: string, id?: string): Promise<string> {
  const submissions = await listSubmissions(dataDir);
  if (id === undefined) {
    if (submissions.length === 0) return `No submissions yet in ${submissionsFolder(dataDir)}.`;
    return (await Promise.all(submissions.map(line))).join("\n");
  }
  const submission = submissions.find((candidate) => candidate.id === id);
  if (!submission) return `There is no submission ${id}.`;
  return withAttachments(submission);
}

/** Everything that somebody sent, as it is kept: whoever asks for it has a right to it. */
export async function exportPerson(dataDir: string, email: string): Promise<string> {
  const found = await listOfPerson(dataDir, email);
  if (found.length === 0) return "There is nothing with this e-mail address.";
  return (await Promise.all(found.map(withAttachments))).join("\n\n");
}

/** Deletes everything that somebody sent. */
export async function deletePerson(dataDir: string, email: string): Promise<string> {
  const found = await listOfPerson(dataDir, email);
  for (const submission of found) await remove(submission);
  return found.length === 0
    ? "There is nothing with this e-mail address."
    : `Deleted ${found.length} submission${found.length === 1 ? "" : "s"}.`;
}

/** Deletes what was received more than so many days ago. @returns how many */
export async function deleteOlderThan(dataDir: string, days: number, now: Date): Promise<number> {
  // An id begins with its time.
  const from = idTime(new Date(now.getTime() - days * 86_400_000));
  const old = (await listSubmissions(dataDir)).filter(({ id }) => id < from);
  for (const submission of old) await remove(submission);
  return old.length;
}

/** How a moment stands at the beginning of an id: colons are not allowed in file names everywhere. */
export function idTime(moment: Date): string {
  return moment.toISOString().replaceAll(":", "-");
}

async function remove({ file, attachments }: StoredSubmission): Promise<void> {
  for (const path of [...attachments, file]) await rm(path, { force: true });
}

/** Which fields hold the address of whoever sent it; the others are of regions. */
const ownAddress = z.object({
  fields: z.object({
    Email: z.string().optional(),
    RecipientEmail: z.string().optional(),
    email: z.string().optional(),
  }),
});

async function listOfPerson(dataDir: string, email: string): Promise<StoredSubmission[]> {
  const wanted = comparable(email);
  const found: StoredSubmission[] = [];
  for (const submission of await listSubmissions(dataDir)) {
    const { fields } = ownAddress.parse(JSON.parse(await readFile(submission.file, "utf8")));
    if (Object.values(fields).some((address) => address && comparable(address) === wanted))
      found.push(submission);
  }
  return found;
}

const comparable = (email: string) => email.replace(/\s/g, "").toLowerCase();

async function withAttachments({ file, attachments }: StoredSubmission): Promise<string> {
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

async function line({ kind, id, file, attachments }: StoredSubmission): Promise<string> {
  const sizes = await Promise.all([file, ...attachments].map(async (path) => (await stat(path)).size));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  // An id begins with its time, in which hyphens stand for colons.
  const time = id.replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d).*$/, "$1 $2:$3:$4");
  return `${kind.padEnd(18)} ${time} UTC  ${id}  ${size.toLocaleString("en")} bytes`;
}
