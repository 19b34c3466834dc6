import { sync as nodeIcal, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { loader as activityLoader } from "~/routes/activities/calendar";
import { loader as regionLoader } from "~/routes/activities/region-calendar";
import { node, value } from "../../app/fields/wire-examples";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";
import { createTestContext } from "../setup/test-context";

interface RequestOptions {
  brand?: string;
  failing?: Failing;
}

async function requestActivity(path: string, { brand = "alzheimer", failing = {} }: RequestOptions = {}) {
  const site = await regionSite(failing);
  const request = new Request(`http://${brand}.localhost/agenda${path}`);
  return activityLoader({ request, params: { "*": path.slice(1) }, context: site.loadContext() });
}

async function requestRegion(regio: string, query = "", { failing = {} }: RequestOptions = {}) {
  const site = await regionSite(failing);
  const request = new Request(`http://alzheimer.localhost/regios/${regio}/activiteiten.ics${query}`);
  return regionLoader({ request, params: { regio }, context: site.loadContext() });
}

/** The activities of a calendar file, parsed with a library. */
async function eventsIn(response: Response): Promise<VEvent[]> {
  const parts = Object.values(nodeIcal.parseICS(await response.text()));
  return parts.filter((part): part is VEvent => part?.type === "VEVENT");
}

const cafe = "/regios/rivierenland/activiteiten/cafe-2026-12-03";

test("the calendar file of an activity contains that activity only", async () => {
  const response = await requestActivity(`${cafe}.ics`);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('inline; filename="cafe-2026-12-03.ics"');
  const [event, ...others] = await eventsIn(response);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    summary: "Alzheimer Café",
    url: `http://localhost:3000${cafe}`,
    location: expect.stringContaining("Tiel"),
  });
  expect(event?.start.toISOString()).toBe("2026-12-03T13:00:00.000Z");
});

test("an activity has the same UID on every brand, so that calendars do not duplicate it", async () => {
  const uids = await Promise.all(
    ["alzheimer", "samen", "dementie"].map(async (brand) => {
      const [event] = await eventsIn(await requestActivity(`${cafe}.ics`, { brand }));
      return event?.uid;
    }),
  );
  const [listed] = await eventsIn(await requestRegion("rivierenland", "?soort=Alzheimer+Caf%C3%A9"));
  expect(new Set([...uids, listed?.uid]).size).toBe(1);
});

test.each([
  ["a page that does not exist", "/regios/rivierenland/activiteiten/cafe-2026-12-04.ics"],
  ["a page of another type", "/regios/rivierenland.ics"],
  ["an address without the extension .ics", cafe],
  ["an empty path", "/.ics"],
  ["a path with '..'", "/../api/menu_items/main.ics"],
])("%s has no calendar and is a 404", async (_, path) => {
  expect((await outcomeOf(requestActivity(path))).status).toBe(404);
});

test("the calendar of an activity that expired is gone", async () => {
  const fields = { field_start_date: value("2026-12-03"), field_expire_date: value("2020-01-01") };
  const context = await createTestContext({
    cms: async () => Response.json(node("activiteit", "Café", "/voorbij", fields)),
  });
  const request = new Request("http://alzheimer.localhost/agenda/voorbij.ics");
  const call = activityLoader({ request, params: { "*": "voorbij.ics" }, context: context.loadContext() });
  expect((await outcomeOf(call)).status).toBe(410);
});

test("the calendar of an activity that cannot be loaded is a 503, not a 404", async () => {
  const failing = { "/api/drupal/regios": 500 };
  expect((await outcomeOf(requestActivity(`${cafe}.ics`, { failing }))).status).toBe(503);
});

test("the calendar of a region contains all its activities, or those of one type", async () => {
  const everything = await requestRegion("rivierenland");
  expect(everything.headers.get("Content-Disposition")).toBe('inline; filename="rivierenland.ics"');
  const file = await everything.clone().text();
  expect(file).toContain("X-WR-CALNAME:Afdeling Rivierenland\r\n");
  const titles = (await eventsIn(everything)).map(({ summary }) => summary);
  expect(titles).toContain("Wandelen met koffie na");
  expect(titles.filter((title) => title === "Alzheimer Café")).toHaveLength(7);
  const walks = await eventsIn(await requestRegion("rivierenland", "?soort=wandelgroep"));
  expect(walks.length).toBeGreaterThan(0);
  expect(walks.map(({ summary }) => summary)).not.toContain("Alzheimer Café");
});

test("an unknown or too long activity type gives an empty calendar", async () => {
  for (const query of ["?soort=onzin", `?soort=${"x".repeat(5000)}`])
    expect(await eventsIn(await requestRegion("rivierenland", query))).toEqual([]);
});

test("a region with a hyphen in its name has a calendar", async () => {
  const [walk] = await eventsIn(await requestRegion("west-friesland"));
  expect(walk).toMatchObject({ summary: "Wandelen langs het water", datetype: "date" });
});

test("the calendar of an unknown region is a 404, and during an outage a 503", async () => {
  expect((await outcomeOf(requestRegion("atlantis"))).status).toBe(404);
  for (const path of ["/api/v1/region/rivierenland", "/api/v1/region/activities"]) {
    const call = requestRegion("rivierenland", "", { failing: { [path]: 500 } });
    expect((await outcomeOf(call)).status).toBe(503);
  }
});
