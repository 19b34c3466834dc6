import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import { z } from "zod";
import { createMember } from "../../../tests/setup/create-member";
import { mailSite } from "../../../tests/setup/mail-site";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { isSigned } from "../../../tests/setup/verify-dkim";
import type { MailTemplate } from "./template";

const withCode = z.object({ code: z.string().prefault("") });

/** A mail that is not about an account. */
const tip: MailTemplate = {
  unsubscribe: true,
  compose: async ({ facts }) => ({
    subject: "Een tip",
    preview: "Kort",
    title: "Een tip",
    why: "Je vroeg om tips.",
    parts: [],
    unsubscribeUrl: `https://www.voorbeeld.nl/afmelden?code=${withCode.parse(facts).code}`,
  }),
};

/** The headers of a mail, each on one line. */
function unfolded(content: Buffer | undefined): string {
  const [headers = ""] = String(content).split("\r\n\r\n");
  return headers.replace(/\r\n\s+/g, " ");
}

test("a mail has its sender, its headers, its text, its HTML and its logo", async () => {
  const { services, queue, send, order, server, parsed } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke", state: "unverified" });
  const id = await queue({ template: "verify-account", memberId });
  await send(id);
  const [mail] = await parsed();
  expect(mail?.from?.text).toBe('"Alzheimer" <hallo@voorbeeld.nl>');
  expect(mail?.to).toMatchObject({ text: "Ineke@voorbeeld.nl" });
  expect(mail?.subject).toBe("Bevestig je account");
  expect(mail?.messageId).toBe(`<${id}@www.voorbeeld.nl>`);
  expect(mail?.date).toEqual(services.now());
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.headers.get("x-auto-response-suppress")).toBe("All");
  expect(mail?.headers.get("content-language")).toBe("nl");
  expect([...(mail?.headers.keys() ?? [])].filter((name) => /list|reply|dkim/i.test(name))).toEqual([]);
  const link = /https:\/\/www\.voorbeeld\.nl\/bevestigen\?code=[\w-]{43}/;
  expect(mail?.text).toMatch(link);
  expect(mail?.html).toMatch(link);
  expect(mail?.attachments).toMatchObject([{ contentType: "image/png", cid: "logo", related: true }]);
  expect(server.mails[0]).toMatchObject({ sender: "hallo@voorbeeld.nl", recipient: "Ineke@voorbeeld.nl" });
  expect(await order(id)).toMatchObject({
    state: "sent",
    attempts: 1,
    last_code: "250",
    leased_until: null,
    ended_at: services.now(),
  });
});

test("each brand has its own sender and address for replies", async () => {
  const environment = {
    MAIL_FROM: "alzheimer@voorbeeld.nl,samen=samen@voorbeeld.nl",
    MAIL_REPLY_TO: "samen=vragen@voorbeeld.nl",
  };
  const { services, queue, send, parsed } = await mailSite({ environment });
  const memberId = await createMember(services, { username: "Ineke" });
  for (const brand of ["samen", "dementie"]) {
    const caller = { brand, origin: "http://localhost:3000" };
    await send(await queue({ template: "password-changed", memberId, caller }));
  }
  const mails = await parsed();
  expect(mails.map(({ from, replyTo }) => [from?.text, replyTo?.text])).toEqual([
    ['"Samen dementievriendelijk" <samen@voorbeeld.nl>', "vragen@voorbeeld.nl"],
    ['"Dementie" <alzheimer@voorbeeld.nl>', undefined],
  ]);
});

test("a mail goes to the address of its order, which is erased once it is sent", async () => {
  const { services, queue, send, order, server } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "change-email", memberId, address: "nieuw@voorbeeld.nl" });
  expect(await order(id)).toMatchObject({ address: "nieuw@voorbeeld.nl" });
  await send(id);
  expect(server.mails.map(({ recipient }) => recipient)).toEqual(["nieuw@voorbeeld.nl"]);
  expect(await order(id)).toMatchObject({ state: "sent", address: null });
});

