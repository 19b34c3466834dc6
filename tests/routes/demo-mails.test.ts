import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loader } from "~/routes/demo-mail/mails";
import { outcomeOf } from "../setup/call";
import { createTestContext } from "../setup/test-context";

const mail = [
  "To: jan@voorbeeld.nl",
  "Subject: Bevestig je account",
  "Date: Mon, 23 Nov 2026 10:00:00 +0000",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Nog =C3=A9=C3=A9n klik:",
  "",
  "http://localhost:3000/bevestigen?code=3Dabc",
].join("\r\n");

async function open(environment: Record<string, string> = {}, isLocal = true) {
  const context = await createTestContext({ environment });
  mkdirSync(join(context.dataDir, "post"));
  writeFileSync(join(context.dataDir, "post", "1.eml"), mail);
  const request = new Request("http://localhost:3000/_post");
  return loader({ request, params: {}, context: { ...context.loadContext(), isLocal } });
}

test("who runs a demo reads its mails, with links that work", async () => {
  const { mails } = await open();
  expect(mails).toEqual([
    {
      id: "1.eml",
      to: "jan@voorbeeld.nl",
      subject: "Bevestig je account",
      date: "2026-11-23T10:00:00.000Z",
      paragraphs: [
        [{ text: "Nog één klik:", isAddress: false }],
        [
          { text: "", isAddress: false },
          { text: "http://localhost:3000/bevestigen?code=abc", isAddress: true },
          { text: "", isAddress: false },
        ],
      ],
    },
  ]);
});

test.each([
  ["from another machine, or through a proxy", {}, false],
  ["behind an https address", { PUBLIC_URL: "https://www.example.nl" }, true],
  ["with a mail server", { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.nl" }, true],
])("%s nobody reads mails", async (_, environment, isLocal) => {
  expect((await outcomeOf(open(environment, isLocal))).status).toBe(404);
});
