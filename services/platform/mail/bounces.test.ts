import { expect, test } from "vitest";
import { createMember } from "../../../tests/setup/create-member";
import { mailSite } from "../../../tests/setup/mail-site";
import { hasBounced, recordBounce } from "./bounces";
import { parseBounce } from "./parse-bounce";

const mailId = "0b4c5d3e-8f57-4a3e-9d0a-1f2e3d4c5b6a";

/** A delivery report to the return path of a mail. */
const report = (action: string, status: string) => `Return-Path: <>
To: bounce+${mailId}@terug.voorbeeld.nl
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.voorbeeld.nl

Final-Recipient: rfc822; ineke@voorbeeld.nl
Action: ${action}
Status: ${status}

--b--
`;

test.each([
  ["failed", "5.1.1", true],
  ["failed", "5.2.2", false],
  ["failed", "5.7.1", false],
  ["failed", "4.4.7", false],
  ["delayed", "4.4.1", false],
  ["relayed", "2.0.0", false],
])("a report of a mail that is %s with status %s is permanent: %s", (action, status, permanent) => {
  expect(parseBounce(report(action, status))).toEqual({ mailId, permanent });
  const lines = report(action, status).replaceAll("\n", "\r\n");
  expect(parseBounce(lines)).toEqual({ mailId, permanent });
});

test("a note of absence is not permanent", () => {
  const note = `To: bounce+${mailId.toUpperCase()}@terug.voorbeeld.nl\nSubject: Afwezig\n\nIk ben er niet.\n`;
  expect(parseBounce(note)).toEqual({ mailId, permanent: false });
});

test.each(["", "To: hallo@voorbeeld.nl\n\nStatus: 5.1.1", "To: bounce+1@terug.voorbeeld.nl"])(
  "a message to another address is no bounce",
  (message) => {
    expect(parseBounce(message)).toBeNull();
  },
);

test("a permanent bounce of a sent mail is remembered by the hash of its address", async () => {
  const { services, db, queue, send, order } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await send(id);
  const bounced = (secret: typeof services.secret = services.secret) =>
    hasBounced("INEKE@voorbeeld.nl", { db, secret });
  expect(await recordBounce(id, false, services)).toBe(true);
  expect(await bounced()).toBe(false);
  expect(await recordBounce(id, true, services)).toBe(true);
  expect(await recordBounce(id, true, services)).toBe(true);
  expect(await bounced()).toBe(true);
  expect(await bounced(["a newer secret", ...services.secret])).toBe(true);
  expect(await order(id)).toMatchObject({ state: "failed", last_code: "bounce" });
});

test("a bounce of an unknown mail, or of one that was not sent, changes nothing", async () => {
  const { services, db, queue } = await mailSite();
  expect(await recordBounce(mailId, true, services)).toBe(false);
  const id = await queue({ template: "reset-password", memberId: null });
  expect(await recordBounce(id, true, services)).toBe(true);
  expect(await db.selectFrom("bounced_addresses").selectAll().execute()).toEqual([]);
});
