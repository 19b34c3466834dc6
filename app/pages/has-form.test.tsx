import { expect, test } from "vitest";
import { blockExamples } from "~/blocks/examples";
import { node } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { pageSchema } from "./definitions";
import { pageExamples } from "./examples";
import { hasForm } from "./has-form";
import { PageView } from "./page";

const examplesOf = (map: Record<string, Record<string, unknown>>) =>
  Object.entries(map).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
  );

/** Whether there is something to fill in besides a search, which is a GET to our own pages. */
async function formIn(json: unknown) {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const document = dom(await render(<PageView page={page} />));
  const fields = [...document.querySelectorAll("input:not([type=hidden]), select, textarea")];
  const searches = "form[role=search], form[action^='/regios']:not([method=post]), form[action^='/zoeken']";
  // Robots alone see what is hidden.
  const notForVisitors = `${searches}, [aria-hidden=true]`;
  return { page, form: fields.some((field) => !field.closest(notForVisitors)) };
}

test.each(examplesOf(pageExamples))("$bundle $name says whether a form stands in it", async ({ json }) => {
  const { page, form } = await formIn(json);
  expect(hasForm(page)).toBe(form);
});

test.each(examplesOf(blockExamples))(
  "a page with $bundle $name says whether a form stands in it",
  async ({ bundle, json }) => {
    const { page, form } = await formIn(
      node("content_page", "Hulp", "/hulp", { field_page_content: [json] }),
    );
    // With one way to take part it asks nothing, but is what its visitor came for all the same.
    expect(hasForm(page)).toBe(form || bundle === "collecte_form");
  },
);
