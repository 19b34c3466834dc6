import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { loader as pageLoader } from "~/routes/pages/page";
import { loader } from "~/routes/vacancies/feed";
import { vacancyContent } from "../../backend/test-vacancies";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

const content = {
  ...vacancyContent,
  "pages/vrijwilligerswerk.yaml": "{ type: vacancy_overview, title: Vrijwilligerswerk }",
};

async function sendRequest(query = "", failing: Failing = {}) {
  const { loadContext } = await regionSite(failing, content);
  const request = new Request(`http://dementie.localhost/vrijwilligerswerk.rss${query}`);
  return loader({ request, params: {}, context: loadContext() });
}

test("the feed of a search has the results of its page, newest first", async () => {
  const response = await sendRequest("?zipcode=Tiel&range=25&functionIds=52&functionIds=51");
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toMatch(/public, max-age=\d+/);
  const feed = parseRssFeed(await response.text());
  expect(feed.title).toContain("binnen 25 km van Tiel");
  expect(feed.link).toMatch(/\/vrijwilligerswerk\?functionIds=51,52&range=25&zipcode=Tiel$/);
  expect(feed.items?.map(({ title }) => title)).toEqual(["Wandelmaatje", "Gastvrouw of gastheer"]);
  expect(feed.items?.[1]).toMatchObject({
    link: expect.stringMatching(/\/regios\/rivierenland\/vrijwilligerswerk\/gastvrouw$/),
    description:
      "Alzheimer Café Tiel · Tiel · Een paar uur per maand. Je schenkt koffie. Reageren tot en met zaterdag 21 november 2026.",
    pubDate: "Thu, 01 Oct 2026 00:00:00 GMT",
    categories: [{ name: "Ontmoeten" }],
  });
});

test("the feed of a search near a place has the newest, also those that are far away", async () => {
  // The search returns those in Tiel first, so the one in Culemborg is on its second page.
  const vacancy = (city: string, day: string) =>
    JSON.stringify({
      type: "regio_vacancies",
      title: `${city} ${day}`,
      regio: "/regios/rivierenland",
      plaatsnaam: city,
      created: day,
    });
  const folder = "pages/regios/rivierenland/vrijwilligerswerk";
  const days = Array.from({ length: 120 }, (_, index) =>
    new Date(Date.UTC(2026, 5, 1 + index)).toISOString(),
  );
  const many = Object.fromEntries(
    days.map((day, index) => [`${folder}/tiel-${index}.yaml`, vacancy("Tiel", day.slice(0, 10))]),
  );
  const newest = { [`${folder}/nieuwste.yaml`]: vacancy("Culemborg", "2026-11-20") };
  const { loadContext, requests } = await regionSite({}, { ...content, ...many, ...newest });
  const request = new Request("http://dementie.localhost/vrijwilligerswerk.rss?zipcode=Tiel&range=25");
  const response = await loader({ request, params: {}, context: loadContext() });
  const titles = parseRssFeed(await response.text()).items?.map(({ title }) => title) ?? [];
  expect(titles).toHaveLength(50);
  expect(titles[0]).toBe("Culemborg 2026-11-20");
  expect(requests.filter((path) => path.includes("/vacancies/search"))).toHaveLength(2);
});

test.each(["?zipcode=Nergenshuizen", "?zipcode=0123", "?search=qqzzxx"])(
  "the feed of a search without results, %s, is empty",
  async (query) => {
    const feed = parseRssFeed(await (await sendRequest(query)).text());
    expect(feed.title).toContain("Vacatures van dementie");
    expect(feed.items ?? []).toEqual([]);
  },
);

test("a feed that cannot be loaded is a 503, so that feed readers retry", async () => {
  expect((await outcomeOf(sendRequest("", { "/api/v1/region/vacancies/search": 500 }))).status).toBe(503);
});

test("the page of a search links to its feed", async () => {
  const { loadContext } = await regionSite({}, content);
  const request = new Request("http://dementie.localhost/vrijwilligerswerk?activityIds=56&page=2");
  const { data } = await pageLoader({ request, params: {}, context: loadContext() });
  expect(data.document.feeds).toEqual([
    {
      title: "Vacatures van dementie",
      address: "/vrijwilligerswerk.rss?activityIds=56",
      format: "rss",
    },
  ]);
});
