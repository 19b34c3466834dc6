import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { html, map, node, paragraph, picture, value } from "~/fields/wire-examples";
import routes from "~/routes";
import { siteBackend } from "../../backend/test-support";
import { parseHtml } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";

/** The paths of the pages that the site serves without a CMS page, to which editors may add one. */
const paths = routes
  .filter(({ file }) => readFileSync(`app/${file}`, "utf8").includes("loadAddedContent("))
  .map(({ path }) => `/${path?.replace(":regioName", "rivierenland")}`);

/** Pages that begin with a task, without links to the blocks below it. */
const taskPaths = ["/geheugentest", "/nieuwsbrief"];

const text = (title: string) =>
  paragraph("text_with_title", { field_title: value(title), field_text: html(`<p>Over ${title}</p>`) });
const fields = {
  field_header_image_video: picture("Een vrijwilliger aan de telefoon"),
  field_hide_footer: value(true),
  field_reviewed_by: value("dr. A. Voorbeeld"),
  field_reviewed_on: value("2026-09-01"),
  field_meta_tags: map({
    title: "Titel van de redactie",
    description: "Samenvatting van de redactie",
    robots: "noarchive",
  }),
  field_page_content: [
    text("Eerste deel"),
    text("Tweede deel"),
    paragraph("news_block", { field_title: value("Nieuws erbij"), field_news_category: [] }),
  ],
};

/** Services with an empty community. */
const services = {
  fetch: async () => Response.json({ groups: [], conversations: [], entries: [], page: 1, pageCount: 1 }),
};

/** The document at a path to which editors added a page. */
async function documentAt(path: string, changes: Record<string, unknown> = {}) {
  const backend = await siteBackend();
  const page = { ...node("overview_page", "Titel", path, fields), ...changes };
  const cms: Fetch = async (request) => {
    const isPage = new URL(request.url).pathname === `/api/drupal${path}`;
    return isPage ? Response.json(page) : backend(request);
  };
  const { sendRequest } = await wholeSite({ cms, services });
  const response = await sendRequest(path);
  return { status: response.status, document: parseHtml(response.body) };
}

const contentOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

describe.each(paths)("%s", (path) => {
  test("shows everything that editors add", async () => {
    const { status, document } = await documentAt(path);
    expect(status).toBe(200);
    expect(document.title).toMatch(/^Titel van de redactie|^Nieuws van /);
    expect(contentOf(document, "description")).toBe("Samenvatting van de redactie");
    expect(contentOf(document, "robots")).toContain("noarchive");
    expect(contentOf(document, "og:image")).toMatch(/1520x940|\.jpe?g/);
    expect(document.querySelector("footer")).toBeNull();
    const words = document.querySelector("main")?.textContent ?? "";
    for (const part of ["Over Eerste deel", "Over Tweede deel", "Nieuws erbij"])
      expect(words).toContain(part);
    const paragraphs = [...document.querySelectorAll("main p")].map((line) => line.textContent ?? "");
    expect(paragraphs.filter((text) => text.includes("Nagekeken"))).toEqual([
      expect.stringContaining("Nagekeken door dr. A. Voorbeeld op dinsdag 1 september 2026."),
    ]);
    const submenu = document.querySelector('nav[aria-label="Op deze pagina"]');
    if (taskPaths.includes(path)) expect(submenu).toBeNull();
    else expect(submenu?.textContent).toContain("Tweede deel");
    expect(document.querySelectorAll('main a[href^="/nieuws/"]').length).toBeGreaterThan(2);
  });

  test.each([
    ["unpublished", { status: value(false) }],
    ["expired", { field_expire_date: value("2026-01-01") }],
  ])("shows nothing of a page that is %s", async (_, changes) => {
    const { status, document } = await documentAt(path, changes);
    expect(status).toBe(200);
    expect(document.body.textContent).not.toContain("Over Eerste deel");
    expect(document.title).not.toContain("redactie");
    expect(document.querySelector("footer")).not.toBeNull();
  });
});
