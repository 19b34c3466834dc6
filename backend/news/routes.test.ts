import { expect, test } from "vitest";
import { backendWith } from "../test-support";

const item = (date: string, rest = "") => `{ type: news, title: Bericht, publication_date: ${date}${rest} }`;

test("the six latest news items are listed, newest first", async () => {
  const days = Array.from({ length: 14 }, (_, index) => String(index + 1).padStart(2, "0"));
  const { json } = await backendWith(
    Object.fromEntries(days.map((day) => [`news/bericht-${day}.yaml`, item(`2026-11-${day}`)])),
  );
  const expected = days.reverse().slice(0, 6);
  expect(await json("/api/v1/es/news/latest")).toMatchObject(
    expected.map((day) => ({
      PublicationDate: `2026-11-${day}T08:00:00Z`,
      Data: { Path: `/nieuws/bericht-${day}` },
    })),
  );
});

test("a news item has its title, date and picture, or null without a picture", async () => {
  const { json } = await backendWith({
    "news/nieuw.yaml": item("2026-11-19", ", header_image_video: plaatje, hide_from_homepage: true"),
    "news/oud.yaml": item("2026-11-18"),
  });
  expect(await json("/api/v1/es/news/latest")).toEqual([
    {
      HideFromHomepage: true,
      PublicationDate: "2026-11-19T08:00:00Z",
      Title: "Bericht",
      HeaderImage: {
        Url: expect.stringMatching(/original\.svg$/),
        Alt: "Een vierkant",
        Title: "",
        Width: 60,
        Height: 40,
        Crops: expect.objectContaining({ "350": expect.any(String), "2100_webp": expect.any(String) }),
      },
      Data: { Path: "/nieuws/nieuw" },
    },
    expect.objectContaining({ HideFromHomepage: false, HeaderImage: null, Data: { Path: "/nieuws/oud" } }),
  ]);
});

test("the list can be limited to one category and omits unpublished, expired and future items", async () => {
  const { json } = await backendWith(
    {
      "news/a.yaml": item("2026-11-19", ", news_category: 1"),
      "news/b.yaml": item("2026-11-18", ", news_category: 2"),
      "news/c.yaml": item("2026-11-17", ", news_category: 1, status: false"),
      "news/d.yaml": item("2026-11-16", ", news_category: 1, expire_date: 2026-11-18"),
      "news/e.yaml": item("2026-11-21", ", news_category: 1"),
    },
    { now: () => new Date("2026-11-20T08:00:00Z") },
  );
  expect(await json("/api/v1/es/news/latest?categoryId=1")).toMatchObject([{ Data: { Path: "/nieuws/a" } }]);
  expect(await json("/api/v1/es/news/latest")).toHaveLength(2);
  expect(await json("/api/v1/es/news/latest?categoryId=3")).toEqual([]);
});
