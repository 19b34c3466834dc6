import { expect, test } from "vitest";
import { film, node, picture, value, video } from "~/fields/wire-examples";
import { pageSchema } from "~/pages/page-schema";
import { defaultChoices, fullConsent } from "~/utils/visitor-choices";
import { dom, render } from "../../tests/setup/render";
import { builtInHeader } from "./built-in-header";
import { PageHeader } from "./page-header";

const videoLink = 'a[href^="https://www.youtube.com/"]';

async function renderHeader(media: unknown) {
  const json = node("content_page", "Omgaan met gedrag", "/gedrag", {
    field_header_image_video: media,
    field_overlay_text: value("Een rustig gesprek"),
  });
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(page.bundle);
  return dom(await render(<PageHeader header={page.header} />, { shell: { consent: fullConsent } }));
}

test("an external video shows its still, with a link to the provider", async () => {
  const document = await renderHeader(video());
  expect(document.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
  const link = document.querySelector(videoLink);
  expect(link?.textContent).toBe("Bekijk de video op YouTube");
  expect(link?.getAttribute("href")).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  expect(document.body.textContent).toContain("Een rustig gesprek");
  expect(document.querySelector("iframe")).toBeNull();
});

test("without a still the video link is among the buttons", async () => {
  const document = await renderHeader(video({}, "Film", []));
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelector("h1")?.parentElement?.querySelector(videoLink)).not.toBeNull();
});

test("a video file of this site replaces the picture; the overlay is below its controls", async () => {
  const document = await renderHeader(film());
  expect(document.querySelector("video[controls]")).not.toBeNull();
  expect(document.querySelector("[data-video] + .overlay-below")?.textContent).toBe("Een rustig gesprek");
  expect(document.querySelector(`img, ${videoLink}`)).toBeNull();
});

test("a header with a picture has no video link", async () => {
  const document = await renderHeader(picture());
  expect(document.querySelector("img")).not.toBeNull();
  expect(document.querySelector(videoLink)).toBeNull();
});

test.each(["beside", "corner"] as const)(
  "an illustration %s is decorative, and absent from a calm page",
  async (place) => {
    const illustration = { src: "/deur.svg", width: 960, height: 640, place };
    const header = <PageHeader header={builtInHeader("Log in")} illustration={illustration} />;
    const picture = dom(await render(header)).querySelector("img");
    expect([picture?.getAttribute("alt"), picture?.getAttribute("loading")]).toEqual(["", "lazy"]);
    const choices = { ...defaultChoices, calm: true };
    expect(dom(await render(header, { shell: { choices } })).querySelector("img")).toBeNull();
  },
);
