import { expect } from "vitest";
import { vacancyContent } from "../../backend/test-vacancies";
import { overviewContent, overviewExamples, partnerExamples } from "./overview-examples";
import { regionExamples, regionExtensionExamples, regionPartExamples } from "./region-examples";
import { vacancyExamples } from "./vacancy-examples";

/** A request of the contract with its expected response. */
export interface Example {
  /**
   * `{nid}` and `{picture}` stand for those of the page /zorgen/partner, `{region}` and `{location}` for the ids of
   * Rivierenland and its Alzheimer Café, `{books}` for that of the page /boeken.
   */
  path: string;
  status: number;
  /** The JSON that the body must match. */
  response?: object;
  /** Default: JSON. */
  contentType?: string;
  headers?: Record<string, string>;
  body?: FormData | URLSearchParams;
}

/** The content of the examples. */
export const exampleContent: Record<string, string> = {
  ...vacancyContent,
  ...overviewContent,
  "pages/zorgen.yaml": "{ type: overview_page, title: Zorgen }",
  "pages/zorgen/partner.yaml": `
type: content_page
title: Zorgen voor je partner
created: 2026-03-02
page_category: 21
header_image_video: plaatje
introduction_wysiwyg: Je bent partner én verzorger.
page_content: [{ type: text, text: Zo zorg je ook voor jezelf. }]
`,
  "pages/actie.yaml": "{ type: content_page, title: Actie, expire_date: 2026-01-31 }",
  "news/vijf-tips.yaml":
    "{ type: news, title: Vijf tips, publication_date: 2026-11-19, changed: 2026-11-20, news_category: 1, header_image_video: plaatje }",
  "menus/main.yaml":
    "[{ title: Zorgen, url: /zorgen, items: [{ title: Je partner, url: /zorgen/partner }] }]",
  "menus/footer.yaml": "[{ title: Over ons, items: [{ title: Contact, url: /contact }] }]",
  "slideins.yaml": `
- id: help-mee
  title: Help je mee?
  text: Elk bedrag helpt.
  image: plaatje
  button: { uri: /zorgen, title: Help mee }
  pages: [/zorgen/*, <front>]
  seconds: 10
`,
  "injected-styles.yaml":
    "[{ code: '.page-head { color: red }', paths: [/zorgen*], content_types: [content_page], condition: AND }]",
  "structured-data.yaml": "[{ code: { '@type': Service }, paths: [/zorgen] }]",
  "redirects.yaml": "[{ from: /oud, to: /zorgen }]",
  "site.yaml": `
notice: { title: Later open, text: Vanaf 12.00 uur., link: { url: /contact, title: Andere manieren } }
socials: [{ title: Facebook, url: "https://www.facebook.com/" }]
brands:
  samen:
    notice: null
    socials: []
    newsletter: { form_id: nieuwsbrief-samen, script_id: aanmelden-samen }
`,
};

const text: unknown = expect.any(String);
const times = { RenderedTimeStamp: "2026-11-21T08:00:00Z", SentTimeStamp: "2026-11-21T08:01:00Z" };
const accepted = { id: text };
const refused = { errors: [{ field: text, reason: text }] };
const menuItem = { key: text, title: text, description: null, external: false, weight: "0", enabled: true };

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const subscription = {
  ...times,
  Region: "Utrecht",
  RegioRecipientEmail: "utrecht@example.nl",
  RecipientEmail: "anna@example.nl",
};
const application = {
  ...times,
  Id: "12",
  VacancyType: "regional",
  VacancyTitle: "Gastvrouw",
  Region: "Utrecht",
  RegioRecipientEmail: "utrecht@example.nl",
  OrganisationUnitKey: "31",
  FirstName: "Anna",
  LastName: "de Vries",
  City: "Utrecht",
  Email: "anna@example.nl",
  PhoneNumber: "06 12345678",
  Attachment: new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }),
};
const collector = {
  RenderedTimeStamp: "2026-11-21T08:00:00Z",
  SentTimeStamp: "2026-11-21T08:01:00Z",
  Name: "Anna Visser",
  PhoneNumber: "06 12 34 56 78",
  PostalCode: "4001 AB",
  Email: "",
  Remark: "Liefst samen met mijn zus.",
};

