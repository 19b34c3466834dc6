import { expect, test } from "vitest";
import { brochures } from "~/blocks/cta/examples";
import { blockExamples } from "~/blocks/examples";
import { FileVideoPlayer } from "~/design/file-video";
import { picture, value } from "~/fields/wire-examples";
import { defaultChoices } from "~/utils/visitor-choices";
import { dom, render } from "../../tests/setup/render";
import { contentPageExamples } from "./content-page/examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

async function renderPage(json: unknown, calm: boolean, path = "/zorgen/partner") {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const shell = { choices: { ...defaultChoices, calm }, path };
  return dom(await render(<PageView page={page} />, { shell }));
}

const plain = contentPageExamples["with nothing but a title"];

test("a calm page has no header picture, unless the picture has a text", async () => {
  const withPicture = { ...plain, field_header_image_video: picture("Een tuin") };
  const hasHeaderPicture = async (json: unknown, calm: boolean) =>
    (await renderPage(json, calm)).querySelector("img[alt='Een tuin']") !== null;
  expect(await hasHeaderPicture(withPicture, false)).toBe(true);
  expect(await hasHeaderPicture(withPicture, true)).toBe(false);
  const withText = { ...withPicture, field_overlay_text: value("Samen naar buiten") };
  expect(await hasHeaderPicture(withText, true)).toBe(true);
  expect((await renderPage(withText, true)).body.textContent).toContain("Samen naar buiten");
});

test("beside a calm page is the helpline instead of the editor's call to action", async () => {
  const page = { ...plain, field_sticky_cta: [brochures] };
  const linkBeside = async (calm: boolean) =>
    (await renderPage(page, calm)).querySelector("aside a")?.getAttribute("href");
  expect(await linkBeside(false)).toBe("/informatie-brochure");
  expect(await linkBeside(true)).toMatch(/^tel:/);
});

test("a calm home page has no donation form; other calm pages do", async () => {
  const [widget] = Object.values(blockExamples.donate_widget);
  const home = { type: [{ target_id: "homepage" }], title: value("Home"), field_page_content: [widget] };
  const hasDonationForm = async (json: unknown, calm: boolean, path: string) =>
    (await renderPage(json, calm, path)).querySelector("form[action='/doneren']") !== null;
  expect(await hasDonationForm(home, false, "/")).toBe(true);
  expect(await hasDonationForm(home, true, "/")).toBe(false);
  expect(await hasDonationForm({ ...plain, field_page_content: [widget] }, true, "/doneren")).toBe(true);
});

test("on a calm page no video starts automatically", async () => {
  const video = {
    kind: "file" as const,
    url: "/drupal/files/ab/film.mp4",
    title: "Film",
    still: null,
    autoplay: true,
    withAudio: false,
    captions: null,
    transcript: null,
  };
  const hasAutoplay = async (calm: boolean) => {
    const html = await render(<FileVideoPlayer video={video} />, {
      shell: { choices: { ...defaultChoices, calm } },
    });
    return dom(html).querySelector("video[data-autoplay]") !== null;
  };
  expect(await hasAutoplay(false)).toBe(true);
  expect(await hasAutoplay(true)).toBe(false);
});
