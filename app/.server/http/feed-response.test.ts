import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { atomFeed } from "~/utils/atom-feed";
import { changedAt, type Feed, feedId } from "~/utils/feed";
import { rssFeed } from "~/utils/rss-feed";

const publisher = { origin: "https://www.example.nl", name: "dementie", icon: "/icon.svg" };
const now = new Date("2026-11-21T12:00:00Z");
const feed: Feed = {
  kind: "nieuws",
  title: "Nieuws & verhalen",
  page: "/nieuws?soort=a&b=c",
  address: "/nieuws.atom?soort=a&b=c",
  items: [
    {
      id: "52",
      path: "/nieuws/tips",
      title: "Tips <voor> rust & ]]> meer",
      text: 'Drukte "thuis"\u0000?',
      published: "2026-11-19T09:00:00+01:00",
      updated: "2026-11-20T08:00:00Z",
      label: "Ervaringen",
    },
    { id: "51", path: "/nieuws/oud", title: "Oud", text: "", published: "2026-11-01T08:00:00Z" },
  ],
};

test("an Atom feed has the dates of its entries and of the last change", () => {
  expect(parseAtomFeed(atomFeed(feed, publisher, now))).toMatchObject({
    id: "tag:www.example.nl,2026:nieuws/%2Fnieuws.atom%3Fsoort%3Da%26b%3Dc",
    title: { value: "Nieuws & verhalen" },
    updated: "2026-11-20T08:00:00.000Z",
    links: [
      { rel: "self", href: "https://www.example.nl/nieuws.atom?soort=a&b=c" },
      { rel: "alternate", href: "https://www.example.nl/nieuws?soort=a&b=c" },
    ],
    authors: [{ name: "dementie", uri: "https://www.example.nl/" }],
    entries: [
      {
        id: "tag:www.example.nl,2026:nieuws/52",
        title: { value: "Tips <voor> rust & ]]> meer" },
        summary: { value: 'Drukte "thuis"?' },
        published: "2026-11-19T08:00:00.000Z",
        updated: "2026-11-20T08:00:00.000Z",
        links: [{ href: "https://www.example.nl/nieuws/tips" }],
        categories: [{ term: "Ervaringen" }],
      },
      { title: { value: "Oud" }, updated: "2026-11-01T08:00:00.000Z" },
    ],
  });
});

test("the same feed as RSS has the same items and ids", () => {
  expect(parseRssFeed(rssFeed(feed, publisher, now))).toMatchObject({
    title: "Nieuws & verhalen",
    link: "https://www.example.nl/nieuws?soort=a&b=c",
    language: "nl",
    lastBuildDate: "Fri, 20 Nov 2026 08:00:00 GMT",
    items: [
      {
        title: "Tips <voor> rust & ]]> meer",
        description: 'Drukte "thuis"?',
        guid: { value: "tag:www.example.nl,2026:nieuws/52", isPermaLink: false },
        pubDate: "Thu, 19 Nov 2026 08:00:00 GMT",
        categories: [{ name: "Ervaringen" }],
      },
      { title: "Oud", link: "https://www.example.nl/nieuws/oud" },
    ],
  });
});

test("a feed without items is valid", () => {
  const empty = { ...feed, items: [] };
  expect(parseAtomFeed(atomFeed(empty, publisher, now)).updated).toBe("2026-11-21T12:00:00.000Z");
  expect(parseRssFeed(rssFeed(empty, publisher, now)).title).toBe("Nieuws & verhalen");
});

test("an item changed before its publication counts as changed at its publication", () => {
  const item = { published: "2026-11-19T08:00:00Z", updated: "2026-11-10T08:00:00Z" };
  expect(changedAt(item)).toBe("2026-11-19T08:00:00.000Z");
});

test("ids contain the host of the brand's site, without its port", () => {
  expect(feedId("nieuws", "52", "http://samen.localhost:3000")).toBe("tag:samen.localhost,2026:nieuws/52");
});
