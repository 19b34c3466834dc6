import { expect, test } from "vitest";
import { film, value } from "~/fields/wire-examples";
import { fullConsent } from "~/utils/visitor-choices";
import { dom, render } from "../../../tests/setup/render";
import { MediaBlock } from "./component";
import { media } from "./definition";
import { mediaExamples } from "./examples";

const example = mediaExamples["with a width of 100"];
const renderBlock = async (json: unknown) =>
  dom(await render(<MediaBlock block={media.decoder.parse(json)} />));

const third = { className: "media-33", sizes: "270px" };
const half = { className: "media-50", sizes: "404px" };
const full = { className: "media-100", sizes: "(min-width: 48rem) 808px, 100vw" };

test.each([
  { width: value("33"), ...third },
  { width: value(33), ...third },
  { width: value("50"), ...half },
  { width: value("100"), ...full },
  { width: value("75"), ...full },
  { width: [], ...full },
])("a picture with the width $width has the sizes $sizes", async ({ width, className, sizes }) => {
  const document = await renderBlock({ ...example, field_media_width: width });
  expect(document.querySelector("figure")?.className).toBe(className);
  const hints = [...document.querySelectorAll("source, img")].map((element) => element.getAttribute("sizes"));
  expect(hints).toEqual([sizes, sizes, sizes]);
});

test("the sources are AVIF, WebP and JPEG, each in three sizes", async () => {
  const document = await renderBlock(example);
  const sources = [...document.querySelectorAll("picture > *")];
  expect(sources.map((source) => source.getAttribute("type") ?? source.tagName)).toEqual([
    "image/avif",
    "image/webp",
    "IMG",
  ]);
  const srcSet = (extension: string) =>
    ["404x227", "808x455", "1616x909"]
      .map((crop) => `/drupal/media/3f2a1b9c/koffie/${crop}.${extension} ${crop.split("x")[0]}w`)
      .join(", ");
  expect(sources.map((source) => source.getAttribute("srcset"))).toEqual(["avif", "webp", "jpg"].map(srcSet));
  expect(document.querySelector("img")?.getAttribute("src")).toBe(
    "/drupal/media/3f2a1b9c/koffie/404x227.jpg",
  );
});

test("a picture has alternative text, a caption and dimensions, to avoid layout shifts", async () => {
  const document = await renderBlock(example);
  const img = document.querySelector("img");
  expect(img?.alt).toBe("Vier mensen drinken samen koffie");
  expect([img?.width, img?.height]).toEqual([404, 227]);
  expect(img?.getAttribute("loading")).toBe("lazy");
  expect(document.querySelector("figcaption")?.textContent).toBe(
    "Elke week is er koffie in het Alzheimer Café.",
  );
});

test("a drawing without crops has its original size and no empty caption", async () => {
  const document = await renderBlock(mediaExamples["with nothing but a drawing"]);
  const img = document.querySelector("img");
  expect(img?.getAttribute("src")).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
  expect([img?.width, img?.height]).toEqual([640, 640]);
  expect(document.querySelector("source, figcaption, [srcset], [sizes]")).toBeNull();
});

test("a video without consent has its still, a link to its site and its transcript", async () => {
  const document = await renderBlock(mediaExamples["with a video of YouTube"]);
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.querySelector("figure")?.className).toBe("media-50");
  expect(document.querySelector("img")?.getAttribute("sizes")).toBe("404px");
  const texts = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(texts.slice(0, 2)).toEqual(["YouTube", "Rustig reageren"]);
  const links = [...document.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Bekijk op YouTube", "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
    ["Lees de tekst van de video", "/drupal/files/ab12/tekst.pdf"],
  ]);
  expect(document.querySelector("figcaption")?.textContent).toBe("Een rustig gesprek.");
});

test("with consent the video is framed from the host without cookies", async () => {
  const block = media.decoder.parse(mediaExamples["with a video of YouTube"]);
  const shell = { consent: fullConsent };
  const frame = dom(await render(<MediaBlock block={block} />, { shell })).querySelector("iframe");
  expect(frame?.title).toBe("Video: Rustig reageren");
  expect(frame?.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(frame?.hasAttribute("height")).toBe(false);
  expect(frame?.hasAttribute("data-embed-height")).toBe(false);
});

test("a visitor can allow a video on this page only", async () => {
  const block = media.decoder.parse(mediaExamples["with a video of YouTube"]);
  const placeholder = dom(await render(<MediaBlock block={block} />));
  const id = placeholder.querySelector<HTMLInputElement>("input[name=deze]")?.value ?? "";
  expect(placeholder.getElementById(`${id}-${block.id}`)?.className).toBe("figure");
  const document = dom(await render(<MediaBlock block={block} />, { shell: { allowedEmbeds: [id] } }));
  expect(document.querySelector(`#${id}-${block.id} iframe`)).not.toBeNull();
});

test("a video file needs no consent and has the controls and captions of the browser", async () => {
  const document = await renderBlock(mediaExamples["with a video file and captions"]);
  const video = document.querySelector("video");
  expect(video?.getAttribute("src")).toBe("/drupal/files/ab12/film.mp4");
  expect(video?.getAttribute("poster")).toBe("/drupal/media/3f2a1b9c/koffie/808x455.jpg");
  expect(video?.controls).toBe(true);
  expect([video?.autoplay, video?.muted, video?.loop]).toEqual([false, false, false]);
  const track = document.querySelector("track");
  expect(track?.getAttribute("src")).toBe("/drupal/files/ab12/film.vtt");
  expect([track?.kind, track?.srclang]).toEqual(["captions", "nl"]);
  expect(document.querySelector("button")?.hidden).toBe(true);
  expect(document.body.textContent).not.toContain("geen ondertiteling");
});

test.each([
  [{}, "Deze video heeft geen ondertiteling."],
  [{ transcript_url: "/a/tekst.pdf" }, "Lees de tekst van de video"],
  [{ autoplay: true, autoplay_with_audio: true }, "Deze video heeft geen ondertiteling."],
  [{ autoplay: true }, undefined],
])("a video file with %j and without captions has the note '%s'", async (item, note) => {
  const document = await renderBlock({ ...example, field_media: film(item), field_caption: [] });
  expect(document.querySelector("track")).toBeNull();
  expect(document.querySelector("figure p")?.textContent).toBe(note);
});

test("a decorative video is muted and loops; no video has the autoplay attribute", async () => {
  const silent = await renderBlock(mediaExamples["with a decorative video file"]);
  expect(silent.querySelector("video[muted][loop][data-autoplay]:not([autoplay])")).not.toBeNull();
  const loud = await renderBlock({
    ...example,
    field_media: film({ autoplay: true, autoplay_with_audio: true }),
  });
  expect(loud.querySelector("video[loop]:not([autoplay]):not([muted]):not([data-autoplay])")).not.toBeNull();
});
