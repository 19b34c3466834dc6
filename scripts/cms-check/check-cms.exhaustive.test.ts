import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { listen } from "../../tests/setup/http-server";
import { longTimeouts } from "../../tests/setup/long-timeouts";
import { temporaryFolder } from "../../tests/setup/temporary-folder";
import { fakeUpstream } from "../../tests/setup/upstream";
import { callChecks } from "./calls";
import { checkCms } from "./check-cms";
import { reportOf } from "./report";
import { requiredAddresses } from "./required-addresses";

const standIn = await siteBackend();
const contract = await readFile("docs/backend-contract.md", "utf8");

async function check(fetchFrom: Fetch, addresses: string[] = []) {
  const config = parseConfig({
    ...longTimeouts,
    CMS_URL: "http://127.0.0.1:4700",
    DATA_DIR: temporaryFolder(),
  });
  const checked = await checkCms({ config, brand: "alzheimer", addresses, most: 60, fetchFrom });
  const { text, hasProblems } = reportOf(checked ?? []);
  const findings = (subject: string) =>
    checked?.find((one) => one.subject === subject)?.findings.map(({ what }) => what) ?? [];
  const changes = checked?.flatMap((one) => one.findings.map(({ change }) => change)) ?? [];
  return { text, hasProblems, findings, changes };
}

const recorded = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`tests/contract/drupal-10.3/${name}.json`, "utf8"));

test("the stand-in is all right, also its links, pictures and fields", async () => {
  const { text, hasProblems } = await check(standIn);
  expect(text.split("\n").filter((line) => /^(CHANGE|advice)/.test(line))).toEqual([]);
  expect(text).toMatch(
    /\nCalls: 21 right, 0 to change, 0 with advice only\.\nPages: \d\d right, 0 to change/,
  );
  expect(hasProblems).toBe(false);
});

test("raw core is a list of what to change", async () => {
  const { fetch: fetchFrom } = fakeUpstream({
    "/api/drupal/zorgen/partner": await recorded("page.core"),
    "/api/drupal/zorgen": await recorded("term.core"),
    "/api/drupal/zonder-opmaak": new Response("<!DOCTYPE html>", {
      headers: { "Content-Type": "text/html" },
    }),
    "/api/drupal/concept": Response.json(
      { message: "No authentication credentials provided." },
      { status: 401 },
    ),
    "/api/drupal/api/menu_items/main": await recorded("menu-main.rest-menu-items"),
    "/api/drupal/api/slideins": { message: "Ok" },
    "/api/drupal/api/all-bedrijfsvriend": [{ nid: [{ value: 3 }] }],
  });
  const pages = ["/zorgen/partner", "/zorgen", "/zonder-opmaak", "/concept", "/contact"];
  const { text, hasProblems, findings, changes } = await check(fetchFrom, pages);
  expect(hasProblems).toBe(true);
  expect(findings("GET /api/drupal/api/homepage")).toEqual([
    "Drupal answers 404 at /api/drupal/api/homepage: there is no home page",
  ]);
  expect(findings("GET /api/drupal/api/slideins")).toEqual(["is an object instead of a list"]);
  expect(findings("GET /api/drupal/api/all-bedrijfsvriend")).toEqual([
    "is left out: title is empty",
    "is left out: path has no path",
  ]);
  expect(findings("/zorgen/partner")).toContain("is left out: is a reference that is not expanded");
  expect(findings("/zorgen/partner")).toContain("links to /node/1, which leads to no page");
  expect(findings("/zorgen")).toEqual([expect.stringContaining("is no page but another entity")]);
  expect(findings("/zonder-opmaak")).toEqual(["Drupal answers with a web page (HTML) instead of JSON"]);
  expect(findings("/concept")).toEqual(["Drupal answers 401: no access"]);
  expect(findings("/contact")).toEqual([
    "does not exist; linked from an application that could not be submitted",
  ]);
  for (const change of changes) expect(change).toMatch(/^(Editor|Site builder|Developer): /);
  expect(changes.join("\n")).toContain(
    "Have Drupal put the paragraph, medium, term or page itself in its place",
  );
  expect(text).toMatch(/^right +GET \/api\/drupal\/api\/menu_items\/main$/m);
  expect(text).toContain("block 1; block 2; block 3; block 4; block 5 and ");
  // Each change is said once, for all pages that need it.
  expect(text.split("Have Drupal put the paragraph").length).toBe(2);
});

