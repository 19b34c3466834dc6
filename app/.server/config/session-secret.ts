import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "~/utils/error-code";
import { notRight, wrongSetting } from "./wrong-setting";

/** Generated once, so that sessions survive a restart without any configuration. */
export function keptSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readOrMakeSecret(join(dataDir, "session-secret"));
  } catch (error) {
    const problem = `cannot be written to (${errorCode(error)})`;
    throw new Error(notRight([wrongSetting("DATA_DIR", dataDir, problem)]));
  }
}

function readOrMakeSecret(file: string): string {
  // Linked into place when it is whole: two starts at once never read half a secret.
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
