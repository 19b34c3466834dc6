import { expect, test } from "vitest";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { dom, render } from "../../../tests/setup/render";
import { ActivityBlock } from "./component";
import { activityBlock } from "./definition";
import { activityBlockExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<ActivityBlock block={activityBlock.decoder.parse(json)} />));
const example = activityBlockExamples["with everything"];

test.each(Object.entries(activityBlockExamples))(
  "%s: the button links to activities nearby",
  async (_, json) => {
    const button = (await renderBlock(json)).querySelector("a");
    expect(button?.getAttribute("href")).toBe("/regios");
    expect(button?.textContent).toBe("Zoek een activiteit in de buurt");
  },
);

test("the editor's link comes after the default one", async () => {
  const links = [...(await renderBlock(example)).querySelectorAll("a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "/regios",
    "/leven-met-dementie/bewegen-en-eten",
  ]);
  expect(links[1]?.className).toBe("btn btn-second");
});

test("the activity type is above the title, or is the title", async () => {
  const both = await renderBlock(example);
  expect(both.querySelector("h2")?.textContent).toBe("Ga mee naar buiten");
  expect(both.querySelector("h2")?.previousElementSibling?.textContent).toBe("Bewegen");
  const typeOnly = await renderBlock(activityBlockExamples["with nothing but an activity type"]);
  expect(typeOnly.querySelector("h2")?.previousElementSibling).toBeNull();
  expect(typeOnly.querySelector("h2")?.textContent).toBe("Alzheimer Café");
  const nothing = await renderBlock(activityBlockExamples["with nothing"]);
  expect(nothing.querySelector("h2")?.textContent).toBe("Activiteiten in de buurt");
});

test("an activity type that cannot be decoded is left out", async () => {
  const document = await renderBlock({ ...example, field_activity_type: "bewegen" });
  expect(document.querySelector("h2")?.previousElementSibling).toBeNull();
});

test("loaded activities are listed below the title and above the editor's link", async () => {
  const block = {
    ...activityBlock.decoder.parse(example),
    data: { list: activityList({ types: [], cities: [] }) },
  };
  const document = dom(await render(<ActivityBlock block={block} />));
  expect(document.querySelector("#activiteiten h2")?.textContent).toBe("Ga mee naar buiten");
  expect(document.querySelectorAll("#activiteiten article h3")).toHaveLength(2);
  const labels = [...document.querySelectorAll("form label")].map((label) => label.textContent);
  expect(labels).toEqual(["Postcode of plaats", "Afstand"]);
  expect([...document.querySelectorAll("a")].at(-1)?.getAttribute("href")).toBe(
    "/leven-met-dementie/bewegen-en-eten",
  );
  expect(document.querySelector("a[href='/regios']")).toBeNull();
});

test("without activities of its type the block has a notice with alternatives", async () => {
  const block = { ...activityBlock.decoder.parse(example), data: { list: noActivities() } };
  const document = dom(await render(<ActivityBlock block={block} />));
  expect(document.querySelector("h3")?.textContent).toBe("We vonden geen activiteiten");
});
