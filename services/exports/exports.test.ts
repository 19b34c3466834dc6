import { HtmlValidate } from "html-validate";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { parseHtml } from "../../tests/setup/parse-html";
import { runJobs } from "../../tests/setup/run-jobs";
import { servicesOverTest } from "../../tests/setup/services";
import { memberActs } from "../accounts/manage";
import { findByEmail } from "../accounts/members";
import { housekeepingTask } from "../housekeeping";
import { deleteOrphansTask } from "../orphans";
import { makePhotoTask } from "../photos/make-photo";
import { deleteExportFileTask, exportContainer } from "./files";
import { exportMails } from "./mails";
import { makeExportTask } from "./make-export";
import { exportSources, leftOut } from "./sources";

const tasks = [makePhotoTask, makeExportTask, deleteExportFileTask];
const odd = `Wij "wonen" bij <b>de molen</b> & zo. </script><script>alert(1)</script>`;

/** A member with something in every table that an export reads. */
async function janWithData() {
  const site = await servicesOverTest();
  await site.register();
  const logIn = { email: "jan@voorbeeld.nl", password: "Paarse fiets 1954 regen", remember: true };
  const { session } = (await site.call("logIn", { ...logIn, device: null, deviceName: "Firefox" })).body;
  const call = (name: Parameters<typeof site.call>[0], input?: object) => site.call(name, input, { session });
  await call("saveProfile", {
    gender: "woman",
    birthYear: 1958,
    biography: odd,
    province: "Gelderland",
    visible: true,
    shared: ["province"],
    health: { relationship: "partner", forms: ["lewy"], phase: "middle", consentVersion: "tekst-7" },
  });
  await call("changePreferences", { approach: { purposes: ["story"], version: "1" } });
  const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: "red" } }).png();
  await site.call("savePhoto", undefined, { session, bytes: Uint8Array.from(await photo.toBuffer()) });
  const member = await findByEmail(site.services.db, "jan@voorbeeld.nl");
  if (member) await memberActs.setRole(site.services.db, member, "command", "expert", site.services.now());
  const work = () => runJobs(site, tasks);
  await work();
  const state = async () => (await call("ownExport")).body;
  const files = async () => (await site.services.blobs.list(exportContainer)).blobs;
  return { ...site, session, call, work, state, files };
}

/** The same with an export that is ready. */
async function janWithExport() {
  const jan = await janWithData();
  expect(await jan.call("requestExport")).toEqual({ status: 202, body: {} });
  await jan.work();
  const { status, body } = await jan.call("exportFile");
  expect(status).toBe(200);
  return { ...jan, html: body.toString() };
}

