import { expect, test } from "vitest";
import { servicesOverTest } from "../../../tests/setup/services";

const email = "jan@voorbeeld.nl";
const password = "Paarse fiets 1954 regen";
const otherPassword = "Groene trui 1961 mist";
const device = { remember: false, device: null, deviceName: "Firefox op Mac" };
const wrong = { email, password: "Niet het wachtwoord 1", ...device };

/** The services with a logged-in member, and the lines about security since then. */
async function withMember() {
  const site = await servicesOverTest();
  const session = await site.logIn();
  site.logged.length = 0;
  return {
    ...site,
    session,
    lines: () => site.logged.map(({ message, fields }) => ({ message, ...fields })),
  };
}

test("logging in and out, failures and limits are each a line, with its call and status", async () => {
  const { call, lines, session } = await withMember();
  await call("logIn", { email, password, ...device });
  for (let count = 0; count < 6; count += 1) await call("logIn", wrong);
  await call("changePassword", { current: "Gok 1", password: otherPassword }, { session });
  await call("changePassword", { current: password, password: "Welkom123456" }, { session });
  await call("resetPassword", { token: "a".repeat(43), password: otherPassword });
  await call("logIn", { email: { no: "text" } });
  await call("session", undefined, { session });
  await call("logOut", undefined, { session });
  await call("session", undefined, { session });
  const logIn = "POST /api/v1/sessions";
  const failure = { event: "not authenticated", call: logIn, status: 401 };
  const change = "PUT /api/v1/account/password";
  expect(lines()).toEqual(
    [
      { event: "done", call: logIn, status: 201 },
      ...[failure, failure, failure, failure, failure],
      { event: "too often", call: logIn, status: 429 },
      { event: "not authenticated", call: change, status: 409 },
      { event: "input refused", call: change, status: 409 },
      { event: "link refused", call: "POST /api/v1/password-resets/use", status: 410 },
      { event: "input refused", call: logIn, status: 400 },
      { event: "done", call: "DELETE /api/v1/session", status: 200 },
      { event: "no session", call: "GET /api/v1/session", status: 401 },
    ].map((line) => ({ message: "security", ...line })),
  );
});

test("a blocked member who logs in is not allowed to", async () => {
  const { call, lines, services } = await withMember();
  await services.db.updateTable("members").set({ state: "blocked" }).execute();
  await call("logIn", { email, password, ...device });
  expect(lines()).toMatchObject([{ event: "not allowed", status: 403 }]);
});

test("a call without the key is a warning, whatever it asks", async () => {
  const { fetchWithKeys, lines, logged } = await withMember();
  const strange = new Request(`http://services.test/api/v1/${encodeURIComponent(email)}`);
  expect((await fetchWithKeys("a key of 16 letters or more")(strange)).status).toBe(403);
  expect(lines()).toEqual([{ message: "security", event: "no valid key", call: "GET", status: 403 }]);
  expect(logged[0]?.level).toBe("warn");
});

test("a line has the id of its request, if it is one, and nothing of who sent it", async () => {
  const { handler, lines, session } = await withMember();
  const send = (id: string) =>
    handler.fetch(
      new Request("http://services.test/api/v1/sessions", {
        method: "POST",
        headers: { "X-Request-Id": id, "X-Client": "the network", "X-Session": session },
        body: JSON.stringify({ ...wrong, device: "the device" }),
      }),
    );
  await send("0a1b2c3d-4e5f");
  await send(email);
  expect(lines().map((line) => ("requestId" in line ? line.requestId : null))).toEqual([
    "0a1b2c3d-4e5f",
    null,
  ]);
  const text = JSON.stringify(lines());
  const personal = [email, "Jan", wrong.password, "the network", "the device", "Firefox", session];
  for (const value of personal) expect(text).not.toContain(value);
});
