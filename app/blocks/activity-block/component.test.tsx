import { expect, test } from "vitest";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { dom, render } from "../../../tests/setup/render";
import { ActivityBlock } from "./component";
import { activityBlock } from "./definition";
import { activityBlockExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<ActivityBlock block={activityBlock.decoder.parse(json)} />));
const example = activityBlockExamples["with everything"];

test.each(Object.entries(activityBlockExamples))("%s it leads to the activities nearby", async (_, json) => {
  const button = (await shown(json)).querySelector("a.btn");
  expect(button?.getAttribute("href")).toBe("/regios");
  expect(button?.textContent).toBe("Zoek een activiteit in de buurt");
});

test("the editor's own link comes second", async () => {
  const links = [...(await shown(example)).querySelectorAll(".actions a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "/regios",
    "/leven-met-dementie/bewegen-en-eten",
  ]);
  expect(links[1]?.className).toBe("btn btn-second");
});

test("the kind of activity stands above the title, or takes its place", async () => {
  const both = await shown(example);
  expect(both.querySelector(".kicker")?.textContent).toBe("Bewegen");
  expect(both.querySelector("h2")?.textContent).toBe("Ga mee naar buiten");
  const kind = await shown(activityBlockExamples["with nothing but a kind of activity"]);
  expect(kind.querySelector(".kicker")).toBeNull();
  expect(kind.querySelector("h2")?.textContent).toBe("Alzheimer Café");
  const nothing = await shown(activityBlockExamples["with nothing"]);
  expect(nothing.querySelector("h2")?.textContent).toBe("Activiteiten in de buurt");
});

test("a kind of activity that cannot be read counts as none", async () => {
  const document = await shown({ ...example, field_activity_type: "bewegen" });
  expect(document.querySelector(".kicker")).toBeNull();
});

test("with its activities loaded it lists them under its title, with the editor's own link below", async () => {
  const block = {
    ...activityBlock.decoder.parse(example),
    data: { list: activityList({ types: [], cities: [] }) },
  };
  const document = dom(await render(<ActivityBlock block={block} />));
  expect(document.querySelector("#activiteiten h2")?.textContent).toBe("Ga mee naar buiten");
  expect(document.querySelectorAll("#activiteiten article h3")).toHaveLength(2);
  const labels = [...document.querySelectorAll("form label")].map((label) => label.textContent);
  expect(labels).toEqual(["Postcode of plaats", "Afstand"]);
  expect([...document.querySelectorAll(".actions a")].map((a) => a.getAttribute("href"))).toEqual([
    "/leven-met-dementie/bewegen-en-eten",
  ]);
});

test("where there is nothing of its kind it says what else to try", async () => {
  const block = { ...activityBlock.decoder.parse(example), data: { list: noActivities() } };
  const document = dom(await render(<ActivityBlock block={block} />));
  expect(document.querySelector(".empty h3")?.textContent).toBe("We vonden geen activiteiten");
});
