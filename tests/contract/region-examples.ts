import { expect } from "vitest";
import type { Example } from "./contract-examples";

// The content is that of backend/test-regions.ts; `{region}` is Rivierenland, `{location}` its Alzheimer Café.

const text: unknown = expect.any(String);
const id: unknown = expect.stringMatching(/^\d+$/);
const link = [{ uri: text, title: text, options: [] }];
const html = [{ value: text, format: "full_html", processed: text }];

const summary = { Id: id, Title: "Afdeling Rivierenland", Data: { Path: "/regios/rivierenland" } };
const address = { address_line1: text, postal_code: text, locality: text };
const activity = {
  Id: id,
  Title: text,
  Introduction: text,
  Url: expect.stringMatching(/^\/regios\//),
  Activity: {
    ActivityType: text,
    ActivityLocation: text,
    Address: address,
    StartDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    EndDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    StartTime: 50_400,
    EndTime: 57_600,
    ExternalLink: { uri: text },
    ActivityTypeIcon: { Path: text },
  },
};
const cafes = (count: number, Total = 7) => ({ Activities: Array(count).fill(activity), Total });
const cafe = "activityType=Alzheimer+Caf%C3%A9";

/** Examples of parts of a region, by the heading of the call in the contract. */
export const regionPartExamples: Record<string, Example[]> = {
  "GET /api/drupal/api/get-regio-services?regio={id}": [
    {
      path: "/api/drupal/api/get-regio-services?regio={region}",
      status: 200,
      response: [
        {
          title: [{ value: "Casemanager" }],
          field_introduction_wysiwyg: html,
          field_header_image_video: [{ field_media_image: [{ url: text }] }],
          field_external_link: link,
        },
      ],
    },
    { path: "/api/drupal/api/get-regio-services?regio=0", status: 200, response: [] },
    { path: "/api/drupal/api/get-regio-services?regio=Tiel", status: 400, response: { message: text } },
    { path: "/api/drupal/api/get-regio-services", status: 400 },
  ],
  "GET /api/drupal/api/get-regio-highlights?regio={id}": [
    {
      path: "/api/drupal/api/get-regio-highlights?regio={region}",
      status: 200,
      response: [
        {
          title: [{ value: "Samen eten" }],
          changed: [{ value: "2026-11-16T08:00:00+00:00" }],
          field_start_date: [{ value: "2026-11-18" }],
          field_end_date: [{ value: "2026-11-23" }],
          field_text: html,
          field_image: [],
          field_primary_button: link,
          field_secondary_link: link,
        },
        { title: [{ value: "Voorbij" }], field_secondary_link: [] },
      ],
    },
    { path: "/api/drupal/api/get-regio-highlights?regio=0", status: 200, response: [] },
    { path: "/api/drupal/api/get-regio-highlights?regio=", status: 400 },
  ],
  "GET /api/drupal/api/get-regio-single-info-about-dementie?regio={id}": [
    {
      path: "/api/drupal/api/get-regio-single-info-about-dementie?regio={region}",
      status: 200,
      response: [{ title: [{ value: "Praten over dementie" }], field_image: [], field_link: link }],
    },
    { path: "/api/drupal/api/get-regio-single-info-about-dementie?regio=0", status: 200, response: [] },
    { path: "/api/drupal/api/get-regio-single-info-about-dementie", status: 400 },
  ],
  "GET /api/drupal/api/get-regio-generic-info-about-dementie": [
    {
      path: "/api/drupal/api/get-regio-generic-info-about-dementie",
      status: 200,
      response: expect.any(Array),
    },
    {
      path: "/api/drupal/api/get-regio-generic-info-about-dementie?regio={region}",
      status: 200,
      response: expect.any(Array),
    },
  ],
  "GET /api/drupal/api/get-regio-over-de-regio?regio={id}": [
    {
      path: "/api/drupal/api/get-regio-over-de-regio?regio={region}",
      status: 200,
      response: [
        {
          nid: [{ value: expect.any(Number) }],
          type: [{ target_id: "over_de_regio" }],
          title: [{ value: "Over de afdeling Rivierenland" }],
          path: [{ alias: "/regios/rivierenland/over-de-regio" }],
          field_introduction_wysiwyg: html,
        },
      ],
    },
    { path: "/api/drupal/api/get-regio-over-de-regio?regio=0", status: 200, response: [] },
    { path: "/api/drupal/api/get-regio-over-de-regio?regio=x", status: 400 },
  ],
};

/** Regions, locations, activities and news of regions. */
export const regionExamples: Record<string, Example[]> = {
  "GET /api/v1/region/search?query={text}": [
    ...["Tiel", "4001+AB", "4001", "Rivierenland", "Culemborg"].map((query) => ({
      path: `/api/v1/region/search?query=${query}`,
      status: 200,
      response: { ...summary, Introduction: "Onze vrijwilligers staan voor je klaar." },
    })),
    { path: "/api/v1/region/search?query=Nergenshuizen", status: 404 },
    { path: "/api/v1/region/search?query=", status: 400, response: { message: text } },
    { path: "/api/v1/region/search", status: 400 },
  ],
  "GET /api/v1/region/{regionName}": [
    { path: "/api/v1/region/rivierenland", status: 200, response: summary },
    { path: "/api/v1/region/west-friesland", status: 200, response: { Title: "Afdeling West-Friesland" } },
    { path: "/api/v1/region/nergenshuizen", status: 404 },
  ],
  "GET /api/v1/region/locations/{regionId}?locationType={type}&page={n}": [
    {
      path: "/api/v1/region/locations/{region}?locationType=11&page=0",
      status: 200,
      response: {
        Locations: [
          {
            Id: id,
            Title: "Alzheimer Café Tiel",
            LocationType: "Alzheimer Café",
            Address: address,
            Data: { Path: "/regios/rivierenland/locaties/alzheimer-cafe-tiel" },
            Latitude: 51.887,
            Longitude: 5.431,
            OpeningHours: [
              { Day: "dinsdag", Hours: text },
              { Day: "donderdag", Hours: text },
            ],
          },
        ],
      },
    },
    {
      path: "/api/v1/region/locations/{region}?locationType=Ontmoetingsplek",
      status: 200,
      response: { Locations: [{ LocationType: "Ontmoetingsplek", OpeningHours: [] }] },
    },
    {
      path: "/api/v1/region/locations/{region}?locationType=&page=1",
      status: 200,
      response: { Locations: [] },
    },
    { path: "/api/v1/region/locations/{region}?locationType=99", status: 200, response: { Locations: [] } },
    { path: "/api/v1/region/locations/{region}?page=-1", status: 400, response: { message: text } },
    { path: "/api/v1/region/locations/0", status: 404 },
  ],
  "GET /api/v1/region/activityTypes/{regionId}": [
    {
      path: "/api/v1/region/activityTypes/{region}",
      status: 200,
      response: ["Alzheimer Café", "Wandelgroep"],
    },
    { path: "/api/v1/region/activityTypes/0", status: 404 },
  ],
  "GET /api/v1/region/cities/{regionId}": [
    { path: "/api/v1/region/cities/{region}", status: 200, response: ["Culemborg", "Tiel"] },
    { path: "/api/v1/region/cities/0", status: 404 },
  ],
  "GET /api/v1/region/activityTypes/closest?radius={km}&query={place}": [
    {
      path: "/api/v1/region/activityTypes/closest?radius=15&query=Hoorn",
      status: 200,
      response: ["Wandelgroep"],
    },
    { path: "/api/v1/region/activityTypes/closest?radius=5&query=West-Terschelling", status: 204 },
    { path: "/api/v1/region/activityTypes/closest?radius=15&query=Nergenshuizen", status: 204 },
    {
      path: "/api/v1/region/activityTypes/closest?radius=15&query=",
      status: 400,
      response: { message: text },
    },
    { path: "/api/v1/region/activityTypes/closest?radius=0&query=Tiel", status: 400 },
  ],
  "GET /api/v1/region/activities/{regionId}?activityType={type}&city={city}&page={n}": [
    {
      path: `/api/v1/region/activities/{region}?${cafe}&city=Tiel&page=1`,
      status: 200,
      response: cafes(6),
    },
    { path: `/api/v1/region/activities/{region}?${cafe}&page=2`, status: 200, response: cafes(1) },
    { path: `/api/v1/region/activities/{region}?${cafe}&page=3`, status: 200, response: cafes(0) },
    { path: "/api/v1/region/activities/{region}?activityType=&page=1", status: 200, response: { Total: 9 } },
    {
      path: "/api/v1/region/activities/{region}?activityType=Zingen&page=1",
      status: 200,
      response: cafes(0, 0),
    },
    { path: "/api/v1/region/activities/{region}?page=0", status: 400, response: { message: text } },
    { path: "/api/v1/region/activities/0?page=1", status: 404 },
  ],
  "GET /api/v1/region/activities/closest?query={place}&radius={km}&page={n}&activityType={type}": [
    {
      path: `/api/v1/region/activities/closest?query=4001+AB&radius=15&page=1&${cafe}`,
      status: 200,
      response: cafes(6),
    },
    {
      path: "/api/v1/region/activities/closest?query=West-Terschelling&radius=5&page=1&activityType=",
      status: 204,
    },
    {
      path: "/api/v1/region/activities/closest?query=Nergenshuizen&radius=50&page=1&activityType=",
      status: 204,
    },
    {
      path: "/api/v1/region/activities/closest?query=&radius=15&page=1&activityType=",
      status: 400,
      response: { message: text },
    },
    { path: "/api/v1/region/activities/closest?query=Tiel&radius=ver&page=1&activityType=", status: 400 },
  ],
  "GET /api/v1/region/activities/byType?activityType={type}&page={n}": [
    { path: `/api/v1/region/activities/byType?${cafe}&page=2`, status: 200, response: cafes(1) },
    { path: "/api/v1/region/activities/byType?activityType=Zingen&page=1", status: 204 },
    { path: "/api/v1/region/activities/byType?page=1", status: 400, response: { message: text } },
  ],
  "GET /api/v1/region/location/activities/{locationId}?page={n}": [
    {
      path: "/api/v1/region/location/activities/{location}?page=2",
      status: 200,
      response: { Activities: [activity, activity], Total: 8 },
    },
    { path: "/api/v1/region/location/activities/{location}?page=een", status: 400 },
    { path: "/api/v1/region/location/activities/0?page=1", status: 404 },
  ],
  "GET /api/v1/region/news?regionId={id}&regionName={name}&page={n}": [
    {
      path: "/api/v1/region/news?regionId={region}&regionName=rivierenland&page=0",
      status: 200,
      response: {
        Items: [
          {
            Id: id,
            Title: "Joyce schenkt koffie",
            Type: "RegioNews",
            Introduction: "Al tien jaar.",
            Url: "/regios/rivierenland/nieuws/joyce",
            HeaderImage: {
              Url: text,
              Alt: text,
              Title: text,
              Width: 60,
              Height: 40,
              Crops: { "380x235": text },
            },
            PublicationDate: "2026-11-10T08:00:00Z",
            SearchLabels: ["Rivierenland"],
          },
          { HeaderImage: null },
        ],
        TotalItems: 2,
      },
    },
    {
      path: "/api/v1/region/news?regionName=rivierenland&page=1",
      status: 200,
      response: { Items: [], TotalItems: 2 },
    },
    { path: "/api/v1/region/news?regionId=&regionName=&page=0", status: 400, response: { message: text } },
    { path: "/api/v1/region/news?regionId={region}&page=-1", status: 400 },
    { path: "/api/v1/region/news?regionId=0&page=0", status: 404 },
  ],
  "GET /api/v1/region/news-search?query={text}&regionId={id}&regionName={name}&page={n}": [
    {
      path: "/api/v1/region/news-search?query=koffie&regionId={region}&regionName=rivierenland&page=0",
      status: 200,
      response: { Items: [{ Title: "Joyce schenkt koffie" }], TotalItems: 1 },
    },
    {
      path: "/api/v1/region/news-search?query=xylofoon&regionId={region}&page=0",
      status: 200,
      response: { Items: [], TotalItems: 0 },
    },
    { path: "/api/v1/region/news-search?regionId={region}&page=0", status: 400, response: { message: text } },
    { path: "/api/v1/region/news-search?query=koffie&regionId=0", status: 404 },
  ],
};

export const regionExtensionExamples: Record<string, Example[]> = {
  "GET /api/v1/regions": [
    {
      path: "/api/v1/regions",
      status: 200,
      response: [
        {
          ...summary,
          Province: "Gelderland",
          Latitude: 51.887,
          Longitude: 5.431,
          Municipalities: ["Culemborg", "Tiel"],
        },
        { Title: "Afdeling West-Friesland" },
      ],
    },
  ],
  "GET /api/v1/region/activities/{regionId}/all?activityType={type}&months={n}": [
    { path: `/api/v1/region/activities/{region}/all?${cafe}`, status: 200, response: cafes(7) },
    { path: `/api/v1/region/activities/{region}/all?${cafe}&months=1`, status: 200, response: cafes(3, 3) },
    { path: "/api/v1/region/activities/{region}/all?months=13", status: 400, response: { message: text } },
    { path: "/api/v1/region/activities/0/all", status: 404 },
  ],
};
