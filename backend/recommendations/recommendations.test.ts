import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { contentFolder } from "../test-support";

const load = (files: Record<string, string>) => loadContent(contentFolder(files));

test("recommendations are grouped by the address of their overview, each with a slug", async () => {
  const { content, problems } = await load({
    "pages/boeken.yaml": "{ type: recommendation_overview, title: Boeken }",
    "recommendations/boeken.yaml": "[{ title: Café ’t Hoekje, text: Een **roman**. }]",
  });
  expect(problems).toEqual([]);
  expect(content.recommendations.get("/boeken")).toEqual([
    { title: "Café ’t Hoekje", slug: "cafe-t-hoekje", html: "<p>Een <strong>roman</strong>.</p>" },
  ]);
});

test("problems in recommendations are reported", async () => {
  const { problems } = await load({
    "recommendations/boeken.yaml": `
- { title: Een, text: "[Lees](/weg)", image: weg, video: weg, link: { uri: /ook-weg, title: Lees } }
- { title: Een, text: Twee. }
`,
    "recommendations/films.yaml": "[{ titel: Drie, text: Vier. }]",
  });
  const reported = problems.join("\n");
  for (const reason of [
    "no page of the type recommendation_overview at /boeken",
    '"Een": there is no picture "weg"',
    '"Een": there is no video "weg"',
    "link to /weg: that page does not exist",
    "link to /ook-weg: that page does not exist",
    '"Een": there is another one with this title',
    'recommendations/films.yaml: 1: has an unknown key "titel"',
  ])
    expect(reported).toContain(reason);
});

test("each page in a JSON file has its own address and is checked", async () => {
  const item = { type: "news", title: "Oud nieuws", publication_date: "2021-03-04" };
  const { content, problems } = await load({
    "news/archief.json": JSON.stringify([
      { slug: "oud-nieuws", ...item },
      { slug: "Fout Adres", ...item },
      { slug: "stuk", ...item, titel: "Nieuws", header_image_video: "weg" },
    ]),
    "news/kapot.json": "[{",
    "news/anders.json": "{}",
  });
  expect(content.pages.get("/nieuws/oud-nieuws")).toMatchObject({ publicationDate: "2021-03-04" });
  const reported = problems.join("\n");
  expect(reported).toContain("news/archief.json: /nieuws/Fout Adres: the path of a file is its address");
  expect(reported).toContain(
    'news/archief.json: /nieuws/stuk: header_image_video: there is no picture "weg"',
  );
  expect(reported).toContain("news/kapot.json: ");
  expect(reported).toContain("news/anders.json: has to be a list of pages");
});
