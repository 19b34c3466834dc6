import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { RegionSearchForm } from "./region-search-form";

async function renderForm(problem?: "none" | "failed") {
  const document = dom(await render(<RegionSearchForm term="<b>Atlantis" problem={problem ?? null} />));
  const field = document.querySelector("input");
  const described = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return {
    typed: field?.getAttribute("value"),
    description: described.map((id) => document.getElementById(id)?.textContent),
    isInvalid: field?.getAttribute("aria-invalid") === "true",
    getsFocus: field?.hasAttribute("data-focus"),
  };
}

const hint = "Bijvoorbeeld 4001 AB, Tiel of Rivierenland";
const typed = "<b>Atlantis";

test("a term without a region is an error on the field, which gets the focus", async () => {
  const description = [hint, "We vonden geen afdeling bij ‘<b>Atlantis’"];
  expect(await renderForm("none")).toEqual({ typed, description, isInvalid: true, getsFocus: true });
});

test("a search that failed is said on the field, without calling what was typed wrong", async () => {
  const description = [hint, "Zoeken lukt nu even niet"];
  expect(await renderForm("failed")).toEqual({ typed, description, isInvalid: false, getsFocus: true });
});

test("without a problem the field has its hint only", async () => {
  expect(await renderForm()).toEqual({ typed, description: [hint], isInvalid: false, getsFocus: false });
});
