import { expect, test } from "vitest";
import { pictureField } from "~/fields/drupal-fields";
import { picture } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { Picture } from "./picture";

const image = pictureField.parse(picture());
const htmlOf = (eager?: boolean | "head") =>
  image ? render(<Picture image={image} crops={["580"]} sizes="100vw" {...(eager && { eager })} />) : "";

test("the picture of the head loads before all others", async () => {
  const html = await htmlOf("head");
  expect(html).toContain(' fetchpriority="high"');
  expect(html).not.toContain("loading=");
});

test("another picture that is seen at once loads at once, but not before that of the head", async () => {
  expect(await htmlOf(true)).not.toMatch(/fetchpriority|loading=/i);
});

test("all others load when they come near", async () => {
  const img = dom(await htmlOf()).querySelector("img");
  expect(img?.getAttribute("loading")).toBe("lazy");
  expect(img?.getAttribute("decoding")).toBe("async");
  expect(img?.hasAttribute("fetchpriority")).toBe(false);
});
