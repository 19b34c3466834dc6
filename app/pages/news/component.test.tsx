import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { NewsPage } from "./component";
import { newsExamples, regioNieuwsExamples } from "./examples";
import { newsSchema, regioNieuwsSchema } from "./schema";

const shown = async (json: unknown) =>
  dom(await render(<NewsPage page={newsSchema.parse(json)} preview={false} />));

test("a news item shows its day in words above its title", async () => {
  const document = await shown(newsExamples["with everything"]);
  const date = document.querySelector(".page-head .meta");
  expect(date?.textContent).toBe("donderdag 19 november 2026");
  expect(date?.nextElementSibling?.tagName).toBe("H1");
});

test("a news item can be shared and has the help line beside it", async () => {
  const document = await shown(newsExamples["with nothing but a title and a date"]);
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
  expect(document.querySelector("aside .cta-card a")?.getAttribute("href")).toBe("tel:08000000000");
});

test("a news item shows its blocks in a column", async () => {
  const document = await shown(newsExamples["with everything"]);
  expect(document.querySelectorAll("article > .block")).toHaveLength(2);
  expect(document.querySelector("article section")).toBeNull();
});

test("a news item without its date cannot be read", () => {
  expect(
    newsSchema.safeParse({ ...newsExamples["with everything"], field_publication_date: [] }).success,
  ).toBe(false);
});

test("news of a region looks like other news, and belongs to its region", async () => {
  const page = regioNieuwsSchema.parse(regioNieuwsExamples["with everything"]);
  const document = dom(await render(<NewsPage page={page} preview={false} />));
  expect(document.querySelector(".page-head .meta time")?.textContent).toBe("maandag 16 november 2026");
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
  expect(page.region?.title).toBe("Rivierenland");
});

test("news of a region without its date cannot be read", () => {
  const json = { ...regioNieuwsExamples["with everything"], field_publication_date: [] };
  expect(regioNieuwsSchema.safeParse(json).success).toBe(false);
});
