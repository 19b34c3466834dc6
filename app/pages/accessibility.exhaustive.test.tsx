import { expect, test } from "vitest";
import { axeViolations, render } from "../../tests/setup/render";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

const examples = Object.entries(pageExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
);

test.each(examples)("$bundle $name renders without an accessibility violation", async ({ json }) => {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  expect(await axeViolations(await render(<PageView page={page} />))).toEqual([]);
});
