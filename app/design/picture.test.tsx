import { expect, test } from "vitest";
import { pictureField } from "~/fields/drupal-fields";
import { picture } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { Picture } from "./picture";

const image = pictureField.parse(picture());
const htmlOf = (eager?: boolean | "head") =>
  image ? render(<Picture image={image} crops={["580"]} sizes="100vw" {...(eager && { eager })} />) : "";

test("the picture in the page header loads at once with high priority", async () => {
  const html = await htmlOf("head");
  expect(html).toContain(' fetchpriority="high"');
  expect(html).not.toContain("loading=");
});

test("an eager picture loads at once with normal priority", async () => {
  expect(await htmlOf(true)).not.toMatch(/fetchpriority|loading=/i);
});

test("other pictures load lazily", async () => {
  const img = dom(await htmlOf()).querySelector("img");
  expect(img?.getAttribute("loading")).toBe("lazy");
  expect(img?.getAttribute("decoding")).toBe("async");
  expect(img?.hasAttribute("fetchpriority")).toBe(false);
});
