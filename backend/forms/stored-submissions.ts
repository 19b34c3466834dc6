import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
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
  const attachments = submission.attachments.map((file) => `Attachment: ${file}`);
  return [(await readFile(submission.file, "utf8")).trimEnd(), ...attachments].join("\n");
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
