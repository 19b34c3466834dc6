import { expect } from "vitest";
import type { Example } from "./contract-examples";

const text: unknown = expect.any(String);
const image = { Url: text, Alt: text, Title: text, Width: 60, Height: 40, Crops: { "380x235": text } };

/** The content of the examples. */
export const overviewContent: Record<string, string> = {
  "pages/vrienden.yaml": "{ type: business_partner_overview, title: Vrienden }",
  "pages/vrienden/bakker.yaml":
    "{ type: business_partner, title: De bakker, tag: Bedrijfsvriend, created: 2026-09-21, introduction_wysiwyg: Taart., header_image_video: plaatje }",
  "pages/boeken.yaml": "{ type: recommendation_overview, title: Boeken }",
  "recommendations/boeken.yaml": `
- { title: De tuin van oma Nel, label: Prentenboek, text: Om voor te lezen., image: plaatje, link: { uri: /contact, title: Vraag ernaar } }
- { title: Anna wacht, text: Een roman., link: { uri: "https://www.bibliotheek.example/", title: Leen het } }
- { title: Lied van toen, text: Een film. }
`,
};

export const partnerExamples: Record<string, Example[]> = {
  "GET /api/drupal/api/all-bedrijfsvriend": [
    {
      path: "/api/drupal/api/all-bedrijfsvriend",
      status: 200,
      response: [
        {
          nid: [{ value: expect.any(Number) }],
          type: [{ target_id: "business_partner" }],
          title: [{ value: "De bakker" }],
          status: [{ value: true }],
          created: [{ value: "2026-09-21T08:00:00+00:00" }],
          path: [{ alias: "/vrienden/bakker" }],
          field_introduction_wysiwyg: [{ processed: "<p>Taart.</p>" }],
          field_header_image_video: [{ field_media_image: [{ url: text }] }],
          field_tag: [{ value: "Bedrijfsvriend" }],
        },
      ],
    },
  ],
};

const news = {
  Items: [
    {
      Id: expect.stringMatching(/^\d+$/),
      Title: "Vijf tips",
      Type: "News",
      Introduction: text,
      Url: "/nieuws/vijf-tips",
      HeaderImage: image,
      PublicationDate: "2026-11-19T08:00:00Z",
      Changed: "2026-11-20T08:00:00Z",
      SearchLabels: ["Landelijk"],
    },
  ],
  TotalItems: 1,
};
const items = (...titles: string[]) => ({ Items: titles.map((Title) => ({ Title })), TotalItems: 3 });
const recommendations = "/api/v1/recommendation-items";

/** National news and recommendations. */
export const overviewExamples: Record<string, Example[]> = {
  "GET /api/v1/es/news?page={n}": [
    { path: "/api/v1/es/news?page=0", status: 200, response: news },
    { path: "/api/v1/es/news", status: 200, response: news },
    { path: "/api/v1/es/news?page=1", status: 200, response: { Items: [], TotalItems: 1 } },
    { path: "/api/v1/es/news?page=-1", status: 400, response: { message: text } },
  ],
  "GET /api/v1/es/news/search?query={text}&page={n}": [
    { path: "/api/v1/es/news/search?query=tips&page=0", status: 200, response: news },
    { path: "/api/v1/es/news/search?query=xylofoon", status: 200, response: { Items: [], TotalItems: 0 } },
    { path: "/api/v1/es/news/search?query=", status: 400, response: { message: text } },
    { path: "/api/v1/es/news/search", status: 400 },
  ],
  "GET /api/v1/recommendation-items?overviewPageId={id}&page={n}&pageSize={n}": [
    {
      path: `${recommendations}?overviewPageId={books}&page=1&pageSize=2`,
      status: 200,
      response: {
        Items: [
          {
            Slug: "de-tuin-van-oma-nel",
            Title: "De tuin van oma Nel",
            Label: "Prentenboek",
            Text: "<p>Om voor te lezen.</p>",
            Image: { ...image, Crops: { "350x467": text, "700x933": text, "1400x1867": text } },
            Video: null,
            PrimaryLink: { Url: "/contact", Title: "Vraag ernaar", External: false },
            SecondaryLink: null,
          },
          { Title: "Anna wacht", Label: null, Image: null, PrimaryLink: { External: true } },
        ],
        TotalItems: 3,
      },
    },
    {
      path: `${recommendations}?overviewPageId={books}&page=2&pageSize=2`,
      status: 200,
      response: items("Lied van toen"),
    },
    { path: `${recommendations}?overviewPageId={books}&page=3&pageSize=2`, status: 200, response: items() },
    { path: `${recommendations}?overviewPageId=0`, status: 200, response: { Items: [], TotalItems: 0 } },
    { path: `${recommendations}?overviewPageId={books}&page=0`, status: 400, response: { message: text } },
    { path: recommendations, status: 400 },
  ],
};
