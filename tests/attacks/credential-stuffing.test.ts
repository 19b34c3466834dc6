import { expect, test } from "vitest";
import { createPasswordHasher } from "../../services/platform/passwords/password-hasher";
import { createMember } from "../setup/create-member";
import { inParallel } from "../setup/in-parallel";
import { email, password, siteWithMember } from "../setup/member-site";
import { servicesOverTest } from "../setup/services";

const tries = 10_000;
const knownAccounts = 100;
const honest = { email: "eerlijk@voorbeeld.nl", password };

/** The services with many members. Comparing a password takes some milliseconds, and is counted. */
async function site() {
  const compared = { count: 0, now: 0, most: 0 };
  const passwords = createPasswordHasher({
    limits: { atOnce: 2, waiting: 8 },
    algorithm: {
      hash: async (text) => `hash of ${text}`,
      async verify(stored, text) {
        compared.count += 1;
        compared.now += 1;
        compared.most = Math.max(compared.most, compared.now);
        await new Promise((resolve) => setTimeout(resolve, 20));
        compared.now -= 1;
        return stored === `hash of ${text}`;
      },
    },
  });
  const { services, call } = await servicesOverTest({ passwords });
  for (let index = 0; index < knownAccounts; index += 1)
    await createMember(services, { username: `Lid${index}` });
  await createMember(services, { username: "Eerlijk", email: honest.email });
  await services.db
    .updateTable("members")
    .set({ password_hash: await passwords.hash(password) })
    .where("email", "=", honest.email)
    .execute();

  const logIn = (client: string, given: { email: string; password: string; device?: string }) =>
    call("logIn", { remember: false, device: null, deviceName: "", ...given }, { client });

  /** Sends all tries from a number of networks, half of them to known addresses, with the honest member's among them. */
  async function attack(networks: number) {
    const own = await logIn("own network", honest);
    const answersToHonest = new Map<string, number>([["at first", own.status]]);
    compared.count = 0;
    // More than may wait for a comparison, and few enough that none waits long for a connection on a slow machine.
    const statuses = await inParallel(tries, 20, async (index) => {
      if (index === tries / 2) {
        answersToHonest.set("own network", (await logIn("own network", honest)).status);
        const device = own.body.device;
        answersToHonest.set("known device", (await logIn("network 0", { ...honest, device })).status);
      }
      const account = Math.floor(index / networks) + index;
      const target = index % 2 ? "Lid" : "Niemand";
      const address = `${target}${account % knownAccounts}@voorbeeld.nl`;
      const guess = { email: address, password: `Gok nummer ${index}` };
      return (await logIn(`network ${index % networks}`, guess)).status;
    });
    const count = (status: number) => statuses.filter((other) => other === status).length;
    return { answersToHonest, compared, tried: count(401), refused: count(429) };
  }
  return { attack };
}

const allAnswered = new Map([
  ["at first", 201],
  ["own network", 201],
  ["known device", 201],
]);

test("of 10,000 tries from one network, at most 100 are compared, and an honest member logs in", async () => {
  const { attack } = await site();
  const { answersToHonest, compared, tried, refused } = await attack(1);
  expect(answersToHonest).toEqual(allAnswered);
  expect(tried).toBeLessThanOrEqual(100);
  expect(tried + refused).toBe(tries);
  expect(compared.count).toBe(tried + 2);
});

test("of 10,000 tries from 1,000 networks, few are compared at once, and an honest member need not wait", async () => {
  const { attack } = await site();
  const { answersToHonest, compared, tried, refused } = await attack(1000);
  expect(answersToHonest).toEqual(allAnswered);
  expect(compared.most).toBe(2);
  expect(refused).toBeGreaterThan(0);
  expect(tried + refused).toBe(tries);
  expect(compared.count).toBe(tried + 2);
});

test("many refused log-ins do not pause the services for members who are logged in", async () => {
  const { logIn, open } = await siteWithMember();
  const { browser } = await logIn();
  const attacker = open();
  const statuses = [];
  for (let count = 0; count < 60; count += 1) {
    const guess = { email, password: "Niet het wachtwoord 1" };
    statuses.push((await attacker.submit("/inloggen", guess)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  expect((await browser.get("/mijn")).status).toBe(200);
});
