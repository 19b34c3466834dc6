import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findInjectedCode, mark } from "../setup/injected-code";
import { wholeSite } from "../setup/whole-site";
import { visitedPages } from "./visited-pages";

/** Every query parameter of the site; the first test checks that the list is complete. */
const queryNames = [
  ...["zoekterm", "zipcode", "search", "pijler", "page", "vanaf", "item", "soort", "plaats", "afstand"],
  ...["eerdere-afstand", "range", "functionIds", "activityIds", "durationIds", "availabilityIds"],
  ...["score sdv", "runid", "debug", "tot", "code", "terug", "bewaard", "deel", "pad", "antwoord"],
  ...["frequentie", "bedrag", "ander-bedrag", "v", "vraag", "test"],
  ...["uitgelogd", "wachtwoord", "verstuurd", "weg", "voor", "actie", "gedaan", "leeg"],
  ...["onderwerp", "reactie", "citeer", "gelukt", "bezwaar", "lijst", "zoek", "na"],
  ...["pagina", "bericht", "jaar", "betaling", "van", "uitloggen", "nieuwsbrief", "wijzig"],
];

const attacks = [
  `"><script>${mark}()</script>`,
  `'"><img src=x onerror=${mark}()>`,
  `</script></title></textarea></style><svg onload=${mark}()>`,
  `javascript:${mark}()//`,
  `https://evil.example/${mark}`,
];

test("the table contains every query parameter that the code reads", () => {
  // cache/ reads addresses of upstream calls.
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?!\.server\/cache\/).*(?<!\.test)\.tsx?$/.test(file),
  );
  const reads = /\b(?:query|searchParams)\.(?:get|getAll|has)\("([^"]+)"|\breadTerm\(query, "([^"]+)"/g;
  const others = /\blastOf\((?:query|readQuery\([^)]*\))\.(\w+)|\b(?:text|name)\("([\w-]+)"\)/g;
  const names = files.flatMap((file) => {
    const source = readFileSync(join("app", file), "utf8");
    const inQuery = /URLSearchParams|searchParams|readQuery|scope\.query|\bquery\b/.test(source);
    return inQuery ? [...source.matchAll(reads), ...source.matchAll(others)].map(([, a, b]) => a ?? b) : [];
  });
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !queryNames.includes(name ?? ""))).toEqual([]);
});

test.each(attacks)("%s in every query parameter is text on every page", async (attack) => {
  const { sendRequest, logged } = await wholeSite();
  const query = new URLSearchParams(queryNames.map((name) => [name, attack]));
  const found: string[] = [];
  for (const page of visitedPages) {
    const { status, headers, body } = await sendRequest(`${page}?${query}`);
    if (status === 301) expect(headers.location, page).toMatch(/^\/geheugentest/);
    // Without a gift that can be paid, its steps lead back to the choice.
    else if (status === 302) expect(headers.location, page).toMatch(/^\/doneren\?/);
    else expect([200, 400, 403, 404, 410, 503], page).toContain(status);
    found.push(...findInjectedCode(body).map((problem) => `${page} ${problem}`));
  }
  expect(found).toEqual([]);
  // Queries are not logged.
  expect(JSON.stringify(logged)).not.toContain(mark);
});

/** Paths with an attack in each parameter of a route. */
const attackedPaths = (attack: string) => {
  const part = encodeURIComponent(attack.replaceAll("/", ""));
  return [
    ...[`/${part}`, `/zorgen/${part}`, `/regios/${part}`, `/regios/${part}/locaties`, `/nieuws/${part}`],
    ...[`/regios/${part}/nieuws`, `/regios/${part}/nieuwsbrief`, `/regios/rivierenland/${part}`],
    ...[`/regios/${part}/activiteiten.ics`, `/regios/${part}/nieuws.atom`, `/agenda/${part}`],
    ...[`/${part}/solliciteren`, `/regios/${part}/vrijwilligerswerk/${part}/solliciteren`],
    ...[`/preview/${part}/${part}/${part}`, `/stijl/${part}.css`, `/_blokken/${part}/${part}/${part}`],
    ...[`/drupal/media/${part}`, `/drupal/files/${part}`, `/vrijwilligerswerk/${part}`],
  ];
};

test.each(attacks)("%s in any part of a path is text", async (attack) => {
  const { sendRequest } = await wholeSite();
  for (const path of attackedPaths(attack)) {
    const { status, headers, body } = await sendRequest(path);
    expect([403, 404], path).toContain(status);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(findInjectedCode(body), path).toEqual([]);
  }
});

test("a response that is not a document is not interpreted as one, whatever its address", async () => {
  const { sendRequest } = await wholeSite();
  const query = new URLSearchParams(queryNames.map((name) => [name, `<script>${mark}()</script>`]));
  const files = ["/nieuws.atom", "/vrijwilligerswerk.rss", "/sitemap.xml", "/opensearch.xml", "/robots.txt"];
  for (const path of [...files, "/manifest.webmanifest"]) {
    const { headers, body } = await sendRequest(`${path}?${query}`);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(body, path).not.toContain("<script>");
  }
  const calendar = await sendRequest(`/regios/rivierenland/activiteiten.ics?${query}%0D%0ABEGIN:VALARM`);
  expect(calendar.headers).toMatchObject({
    "content-type": expect.stringMatching(/^text\/calendar/),
    "x-content-type-options": "nosniff",
  });
  expect(calendar.body).not.toMatch(/^BEGIN:VALARM/m);
});
