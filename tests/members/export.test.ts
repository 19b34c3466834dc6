import { expect, test } from "vitest";
import { deleteExportFileTask } from "../../services/exports/files";
import { makeExportTask } from "../../services/exports/make-export";
import { siteWithMember, username } from "../setup/member-site";
import { parseMain } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";
import { runJobs } from "../setup/run-jobs";

const page = "/mijn/gegevens";
const file = "/mijn/gegevens/bestand";

async function member() {
  const site = await siteWithMember();
  const { browser } = await site.logIn(undefined, { remember: "on" });
  const work = () => runJobs(site.services, [makeExportTask, deleteExportFileTask]);
  const main = async () => parseMain((await browser.get(page)).body);
  return { ...site, browser, work, main };
}

test("a member requests an export, and gets it when a job has made it", async () => {
  const { browser, work, main } = await member();
  expect((await main())?.textContent).toContain("Dit zit erin");
  expect(await browser.get(file)).toMatchObject({ status: 303, headers: { location: page } });
  const answered = `${page}?verstuurd=1`;
  expect(await browser.submit(page)).toMatchObject({ status: 303, headers: { location: answered } });
  const answer = parseMain((await browser.get(answered)).body);
  expect(answer?.querySelector("[role=status][data-focus]")?.textContent).toContain("We maken je bestand");
  const waiting = await main();
  expect(waiting?.querySelector("[role=status]"), "a later visit is no answer").toBeNull();
  expect(waiting?.textContent).toContain("We maken je bestand");
  expect(waiting?.querySelector("form:not([action='/uitloggen'])")).toBeNull();
  await work();
  const ready = await main();
  expect(ready?.textContent).toContain("Je kunt het ophalen tot maandag 30 november 2026");
  expect(ready?.querySelector(`a[download]`)?.getAttribute("href")).toBe(file);
  const markup = ready?.innerHTML ?? "";
  expect([...(await htmlProblems(markup)), ...(await axeViolations(markup))]).toEqual([]);
  const { status, headers, body } = await browser.get(file);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-disposition": 'attachment; filename="mijn-gegevens.html"',
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(parseMain(body).textContent).toContain(username);
});

test("a second request on the same day is told to wait, a form without its token too", async () => {
  const { browser, main, services } = await member();
  const token = (await main())?.querySelector("input[name=token]")?.getAttribute("value") ?? "";
  expect((await browser.post(page, [])).status).toBe(403);
  expect(await services.services.db.selectFrom("exports").selectAll().execute()).toEqual([]);
  expect((await browser.post(page, [["token", token]])).status).toBe(303);
  const again = await browser.post(page, [["token", token]]);
  expect(again.status).toBe(429);
  expect(parseMain(again.body).textContent).toContain("Over 24 uur");
});

test("visitors get neither the page nor the file, and members only their own", async () => {
  const { browser, open, services, work } = await member();
  await browser.submit(page);
  await work();
  for (const path of [page, file]) expect((await open().get(path)).status).toBe(403);
  const another = open();
  another.cookies.set("sessie", await services.sessionOf("Rietvink"));
  expect(await another.get(file)).toMatchObject({ status: 303, headers: { location: page } });
});
