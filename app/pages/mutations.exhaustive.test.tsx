import fc from "fast-check";
import { expect, test } from "vitest";
import { damaged } from "../../tests/factories/damaged";
import { render } from "../../tests/setup/render";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

const examples = Object.entries(pageExamples).flatMap(([bundle, byName]) =>
  Object.values(byName).map((json): [string, unknown] => [bundle, json]),
);

test.each(examples)(
  "a damaged %s is either rendered or rejected by the schema, without an exception",
  async (_bundle, json) => {
    await fc.assert(
      fc.asyncProperty(damaged(json), async (document) => {
        const page = pageSchema.safeParse(document).data;
        if (!page || page.type === "unknown") return;
        expect(await render(<PageView page={page} />)).not.toBe("");
      }),
      { numRuns: 20 },
    );
  },
);
