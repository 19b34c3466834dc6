import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { CtaBlock } from "./component";
import { cta } from "./definition";
import { brochures, ctaExamples, extensive, memoryTest } from "./examples";

const shown = async (json: unknown) => dom(await render(<CtaBlock block={cta.decoder.parse(json)} />));
const ctaOf = (...items: unknown[]) => paragraph("cta", { field_items: items });

test("the brochures show their cover in three sizes and one button", async () => {
  const document = await shown(ctaExamples["with the brochures"]);
  const cover = document.querySelector(".cta-brochure img");
  expect(cover?.getAttribute("alt")).toBe("");
  expect(cover?.getAttribute("srcset")).toBe(
    [350, 700, 1400].map((width) => `/drupal/media/3f2a1b9c/koffie/${width}.jpg ${width}w`).join(", "),
  );
  expect(document.querySelector(".cta-brochure a.btn")?.getAttribute("href")).toBe("/informatie-brochure");
});

test("an extensive call has a second button, with a phone beside a number to call", async () => {
  const document = await shown(ctaOf(extensive));
  const buttons = [...document.querySelectorAll(".cta-extensive a.btn")];
  expect(buttons.map((a) => a.getAttribute("href"))).toEqual(["/vrijwilligerswerk", "tel:08000000000"]);
  expect(buttons.map((a) => a.querySelector("svg") !== null)).toEqual([false, true]);
  expect(document.querySelector(".cta-extensive img")?.getAttribute("alt")).toBe("");
});

test("the memory test leads to the test unless the editor says otherwise", async () => {
  const usual = await shown(ctaOf(memoryTest));
  expect(usual.querySelector(".cta-test a")?.getAttribute("href")).toBe("/geheugentest");
  expect(usual.querySelector(".cta-test a")?.textContent).toBe("Start de test");
  const other = await shown(
    ctaOf({ ...memoryTest, field_link: link("internal:/uitleg", "Lees over de test") }),
  );
  expect(other.querySelector(".cta-test a")?.getAttribute("href")).toBe("/uitleg");
  expect(other.querySelector(".cta-test a")?.textContent).toBe("Lees over de test");
});

test.each([
  ["narrow", "spotlight-narrow"],
  ["wide", "spotlight-wide"],
  ["breed", "spotlight-wide"],
])("a spotlight of width '%s' is a %s", async (width, expected) => {
  const item = paragraph("spotlight", {
    field_title: value("Wandel mee"),
    field_link: link("internal:/steun-ons", "Meld je aan"),
    field_width: value(width),
  });
  const document = await shown(ctaOf(item));
  expect(document.querySelector(".spotlight")?.className).toBe(`spotlight ${expected}`);
});

test("a spotlight is cut differently from 48rem up, in every format", async () => {
  const document = await shown(ctaOf({ ...extensive, type: [{ target_id: "spotlight" }] }));
  const sources = [...document.querySelectorAll(".spotlight source")].map((source) =>
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

test("a call to another site says so to the browser", async () => {
  const document = await shown(ctaExamples["with a narrow and a wide spotlight"]);
  const rels = [...document.querySelectorAll("a.btn")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual(["noopener", null, "noopener", null]);
});

test("a call that is switched off, unknown or without its link disappears and the others stay", async () => {
  const document = await shown(
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

test("a block without a call that can be shown cannot be read", () => {
  expect(cta.decoder.safeParse(ctaOf()).success).toBe(false);
  expect(
    cta.decoder.safeParse(ctaOf({ ...brochures, field_link: link("javascript:x()", "Klik") })).success,
  ).toBe(false);
});