test("a mail that the server postpones is sent later, with the same Message-ID", async () => {
  const replyTo = (_: string, attempt: number) => (attempt < 3 ? "451 4.7.1 Try again later" : null);
  const { services, queue, send, order, parsed, logged } = await mailSite({ smtp: { replyTo } });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await expect(send(id)).rejects.toThrow(/^451$/);
  expect(await order(id)).toMatchObject({ state: "queued", last_code: "451", leased_until: null });
  await expect(send(id)).rejects.toThrow("451");
  await send(id);
  expect(await order(id)).toMatchObject({ state: "sent", attempts: 3 });
  expect((await parsed()).map(({ messageId }) => messageId)).toEqual([`<${id}@www.voorbeeld.nl>`]);
  expect(logged).toEqual([]);
});

test("a mail that is still postponed at the last attempt has failed", async () => {
  const { services, queue, send, order } = await mailSite({ smtp: { replyTo: () => "451 Later" } });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "change-email", memberId, address: "nieuw@voorbeeld.nl" });
  await expect(send(id, true)).rejects.toThrow("451");
  expect(await order(id)).toMatchObject({ state: "failed", address: null, ended_at: services.now() });
});

test("a mail that the server refuses is not tried again", async () => {
  const { services, queue, send, order, server, logged } = await mailSite({
    smtp: { replyTo: () => "550 5.7.1 No mail from you" },
  });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await send(id);
  await send(id);
  expect(await order(id)).toMatchObject({ state: "failed", last_code: "550", attempts: 1 });
  expect([...server.attempts.values()]).toEqual([1]);
  expect(logged).toEqual([
    { level: "warn", message: "a mail was refused", fields: { mail: id, code: "550" } },
  ]);
  expect(await services.db.selectFrom("bounced_addresses").selectAll().execute()).toEqual([]);
});

test("a mail is tried again while the server cannot be reached", async () => {
  const { services, queue, send, order } = await mailSite({
    environment: { SMTP_URL: "smtp://127.0.0.1:9" },
  });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await expect(send(id)).rejects.toThrow("ESOCKET");
  expect(await order(id)).toMatchObject({ state: "queued", last_code: "ESOCKET" });
});

test("a failure of a template leaves the mail to the next attempt, without its words", async () => {
  const compose = async () => {
    throw new Error("of Ineke");
  };
  const templates = { "verify-account": { unsubscribe: false, compose } as const };
  const { services, queue, send, order } = await mailSite({ templates });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "verify-account", memberId });
  await expect(send(id)).rejects.toThrow("of Ineke");
  expect(await order(id)).toMatchObject({ state: "queued", last_code: "Error", leased_until: null });
});

test("a mail that another worker sends is left to it, until its lease ends", async () => {
  const { services, db, queue, send, order, server, pass } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  const leased_until = new Date(services.now().getTime() + 60_000);
  await db.updateTable("mails").set({ leased_until }).execute();
  await expect(send(id)).rejects.toThrow("another worker has the mail");
  expect(server.mails).toEqual([]);
  pass(60_001);
  await send(id);
  expect(await order(id)).toMatchObject({ state: "sent" });
});

test("of two workers with one mail at the same time, one sends it", async () => {
  const { services, queue, send, server } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await Promise.allSettled([send(id), send(id)]);
  expect(server.mails).toHaveLength(1);
  await send(id);
  expect(server.mails).toHaveLength(1);
});

test("a mail without a member, or that is not needed any more, is dropped", async () => {
  const { services, queue, send, order, server } = await mailSite();
  const verified = await createMember(services, { username: "Ineke" });
  const blocked = await createMember(services, { username: "Karin", state: "blocked" });
  for (const [template, memberId] of [
    ["reset-password", null],
    ["verify-account", verified],
    ["reset-password", blocked],
  ] as const) {
    const id = await queue({ template, memberId });
    await send(id);
    expect(await order(id)).toMatchObject({ state: "dropped", ended_at: services.now() });
  }
  expect(server.mails).toEqual([]);
});

test("a mail of a member who was deleted is gone, and its job ends", async () => {
  const { services, db, queue, send, server } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await db.deleteFrom("members").execute();
  await send(id);
  expect(server.mails).toEqual([]);
});

