import { sync as nodeIcal, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { loader as activityLoader } from "~/routes/activities/calendar";
import { loader as regionLoader } from "~/routes/activities/region-calendar";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

interface Asked {
  brand?: string;
  failing?: Failing;
}

async function activityAnswer(path: string, { brand = "alzheimer", failing = {} }: Asked = {}) {
  const site = await regionSite(failing);
  const request = new Request(`http://${brand}.localhost/agenda${path}`);
  return activityLoader({ request, params: { "*": path.slice(1) }, context: site.loadContext() });
}

async function regionAnswer(regio: string, query = "", { failing = {} }: Asked = {}) {
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

test("one activity is a file for the visitor's own calendar", async () => {
  const response = await activityAnswer(`${cafe}.ics`);
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

test("at every brand it is the same activity, so that no calendar holds it twice", async () => {
  const uids = await Promise.all(
    ["alzheimer", "samen", "dementie"].map(async (brand) => {
      const [event] = await eventsIn(await activityAnswer(`${cafe}.ics`, { brand }));
      return event?.uid;
    }),
  );
  const [listed] = await eventsIn(await regionAnswer("rivierenland", "?soort=Alzheimer+Caf%C3%A9"));
  expect(new Set([...uids, listed?.uid]).size).toBe(1);
});

test.each([
  ["a page that is not there", "/regios/rivierenland/activiteiten/cafe-2026-12-04.ics"],
  ["a page of another kind", "/regios/rivierenland.ics"],
  ["an address without its ending", cafe],
  ["nothing", "/.ics"],
  ["a path that climbs", "/../api/menu_items/main.ics"],
])("%s has no calendar", async (_, path) => {
  expect((await outcomeOf(activityAnswer(path))).status).toBe(404);
});

test("an activity that cannot be loaded is an outage, not a missing page", async () => {
  const failing = { "/api/drupal/regios": 500 };
  expect((await outcomeOf(activityAnswer(`${cafe}.ics`, { failing }))).status).toBe(503);
});

test("a region has a calendar of all it does, and of one kind", async () => {
  const everything = await regionAnswer("rivierenland");
  expect(everything.headers.get("Content-Disposition")).toBe('inline; filename="rivierenland.ics"');
  const file = await everything.clone().text();
  expect(file).toContain("X-WR-CALNAME:Afdeling Rivierenland\r\n");
  const titles = (await eventsIn(everything)).map(({ summary }) => summary);
  expect(titles).toContain("Wandelen met koffie na");
  expect(titles.filter((title) => title === "Alzheimer Café")).toHaveLength(7);
  const walks = await eventsIn(await regionAnswer("rivierenland", "?soort=wandelgroep"));
  expect(walks.length).toBeGreaterThan(0);
  expect(walks.map(({ summary }) => summary)).not.toContain("Alzheimer Café");
});

test("an unknown or too long activity type gives an empty calendar", async () => {
  for (const query of ["?soort=onzin", `?soort=${"x".repeat(5000)}`])
    expect(await eventsIn(await regionAnswer("rivierenland", query))).toEqual([]);
});

test("a region with a hyphen in its name has one too", async () => {
  const [walk] = await eventsIn(await regionAnswer("west-friesland"));
  expect(walk).toMatchObject({ summary: "Wandelen langs het water", datetype: "date" });
});

test("an unknown region has no calendar, and an outage is a 503", async () => {
  expect((await outcomeOf(regionAnswer("atlantis"))).status).toBe(404);
  for (const path of ["/api/v1/region/rivierenland", "/api/v1/region/activities"]) {
    const call = regionAnswer("rivierenland", "", { failing: { [path]: 500 } });
    expect((await outcomeOf(call)).status).toBe(503);
  }
});
