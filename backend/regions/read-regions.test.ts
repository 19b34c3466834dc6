import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { regionContent } from "../test-regions";
import { contentFolder } from "../test-support";

const file = "regions/rivierenland.json";
type Region = Record<string, unknown> & { series: unknown[]; news: unknown[]; locations: unknown[] };
const region: Region = JSON.parse(regionContent[file] ?? "");

async function problemsWith(change: Partial<Region>, files: Record<string, string> = {}) {
  const folder = contentFolder({
    ...regionContent,
    [file]: JSON.stringify({ ...region, ...change }),
    ...files,
  });
  return (await loadContent(folder)).checkThoroughly();
}

const text = { title: "Titel", introduction_wysiwyg: "Tekst." };
const walk = {
  slug: "rondje",
  ...text,
  activity_type: 34,
  recurrence: { every: "week", day: "dinsdag", from: "2026-01-01" },
  location: "Station",
  address: { locality: "Tiel" },
};
const series = (change: Record<string, unknown>) => ({ series: [...region.series, { ...walk, ...change }] });
const news = (change: Record<string, unknown>) => ({
  news: [...region.news, { slug: "bericht", ...text, days_ago: 1, ...change }],
});

test("valid regions have no problems", async () => {
  expect(await problemsWith({})).toEqual([]);
  expect(await problemsWith(series({}))).toEqual([]);
  expect(await problemsWith(news({}))).toEqual([]);
});

test.each([
  ["an unknown field", { kleur: "geel" }, /has an unknown key "kleur"/],
  ["a point outside the Netherlands", { geo: { lat: 40.7, lon: -74 } }, /geo: lat: lies south/],
  ["an unknown province", { province: "Holland" }, /^regions\/rivierenland\.json: province: /],
  ["no municipality", { municipalities: [] }, /has no municipality/],
  ["an unknown municipality", { municipalities: ["Culemborg", "Tiel", "Atlantis"] }, /no term Atlantis/],
  [
    "a municipality of another region",
    { municipalities: ["Culemborg", "Tiel", "Hoorn"] },
    /Hoorn belongs to/,
  ],
  [
    "a municipality without a region",
    { municipalities: ["Tiel"] },
    /^regions: no region has the municipality Culemborg/,
  ],
  ["a series with an unknown type", series({ activity_type: 99 }), /rondje: there is no term 99/],
  ["a series with an invalid recurrence", series({ recurrence: { every: "day" } }), /series: 4: recurrence/],
  ["a series with an invalid time", series({ start_time: "25:00" }), /start_time: has to be a time/],
  [
    "a series at an unknown location",
    series({ locatie: "kasteel" }),
    /rondje: there is no location "kasteel"/,
  ],
  ["a series without a location", series({ location: undefined }), /rondje: has no location or address/],
  ["two series with the same slug", series({ slug: "cafe" }), /series: there is more than one "cafe"/],
  ["a slug with capitals", series({ slug: "Rondje" }), /slug: has to be small letters/],
  ["news without a date", news({ days_ago: undefined }), /publication_date or days_ago/],
  ["news with two dates", news({ publication_date: "2026-01-01" }), /publication_date or days_ago/],
  ["news with a future date", news({ days_ago: -1 }), /days_ago/],
  ["an unknown picture", news({ header_image_video: "eenhoorn" }), /there is no picture "eenhoorn"/],
  [
    "a link to a missing page",
    news({ page_content: [{ type: "text", text: "[Weg](/weg)" }] }),
    /link to \/weg/,
  ],
  ["an unknown block type", news({ page_content: [{ type: "hologram" }] }), /nieuws\/bericht: .*hologram/],
  [
    "an unknown field of a block",
    news({ page_content: [{ type: "text", tekst: "x" }] }),
    /unknown field "tekst"/,
  ],
  [
    "a missing page",
    { page: undefined },
    /"page" and "about" are required here or in pages\/regios\/rivierenland/,
  ],
])("%s is reported with its file", async (_, change, message) => {
  expect(await problemsWith(change)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test("the texts of editions of a series are checked", async () => {
  const editions = [{ text: "Goed." }, { text: "[Weg](/weg)" }];
  expect(await problemsWith(series({ editions }))).toEqual(
    expect.arrayContaining([expect.stringMatching(/link to \/weg/)]),
  );
});

test("invalid JSON is reported and prevents the start", async () => {
  const folder = contentFolder({ ...regionContent, [file]: "{ name: Rivierenland }" });
  const { problems } = await loadContent(folder);
  expect(problems[0]).toMatch(/^regions\/rivierenland\.json: .*JSON/);
});

test("the page of a region can be a file in pages/", async () => {
  const pages = {
    "pages/regios/rivierenland.yaml":
      "{ type: regio, title: Afdeling Rivierenland, recipient_email: nieuws@alzheimer.example }",
    "pages/regios/rivierenland/over-de-regio.yaml": "{ type: over_de_regio, title: Over ons }",
  };
  expect(await problemsWith({ page: undefined, about: undefined }, pages)).toEqual([]);
});

test("a link to a missing page in dementia-info.yaml is reported", async () => {
  const files = { "dementia-info.yaml": "[{ title: Wat is dementie?, link: { uri: /weg, title: Lees } }]" };
  expect(await problemsWith({}, files)).toEqual([
    expect.stringMatching(/^dementia-info\.yaml: link to \/weg/),
  ]);
});
