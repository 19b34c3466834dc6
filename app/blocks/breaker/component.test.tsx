import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { BreakerBlock } from "./component";
import { breaker } from "./definition";
import { breakerExamples } from "./examples";

const example = breakerExamples["in a medium band with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<BreakerBlock block={breaker.decoder.parse(json)} />));

test.each([
  ["small", "block-panel breaker breaker-small"],
  ["medium", "block-panel breaker breaker-medium"],
  ["large", "block-panel breaker breaker-large"],
  ["huge", "block-panel breaker breaker-medium"],
])("a band with the design '%s' has the classes '%s'", async (design, expected) => {
  const document = await renderBlock({ ...example, field_design: value(design) });
  expect(document.querySelector("main")?.firstElementChild?.className).toBe(expected);
});

test("a band shows each known icon once and leaves out the others", async () => {
  const names = ["heart", "raket", "car", "heart", "toString"];
  const document = await renderBlock({ ...example, field_icons: names.flatMap(value) });
  expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
});

test("a band without known icons has no icon row", async () => {
  const document = await renderBlock({ ...example, field_icons: value("raket") });
  const title = document.querySelector("h2");
  expect(title?.textContent).toBe("Je hoeft het niet alleen te doen");
  expect(title?.previousElementSibling).toBeNull();
});

test("a small band has a plain link and no picture; a large one has a button and a decorative picture", async () => {
  const small = await renderBlock(breakerExamples["in a small band"]);
  expect(small.querySelector("img")).toBeNull();
  expect(small.querySelector("a")?.className).toBe("more");
  expect(small.querySelector("a")?.getAttribute("href")).toBe("/hulplijn");
  const large = await renderBlock(breakerExamples["in a large band"]);
  expect(large.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(large.querySelector("a")?.className).toBe("btn");
});

test("a band with nothing but a link cannot be decoded", () => {
  const json = paragraph("breaker", { field_link: link("internal:/contact", "Contact") });
  expect(breaker.decoder.safeParse(json).error?.issues[0]?.message).toBe("has no title and no text");
});

test("a video in a band requires consent; a small band has no video", async () => {
  const json = breakerExamples["with a video"];
  const text = async (block: unknown) => (await renderBlock(block)).body.textContent;
  expect(await text(json)).toContain("YouTube");
  expect(await text({ ...json, field_design: value("small") })).not.toContain("YouTube");
});
