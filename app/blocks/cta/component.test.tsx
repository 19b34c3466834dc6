import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { CtaBlock } from "./component";
import { cta } from "./definition";
import { brochures, ctaExamples, extensive, memoryTest } from "./examples";

const renderBlock = async (json: unknown) => dom(await render(<CtaBlock block={cta.decoder.parse(json)} />));
const ctaOf = (...items: unknown[]) => paragraph("cta", { field_items: items });

test("brochures have a cover in three sizes and one button", async () => {
  const document = await renderBlock(ctaExamples["with the brochures"]);
  const cover = document.querySelector("img");
  expect(cover?.getAttribute("alt")).toBe("");
  expect(cover?.getAttribute("srcset")).toBe(
    [350, 700, 1400].map((width) => `/drupal/media/3f2a1b9c/koffie/${width}.jpg ${width}w`).join(", "),
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/informatie-brochure");
});

test("an extensive item has a second button, with an icon if it is a phone number", async () => {
  const document = await renderBlock(ctaOf(extensive));
  const buttons = [...document.querySelectorAll("a")];
  expect(buttons.map((a) => a.getAttribute("href"))).toEqual(["/vrijwilligerswerk", "tel:08000000000"]);
  expect(buttons.map((a) => a.querySelector("svg") !== null)).toEqual([false, true]);
  expect(document.querySelector("img")?.getAttribute("alt")).toBe("");
});

test("the memory test links to the test unless the editor chose another page", async () => {
  const byDefault = await renderBlock(ctaOf(memoryTest));
  expect(byDefault.querySelector("a")?.getAttribute("href")).toBe("/geheugentest");
  expect(byDefault.querySelector("a")?.textContent).toBe("Start de test");
  const other = await renderBlock(
    ctaOf({ ...memoryTest, field_link: link("internal:/uitleg", "Lees over de test") }),
  );
  expect(other.querySelector("a")?.getAttribute("href")).toBe("/uitleg");
  expect(other.querySelector("a")?.textContent).toBe("Lees over de test");
});

test.each([
  ["narrow", "spotlight-narrow"],
  ["wide", "spotlight-wide"],
  ["breed", "spotlight-wide"],
])("a spotlight with the width '%s' has the class %s", async (width, expected) => {
  const item = paragraph("spotlight", {
    field_title: value("Wandel mee"),
    field_link: link("internal:/steun-ons", "Meld je aan"),
    field_width: value(width),
  });
  const document = await renderBlock(ctaOf(item));
  expect(document.querySelector("main > div > div")?.className).toBe(`spotlight ${expected}`);
});

test("a spotlight has another crop from 48rem up, in every format", async () => {
  const document = await renderBlock(ctaOf({ ...extensive, type: [{ target_id: "spotlight" }] }));
  const sources = [...document.querySelectorAll("source")].map((source) =>
    [source.getAttribute("media"), source.getAttribute("type"), source.getAttribute("srcset")].join(" "),
  );
  expect(sources).toEqual([
    expect.stringMatching(/^\(min-width: 48rem\) image\/avif .*\/580x388\.avif 580w/),
    expect.stringMatching(/^\(min-width: 48rem\) image\/webp .*\/580x388\.webp 580w/),
    expect.stringMatching(/^\(min-width: 48rem\) image\/jpeg .*\/580x388\.jpg 580w/),
    expect.stringMatching(/^ image\/avif .*\/380x235\.avif 380w/),
    expect.stringMatching(/^ image\/webp .*\/380x235\.webp 380w/),
  ]);
});

test("links to another site have rel=noopener", async () => {
  const document = await renderBlock(ctaExamples["with a narrow and a wide spotlight"]);
  const rels = [...document.querySelectorAll("a")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual(["noopener", null, "noopener", null]);
});

test("unpublished, unknown and incomplete items are left out", async () => {
  const document = await renderBlock(
    ctaOf(
      { ...extensive, status: value(false) },
      paragraph("cta_wens"),
      { ...extensive, field_link: [] },
      brochures,
    ),
  );
  expect([...document.querySelectorAll("h2")].map((title) => title.textContent)).toEqual([
    "Is het dementie?",
  ]);
});

test("a block without a valid item cannot be decoded", () => {
  expect(cta.decoder.safeParse(ctaOf()).success).toBe(false);
  expect(
    cta.decoder.safeParse(ctaOf({ ...brochures, field_link: link("javascript:x()", "Klik") })).success,
  ).toBe(false);
});
