import { expect, test } from "vitest";
import { regionContent } from "../test-regions";
import { contentFolder } from "../test-support";
import { checkForEditors, editorReport } from "./editor-check";

const now = new Date("2026-11-21T08:00:00Z");
const described = "meta_tags: { description: Waar dit over gaat. }";
/** A page file with its type on line 1, title on line 2 and description on line 3. */
const page = (...lines: string[]) =>
  ["type: content_page", "title: Een pagina", described, ...lines].join("\n");
/** Home pages and a contact page without problems. */
const validContent = {
  "home/dementie.yaml": `type: homepage\ntitle: Dementie\n${described}`,
  "home/samen.yaml": `type: homepage\ntitle: Samen\n${described}`,
  "pages/contact.yaml": page(),
};

async function check(files: Record<string, string>) {
  const findings = await checkForEditors(contentFolder({ ...validContent, ...files }), now);
  const { text, exitCode } = editorReport("content", findings);
  return { lines: text.split("\n").slice(0, findings.length), summary: text.split("\n").at(-1), exitCode };
}

test("valid content gives a summary without errors", async () => {
  expect(await check({})).toEqual({ lines: [], summary: "content/: 0 errors, 0 warnings", exitCode: 0 });
});

test("a link to a missing page is an error with its line number, and the exit code is 1", async () => {
  const text = "page_content:\n  - type: text\n    text: |\n      Lees het [hier](/weg).";
  const { lines, summary, exitCode } = await check({ "pages/a.yaml": page(text) });
  expect(lines).toEqual([
    expect.stringMatching(/^content\/pages\/a\.yaml:7: error: .*link to \/weg: that page does not exist/),
  ]);
  expect({ summary, exitCode }).toEqual({ summary: "content/: 1 error, 0 warnings", exitCode: 1 });
});

test("a YAML syntax error has its line number", async () => {
  const { lines, exitCode } = await check({ "pages/a.yaml": page("primary_button: { uri: /contact") });
  expect(lines[0]).toMatch(/^content\/pages\/a\.yaml:4: error: /);
  expect(exitCode).toBe(1);
});

test("an error in a field has the line of the field", async () => {
  const { lines } = await check({ "pages/a.yaml": page().replace("Waar dit", "w".repeat(150)) });
  expect(lines).toEqual([
    "content/pages/a.yaml:3: error: meta_tags: description: has more than 155 characters",
  ]);
});

test("a missing alternative text is an error only for pictures used on a page", async () => {
  const files = { "media/media.yaml": '# teksten\nplaatje: { alt: "" }' };
  expect(await check(files)).toMatchObject({ lines: [], exitCode: 0 });
  const block = `type: centralised_building_block
title: Hulp
page_content:
  - { type: text_image, text: Bel ons., image: plaatje }`;
  for (const [file, text] of [
    ["pages/a.yaml", page("header_image_video: plaatje")],
    ["building-blocks/hulp.yaml", block],
  ] as const)
    expect(await check({ ...files, [file]: text })).toMatchObject({
      lines: ['content/media/media.yaml:2: error: "plaatje" is used on a page and has no alternative text'],
      exitCode: 1,
    });
});

test.each([
  [
    "a title that is too long for search engines",
    { "pages/a.yaml": page().replace("Een pagina", "w".repeat(66)) },
    /^content\/pages\/a\.yaml:2: warning: the title has 66 characters, search engines show 65/,
  ],
  [
    "a page without a meta description",
    { "pages/a.yaml": "type: content_page\ntitle: Een pagina\nintroduction_wysiwyg: Een begin." },
    /^content\/pages\/a\.yaml:2: warning: there is no meta description/,
  ],
  [
    "a vacancy that has ended",
    { "pages/a.yaml": page("end_date: 2026-11-20").replace("content_page", "vacancies") },
    /^content\/pages\/a\.yaml:4: warning: the vacancy has ended on 2026-11-20$/,
  ],
  [
    "a page that has expired",
    { "pages/a.yaml": page("expire_date: 2026-01-31") },
    /^content\/pages\/a\.yaml:4: warning: the page has expired on 2026-01-31: visitors cannot open it$/,
  ],
  [
    "a news item in a JSON file without a description or introduction",
    {
      "news/oud.json": JSON.stringify(
        [
          {
            slug: "een",
            type: "news",
            title: "Een",
            publication_date: "2026-01-01",
            introduction_wysiwyg: "Kort.",
          },
          { slug: "twee", type: "news", title: "Twee", publication_date: "2026-01-02" },
        ],
        null,
        1,
      ),
    },
    /^content\/news\/oud\.json:12: warning: \/nieuws\/twee: there is no meta description/,
  ],
])("%s is a warning, and the exit code is 0", async (_, files, line) => {
  const { lines, exitCode } = await check(files);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(exitCode).toBe(0);
});

