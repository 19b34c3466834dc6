import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect } from "./fixtures";

export interface ReceivedMail {
  subject: string;
  text: string;
  /** The address of its link with a secret, on the host under test; '' without one. */
  link: string;
}

/** The mails to an address that the site under test wrote, the newest last. */
async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "post");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const parsed = await Promise.all(
    files.map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return parsed
    .filter(({ to }) => [to].flat().some((recipient) => recipient?.text.includes(address)))
    .sort((one, other) => (one.date?.getTime() ?? 0) - (other.date?.getTime() ?? 0))
    .map(({ subject = "", text = "" }) => ({
      subject,
      text,
      link: /https?:\/\/[^/\s]+(\/\S+\?code=[\w-]{43})/.exec(text)?.[1] ?? "",
    }));
}

/** Waits for a mail with this subject. */
export async function waitForMail(address: string, subject: string): Promise<ReceivedMail> {
  await expect
    .poll(async () => (await mailsTo(address)).map((mail) => mail.subject), { timeout: 60_000 })
    .toContain(subject);
  const mail = (await mailsTo(address)).findLast((mail) => mail.subject === subject);
  if (!mail) throw new Error(`no mail '${subject}'`);
  return mail;
}
