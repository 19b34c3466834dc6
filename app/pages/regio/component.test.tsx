import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { RegionPage } from "./component";
import { regioExamples } from "./examples";

const everything = regioExamples["with everything"];
const renderPage = async (json: unknown) =>
  dom(await render(<RegionPage page={pageOf("regio", json)} preview={false} />));

const submenuLinks = "nav a[href^='#']";
const contactSection = "#contact-met-de-afdeling";

test("a region has contact person, phone, e-mail address and postal address", async () => {
  const contact = (await renderPage(everything)).querySelector(contactSection);
  const facts = [...(contact?.querySelectorAll("dl > div") ?? [])];
  expect(
    facts.map((fact) => [fact.querySelector("dt")?.textContent, fact.querySelector("dd")?.textContent]),
  ).toEqual([
    ["Contactpersoon", "Willemien de Groot"],
    ["Telefoon", "0344 00 00 00"],
    ["E-mail", "rivierenland@alzheimer.example"],
    ["Adres", "Lindelaan 12 4001 AB Tiel Plan je route naar Lindelaan 12, 4001 AB Tiel (andere website)"],
  ]);
});

test("a region has its municipalities and its social media, titled by medium", async () => {
  const contact = (await renderPage(everything)).querySelector(contactSection);
  expect(contact?.querySelector("h3 + p")?.textContent).toBe("Buren, Culemborg en Tiel");
  expect([...(contact?.querySelectorAll("li") ?? [])].map((item) => item.textContent)).toEqual([
    "Facebook (andere website)",
    "Instagram (andere website)",
  ]);
});

test("a region with a newsletter recipient has a form that posts to the path of the region", async () => {
  const form = (await renderPage(everything)).querySelector(`${contactSection} form`);
  expect(form?.getAttribute("action")).toBe("/regios/rivierenland/nieuwsbrief");
  expect(form?.getAttribute("method")).toBe("post");
  const names = [...(form?.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(names).toEqual(["email", "honeypot", "rendered", "path"]);
});

test.each([[[]], [[{ value: "geen adres" }]]])(
  "a region with the newsletter recipient %j has no form",
  async (field_recipient_email) => {
    const document = await renderPage({ ...everything, field_recipient_email });
    const contact = document.querySelector(contactSection);
    expect(contact?.querySelector("form")).toBeNull();
    expect(contact?.querySelector("h3")?.textContent).toBe("In deze gemeenten");
  },
);

test("the newsletter recipient is decoded but never rendered", async () => {
  expect(pageOf("regio", everything).recipientEmail).toBe("nieuwsbrief-rivierenland@alzheimer.example");
  expect((await renderPage(everything)).body.innerHTML).not.toContain("nieuwsbrief-rivierenland");
});

test("the phone number of a region is in the header, and its contact section before its blocks", async () => {
  const document = await renderPage(everything);
  const call = document.querySelector("h1 ~ div a[href='tel:0344000000']");
  expect(call?.textContent).toBe("Bel 0344 00 00 00");
  const sections = [...document.querySelectorAll("section")];
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.findIndex((section) => section.matches(contactSection))).toBe(0);
});

test("the sub-menu of a region links to its contact section and its blocks", async () => {
  const document = await renderPage(everything);
  const links = [...document.querySelectorAll(submenuLinks)];
  expect(links[0]?.textContent).toBe("Contact");
  for (const link of links) {
    expect(
      document.getElementById(link.getAttribute("href")?.slice(1) ?? ""),
      link.textContent ?? "",
    ).not.toBeNull();
  }
});

test("a region with few fields has no empty elements", async () => {
  const document = await renderPage(regioExamples["with a phone number only"]);
  const contact = document.querySelector(contactSection);
  expect(contact?.textContent).toBe("ContactTelefoon030 000 00 00");
  expect(contact?.querySelector("div:empty")).toBeNull();
  expect(document.querySelector(submenuLinks)).toBeNull();
  const bare = await renderPage(regioExamples["with nothing but a title"]);
  expect(bare.querySelector(contactSection)).toBeNull();
  expect(bare.querySelector("h1 ~ div, main a[href^='tel:']")).toBeNull();
});

test("a region has no side column and has share links", async () => {
  const document = await renderPage(everything);
  expect(document.querySelector("aside")).toBeNull();
  expect(document.querySelectorAll("h1 ~ details a")).toHaveLength(5);
});