/** A page with one card; the location below it, which it may lead to. */
const card = (title: string, text: string, uri: string) => ({
  "pages/a.yaml": page(
    "page_content:",
    "  - type: text_image",
    `    title: ${title}`,
    `    text: ${text}`,
    `    link: { uri: ${uri}, title: Bekijk }`,
  ),
  "pages/cafe.yaml": page("address: { organization: De Tuinkamer, locality: Tiel }")
    .replace("content_page", "location")
    .replace("Een pagina", "Alzheimer Café Tiel"),
});

test.each([
  [
    "leads to a location that it does not mention",
    card("Informatiemarkt in Tiel", "Alle hulp op één middag.", "/cafe"),
    /^content\/pages\/a\.yaml:8: warning: the link "Bekijk" to \/cafe leads to "Alzheimer Café Tiel", which/,
  ],
  [
    "shares no word with its page",
    card("Kookboek is uit", "Recepten die niemand vergat.", "/contact"),
    /^content\/pages\/a\.yaml:8: warning: the link "Bekijk" to \/contact shares no word with that page/,
  ],
  [
    "leads to a page that is not published",
    {
      ...card("Boekjes", "Over geheugen.", "/boekjes"),
      "pages/boekjes.yaml": page("status: false").replace("Een pagina", "Boekjes"),
    },
    /^content\/pages\/a\.yaml:8: warning: the link to \/boekjes leads to a page that is not published/,
  ],
])("a card that %s is a warning", async (_, files, line) => {
  expect((await check(files)).lines).toEqual([expect.stringMatching(line)]);
});

test.each([
  ["menus/main.yaml", "- { title: Boekjes, url: /boekjes }"],
  ["redirects.yaml", "- { from: /oude-boekjes, to: /boekjes }"],
])("a path in %s to a page that is not published is a warning", async (file, text) => {
  const files = { [file]: text, "pages/boekjes.yaml": page("status: false") };
  expect((await check(files)).lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/:1: warning: the link to \/boekjes leads to a page that is not published/),
    ]),
  );
});

test("a card that mentions its location, or the place of it, gives no warning", async () => {
  for (const text of ["Kom naar Alzheimer Café Tiel.", "We zijn in De Tuinkamer."])
    expect((await check(card("Informatiemarkt", text, "/cafe"))).lines).toEqual([]);
});

const dated = (type: string, text: string, ...lines: string[]) => ({
  "pages/a.yaml": page(...lines, "page_content:", "  - type: text", `    text: ${text}`).replace(
    "content_page",
    type,
  ),
});

test.each([
  ["on a page with generated lists", dated("location", "Kom op 4 maart 2027."), /"4 maart 2027" is typed on/],
  [
    "that is not a day of its activity",
    dated("activiteit", "Kom op 5 maart 2027.", "start_date: 2027-03-04"),
    /"5 maart 2027" is not a day of this activity/,
  ],
  ["that is past", dated("content_page", "De collecte is op 8 november 2026."), /"8 november 2026" is past/],
  [
    "that is past in a promotion",
    { "site.yaml": "notice: { title: Let op, text: Op 8 november 2026 zijn we dicht. }" },
    /^content\/site\.yaml:1: warning: "8 november 2026" is past/,
  ],
])("a date in words %s is a warning", async (_, files, line) => {
  expect((await check(files)).lines).toEqual([expect.stringMatching(line)]);
});

test("a date in words that is right gives no warning", async () => {
  for (const files of [
    dated("activiteit", "Kom op 4 maart 2027.", "start_date: 2027-03-04"),
    dated("content_page", "Deze tekst is van 8 november 2026."),
    dated("content_page", "De collecte is op 8 november 2027."),
  ])
    expect((await check(files)).lines).toEqual([]);
});

test("a page at the address of an application form is an error", async () => {
  const { lines } = await check({
    "pages/werk.yaml": page().replace("content_page", "vacancies"),
    "pages/werk/solliciteren.yaml": page("primary_button: { uri: /werk/solliciteren, title: Stuur }"),
  });
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/werk\/solliciteren\.yaml.*: error: is never shown/),
  );
});

test("a page that expires today and an unpublished page give no warnings", async () => {
  const files = {
    "pages/a.yaml": page("expire_date: 2026-11-21"),
    "pages/b.yaml": "type: content_page\ntitle: Later\nstatus: false",
  };
  expect((await check(files)).lines).toEqual([]);
});

test("an ended highlight and a series without further dates are warnings", async () => {
  const contact = page("introduction_wysiwyg: Voor een gesprek over dementie, samen eten of iets leuks.");
  const { lines, exitCode } = await check({ ...regionContent, "pages/contact.yaml": contact });
  expect(lines).toEqual([
    expect.stringContaining('the highlight "Voorbij" ended 2 days ago'),
    expect.stringContaining('the activity "Weekend samen" was held on 2026-11-19 for the last time'),
  ]);
  expect(lines[0]).toMatch(/^content\/regions\/rivierenland\.json:\d+: warning: /);
  expect(exitCode).toBe(0);
});