test("an empty Drupal has to be filled, except with addresses that the site serves itself", async () => {
  const { fetch: fetchFrom } = fakeUpstream({
    "/api/drupal/api/homepage": [],
    "/api/drupal/api/menu_items/main": [
      { title: "Blogs", relative: "/ervaringen-delen/blogs", external: false },
      { title: "Zorgen", relative: "/zorgen", external: false },
    ],
  });
  const { text, findings } = await check(fetchFrom);
  expect(findings("GET /api/drupal/api/homepage")).toEqual([
    "answers with an empty list: there is no home page",
  ]);
  expect(findings("/zorgen")).toEqual(["does not exist"]);
  expect(text).not.toContain("/ervaringen-delen");
});

test("a document of json_recursive is read, with advice about its pictures", async () => {
  const { fetch: fetchFrom } = fakeUpstream({
    "/api/drupal/zorgen/partner": await recorded("page.json-recursive"),
  });
  const { text, findings } = await check(fetchFrom, ["/zorgen/partner"]);
  expect(findings("/zorgen/partner").join("\n")).toMatch(/pictures? ha(s|ve) no crops/);
  expect(text).toMatch(/\/zorgen\/partner \(content_page, \d+ blocks\)/);
});

test("the answers of the CMS have the format that is asked for, and visitors do not meet it", async () => {
  const asked: string[] = [];
  const fetchFrom: Fetch = async ({ url }) => {
    asked.push(url);
    return new Response(null, { status: 301, headers: { Location: "/nieuw?_format=json" } });
  };
  const config = parseConfig({
    ...longTimeouts,
    DATA_DIR: temporaryFolder(),
    CMS_URL: "https://cms.test",
    CMS_FORMAT: "json",
  });
  const options = { config, brand: "alzheimer" as const, addresses: ["/oud"], most: 1, fetchFrom };
  const checked = await checkCms(options);
  expect(asked).toContain("https://cms.test/api/drupal/oud?_format=json");
  expect(asked).toContain("https://cms.test/api/drupal/api/site-addresses?page=0&_format=json");
  expect(checked?.find(({ subject }) => subject === "/oud")?.findings).toEqual([
    expect.objectContaining({ what: "Drupal redirects to /nieuw" }),
  ]);
});

test("without an answer there is no report", async () => {
  const config = parseConfig({ ...longTimeouts, DATA_DIR: temporaryFolder(), CMS_URL: "http://127.0.0.1:1" });
  const options = { config, brand: "alzheimer" as const, addresses: [], most: 1 };
  expect(await checkCms(options)).toBeNull();
});

test("the command ends with 0 if all is right, and with 1 if something has to change", async () => {
  const address = await listen(getRequestListener(standIn));
  const codes = ["/contact", "/bestaat-niet"].map(async (page) => {
    const command = ["--import", "tsx", "scripts/cms-check.ts", address, page];
    const [code] = await once(spawn(process.execPath, command, { stdio: "ignore" }), "exit");
    return code;
  });
  expect(await Promise.all(codes)).toEqual([0, 1]);
});

test("every call of the contract to the CMS is made, and every page that must exist is loaded", () => {
  const headings = [...contract.matchAll(/^### (GET \/api\/drupal\/.*)$/gm)].flatMap(([, heading = ""]) =>
    heading.split(", ").map((call) => (call.startsWith("GET ") ? call : `GET ${call}`)),
  );
  expect(Object.keys(callChecks).toSorted()).toEqual(headings.toSorted());
  const [, section = ""] = contract.split("## Pages that must exist");
  const [table = ""] = section.split("### Reserved addresses");
  const listed = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\/[^`]+)`/g)].map(([, path = ""]) => path),
  );
  expect(Object.keys(requiredAddresses).toSorted()).toEqual(listed.toSorted());
});
