import { expect, test } from "vitest";
import { listNews, searchNews } from "~/features/news/client.server";
import { listPartners } from "~/features/partners/client.server";
import { listRecommendations } from "~/features/recommendations/client.server";
import { node, picture, value } from "../../app/fields/wire-examples";
import { apiNewsItem } from "../factories/product-api";
import { fakeUpstream, testScope } from "../setup/upstream";

function siteWith(responses: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(responses);
  return { ...testScope(fetch), requests };
}

const recommendations = "/api/v1/recommendation-items";
const partners = "/api/drupal/api/all-bedrijfsvriend";

test("national news is requested in pages from 0, and every failure is a 500", async () => {
  const { scope, requests } = siteWith({});
  expect(await listNews(scope, 1)).toMatchObject({ kind: "failed", status: 500 });
  expect(await searchNews(scope, "thé & koffie", 3)).toMatchObject({ kind: "failed", status: 500 });
  expect(requests).toEqual([
    "/api/v1/es/news?page=0",
    "/api/v1/es/news/search?query=th%C3%A9+%26+koffie&page=2",
  ]);
});

test("an invalid news item is omitted without affecting the others", async () => {
  const response = { Items: [apiNewsItem({ Url: "javascript:alert(1)" }), apiNewsItem()], TotalItems: 2 };
  const { scope, logged } = siteWith({ "/api/v1/es/news": response });
  expect(await listNews(scope, 1)).toMatchObject({ value: { items: [{ id: "77" }], total: 2 } });
  expect(logged).toMatchObject([{ fields: { unreadable: 1 } }]);
});

test("a recommendation has its pictures, its video and safe links", async () => {
  const full = {
    Slug: "De Tuin!",
    Title: "De <b>tuin</b>",
    Label: "Boek",
    Text: "<p>Lees <script>alert(1)</script>dit</p>",
    Image: { Url: "/1/tuin/original.svg", Crops: { "350x467": "/1/tuin/350x467.jpg" } },
    Video: { Kind: "youtube", Source: "", Id: "aqz-KE-bpKQ" },
    PrimaryLink: { Url: "https://leen.example/", Title: "Leen", External: false },
    SecondaryLink: { Url: "javascript:alert(1)", Title: "Kwaad" },
  };
  const { scope, requests } = siteWith({
    [recommendations]: {
      Items: [full, { Title: "Alleen dit", Image: 3, Video: "x" }, { Label: "Niets" }],
      TotalItems: 3,
    },
  });
  const result = await listRecommendations(scope, 7, { page: 2, size: 160 });
  expect(requests).toEqual([`${recommendations}?overviewPageId=7&page=2&pageSize=160`]);
  expect(result).toMatchObject({
    value: {
      total: 3,
      items: [
        {
          slug: "de-tuin",
          title: "De tuin",
          html: "<p>Lees dit</p>",
          image: { crops: { "350x467": { width: 350 } } },
          video: { kind: "player", provider: "YouTube" },
          primaryLink: { url: "https://leen.example/", external: true },
          secondaryLink: null,
        },
        { slug: "alleen-dit", title: "Alleen dit", image: null, video: null, primaryLink: null },
      ],
    },
  });
});

test("partners are in alphabetical order, without hidden partners and partners without an address", async () => {
  const partner = (title: string, fields: Record<string, unknown> = {}) =>
    node("business_partner", title, `/vrienden/${title.toLowerCase()}`, fields);
  const { scope } = siteWith({
    [partners]: [
      partner("Zwembad", { field_tag: value("Helpt") }),
      partner("Äpfelmann", { field_header_image_video: picture("Appels") }),
      partner("Verborgen", { status: value(false) }),
      { ...partner("Nergens"), path: [] },
    ],
  });
  expect(await listPartners(scope)).toMatchObject({
    value: [
      { title: "Äpfelmann", image: { alt: "Appels" }, tag: null },
      { title: "Zwembad", url: "/vrienden/zwembad", tag: "Helpt" },
    ],
  });
  expect((await listPartners(siteWith({}).scope)).kind).toBe("failed");
});
