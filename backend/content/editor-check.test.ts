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
  expect(await check({ ...files, "pages/a.yaml": page("header_image_video: plaatje") })).toMatchObject({
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

test("a page that expires today and an unpublished page give no warnings", async () => {
  const files = {
    "pages/a.yaml": page("expire_date: 2026-11-21"),
    "pages/b.yaml": "type: content_page\ntitle: Later\nstatus: false",
  };
  expect((await check(files)).lines).toEqual([]);
});

test("an ended highlight and a series without further dates are warnings", async () => {
  const { lines, exitCode } = await check(regionContent);
  expect(lines).toEqual([
    expect.stringContaining('the highlight "Voorbij" ended 2 days ago'),
    expect.stringContaining('the activity "Weekend samen" was held on 2026-11-19 for the last time'),
  ]);
  expect(lines[0]).toMatch(/^content\/regions\/rivierenland\.json:\d+: warning: /);
  expect(exitCode).toBe(0);
});
