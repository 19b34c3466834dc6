import { expect, test } from "vitest";
import { film, value } from "~/fields/wire-examples";
import { fullConsent } from "~/utils/visitor-choices";
import { dom, render } from "../../../tests/setup/render";
import { MediaBlock } from "./component";
import { media } from "./definition";
import { mediaExamples } from "./examples";

const example = mediaExamples["with a width of 100"];
const shown = async (json: unknown) => dom(await render(<MediaBlock block={media.decoder.parse(json)} />));

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
])("a picture of width $width takes $sizes", async ({ width, className, sizes }) => {
  const document = await shown({ ...example, field_media_width: width });
  expect(document.querySelector("figure")?.className).toBe(className);
  const hints = [...document.querySelectorAll("source, img")].map((element) => element.getAttribute("sizes"));
  expect(hints).toEqual([sizes, sizes, sizes]);
});

test("the browser is offered AVIF, then WebP, then JPEG, each in three sizes", async () => {
  const document = await shown(example);
  const offers = [...document.querySelectorAll("picture > *")];
  expect(offers.map((offer) => offer.getAttribute("type") ?? offer.tagName)).toEqual([
    "image/avif",
    "image/webp",
    "IMG",
  ]);
  const srcSet = (extension: string) =>
    ["404x227", "808x455", "1616x909"]
      .map((crop) => `/drupal/media/3f2a1b9c/koffie/${crop}.${extension} ${crop.split("x")[0]}w`)
      .join(", ");
  expect(offers.map((offer) => offer.getAttribute("srcset"))).toEqual(["avif", "webp", "jpg"].map(srcSet));
  expect(document.querySelector("img")?.getAttribute("src")).toBe(
    "/drupal/media/3f2a1b9c/koffie/404x227.jpg",
  );
});

test("a picture has its description, its caption and its measures, so that the page does not jump", async () => {
  const document = await shown(example);
  const img = document.querySelector("img");
  expect(img?.alt).toBe("Vier mensen drinken samen koffie");
  expect([img?.width, img?.height]).toEqual([404, 227]);
  expect(img?.getAttribute("loading")).toBe("lazy");
  expect(document.querySelector("figcaption")?.textContent).toBe(
    "Elke week is er koffie in het Alzheimer Café.",
  );
});

test("a drawing without crops is shown as it is, without an empty caption", async () => {
  const document = await shown(mediaExamples["with nothing but a drawing"]);
  const img = document.querySelector("img");
  expect(img?.getAttribute("src")).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
  expect([img?.width, img?.height]).toEqual([640, 640]);
  expect(document.querySelector("source, figcaption, [srcset], [sizes]")).toBeNull();
});

test("a video waits for consent behind its still, and is one click away at its own site", async () => {
  const document = await shown(mediaExamples["with a video of YouTube"]);
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.querySelector("figure")?.className).toBe("media-50");
  expect(document.querySelector("img")?.getAttribute("sizes")).toBe("404px");
  expect(document.querySelector(".kicker")?.textContent).toBe("YouTube");
  expect(document.querySelector(".what")?.textContent).toBe("Rustig reageren");
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

test("with consent the player stands in its place, at the host without cookies", async () => {
  const block = media.decoder.parse(mediaExamples["with a video of YouTube"]);
  const shell = { consent: fullConsent };
  const frame = dom(await render(<MediaBlock block={block} />, { shell })).querySelector("iframe");
  expect(frame?.title).toBe("Video: Rustig reageren");
  expect(frame?.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(frame?.hasAttribute("height")).toBe(false);
  expect(frame?.hasAttribute("data-embed-height")).toBe(false);
});

test("a video can be shown on this page alone, by its place on it", async () => {
  const block = media.decoder.parse(mediaExamples["with a video of YouTube"]);
  const asked = dom(await render(<MediaBlock block={block} />));
  const id = asked.querySelector<HTMLInputElement>("input[name=deze]")?.value ?? "";
  expect(asked.getElementById(`${id}-${block.id}`)?.className).toBe("figure");
  const shown = dom(await render(<MediaBlock block={block} />, { shell: { allowedEmbeds: [id] } }));
  expect(shown.querySelector(`#${id}-${block.id} iframe`)).not.toBeNull();
});

test("a film of our own plays at once, with the controls and captions of the browser", async () => {
  const document = await shown(mediaExamples["with a film and captions"]);
  const film = document.querySelector("video");
  expect(film?.getAttribute("src")).toBe("/drupal/files/ab12/film.mp4");
  expect(film?.getAttribute("poster")).toBe("/drupal/media/3f2a1b9c/koffie/808x455.jpg");
  expect(film?.controls).toBe(true);
  expect([film?.autoplay, film?.muted, film?.loop]).toEqual([false, false, false]);
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
])("a film with %j and without captions has the note '%s'", async (item, note) => {
  const document = await shown({ ...example, field_media: film(item), field_caption: [] });
  expect(document.querySelector("track")).toBeNull();
  expect(document.querySelector(".video-note")?.textContent).toBe(note);
});

test("a film that decorates is silent and goes round, and no film starts from the HTML", async () => {
  const silent = await shown(mediaExamples["with a film that decorates"]);
  expect(silent.querySelector("video[muted][loop][data-autoplay]:not([autoplay])")).not.toBeNull();
  const loud = await shown({
    ...example,
    field_media: film({ autoplay: true, autoplay_with_audio: true }),
  });
  expect(loud.querySelector("video[loop]:not([autoplay]):not([muted]):not([data-autoplay])")).not.toBeNull();
});
