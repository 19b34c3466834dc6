import { expect, test } from "vitest";
import { action, loader } from "~/routes/shell/too-often";
import { outcomeOf } from "../setup/call";
import { createTestContext } from "../setup/test-context";

/** The loaded data of a rate-limited form; without `to` a visit of the page itself. */
async function send(body: BodyInit, to: string | null = "/nieuwsbrief") {
  const context = await createTestContext();
  const request = new Request("http://samen.localhost/te-vaak", { method: "POST", body });
  const loadContext = { ...context.loadContext(), ...(to && { sentTooOften: to }) };
  return action({ request, params: {}, context: loadContext });
}

test("the page repeats all posted fields in a form with the original address", async () => {
  const form = new URLSearchParams([
    ["email", "els@voorbeeld.nl"],
    ["soort", "a"],
    ["soort", "b <i>&"],
    ["bericht", "regel een\r\nregel twee"],
  ]);
  const { data, init } = await send(form);
  expect(init?.status).toBe(429);
  expect(data).toMatchObject({ address: "/nieuwsbrief", hasFile: false, multipart: false });
  expect(data.fields.map(({ name, value }) => [name, value])).toEqual([...form]);
});

test("the page is marked when the post contained a file, which it cannot repeat", async () => {
  const form = new FormData();
  form.set("naam", "Els");
  form.set("cv", new File(["inhoud"], "cv.pdf", { type: "application/pdf" }));
  const { data } = await send(form, "/vrijwilligerswerk/maatje/solliciteren");
  expect(data).toMatchObject({ hasFile: true, multipart: true, fields: [{ name: "naam", value: "Els" }] });
  const without = new FormData();
  without.set("cv", new File([], ""));
  expect((await send(without)).data.hasFile).toBe(false);
});

test("a body that is not a form gives no fields", async () => {
  expect((await send("onzin")).data).toMatchObject({ fields: [] });
});

test("a direct visit to the page is a 404", async () => {
  expect((await outcomeOf(send("a=b", null))).status).toBe(404);
  const context = await createTestContext();
  const request = new Request("http://samen.localhost/te-vaak");
  const visit = loader({ request, params: {}, context: context.loadContext() });
  expect((await outcomeOf(visit)).status).toBe(404);
});