test("every table that refers to members is in an export, or is left out with a reason", async () => {
  const { services } = await servicesOverTest();
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'members'::regclass`.execute(services.db);
  expect(rows.length).toBeGreaterThan(5);
  const exported = Object.values(exportSources).flatMap(({ tables }): string[] => [...tables]);
  const named = [...exported, ...Object.keys(leftOut)];
  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test("an export shows in words what is stored", async () => {
  const { html } = await janWithExport();
  const text = parseHtml(html).querySelector("main")?.textContent ?? "";
  for (const words of [
    ...["Jan", "jan@voorbeeld.nl", "1958", "Gelderland", "Vrouw", odd, "Mijn partner heeft dementie"],
    ...["Lewy body dementie", "Er is elke dag hulp nodig", "tekst-7", "Je verhaal vertellen"],
    ...["Rol gegeven", "Eén keer per dag", "Bevestig je account", "maandag 23 november 2026, 11.00 uur"],
  ])
    expect(text).toContain(words);
});

test("an export has the photo, and the same data as JSON to be saved", async () => {
  const { html } = await janWithExport();
  const document = parseHtml(html);
  const photo = document.querySelector("img")?.getAttribute("src") ?? "";
  const bytes = Buffer.from(photo.replace(/^data:image\/webp;base64,/, ""), "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, format: "webp" });
  const json = JSON.parse(document.querySelector("script")?.textContent ?? "");
  expect(json).toMatchObject({
    made: "2026-11-23T10:00:00.000Z",
    account: { username: "Jan", email: "jan@voorbeeld.nl" },
    profile: { biography: odd, birth_year: 1958, shared: ["province"] },
    health: { relationship: "partner", forms: ["lewy"] },
    preferences: { approach: { purposes: ["story"] } },
    mails: [{ template: "verify-account" }],
  });
  const saved = document.querySelector("a[download]")?.getAttribute("href") ?? "";
  const encoded = saved.replace(/^data:application\/json;base64,/, "");
  expect(JSON.parse(Buffer.from(encoded, "base64").toString())).toEqual(json);
});

test("an export has every column of the account but a secret, and what would name the member in the log later", async () => {
  const { html, services } = await janWithExport();
  const json = JSON.parse(parseHtml(html).querySelector("script")?.textContent ?? "");
  const row = await services.db.selectFrom("members").selectAll().executeTakeFirstOrThrow();
  expect(Object.keys(row).filter((column) => !(column in json.account))).toEqual([
    "password_hash",
    "pseudonym",
  ]);
});

test("an export holds no secret and no hash, and nothing in it runs or loads", async () => {
  const { html, services } = await janWithExport();
  const { password_hash } = await services.db
    .selectFrom("members")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const sessions = await services.db.selectFrom("sessions").select("token_hash").execute();
  for (const secret of [
    password_hash,
    "argon2",
    ...sessions.map(({ token_hash }) => token_hash.toString("hex")),
  ])
    expect(html).not.toContain(secret);
  const document = parseHtml(html);
  expect([...document.querySelectorAll("script")].map((script) => script.type)).toEqual(["application/json"]);
  expect(document.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain("default-src 'none'");
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
  const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line }) => [ruleId, line]),
  );
  expect(problems).toEqual([]);
});

test("the export of a member without data says so", async () => {
  const { call, register, ...site } = await servicesOverTest();
  const session = await register();
  await call("requestExport", undefined, { session });
  await runJobs(site, tasks);
  const { body } = await call("exportFile", undefined, { session });
  expect(body.toString()).toContain("Hiervan bewaren we niets.");
});

test.each([
  ["ready", "Haal je gegevens op"],
  ["failed", "Vraag je gegevens opnieuw"],
] as const)("a mail tells when an export is %s, without a secret", async (state, label) => {
  const { mails, services } = await janWithExport();
  expect((await mails()).map(({ template }) => template)).toEqual(["verify-account", "export-ready"]);
  await services.db.updateTable("exports").set({ state }).execute();
  const { id } = await services.db.selectFrom("members").select("id").executeTakeFirstOrThrow();
  const content = await exportMails[`export-${state}`].compose(
    {
      member: { id, username: "Jan", state: "active" },
      address: "jan@voorbeeld.nl",
      facts: {},
      origin: "https://www.voorbeeld.nl",
      helpline: "0800 000 00 00",
    },
    services,
  );
  expect(content?.parts).toContainEqual({
    kind: "button",
    label,
    href: "https://www.voorbeeld.nl/mijn/gegevens",
  });
  expect(`${content?.subject} ${content?.preview}`).not.toMatch(/dementie|Jan/);
});

test("an export can be requested once a day, also by two requests at once", async () => {
  const { call, state, pass, work, files } = await janWithData();
  expect(await state()).toEqual({ state: "none", requestedAt: null, deletedAt: null, nextAt: null });
  const answers = await Promise.all([call("requestExport"), call("requestExport")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
  expect(await state()).toEqual({
    state: "waiting",
    requestedAt: "2026-11-23T10:00:00.000Z",
    deletedAt: "2026-11-30T10:00:00.000Z",
    nextAt: "2026-11-24T10:00:00.000Z",
  });
  expect(await call("exportFile")).toEqual({ status: 404, body: {} });
  await work();
  const [first] = await files();
  pass(dayMs - 1000);
  expect(await call("requestExport")).toEqual({ status: 429, body: { retryAfterSeconds: 1 } });
  pass(1000);
  expect(await state()).toMatchObject({ state: "ready", nextAt: null });
  expect((await call("requestExport")).status).toBe(202);
  expect((await call("exportFile")).status).toBe(404);
  await work();
  const after = await files();
  expect(after).toHaveLength(1);
  expect(after[0]?.name).not.toBe(first?.name);
});

test("an export is gone after seven days, its row and its file", async () => {
  const { call, pass, work, files, state, services } = await janWithExport();
  const keepHouse = () => housekeepingTask.run({}, services, { isLast: false });
  pass(7 * dayMs - 1000);
  await keepHouse();
  await work();
  expect((await call("exportFile")).status).toBe(200);
  pass(1000);
  // Also before a job has deleted it.
  expect(await call("exportFile")).toEqual({ status: 404, body: {} });
  expect(await state()).toMatchObject({ state: "none", nextAt: null });
  await keepHouse();
  await work();
  expect(await state()).toMatchObject({ state: "none" });
  expect(await files()).toEqual([]);
});

test("an export that fails for good is told in a mail, and can be requested again at once", async () => {
  const { call, state, services, mails } = await janWithData();
  await call("requestExport");
  const { id: exportId } = await services.db.selectFrom("exports").select("id").executeTakeFirstOrThrow();
  const broken = {
    ...services,
    blobs: { ...services.blobs, put: () => Promise.reject(new Error("the disk is full")) },
  };
  await expect(makeExportTask.run({ exportId }, broken, { isLast: false })).rejects.toThrow("disk");
  expect(await state()).toMatchObject({ state: "waiting" });
  await expect(makeExportTask.run({ exportId }, broken, { isLast: true })).rejects.toThrow("disk");
  expect(await state()).toMatchObject({ state: "failed", nextAt: null });
  expect((await mails()).map(({ template }) => template)).toEqual(["verify-account", "export-failed"]);
  expect((await call("requestExport")).status).toBe(202);
});

test("an export whose file was lost can be requested again at once", async () => {
  const { call, state, services } = await janWithExport();
  for (const { name } of (await services.blobs.list(exportContainer)).blobs)
    await services.blobs.delete({ container: exportContainer, name });
  expect(await call("exportFile")).toEqual({ status: 404, body: {} });
  expect(await state()).toMatchObject({ state: "failed", nextAt: null });
});

test("nobody gets the export of another member", async () => {
  const { sessionOf, handler } = await janWithExport();
  const headers = { "X-Session": await sessionOf("Rietvink") };
  const response = await handler.fetch(
    new Request("http://services.test/api/v1/account/export", { headers }),
  );
  expect(response.status).toBe(404);
});

test("files without a row are deleted a day later, those with one stay", async () => {
  const { services, pass, files, call } = await janWithExport();
  const id = "0b4c5d3e-8f57-4a3e-9d0a-1f2e3d4c5b6a";
  const { blobs } = services;
  const count = async () => {
    const lists = await Promise.all(["photo-uploads", "photos", "exports"].map((name) => blobs.list(name)));
    return lists.map(({ blobs }) => blobs.length);
  };
  const put = (container: string, name: string) =>
    blobs.put({ container, name }, Buffer.from("a"), "text/plain");
  await put("photo-uploads", id);
  await put("photos", `${id}-600.webp`);
  await put("exports", `${id}.html`);
  expect(await count()).toEqual([1, 3, 2]);
  const clean = () => deleteOrphansTask.run({}, services, { isLast: false });
  pass(dayMs);
  await clean();
  expect(await count()).toEqual([1, 3, 2]);
  pass(1000);
  await clean();
  expect(await count()).toEqual([0, 2, 1]);
  expect(await files()).toHaveLength(1);
  expect((await call("exportFile")).status).toBe(200);
  // With its member, an export loses its row.
  await services.db.deleteFrom("members").execute();
  await clean();
  expect(await count()).toEqual([0, 0, 0]);
});
