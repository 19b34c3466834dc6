import { expect, test } from "vitest";
import { blockExamples } from "~/blocks/examples";
import { asksFeedback } from "./asks-feedback";
import { pageSchema } from "./definitions";
import { pageExamples } from "./examples";

const asks = (json: unknown) => {
  const page = pageSchema.parse(json);
  return page.type !== "unknown" && asksFeedback(page);
};

test("pages to read ask if they were of use, others have another task", () => {
  const asking = Object.entries(pageExamples).flatMap(([type, examples]) =>
    Object.values(examples).some(asks) ? [type] : [],
  );
  expect(asking.sort()).toEqual(["content_page", "news", "over_de_regio", "regio_nieuws"]);
});

test.each(["spotler_form", "donate_widget", "collecte_form"] as const)(
  "a page with the form %s on it is there for that form",
  (type) => {
    const [block] = Object.values(blockExamples[type]);
    const page = { type: [{ target_id: "content_page" }], title: [{ value: "Contact" }] };
    expect(asks(page)).toBe(true);
    expect(asks({ ...page, field_page_content: [block] })).toBe(false);
  },
);
