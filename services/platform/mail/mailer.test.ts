import { expect, onTestFinished, test } from "vitest";
import { mailSettings } from "../../../app/utils/mail-settings";
import { readSettings } from "../../../app/utils/settings";
import { smtpServer } from "../../../tests/setup/smtp-server";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createMailer } from "./mailer";

test.each([
  ["on this machine", "127.0.0.1", "", "accepted", 1],
  ["elsewhere", "0.0.0.0", "", "postponed", 0],
  ["elsewhere, where the setting allows it", "0.0.0.0", "?requireTLS=false", "accepted", 1],
  ["on this machine, where the setting forbids it", "127.0.0.1", "?requireTLS=true", "postponed", 0],
])("a mail server without TLS %s", async (_, host, query, kind, count) => {
  const { url, mails } = await smtpServer();
  const SMTP_URL = url.replace("127.0.0.1", host) + query;
  const settings = readSettings(mailSettings, { SMTP_URL, MAIL_FROM: "hallo@voorbeeld.nl" });
  const mailer = createMailer(settings, temporaryFolder());
  onTestFinished(() => mailer.close());
  const message = { from: "hallo@voorbeeld.nl", to: "jan@voorbeeld.nl", subject: "Dag", text: "Dag" };
  expect(await mailer.send(message, "dag")).toMatchObject({ kind });
  expect(mails).toHaveLength(count);
});
