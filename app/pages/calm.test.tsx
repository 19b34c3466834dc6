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

async function shown(json: unknown, calm: boolean, path = "/zorgen/partner") {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const shell = { choices: { ...defaultChoices, calm }, path };
  return dom(await render(<PageView page={page} />, { shell }));
}

const plain = contentPageExamples["with nothing but a title"];

test("a calm page has no picture in its head, but words on a picture stay", async () => {
  const withPicture = { ...plain, field_header_image_video: picture("Een tuin") };
  const headPicture = async (json: unknown, calm: boolean) =>
    (await shown(json, calm)).querySelector(".page-head img") !== null;
  expect(await headPicture(withPicture, false)).toBe(true);
  expect(await headPicture(withPicture, true)).toBe(false);
  const withWords = { ...withPicture, field_overlay_text: value("Samen naar buiten") };
  expect((await shown(withWords, true)).querySelector(".overlay")?.textContent).toBe("Samen naar buiten");
});

test("beside a calm page stands the help line, not what an editor asks", async () => {
  const page = { ...plain, field_sticky_cta: [brochures] };
  expect((await shown(page, false)).querySelector("aside .cta-brochure")).not.toBeNull();
  const aside = (await shown(page, true)).querySelector("aside");
  expect(aside?.querySelector(".cta-brochure")).toBeNull();
  expect(aside?.querySelector("a[href^='tel:']")).not.toBeNull();
});

test("a calm front page asks for no gift; on a page of its own the same block stays", async () => {
  const [widget] = Object.values(blockExamples.donate_widget);
  const home = { type: [{ target_id: "homepage" }], title: value("Home"), field_page_content: [widget] };
  const asks = async (json: unknown, calm: boolean, path: string) =>
    (await shown(json, calm, path)).querySelector(".donate-block, .donate") !== null;
  expect(await asks(home, false, "/")).toBe(true);
  expect(await asks(home, true, "/")).toBe(false);
  expect(await asks({ ...plain, field_page_content: [widget] }, true, "/doneren")).toBe(true);
});

test("on a calm page no film starts by itself", async () => {
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
  const starts = async (calm: boolean) => {
    const html = await render(<FileVideoPlayer video={video} />, {
      shell: { choices: { ...defaultChoices, calm } },
    });
    return dom(html).querySelector("video[data-autoplay]") !== null;
  };
  expect(await starts(false)).toBe(true);
  expect(await starts(true)).toBe(false);
});