const newsletter = {
  email: "anna@example.nl",
  rendered: times.RenderedTimeStamp,
  sent: times.SentTimeStamp,
  path: "/",
};

/** Examples per call, by its heading in the contract. */
export const examples: Record<string, Example[]> = {
  "GET /api/drupal/api/homepage": [
    {
      path: "/api/drupal/api/homepage",
      headers: { "X-Platform": "samen" },
      status: 200,
      response: [{ type: [{ target_id: "homepage" }], title: [{ value: "Samen" }] }],
    },
  ],
  "GET /api/drupal/{path}": [
    {
      path: "/api/drupal/zorgen/partner",
      status: 200,
      response: {
        nid: [{ value: expect.any(Number) }],
        type: [{ target_id: "content_page" }],
        title: [{ value: "Zorgen voor je partner" }],
        path: [{ alias: "/zorgen/partner" }],
        field_introduction_wysiwyg: [{ processed: "<p>Je bent partner én verzorger.</p>" }],
        field_page_content: [{ type: [{ target_id: "text" }] }],
      },
    },
    { path: "/api/drupal/weg", status: 404 },
    { path: "/api/drupal/actie", status: 410 },
  ],
  "GET /api/drupal/api/breadcrumb?path={path}": [
    {
      path: "/api/drupal/api/breadcrumb?path=/zorgen/partner",
      status: 200,
      response: [
        { title: "Home", url: "/" },
        { title: "Zorgen", url: "/zorgen" },
        { title: "Zorgen voor je partner", url: "/zorgen/partner" },
      ],
    },
    { path: "/api/drupal/api/breadcrumb?path=/weg", status: 404 },
  ],
  "GET /api/drupal/api/preview/{entityType}/{entityId}/{revisionId}": [
    {
      path: "/api/drupal/api/preview/node/{nid}/34",
      status: 200,
      response: {
        nid: [{ value: expect.any(Number) }],
        type: [{ target_id: "content_page" }],
        status: [{ value: true }],
        title: [{ value: "Zorgen voor je partner" }],
      },
    },
    { path: "/api/drupal/api/preview/node/0/34", status: 404 },
    { path: "/api/drupal/api/preview/user/{nid}/34", status: 404 },
    { path: "/api/drupal/api/preview/node/{nid}", status: 404 },
    { path: "/api/drupal/api/preview/node/{nid}/34", headers: { Cookie: "SESS1f=vreemd" }, status: 403 },
  ],
  "GET /api/drupal/api/preview-breadcrumb?path=/preview/{entityType}/{entityId}/{revisionId}": [
    {
      path: "/api/drupal/api/preview-breadcrumb?path=/preview/node/{nid}/34",
      status: 200,
      response: [
        { title: "Home", url: "/" },
        { title: "Zorgen", url: "/zorgen" },
        { title: "Zorgen voor je partner", url: "/zorgen/partner" },
      ],
    },
    { path: "/api/drupal/api/preview-breadcrumb?path=/zorgen/partner", status: 404 },
    {
      path: "/api/drupal/api/preview-breadcrumb?path=/preview/node/{nid}/34",
      headers: { Cookie: "SESS1f=vreemd" },
      status: 403,
    },
  ],
  "GET /api/drupal/api/menu_items/main": [
    {
      path: "/api/drupal/api/menu_items/main",
      status: 200,
      response: [
        {
          ...menuItem,
          relative: "/zorgen",
          below: [{ ...menuItem, relative: "/zorgen/partner", below: [] }],
        },
      ],
    },
  ],
  "GET /api/drupal/api/menu_items/footer": [
    {
      path: "/api/drupal/api/menu_items/footer",
      status: 200,
      response: [{ ...menuItem, relative: null, below: [{ ...menuItem, relative: "/contact" }] }],
    },
    { path: "/api/drupal/api/menu_items/other", status: 404 },
  ],
  "GET /api/drupal/api/node-path?path=/node/12": [
    {
      path: "/api/drupal/api/node-path?path=/node/{nid}",
      status: 200,
      response: { path: "/zorgen/partner" },
    },
    { path: "/api/drupal/api/node-path?path=/node/0", status: 404 },
    { path: "/api/drupal/api/node-path?path=/zorgen", status: 400 },
    { path: "/api/drupal/api/node-path", status: 400 },
  ],
  "GET /api/drupal/api/taxonomies/{vocabulary}": [
    {
      path: "/api/drupal/api/taxonomies/news_category",
      status: 200,
      response: [1, 2].map((id) => ({
        tid: [{ value: id }],
        vid: [{ target_id: "news_category" }],
        name: [{ value: text }],
      })),
    },
    { path: "/api/drupal/api/taxonomies/weg", status: 404 },
  ],
  "GET /api/drupal/api/slideins": [
    {
      path: "/api/drupal/api/slideins",
      status: 200,
      response: [
        {
          uuid: [{ value: text }],
          status: [{ value: true }],
          title: [{ value: "Help je mee?" }],
          field_pages: [{ value: "/zorgen/*\r\n<front>" }],
          field_seconds: [{ value: 10 }],
          field_image: [{ field_media_image: [{ alt: "Een vierkant" }] }],
          field_button: [{ uri: text, title: "Help mee" }],
        },
      ],
    },
  ],
  "GET /api/drupal/api/asset-injector/css": [
    {
      path: "/api/drupal/api/asset-injector/css",
      status: 200,
      response: [{ code: text, paths: ["/zorgen*"], content_types: ["content_page"], condition: "AND" }],
    },
  ],
  "GET /drupal/media/{path}": [
    { path: "/drupal/media{picture}", status: 200, contentType: "image/svg+xml" },
    { path: "/drupal/media/00000000/plaatje/original.svg", status: 404 },
  ],
  "GET /drupal/files/{path}": [{ path: "/drupal/files/00000000/folder.pdf", status: 404 }],
  ...regionPartExamples,
  ...partnerExamples,
  "GET /api/v1/redirect/from?path={path}": [
    { path: "/api/v1/redirect/from?path=/oud", status: 200, response: { From: "/oud", To: "/zorgen" } },
    { path: "/api/v1/redirect/from?path=/zorgen", status: 404 },
  ],
  "GET /api/v1/es/search?query={term}&contentType={alle | informatie | nieuws | regio}": [
    {
      path: "/api/v1/es/search?query=partners&contentType=informatie",
      status: 200,
      response: [
        {
          Id: text,
          Title: "Zorgen voor je partner",
          Type: "ContentPage",
          Introduction: "Je bent partner én verzorger.",
          Data: { Path: "/zorgen/partner" },
          SearchLabels: ["Over dementie"],
        },
      ],
    },
    { path: "/api/v1/es/search?query=xylofoon&contentType=alle", status: 200, response: [] },
    { path: "/api/v1/es/search?contentType=alle", status: 400 },
    { path: "/api/v1/es/search?query=&contentType=alle", status: 400 },
    { path: "/api/v1/es/search?query=partner&contentType=anders", status: 400 },
  ],
  "GET /api/v1/es/news/latest?categoryId={id}": [
    {
      path: "/api/v1/es/news/latest",
      status: 200,
      response: [
        {
          HideFromHomepage: false,
          PublicationDate: "2026-11-19T08:00:00Z",
          Title: "Vijf tips",
          HeaderImage: { Url: text, Alt: text, Title: text, Width: 60, Height: 40, Crops: { "350": text } },
          Data: { Path: "/nieuws/vijf-tips" },
        },
      ],
    },
    { path: "/api/v1/es/news/latest?categoryId=2", status: 200, response: [] },
  ],
  ...overviewExamples,
  ...regionExamples,
  ...vacancyExamples,
  "POST /api/v1/forms/region/newsletter/send": [
    {
      path: "/api/v1/forms/region/newsletter/send",
      body: multipart(subscription),
      status: 201,
      response: accepted,
    },
    {
      path: "/api/v1/forms/region/newsletter/send",
      body: multipart({ ...subscription, RecipientEmail: "anna" }),
      status: 400,
      response: refused,
    },
  ],
  "POST /api/v1/forms/vacancy/apply/send": [
    {
      path: "/api/v1/forms/vacancy/apply/send",
      body: multipart(application),
      status: 201,
      response: accepted,
    },
    {
      path: "/api/v1/forms/vacancy/apply/send",
      body: multipart({ ...application, FirstName: "" }),
      status: 400,
      response: refused,
    },
  ],
  "POST {NEWSLETTER_URL}": [
    {
      path: "/newsletter-provider/samen",
      body: new URLSearchParams(newsletter),
      status: 201,
      response: accepted,
    },
    {
      path: "/newsletter-provider/samen",
      body: new URLSearchParams({ ...newsletter, form: "tips-mantelzorg", runid: "ab12", "score sdv": "12" }),
      status: 201,
      response: accepted,
    },
    {
      path: "/newsletter-provider/samen",
      body: new URLSearchParams({ ...newsletter, email: "anna" }),
      status: 400,
      response: refused,
    },
  ],
  "GET /api/drupal/api/site-settings": [
    {
      path: "/api/drupal/api/site-settings",
      status: 200,
      response: {
        notice: { title: text, text, link: { url: "/contact", title: text } },
        socials: [{ title: "Facebook", url: "https://www.facebook.com/" }],
        newsletter: null,
      },
    },
    {
      path: "/api/drupal/api/site-settings",
      headers: { "X-Platform": "samen" },
      status: 200,
      response: {
        notice: null,
        socials: [],
        newsletter: { formId: "nieuwsbrief-samen", scriptId: "aanmelden-samen" },
      },
    },
  ],
  "POST /api/v1/forms/collector/send": [
    { path: "/api/v1/forms/collector/send", body: multipart(collector), status: 201, response: accepted },
    {
      path: "/api/v1/forms/collector/send",
      body: multipart({ ...collector, PostalCode: "0101" }),
      status: 400,
      response: refused,
    },
  ],
  "GET /api/drupal/api/structured-data": [
    {
      path: "/api/drupal/api/structured-data",
      status: 200,
      response: [{ code: '{"@type":"Service"}', paths: ["/zorgen"], content_types: [], condition: "OR" }],
    },
  ],
  "GET /api/drupal/api/site-addresses?page={n}": [
    {
      path: "/api/drupal/api/site-addresses",
      status: 200,
      response: {
        items: expect.arrayContaining([
          { path: "/zorgen/partner", changed: "2026-03-02T08:00:00Z" },
          { path: "/contact" },
        ]),
        total: expect.any(Number),
      },
    },
    { path: "/api/drupal/api/site-addresses?page=9", status: 200, response: { items: [] } },
    { path: "/api/drupal/api/site-addresses?page=-1", status: 400, response: { message: text } },
  ],
  "GET /api/v1/es/suggest?query={text}": [
    {
      path: "/api/v1/es/suggest?query=zorgen%20pa",
      status: 200,
      response: {
        Items: [{ Title: "Zorgen voor je partner", Data: { Path: "/zorgen/partner" } }],
        Correction: null,
      },
    },
    { path: "/api/v1/es/suggest?query=partnre", status: 200, response: { Correction: "partner" } },
    { path: "/api/v1/es/suggest?query=", status: 400 },
  ],
  ...regionExtensionExamples,
};
