import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { HulpInDeBuurtBlock } from "./component";
import { hulpInDeBuurt } from "./definition";
import { hulpInDeBuurtExamples } from "./examples";

const block = (name: keyof typeof hulpInDeBuurtExamples) =>
  hulpInDeBuurt.decoder.parse(hulpInDeBuurtExamples[name]);
const renderBlock = async (name: keyof typeof hulpInDeBuurtExamples) =>
  dom(await render(<HulpInDeBuurtBlock block={block(name)} />));

test("a postcode or place leads to activities nearby", async () => {
  const form = (await renderBlock("with the default illustration")).querySelector("form");
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe("/regios#activiteiten");
  const fields = [...(form?.elements ?? [])].filter((field) => field.hasAttribute("name"));
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(["zoekterm"]);
});

test("the field has a label, an example and autocomplete, and is optional", async () => {
  const document = await renderBlock("with the default illustration");
  const input = document.querySelector<HTMLInputElement>("input[name=zoekterm]");
  expect(input?.labels?.[0]?.textContent).toBe("Postcode of plaats");
  const hint = document.getElementById(input?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Bijvoorbeeld 4001 AB of Tiel");
  expect(input?.getAttribute("autocomplete")).toBe("postal-code");
  expect(input?.required).toBe(false);
});

test("the form has a link to all regions", async () => {
  const link = (await renderBlock("with the default illustration")).querySelector("form a");
  expect(link?.getAttribute("href")).toBe("/regios");
  expect(link?.textContent).toBe("Bekijk alle afdelingen");
});

test("the default illustration is replaced with the editor's picture", async () => {
  const byDefault = await renderBlock("with the default illustration");
  const [illustration, ...others] = byDefault.querySelectorAll("img");
  expect(illustration?.getAttribute("alt")).toBe("");
  expect(others).toEqual([]);
  const sources = [...(await renderBlock("with the editor's picture")).querySelectorAll("img")].map(
    ({ src }) => src,
  );
  expect(sources).toEqual([expect.stringContaining("/koffie/")]);
});

test("the search has a default title", async () => {
  const document = await renderBlock("with nothing");
  expect(document.querySelector("h2")?.textContent).toBe("Hulp bij jou in de buurt");
});

test("among sections the block is a full-width section", async () => {
  const html = await render(
    <BlockList blocks={[block("with the default illustration")]} layout="sections" />,
  );
  const section = dom(html).querySelector("main > section");
  expect(section?.className).toBe("near");
  expect(dom(html).querySelectorAll("section")).toHaveLength(1);
});

test("the editor's picture has a lower crop on the widest windows", async () => {
  const document = await renderBlock("with the editor's picture");
  const [wide] = document.querySelectorAll("source");
  expect(wide?.getAttribute("media")).toBe("(min-width: 1440px)");
  expect(wide?.getAttribute("srcset")).toMatch(/1920x560.* 1920w, .*2880x840.* 2880w$/);
  expect(document.querySelector("img")?.getAttribute("srcset")).toMatch(/^[^,]+820x280.* 820w,/);
});
