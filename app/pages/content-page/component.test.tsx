import { expect, test } from "vitest";
import { brochures } from "~/blocks/cta/examples";
import { link, picture, value } from "~/fields/wire-examples";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { ContentPage } from "./component";
import { contentPageExamples } from "./examples";

const everything = contentPageExamples["with everything"];
const plain = contentPageExamples["with nothing but a title"];
const medical = contentPageExamples["reviewed by a doctor"];

const renderPage = async (json: unknown) =>
  dom(await render(<ContentPage page={pageOf("content_page", json)} preview={false} />));

test("a medical page tells who checked it, with both dates in words", async () => {
  const line = (await renderPage(medical)).querySelector("article > .reviewed:last-child");
  expect(line?.textContent).toBe(
    "Bijgewerkt op woensdag 14 oktober 2026. Nagekeken door dr. A. Voorbeeld, specialist ouderengeneeskunde op dinsdag 1 september 2026.",
  );
});

test("a medical page without the day of its check still tells who checked it", async () => {
  const document = await renderPage({ ...medical, field_reviewed_on: [], changed: [] });
  expect(document.querySelector(".reviewed")?.textContent?.trim()).toBe(
    "Nagekeken door dr. A. Voorbeeld, specialist ouderengeneeskunde.",
  );
});

test("a page that nobody checked has no line about it", async () => {
  expect((await renderPage(everything)).querySelector(".reviewed")).toBeNull();
  expect(
    (await renderPage({ ...plain, field_reviewed_on: value("2026-09-01") })).querySelector(".reviewed"),
  ).toBeNull();
});

test("the editor's call to action stands beside the page instead of the help line", async () => {
  const document = await renderPage(everything);
  expect(document.querySelector("aside .cta-extensive a")?.getAttribute("href")).toBe("/vrijwilligerswerk");
  expect(document.querySelector("aside .cta-card")).toBeNull();
});

test("a call to action that is switched off makes place for the next one", async () => {
  const off = { ...brochures, status: value(false), field_title: value("Weg") };
  const document = await renderPage({ ...plain, field_sticky_cta: [off, brochures] });
  expect(document.querySelector("aside h2")?.textContent).toBe("Is het dementie?");
});

test("the help line stands beside a page without a call to action of its own", async () => {
  const document = await renderPage(plain);
  expect(document.querySelector("aside .cta-card a")?.getAttribute("href")).toBe("tel:08000000000");
  expect(document.querySelector("aside .cta-card a")?.textContent).toBe("0800 000 00 00");
  expect(document.querySelector("aside")?.getAttribute("aria-label")).toBe("Hulp bij deze pagina");
});

test("a page over the full width has nothing beside it", async () => {
  const fullWidth = contentPageExamples["over the full width"];
  const document = await renderPage({ ...fullWidth, field_sticky_cta: [brochures] });
  expect(document.querySelector("aside, .layout-side, .cta-brochure")).toBeNull();
  expect(document.querySelectorAll("article > .block")).toHaveLength(2);
});

test("the head of a page can share it in five ways, and has no link to copy", async () => {
  const document = await renderPage(plain);
  const links = [...document.querySelectorAll(".page-head details.share a")];
  expect(links.map((a) => a.textContent)).toEqual([
    "WhatsApp",
    "E-mail",
    "Facebook",
    "X (Twitter)",
    "LinkedIn",
  ]);
  const address = encodeURIComponent("https://www.example.nl/zorgen/partner");
  for (const a of links) expect(a.getAttribute("href")).toContain(address);
  expect(links[0]?.getAttribute("href")).toBe(`https://wa.me/?text=Contact%20${address}`);
  expect(links[1]?.getAttribute("href")).toBe(`mailto:?subject=Contact&body=${address}`);
  expect(document.querySelector(".page-head details.share")?.textContent).not.toMatch(/kopieer/i);
});

test("the last crumb is plain bold text and the others are links", async () => {
  const document = await renderPage(plain);
  const crumbs = [...document.querySelectorAll("nav.crumbs li")];
  expect(crumbs.map((crumb) => crumb.innerHTML)).toEqual([
    '<a href="/">Home</a>',
    '<b aria-current="page">Je partner</b>',
  ]);
});

test("the header shows introduction, buttons and picture", async () => {
  const document = await renderPage(everything);
  const head = document.querySelector(".page-head");
  expect(head?.querySelector(".intro")?.textContent).toContain("Je bent partner én verzorger.");
  const buttons = [...(head?.querySelectorAll("a.btn") ?? [])];
  expect(buttons.map((a) => [a.getAttribute("href"), a.className])).toEqual([
    ["/contact", "btn"],
    ["tel:08000000000", "btn btn-second"],
  ]);
  expect(head?.querySelector("img")?.getAttribute("alt")).toBe(
    "Een man en een vrouw wandelen door de duinen",
  );
  expect(head?.querySelector("img")?.hasAttribute("loading")).toBe(false);
});

test("a header with nothing but a title has no empty buttons, picture or introduction", async () => {
  const head = (await renderPage(plain)).querySelector(".page-head");
  expect(head?.className).toBe("page-head plain");
  expect(head?.querySelector(".actions, .pic, .intro, .meta")).toBeNull();
});

test.each([
  ["light", "overlay overlay-light"],
  ["dark", "overlay overlay-dark"],
  ["brand", "overlay overlay-brand"],
  ["groen", "overlay overlay-light"],
])("the words on the picture in colour '%s' are an '%s'", async (color, expected) => {
  const document = await renderPage({ ...everything, field_overlay_color: value(color) });
  const overlay = document.querySelector(".page-head .pic > .overlay");
  expect(overlay?.textContent).toBe("Samen naar buiten");
  expect(overlay?.className).toBe(expected);
});

test("a picture has words on it only where the editor wrote them", async () => {
  expect((await renderPage({ ...everything, field_overlay_text: [] })).querySelector(".overlay")).toBeNull();
});

test.each([
  { field: "field_color", content: "sand", expected: true },
  { field: "field_color", content: "groen", expected: false },
  { field: "field_color", content: "", expected: false },
])(
  "a header of colour '$content' has the sand background: $expected",
  async ({ field, content, expected }) => {
    const document = await renderPage({ ...plain, [field]: value(content) });
    expect(document.querySelector(".page-head")?.classList.contains("sand")).toBe(expected);
  },
);

test("a big title and a square picture are told to the style sheet", async () => {
  const document = await renderPage({
    ...everything,
    field_header_image_video: picture("", { width: 640, height: 640 }),
  });
  expect(document.querySelector(".page-head")?.classList.contains("big-title")).toBe(true);
  expect(document.querySelector(".page-head .pic")?.classList.contains("pic-square")).toBe(true);
  const other = await renderPage({ ...everything, field_big_title: value(false) });
  expect(other.querySelector(".big-title, .pic-square")).toBeNull();
});

test("a button with an unsafe address disappears", async () => {
  const document = await renderPage({ ...plain, field_primary_button: link("javascript:alert(1)", "Klik hier") });
  expect(document.querySelector(".page-head .actions")).toBeNull();
});
