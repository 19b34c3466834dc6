import { beforeAll, expect, test } from "vitest";
import { listFailedSubmissions } from "~/.server/store/failed-submissions";
import { siteBackend } from "../../backend/test-support";
import { job, loadReceipt, now, postAndReadForm, submit, volunteer } from "../setup/application-form";
import { applicationPaths, applicationSite } from "../setup/application-site";

// Reading content/ takes long on a busy machine.
beforeAll(async () => void (await siteBackend()));

test("a form posted repeatedly, also concurrently, is forwarded once and has one reference", async () => {
  let arrive = () => {};
  const upstream = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const response = async () => {
    await upstream;
    return Response.json({}, { status: 201 });
  };
  const site = await applicationSite({ now, response });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  const values = { ...job, cv: undefined, kept: storedFile?.token };
  const both = [
    submit(site, applicationPaths.corporate, values),
    submit(site, applicationPaths.corporate, values),
  ];
  await expect.poll(() => site.arrived.length).toBe(1);
  arrive();
  const later = submit(site, applicationPaths.corporate, { ...values, rendered: "2026-11-21T08:04:00.000Z" });
  const answers = await Promise.all([...both, later]);
  expect(site.arrived).toHaveLength(1);
  const receipts = await Promise.all(answers.map((one) => loadReceipt(site, one)));
  expect(new Set(receipts.map((receipt) => receipt?.reference)).size).toBe(1);
  for (const receipt of receipts) expect(receipt?.copy?.answers.cv).toBe("Cv Anna é.pdf");
});

test("the same form with other answers is a separate submission", async () => {
  const site = await applicationSite({ now });
  await submit(site, applicationPaths.landelijk, volunteer);
  await submit(site, applicationPaths.landelijk, { ...volunteer, firstName: "Bea" });
  await submit(site, applicationPaths.contact, volunteer);
  expect(site.arrived).toHaveLength(3);
  expect(new Set(site.arrived.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(3);
});

test.each([
  ["responds with a 500", () => new Response("", { status: 500 })],
  ["responds with a 400", () => new Response("", { status: 400 })],
  ["responds with a 403", () => new Response("", { status: 403 })],
  ["redirects", () => new Response("", { status: 302, headers: { Location: "/elders" } })],
  [
    "breaks the connection",
    () => Promise.reject(new TypeError("terminated", { cause: new Error("ECONNRESET") })),
  ],
  ["does not respond", () => new Promise<Response>(() => {})],
])(
  "the input is kept, not sent again automatically and not logged when the product API %s",
  async (_, response) => {
    const site = await applicationSite({ now, response, environment: { SUBMIT_TIMEOUT_MS: "150" } });
    const failed = await postAndReadForm(site, applicationPaths.corporate, job);
    expect(failed).toMatchObject({
      status: 502,
      sendingFailed: true,
      errors: {},
      values: { firstName: "Anna", email: " anna @voorbeeld.nl" },
      storedFile: { name: "Cv Anna é.pdf" },
    });
    expect(site.arrived).toHaveLength(1);
    expect(JSON.stringify(site.logged)).not.toMatch(/Anna|Vriesinga|voorbeeld|12345678|Hoekje/);
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: "error", message: "a form was not delivered" }),
    );
    const [recorded] = await listFailedSubmissions(site.dataDir, now());
    expect(recorded).toMatchObject({
      form: "vacancy",
      path: "/over-ons/werken-bij-alzheimer-nederland/webredacteur",
      time: now().toISOString(),
    });
    expect(JSON.stringify(recorded)).not.toMatch(/Anna|voorbeeld/);
  },
);

test("a form that may have arrived says so, and a second press sends nothing for ten minutes", async () => {
  let time = now().getTime();
  let isSilent = true;
  const response = () =>
    isSilent ? new Promise<Response>(() => {}) : Promise.resolve(new Response("", { status: 201 }));
  const environment = { SUBMIT_TIMEOUT_MS: "150" };
  const site = await applicationSite({ now: () => new Date(time), response, environment });
  const first = await postAndReadForm(site, applicationPaths.corporate, job);
  expect(first).toMatchObject({ status: 502, sendingFailed: true, uncertain: true });
  isSilent = false;
  const again = () => ({
    ...job,
    cv: undefined,
    kept: first.storedFile?.token,
    render: "een-ander",
  });
  time += 60_000;
  const second = await postAndReadForm(site, applicationPaths.corporate, again());
  expect(second).toMatchObject({ uncertain: true, values: { firstName: "Anna" } });
  expect(second.storedFile).toMatchObject({ name: "Cv Anna é.pdf" });
  expect(site.arrived).toHaveLength(1);
  time += 600_000;
  const kept = second.storedFile?.token;
  const sent = await submit(site, applicationPaths.corporate, { ...again(), kept });
  expect(sent.status).toBe(303);
  expect(site.arrived).toHaveLength(2);
});

test("a retry after a failure has the same Idempotency-Key", async () => {
  let status = 500;
  const site = await applicationSite({ now, response: () => new Response("", { status }) });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, job);
  status = 201;
  await submit(site, applicationPaths.corporate, {
    ...job,
    cv: undefined,
    kept: storedFile?.token,
    render: "een-ander",
  });
  const keys = site.arrived.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
