import { expect, test } from "vitest";
import { examples } from "./contract-examples";
import { expirySeconds, type Read, readingSite, reads } from "./contract-reads";

const shapes: [name: string, body: string][] = [
  ["an error", '{"error":"x"}'],
  ["an empty object", "{}"],
  ["an empty list", "[]"],
  ["null", "null"],
  ["a text", '"x"'],
  ["JSON of 100,000 levels", "[".repeat(100_000) + "]".repeat(100_000)],
  ["HTML", "<!doctype html><h1>Onderhoud</h1>"],
];
const wrongShapes = ({ empty }: Read) => shapes.filter(([, body]) => body !== empty);
const respondWith = (body: string) => async () =>
  new Response(body, { headers: { "Content-Type": "application/json" } });
const down = async () => new Response("oei", { status: 503 });

test("every call of the contract that returns JSON is read", () => {
  const calls = Object.keys(examples).filter((call) => call.startsWith("GET /api/"));
  expect(Object.keys(reads).sort()).toEqual(calls.sort());
});

test.each(Object.entries(reads).filter(([, { isPrivate }]) => !isPrivate))(
  "%s: a 200 of the wrong shape does not replace the outage copy",
  async (_, read) => {
    for (const [shape, body] of wrongShapes(read)) {
      const site = await readingSite();
      const good = await site.outcome(read);
      site.pass(expirySeconds);
      site.break(respondWith(body));
      expect((await site.outcome(read)).value, shape).toEqual(good.value);
      site.pass(expirySeconds);
      site.break(down);
      expect((await site.outcome(read)).value, `${shape}, then an outage`).toEqual(good.value);
    }
  },
);

test.each(Object.entries(reads))(
  "%s: a first 200 of the wrong shape is a logged failure that is not cached",
  async (_, read) => {
    for (const [shape, body] of wrongShapes(read)) {
      const site = await readingSite();
      site.break(respondWith(body));
      const failed = await site.outcome(read);
      expect(failed.isIncomplete, shape).toBe(true);
      expect(site.logged).toContainEqual(expect.objectContaining({ level: "warn" }));
      site.break(null);
      site.pass(read.pauseSeconds ?? 0);
      const good = await site.outcome(read);
      expect(good.isIncomplete, shape).toBe(false);
      expect(failed.value, shape).not.toEqual(good.value);
    }
  },
);

const listNames = ["Items", "Activities", "Vacancies", "Locations", "items"];
const pages = ["api/homepage", "drupal/{path}", "preview/", "site-settings"];
const lists = Object.entries(reads).filter(([call]) => !pages.some((page) => call.includes(page)));

/** The lists of a response, replaced: itself, or those beside a total. */
function mapLists(json: unknown, map: (list: unknown[]) => unknown): unknown {
  if (Array.isArray(json)) return map(json);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      listNames.includes(name) && Array.isArray(value) ? map(value) : value,
    ]),
  );
}
const hasList = (json: unknown) => {
  let found = 0;
  mapLists(json, ({ length }) => (found += length));
  return found > 0;
};
const hasTotal = (json: unknown) =>
  typeof json === "object" && json !== null && /"Total|"total/.test(JSON.stringify(json));

test.each(lists)(
  "%s: a list without one readable entry, or a total without items, is a failure",
  async (_, read) => {
    const site = await readingSite();
    let seen = false;
    const changes: ((json: unknown) => unknown)[] = [
      (json) => mapLists(json, (list) => list.map(() => ({ onzin: true }))),
      (json) => (hasTotal(json) ? mapLists(json, () => []) : mapLists(json, (list) => list.map(() => 3.5))),
    ];
    for (const change of changes) {
      site.change((json) => {
        seen ||= hasList(json);
        return change(json);
      });
      const { isIncomplete } = await site.outcome(read);
      expect(isIncomplete).toBe(seen);
      site.pass(read.pauseSeconds ?? 0);
    }
  },
);

test.each(lists)("%s: a list that PHP writes as an object is read", async (_, read) => {
  const good = await (await readingSite()).outcome(read);
  const site = await readingSite();
  site.change((json) => mapLists(json, (list) => (list.length > 0 ? { ...list } : list)));
  expect(await site.outcome(read)).toEqual(good);
});

const temporary = [406, 408, 421, 425, 429, 500, 502, 503, 504, 599];

test.each(Object.entries(reads).filter(([, { isPrivate }]) => !isPrivate))(
  "%s: a temporary status does not replace the outage copy",
  async (_, read) => {
    for (const status of temporary) {
      const site = await readingSite();
      const good = await site.outcome(read);
      site.pass(expirySeconds);
      site.break(async () => new Response("{}", { status, headers: { "Retry-After": "9" } }));
      expect((await site.outcome(read)).value, String(status)).toEqual(good.value);
    }
  },
);
