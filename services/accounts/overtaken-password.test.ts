import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";

const password = "Paarse fiets 1954 regen";
const chosen = "Groene trui 1961 mist";
const credentials = {
  email: "jan@voorbeeld.nl",
  password,
  remember: true,
  device: null,
  deviceName: "",
};

/** A member with a session, and a stop between comparing a password and what follows. */
async function stopped() {
  const site = await servicesOverTest();
  const session = await site.logIn();
  const { services } = site;
  const { passwords } = services;
  const compared = signal();
  const released = signal();
  services.passwords = {
    ...passwords,
    async matches(...args) {
      const matches = await passwords.matches(...args);
      compared.give();
      await released.given;
      return matches;
    },
  };
  return { ...site, session, compared: compared.given, release: released.give };
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

const acts = {
  logIn: { input: credentials, refused: { status: 401, body: {} } },
  changePassword: {
    input: { current: password, password: "Rode kater 1988 zon" },
    refused: { status: 409, body: { errors: { current: "PasswordWrong" } } },
  },
  requestEmailChange: {
    input: { password, email: "ander@voorbeeld.nl" },
    refused: { status: 409, body: { errors: { password: "PasswordWrong" } } },
  },
  requestDeletion: {
    input: { password },
    refused: { status: 409, body: { errors: { password: "PasswordWrong" } } },
  },
} as const;
type Act = keyof typeof acts;

test.each(Object.keys(acts) as Act[])(
  "a reset while the old password is compared refuses '%s'",
  async (act) => {
    const { call, linkOf, mails, session, compared, release } = await stopped();
    const { input, refused } = acts[act];
    const asked = call(act, input, { session: act === "logIn" ? undefined : session });
    await compared;
    await call("requestPasswordReset", { email: credentials.email });
    const token = await linkOf("reset-password");
    expect((await call("resetPassword", { token, password: chosen })).status).toBe(200);
    const queued = await mails();
    release();
    expect(await asked).toEqual(refused);
    expect(await mails()).toEqual(queued);
    expect((await call("logIn", { ...credentials, password: chosen })).status).toBe(201);
  },
);

test("a log-in whose password was compared before a block starts no session", async () => {
  const { call, services, compared, release } = await stopped();
  const asked = call("logIn", credentials);
  await compared;
  await services.db.updateTable("members").set({ state: "blocked" }).execute();
  await services.db.deleteFrom("sessions").execute();
  release();
  expect((await asked).status).toBe(401);
  expect(await services.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});
