import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { BreakerBlock } from "./component";
import { breaker } from "./definition";
import { breakerExamples } from "./examples";

const example = breakerExamples["in a medium band with everything"];
const shown = async (json: unknown) =>
  dom(await render(<BreakerBlock block={breaker.decoder.parse(json)} />));

test.each([
  ["small", "block-panel breaker breaker-small"],
  ["medium", "block-panel breaker breaker-medium"],
  ["large", "block-panel breaker breaker-large"],
  ["huge", "block-panel breaker breaker-medium"],
])("a band of the design '%s' looks like '%s'", async (design, expected) => {
  const document = await shown({ ...example, field_design: value(design) });
  expect(document.querySelector(".breaker")?.className).toBe(expected);
});

test("a band shows the icons of categories that exist, each once, and leaves others out", async () => {
  const names = ["heart", "raket", "car", "heart", "toString"];
  const document = await shown({ ...example, field_icons: names.flatMap(value) });
  expect(document.querySelectorAll('.glyphs svg[aria-hidden="true"]')).toHaveLength(2);
});

test("a band without an icon that exists has no empty row of icons", async () => {
  const document = await shown({ ...example, field_icons: value("raket") });
  expect(document.querySelector(".glyphs")).toBeNull();
  expect(document.querySelector("h2")?.textContent).toBe("Je hoeft het niet alleen te doen");
});

test("a small band has no picture and a plain link, others a picture that decorates and a button", async () => {
  const small = await shown(breakerExamples["in a small band"]);
  expect(small.querySelector("img, .btn")).toBeNull();
  expect(small.querySelector("a.more")?.getAttribute("href")).toBe("/hulplijn");
  const large = await shown(breakerExamples["in a large band"]);
  expect(large.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(large.querySelector("a")?.className).toBe("btn");
});

test("a band with a link only cannot be read", () => {
  const json = paragraph("breaker", { field_link: link("internal:/contact", "Contact") });
  expect(breaker.decoder.safeParse(json).error?.issues[0]?.message).toBe("has no title and no text");
});

test("a band may have a video, which waits for consent like any other; a small band has none", async () => {
  const json = breakerExamples["with a video"];
  expect((await shown(json)).querySelector(".breaker .embed-off")?.textContent).toContain("YouTube");
  expect((await shown({ ...json, field_design: value("small") })).querySelector(".embed-off")).toBeNull();
});
