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

test("a medical page has its reviewer and both dates in words", async () => {
  const { lastElementChild } = (await renderPage(medical)).querySelector("article") ?? {};
  expect(lastElementChild?.textContent).toBe(
    "Bijgewerkt op woensdag 14 oktober 2026. Nagekeken door dr. A. Voorbeeld, specialist ouderengeneeskunde op dinsdag 1 september 2026.",
  );
});

test("the editor's call to action replaces the helpline beside the page", async () => {
  const document = await renderPage(everything);
  const aside = document.querySelector("aside");
  expect(aside?.querySelector("a")?.getAttribute("href")).toBe("/vrijwilligerswerk");
  expect(aside?.querySelectorAll("h2")).toHaveLength(1);
});

test("an unpublished call to action is replaced with the next one", async () => {
  const unpublished = { ...brochures, status: value(false), field_title: value("Weg") };
  const document = await renderPage({ ...plain, field_sticky_cta: [unpublished, brochures] });
  expect(document.querySelector("aside h2")?.textContent).toBe("Is het dementie?");
});

test("a page without a call to action has the helpline beside it", async () => {
  const document = await renderPage(plain);
  expect(document.querySelector("aside a[href='tel:08000000000']")?.textContent).toBe("0800 000 00 00");
  expect(document.querySelector("aside")?.getAttribute("aria-label")).toBe("Hulp bij deze pagina");
});

test("a full-width page has no side column", async () => {
  const fullWidth = contentPageExamples["over the full width"];
  const document = await renderPage({ ...fullWidth, field_sticky_cta: [brochures] });
  expect(document.querySelector("aside")).toBeNull();
  expect(document.body.textContent).not.toContain("Is het dementie?");
  expect(document.querySelectorAll("article > div")).toHaveLength(2);
});

test("a page has one way to share, in its toolbar, with five links", async () => {
  const document = await renderPage(plain);
  const links = [...document.querySelectorAll("details a")];
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
  expect(document.querySelectorAll("details")).toHaveLength(1);
});

test("the last breadcrumb is bold text, the others are links", async () => {
  const document = await renderPage(plain);
  const crumbs = [...document.querySelectorAll("nav li")];
  expect(crumbs.map((crumb) => crumb.innerHTML)).toEqual([
    '<a href="/">Home</a>',
    '<b aria-current="page">Je partner</b>',
  ]);
});

test("the header has the introduction, buttons and picture", async () => {
  const document = await renderPage(everything);
  const text = document.querySelector("h1")?.parentElement;
  expect(text?.textContent).toContain("Je bent partner én verzorger.");
  const buttons = [...(text?.querySelectorAll(":scope > div > a") ?? [])];
  expect(buttons.map((a) => [a.getAttribute("href"), a.className])).toEqual([
    ["/contact", "btn"],
    ["tel:08000000000", "btn btn-second"],
  ]);
  const picture = document.querySelector("img");
  expect(picture?.getAttribute("alt")).toBe("Een man en een vrouw wandelen door de duinen");
  expect(picture?.closest(".pic-late"), "phones show it, since it has a text").toBeNull();
  expect(picture?.hasAttribute("loading")).toBe(false);
});

test("a header picture without a text waits until a wide window shows it", async () => {
  const document = await renderPage({ ...everything, field_overlay_text: [] });
  const picture = document.querySelector("img");
  expect(picture?.closest(".pic-late")).not.toBeNull();
  expect(picture?.getAttribute("loading")).toBe("lazy");
});

const headerOf = (document: Document) => document.querySelector("main")?.firstElementChild;

test("a header with nothing but a title has no empty elements", async () => {
  const header = headerOf(await renderPage(plain));
  expect(header?.className).toBe("page-head plain compact article");
  expect(header?.querySelector("img, :empty:not(path)")).toBeNull();
  const tags = [...(header?.querySelector("h1")?.parentElement?.children ?? [])].map(
    ({ tagName }) => tagName,
  );
  expect(tags).toEqual(["H1"]);
});

test.each([
  ["light", "overlay overlay-light"],
  ["dark", "overlay overlay-dark"],
  ["brand", "overlay overlay-brand"],
  ["groen", "overlay overlay-light"],
])("the text on the picture in the colour '%s' has the classes '%s'", async (color, expected) => {
  const document = await renderPage({ ...everything, field_overlay_color: value(color) });
  const overlay = document.querySelector("div:has(> picture) > p");
  expect(overlay?.textContent).toBe("Samen naar buiten");
  expect(overlay?.className).toBe(expected);
});

test("a picture has no text unless the editor wrote one", async () => {
  const document = await renderPage({ ...everything, field_overlay_text: [] });
  expect(document.querySelector("div:has(> picture)")?.textContent).toBe("");
});

test.each([
  { field: "field_color", content: "sand", expected: true },
  { field: "field_color", content: "groen", expected: false },
  { field: "field_color", content: "", expected: false },
])(
  "a header in the colour '$content' has a sand background: $expected",
  async ({ field, content, expected }) => {
    const document = await renderPage({ ...plain, [field]: value(content) });
    expect(headerOf(document)?.classList.contains("sand")).toBe(expected);
  },
);

test("a big title and a square picture have a class", async () => {
  const document = await renderPage({
    ...everything,
    field_header_image_video: picture("", { width: 640, height: 640 }),
  });
  expect(headerOf(document)?.classList.contains("big-title")).toBe(true);
  expect(document.querySelector("div:has(> picture)")?.className).toBe("pic pic-square");
  const other = await renderPage({ ...everything, field_big_title: value(false) });
  expect(headerOf(other)?.classList.contains("big-title")).toBe(false);
  expect(other.querySelector("div:has(> picture)")?.className).toBe("pic");
});

test("a button with an unsafe address is left out", async () => {
  const document = await renderPage({
    ...plain,
    field_primary_button: link("javascript:alert(1)", "Klik hier"),
  });
  expect(document.body.textContent).not.toContain("Klik hier");
});
