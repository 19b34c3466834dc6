import { expect, test } from "vitest";
import { type Secret, secretOf } from "../app/utils/services-settings";
import { readSettings } from "../app/utils/settings";
import { temporaryFolder } from "../tests/setup/temporary-folder";
import { type MailStop, readStopCode, stopCode } from "./community/alerts/stop-code";
import { giftTokenOf, readGiftToken } from "./giving/gift-token";
import { servicesSettings } from "./settings";

const id = "0b4c5d3e-8f57-4a3e-9d0a-1f2e3d4c5b6a";
const before: Secret = ["the secret of then"];
const replaced: Secret = ["a newer secret", ...before];
const removed: Secret = ["a newer secret"];

test("links that were mailed before the secret was replaced work until it is removed", () => {
  const stop: MailStop = { member: id, what: "own" };
  const code = stopCode(stop, { secret: before });
  const token = giftTokenOf(id, { secret: before });
  for (const secret of [before, replaced])
    expect([readStopCode(code, { secret }), readGiftToken(token, { secret })]).toEqual([stop, id]);
  const secret = removed;
  expect([readStopCode(code, { secret }), readGiftToken(token, { secret })]).toEqual([null, null]);
});

test.each([
  [
    { SESSION_SECRET: "a new secret of letters, an old secret of letters" },
    ["a new secret of letters", "an old secret of letters"],
  ],
  [
    {
      SERVICES_KEY: "a new key of 16 letters,an old key of 16 letters",
      SESSION_SECRET: "a new secret of letters",
    },
    ["a new key of 16 letters", "an old key of 16 letters"],
  ],
  [{}, [expect.stringMatching(/^[\da-f]{64}$/)]],
])("commands and workers with %j read what was made with each of the secrets", (environment, secrets) => {
  const settings = readSettings(servicesSettings, { DATA_DIR: temporaryFolder(), ...environment });
  expect(secretOf(settings)).toEqual(secrets);
});
