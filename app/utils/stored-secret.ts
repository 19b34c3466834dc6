import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code";

/** A secret in the data folder, generated once, so that sessions survive a restart without configuration. */
export function storedSecret(dataDir: string, name = "session-secret"): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) makeSecret(dataDir, file);
  return readFileSync(file, "utf8").trim();
}

/** The file is linked when it is complete, so that simultaneous starts never read half a secret. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Not by the process: those of all containers have the same id.
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
}
