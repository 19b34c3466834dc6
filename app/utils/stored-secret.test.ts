import { mkdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { temporaryFolder } from "../../tests/setup/temporary-folder";

const secretsIn = (dataDir: string, secret = "") =>
  parseConfig({ DATA_DIR: dataDir, SESSION_SECRET: secret }).sessionSecrets;

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("without a configured secret, a long one is generated that only the owner can read", () => {
  const dataDir = join(temporaryFolder(), "data");
  const [secret] = secretsIn(dataDir);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(modeOf(join(dataDir, "session-secret"))).toBe(0o600);
  expect(modeOf(dataDir)).toBe(0o700);
});

test("the generated secret is reused after a restart", () => {
  const dataDir = temporaryFolder();
  expect(secretsIn(dataDir)).toEqual(secretsIn(dataDir));
});

test("a start writes nothing once there is a secret, so a full disk does not prevent it", () => {
  const dataDir = temporaryFolder();
  const secrets = secretsIn(dataDir);
  // Where the draft of another container with the same process id would be.
  mkdirSync(join(dataDir, `session-secret-${process.pid}`));
  utimesSync(dataDir, 0, 0);
  expect(secretsIn(dataDir)).toEqual(secrets);
  expect(statSync(dataDir).mtimeMs).toBe(0);
});

test("each installation generates a different secret", () => {
  expect(secretsIn(temporaryFolder())).not.toEqual(secretsIn(temporaryFolder()));
});

test("several secrets are separated by commas, the newest first", () => {
  expect(secretsIn(temporaryFolder(), "het nieuwe geheim, het vorige geheim ,het oudste geheim,")).toEqual([
    "het nieuwe geheim",
    "het vorige geheim",
    "het oudste geheim",
  ]);
});

test("with a secret in the environment, none is generated", () => {
  const dataDir = temporaryFolder();
  expect(secretsIn(dataDir, "uit de omgeving hier")).toEqual(["uit de omgeving hier"]);
  expect(() => statSync(join(dataDir, "session-secret"))).toThrow("ENOENT");
});
