import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { programPath } from "../../scripts/programs.mjs";

/** Keys for a text browser that numbers its links and fields. */
export class LynxKeys {
  readonly #keys: string[] = [];

  /** Follows the link, chooses the option or presses the button with this number. */
  activate(number: number): this {
    return this.type(`${number}g`).press("^J").press("Right Arrow");
  }

  /** Types into the field with this number and leaves it upwards, because the next field may be the next target. */
  write(number: number, text: string): this {
    return this.type(`${number}g`).press("^J").press("^J").type(text).press("Up Arrow");
  }

  /** Saves the text of the page and quits. */
  saveAndQuit(file: string): this {
    this.press("p").press("Right Arrow").press("^U").type(file).press("^J");
    return this.press("q").press("y");
  }

  toString(): string {
    return `${this.#keys.map((key) => `key ${key}`).join("\n")}\n`;
  }

  private type(text: string): this {
    for (const letter of text) this.press(letter === " " ? "<space>" : letter);
    return this;
  }

  private press(key: string): this {
    this.#keys.push(key);
    return this;
  }
}

/** The text of a page as lynx shows it, with the number of each link and field. */
export async function readWithLynx(url: string, folder: string): Promise<string> {
  return lynx(folder, ["-dump", "-nolist", url]);
}

/**
 * Visits a page and presses the keys.
 * @param folder for its files; the last page is saved there
 * @returns the text of the page where it ended
 */
export async function visitWithLynx(url: string, folder: string, keys: LynxKeys): Promise<string> {
  const commands = join(folder, "keys");
  const saved = join(folder, "page.txt");
  await writeFile(commands, String(keys.saveAndQuit(saved)));
  // lynx would ask whether to overwrite it.
  await rm(saved, { force: true });
  await lynx(folder, [`-cmd_script=${commands}`, "-accept_all_cookies", url]);
  return readFile(saved, "utf8");
}

// Without this setting lynx pauses at each message.
const settings = `INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
DELAYSECS:0
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
TEXTFIELDS_NEED_ACTIVATION:TRUE
`;

/** @throws Error if lynx is missing or does not exit */
async function lynx(folder: string, options: string[]): Promise<string> {
  const file = join(folder, "lynx.cfg");
  await writeFile(file, settings);
  const { stdout } = await promisify(execFile)(
    programPath("lynx"),
    [`-cfg=${file}`, "-display_charset=utf-8", ...options],
    {
      env: { ...process.env, TERM: "vt100", LANG: "C.UTF-8", LINES: "24", COLUMNS: "80" },
      timeout: 60_000,
    },
  );
  return stdout;
}
