import { expect, test } from "vitest";
import { hourMs } from "~/utils/durations";
import { givingPaths } from "../../services/giving/contract";
import { servicesHandler } from "../../services/handler";
import { givingOverTest, onceGift } from "../setup/giving";
import { wholeSite } from "../setup/whole-site";

/** The site with a gift whose payment is paid, and the bank's webhook at the site. */
async function siteWithGift(breaks = false) {
  const giving = await givingOverTest();
  giving.bank.setWebhooks("never");
  await giving.call("startGift", onceGift);
  giving.bank.change(giving.lastPayment(), { status: "paid" });
  const handler = servicesHandler(giving.services, null);
  const services = breaks ? { fetch: async () => new Response("broken", { status: 500 }) } : handler;
  const site = await wholeSite({ now: giving.services.now, services });
  const post = async (body: string) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(`${site.address}${givingPaths.webhook}`, { method: "POST", body, headers });
    return { status: response.status, text: await response.text() };
  };
  return { ...giving, post };
}

test("the webhook has the payment looked at, however often it is called", async () => {
  const { post, lastPayment, work, subjects, payments } = await siteWithGift();
  for (let count = 0; count < 40; count += 1)
    expect(await post(`id=${lastPayment().id}`)).toEqual({ status: 200, text: "{}" });
  expect(await payments()).toMatchObject([{ state: "open" }]);
  await work();
  expect(await payments()).toMatchObject([{ state: "paid" }]);
  expect(subjects()).toHaveLength(1);
});

test("made-up calls change nothing, and are answered like others", async () => {
  const { post, payments } = await siteWithGift();
  for (const body of ["", "id=", "id=tr_unknown123&status=paid", "id[]=tr_1", "%", "\0", "id=../../payments"])
    expect(await post(body)).toEqual({ status: 200, text: "{}" });
  expect((await post("x".repeat(20_000))).status).toBe(413);
  expect(await payments()).toMatchObject([{ state: "open" }]);
});

test("after too many made-up calls the provider is asked to call again, and known payments are still heard", async () => {
  const { post, db, lastPayment, pass, work, payments } = await siteWithGift();
  for (let count = 0; count < 30; count += 1) expect((await post(`id=tr_unknown${count}`)).status).toBe(200);
  expect((await post("id=tr_unknown")).status).toBe(503);
  expect((await post(`id=${lastPayment().id}`)).status).toBe(200);
  // As after a crash before the answer was stored: the call that comes again is not lost.
  await db.updateTable("gift_payments").set({ provider_id: null, state: "new" }).execute();
  expect((await post(`id=${lastPayment().id}`)).status).toBe(503);
  pass(2 * hourMs);
  expect((await post(`id=${lastPayment().id}`)).status).toBe(200);
  await work();
  expect(await payments()).toMatchObject([{ state: "paid" }]);
});

test("without the services the provider is asked to call again", async () => {
  const { post } = await siteWithGift(true);
  expect((await post("id=tr_1234567890")).status).toBe(503);
});
