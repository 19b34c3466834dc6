import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import type { Config } from "~/.server/config/config";

/** A mail that would have been sent. */
export interface DemoMail {
  id: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  /** Its plain text, split where an address begins or ends. */
  paragraphs: { text: string; isAddress: boolean }[][];
}

const shown = 20;

/** The newest mails that the site wrote to files, the newest first. */
export async function listDemoMails({ dataDir }: Pick<Config, "dataDir">): Promise<DemoMail[]> {
  const folder = join(dataDir, "post");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => toDemoMail(name, await parse(folder, name))),
  );
  return mails.sort((one, other) => other.date.localeCompare(one.date)).slice(0, shown);
}

async function parse(folder: string, name: string): Promise<ParsedMail> {
  return simpleParser(await readFile(join(folder, name)));
}

function toDemoMail(name: string, { to, subject = "", date, text = "" }: ParsedMail): DemoMail {
  const recipients = [to ?? []].flat().map((recipient) => recipient.text);
  return {
    id: name,
    to: recipients.join(", "),
    subject,
    date: (date ?? new Date(0)).toISOString(),
    paragraphs: text.split(/\n{2,}/).map(toParts),
  };
}

function toParts(paragraph: string) {
  const parts = paragraph.split(/(https?:\/\/\S+)/);
  return parts.map((text, index) => ({ text, isAddress: index % 2 === 1 }));
}
