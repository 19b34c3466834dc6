import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { ExpandableBlock } from "./component";
import { expandableExamples } from "./examples";
import { expandableSchema } from "./schema";

const shown = async (json: unknown) =>
  dom(await render(<ExpandableBlock block={expandableSchema.parse(json)} />));

test("questions open and close without scripts, and start closed", async () => {
  const document = await shown(expandableExamples["with a title and three questions"]);
  const items = [...document.querySelectorAll("details")];
  expect(items).toHaveLength(3);
  expect(items.map((item) => item.open)).toEqual([false, false, false]);
  expect(items[1]?.firstElementChild?.tagName).toBe("SUMMARY");
  expect(items[1]?.querySelector("summary")?.textContent).toBe("Is dementie erfelijk?");
  expect(items[1]?.querySelector(".in")?.textContent).toBe(
    "Meestal niet. Bij een kleine groep families wel.",
  );
});

test("a question without an answer disappears and the others stay", async () => {
  const { field_items, ...block } = expandableExamples["with a title and three questions"];
  const [first, ...others] = field_items;
  const document = await shown({ ...block, field_items: [{ ...first, field_text: [] }, ...others] });
  expect(document.querySelectorAll("details")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("Is alzheimer hetzelfde");
});
