import { expect, test } from "vitest";
import { blockExamples } from "~/blocks/examples";
import { collectProblems } from "~/fields/decode-problems";
import { drawing, file, node, picture, value, video } from "~/fields/wire-examples";
import { defaultChoices } from "~/utils/visitor-choices";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { pageDefinitions } from "./definitions";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

const title = "Foto: Joyce van Dam";

/** Media of every bundle, each with what a visitor sees or follows of it. */
const media: Record<string, { json: unknown; shown: string }> = {
  picture: { json: picture("Een zaal vol mensen", { title }), shown: "/koffie/" },
  drawing: { json: drawing(), shown: "/vergeet-mij-niet/" },
  "external video": { json: video({}, "Film", []), shown: "youtube" },
  "external video with a still": { json: video(), shown: "/koffie/" },
  film: { json: video({ type: "file", iframe_url: "/ab12/film.mp4" }, "Film", []), shown: "/ab12/film.mp4" },
  file: { json: file(), shown: 'href="/drupal/files/ab12/folder.pdf"' },
};

/** The JSON with `replacement` for every medium of its fields. */
function withMedia(json: unknown, replacement: unknown): unknown {
  if (Array.isArray(json)) {
    const isMedia = json.some((item) => typeof item === "object" && item !== null && "mid" in item);
    return isMedia ? replacement : json.map((item) => withMedia(item, replacement));
  }
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, child]) => [key, withMedia(child, replacement)]));
}

async function view(json: unknown, shell = {}) {
  const { value: page, problems } = collectProblems(() => pageSchema.parse(json));
  if (page.type === "unknown") throw new Error(page.bundle);
  return { html: await render(<PageView page={page} />, { shell }), problems };
}

const inPage = (block: unknown) => node("content_page", "Thuis", "/thuis", { field_page_content: [block] });

const blocksWithMedia = Object.entries(blockExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName)
    .filter(([, json]) => JSON.stringify(json).includes('"mid"'))
    .map(([name, json]) => ({ bundle, name, json })),
);

// A small band is one line of text by design.
const shown = blocksWithMedia.filter(({ json }) => !JSON.stringify(json).includes('"small"'));

test.each(shown)("$bundle $name shows a medium of any bundle, or reports it", async ({ json }) => {
  for (const [kind, medium] of Object.entries(media)) {
    const { html, problems } = await view(inPage(withMedia(json, medium.json)));
    expect(html.includes(medium.shown) || problems.length > 0, kind).toBe(true);
  }
});

test.each([...blocksWithMedia.map(({ json }) => json), node("content_page", "Thuis", "/thuis")])(
  "the title of each picture %# is its tooltip or caption; a decorative picture has no name",
  async (json) => {
    const page = withMedia(inPage(json), media.picture?.json);
    const { html } = await view({ ...Object(page), field_header_image_video: media.picture?.json });
    const pictures = [...dom(html).querySelectorAll("img")];
    expect(pictures.length).toBeGreaterThan(0);
    for (const img of pictures) {
      const caption = img.closest("figure")?.querySelector("figcaption")?.textContent;
      const named = img.title === title || caption?.includes(title);
      expect(Boolean(named), img.outerHTML).toBe(img.alt !== "");
    }
  },
);

const bundles = Object.keys(pageDefinitions);
const headerOf = (bundle: string, fields: Record<string, unknown>) => {
  const [example] = Object.values(pageExamples[bundle as keyof typeof pageExamples] ?? {});
  return { ...Object(example), ...fields };
};

test.each(bundles)("the header of a %s shows a medium of any bundle and its overlay text", async (bundle) => {
  for (const [kind, { json, shown }] of Object.entries(media)) {
    const page = headerOf(bundle, {
      field_header_image_video: json,
      field_overlay_text: value("Samen buiten"),
    });
    for (const calm of [false, true]) {
      const { html } = await view(page, { choices: { ...defaultChoices, calm } });
      expect(html, kind).toContain(shown);
      // A text is laid over a picture; a link has none.
      const overlay = !["file", "external video"].includes(kind);
      expect(html.includes("Samen buiten"), kind).toBe(overlay);
    }
    const { html } = await view(page);
    expect(await htmlProblems(html), kind).toEqual([]);
    expect(await axeViolations(html), kind).toEqual([]);
  }
});

test.each(bundles)("the custom header of a %s is its title; the blocks follow", async (bundle) => {
  const fields = {
    field_header_image_video: media.picture?.json,
    field_overlay_text: value("Samen buiten"),
    field_introduction_wysiwyg: [{ value: "<p>Voor in lijsten en zoekresultaten.</p>" }],
  };
  const parts = async (custom: boolean) => {
    const { html } = await view(headerOf(bundle, { ...fields, field_custom_header: value(custom) }));
    const header = dom(html).querySelector("h1")?.closest("main > *");
    const text = header?.textContent?.includes("Voor in lijsten en zoekresultaten.");
    return { text, pictures: header?.querySelectorAll("img[src*='/koffie/']").length };
  };
  expect(await parts(false)).toEqual({ text: true, pictures: 1 });
  expect(await parts(true)).toEqual({ text: false, pictures: 0 });
});
