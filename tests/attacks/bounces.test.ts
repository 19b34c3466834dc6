import { expect, test } from "vitest";
import { signCall } from "~/.server/security/signed-call";
import { minuteMs } from "~/utils/durations";
import { servicesHandler } from "../../services/handler";
import { createMember } from "../setup/create-member";
import { mailSite } from "../setup/mail-site";
import { wholeSite } from "../setup/whole-site";

const secret = "een geheim dat lang genoeg is";

/** The site with a mail that was sent, and the report that it came back. */
async function siteWithMail(environment: Record<string, string> = { BOUNCE_SECRET: secret }) {
  const { services, db, queue, send, order, logged } = await mailSite();
  const memberId = await createMember(services, { username: "Ineke" });
  const id = await queue({ template: "reset-password", memberId });
  await send(id);
  const site = await wholeSite({
    environment,
    now: services.now,
    services: servicesHandler(services, null),
  });
  const report = `To: bounce+${id}@terug.voorbeeld.nl\r\n\r\nZo\xeb\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  const now = services.now().getTime();

  /** Posts bytes, given as latin1. */
  async function post(body: string, signature = signCall(Buffer.from(body, "latin1"), secret, now)) {
    const bytes = Buffer.from(body, "latin1");
    const headers = { "Content-Type": "message/rfc822", "X-Signature": signature };
    const response = await fetch(`${site.address}/_bounce`, { method: "POST", body: bytes, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const state = async () => ({
    mail: (await order(id)).state,
    bounced: (await db.selectFrom("bounced_addresses").selectAll().execute()).length,
  });
  return { ...site, post, report, state, now, logged: () => [...site.logged, ...logged] };
}

test("a signed bounce is recorded, a replayed one changes nothing, and nothing of it is logged", async () => {
  const { post, report, state, now, logged } = await siteWithMail();
  for (let time = 0; time < 2; time += 1) {
    const { status, text, headers } = await post(report);
    expect([status, JSON.parse(text)]).toEqual([200, { known: true }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(await state()).toEqual({ mail: "failed", bounced: 1 });
  }
  const late = signCall(Buffer.from(report, "latin1"), secret, now - 5 * minuteMs);
  expect((await post(report, late)).status).toBe(200);
  expect(JSON.stringify(logged())).not.toMatch(/bounce\+|terug\.voorbeeld/);
});

test("without its signature a bounce is refused", async () => {
  const { post, report, state, now } = await siteWithMail();
  const bytes = Buffer.from(report, "latin1");
  for (const signature of [
    "",
    "t=1,v1=",
    signCall(bytes, "een ander geheim", now),
    signCall(`${report} `, secret, now),
    signCall(bytes, secret, now - 6 * minuteMs),
    signCall(bytes, secret, now + 6 * minuteMs),
    signCall(bytes, secret, now).replace("t=", "t=1"),
    signCall(bytes, secret, now - 6 * minuteMs).replace(/t=\d+/, `t=${Math.floor(now / 1000)}`),
  ])
    expect([signature, (await post(report, signature)).status]).toEqual([signature, 403]);
  expect(await state()).toEqual({ mail: "sent", bounced: 0 });
});

test("a message to another address, of an unknown mail or of many bytes changes nothing", async () => {
  const { post, report, state } = await siteWithMail();
  expect((await post(report.replace("bounce+", "hallo+"))).status).toBe(422);
  expect((await post("")).status).toBe(422);
  const unknown = await post(report.replace(/[0-9a-f]{12}@/, "000000000000@"));
  expect([unknown.status, unknown.text]).toEqual([200, '{"known":false}']);
  expect((await post("x".repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await state()).toEqual({ mail: "sent", bounced: 0 });
  expect((await post(report + "\x00".repeat(4 * 1024 * 1024))).status).toBe(200);
});

test("without a secret there is no such address, and otherwise only to post to", async () => {
  const { post, report, state } = await siteWithMail({});
  expect((await post(report)).status).toBe(404);
  expect((await post(report, signCall(report, "", Date.now()))).status).toBe(404);
  expect(await state()).toEqual({ mail: "sent", bounced: 0 });
  const { sendRequest } = await siteWithMail();
  expect((await sendRequest("/_bounce")).status).toBe(404);
});

test("while the services fail, a bounce is to be sent again later", async () => {
  const { sendRequest, app } = await wholeSite({
    environment: { BOUNCE_SECRET: secret },
    services: { fetch: async () => new Response("{}", { status: 503 }) },
  });
  const signature = signCall("x", secret, app.now().getTime());
  const { status } = await sendRequest("/_bounce", {
    method: "POST",
    body: "x",
    headers: { "X-Signature": signature },
  });
  expect(status).toBe(503);
});
