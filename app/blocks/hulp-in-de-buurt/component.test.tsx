import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { HulpInDeBuurtBlock } from "./component";
import { hulpInDeBuurt } from "./definition";
import { hulpInDeBuurtExamples } from "./examples";

const block = (name: keyof typeof hulpInDeBuurtExamples) =>
  hulpInDeBuurt.decoder.parse(hulpInDeBuurtExamples[name]);
const shown = async (name: keyof typeof hulpInDeBuurtExamples) =>
  dom(await render(<HulpInDeBuurtBlock block={block(name)} />));

test("a postcode or place leads to what there is to do around it", async () => {
  const form = (await shown("with the street")).querySelector("form");
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe("/regios#activiteiten");
  const fields = [...(form?.elements ?? [])].filter((field) => field.hasAttribute("name"));
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(["zoekterm"]);
});

test("the field has a label and an example, is filled in by the browser and may stay empty", async () => {
  const document = await shown("with the street");
  const input = document.querySelector<HTMLInputElement>("input[name=zoekterm]");
  expect(input?.labels?.[0]?.textContent).toBe("Postcode of plaats");
  const hint = document.getElementById(input?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Bijvoorbeeld 4001 AB of Tiel");
  expect(input?.getAttribute("autocomplete")).toBe("postal-code");
  expect(input?.required).toBe(false);
});

test("who does not want to search finds all regions", async () => {
  const link = (await shown("with the street")).querySelector("form a");
  expect(link?.getAttribute("href")).toBe("/regios");
  expect(link?.textContent).toBe("Bekijk alle 48 afdelingen");
});

test("the street stands below, unless the editor chose a picture", async () => {
  const usual = await shown("with the street");
  expect(usual.querySelector("img.street")?.getAttribute("alt")).toBe("");
  const own = await shown("with a picture of its own");
  expect(own.querySelector("img.street")).toBeNull();
  expect(own.querySelector(".near-pic img")?.getAttribute("src")).toContain("/koffie/");
});

test("without any words of the editor the search still says what it is for", async () => {
  const document = await shown("with nothing filled in");
  expect(document.querySelector("h2")?.textContent).toBe("Hulp bij jou in de buurt");
});

test("between sections it is a section of its own, over the whole width", async () => {
  const html = await render(<BlockList blocks={[block("with the street")]} layout="sections" />);
  const near = dom(html).querySelector("main > section");
  expect(near?.className).toBe("near");
  expect(dom(html).querySelectorAll("section")).toHaveLength(1);
});

test("a picture of the editor is cut lower on the widest windows", async () => {
  const document = await shown("with a picture of its own");
  const [wide] = document.querySelectorAll(".near-pic source");
  expect(wide?.getAttribute("media")).toBe("(min-width: 1440px)");
  expect(wide?.getAttribute("srcset")).toMatch(/1920x560.* 1920w, .*2880x840.* 2880w$/);
  expect(document.querySelector(".near-pic img")?.getAttribute("srcset")).toMatch(/^[^,]+820x280.* 820w,/);
});