test("a mail is signed with the key of the domain, its headers to unsubscribe too", async () => {
  const keyFile = join(temporaryFolder(), "dkim.pem");
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  const environment = { DKIM_DOMAIN: "voorbeeld.nl", DKIM_SELECTOR: "najaar", DKIM_KEY_FILE: keyFile };
  const { services, queue, send, server } = await mailSite({
    environment,
    templates: { "verify-account": tip },
  });
  await send(
    await queue({
      template: "verify-account",
      memberId: await createMember(services, { username: "Ineke" }),
    }),
  );
  const headers = String(server.mails[0]?.content)
    .split("\r\n\r\n")[0]
    ?.replace(/\r\n\s+/g, "");
  const signature = /^DKIM-Signature:(.*)$/im.exec(headers ?? "")?.[1];
  expect(signature).toContain("d=voorbeeld.nl;");
  expect(signature).toContain("s=najaar;");
  expect(signature).toMatch(/h=[^;]*from[^;]*subject[^;]*list-unsubscribe:list-unsubscribe-post/i);
  const content = String(server.mails[0]?.content);
  const isValid = (mail: string) => isSigned(Buffer.from(mail), publicKey);
  expect(isValid(content)).toBe(true);
  expect(isSigned(Buffer.from(content), generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey)).toBe(
    false,
  );
  // What servers on the way may change, and what they may not.
  expect(isValid(content.replace("Subject: ", "SUBJECT:   "))).toBe(true);
  expect(isValid(`${content}\r\n\r\n`)).toBe(true);
  for (const changed of [/^Subject: /m, /^List-Unsubscribe: </m, /^From: /m, /^To: /m, /<html/])
    expect([changed, isValid(content.replace(changed, "$&x"))]).toEqual([changed, false]);
});

test("a bounce comes back to an address that names the mail", async () => {
  const { services, queue, send, server } = await mailSite({
    environment: { MAIL_BOUNCE_DOMAIN: "terug.voorbeeld.nl" },
  });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "password-changed", memberId });
  await send(id);
  expect(server.mails[0]?.sender).toBe(`bounce+${id}@terug.voorbeeld.nl`);
});

test("mails but those about an account have both headers to unsubscribe, and the facts of their order", async () => {
  const { services, queue, send, parsed, server } = await mailSite({ templates: { "verify-account": tip } });
  const memberId = await createMember(services, { username: "Ineke" });
  const code = "w".repeat(43);
  await send(await queue({ template: "verify-account", memberId, facts: { code } }));
  const headers = unfolded(server.mails[0]?.content);
  expect(headers).toContain(`List-Unsubscribe: <https://www.voorbeeld.nl/afmelden?code=${code}>`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [mail] = await parsed();
  expect(mail?.text).toContain("Geen mails meer? Meld je af:\nhttps://www.voorbeeld.nl/afmelden");
  expect(mail?.html).toContain(">Meld je af</a>");
});

test("an address that does not exist gets no mails any more but those about its account", async () => {
  const replyTo = (_: string, attempt: number) => (attempt === 1 ? "550 5.1.1 No such user" : null);
  const { services, queue, send, order, server } = await mailSite({
    smtp: { replyTo },
    templates: { "verify-account": tip },
  });
  const memberId = await createMember(services, { username: "Ineke" });
  await send(await queue({ template: "reset-password", memberId }));
  const dropped = await queue({ template: "verify-account", memberId });
  await send(dropped);
  expect(await order(dropped)).toMatchObject({ state: "dropped" });
  await send(await queue({ template: "reset-password", memberId }));
  expect(server.mails).toHaveLength(1);
});

test("without a mail server each mail becomes a file, one also when it is sent twice", async () => {
  const { services, db, queue, send, folder } = await mailSite({ environment: { SMTP_URL: "" } });
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await send(id);
  await db.updateTable("mails").set({ state: "queued" }).execute();
  await send(id);
  const files = readdirSync(folder);
  expect(files).toEqual([`2026-11-23T10-00-00-000Z_reset-password_${id}.eml`]);
  const mail = await simpleParser(readFileSync(join(folder, files[0] ?? "")));
  expect(mail.subject).toBe("Kies een nieuw wachtwoord");
});
