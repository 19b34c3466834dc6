import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { RegionPage } from "./component";
import { regioExamples } from "./examples";

const everything = regioExamples["with everything"];
const renderPage = async (json: unknown) =>
  dom(await render(<RegionPage page={pageOf("regio", json)} preview={false} />));

test("a region says whom to reach, how and where", async () => {
  const box = (await renderPage(everything)).querySelector("#contact-met-de-afdeling");
  const facts = [...(box?.querySelectorAll(".fact-list > div") ?? [])];
  expect(
    facts.map((fact) => [fact.querySelector("dt")?.textContent, fact.querySelector("dd")?.textContent]),
  ).toEqual([
    ["Contactpersoon", "Willemien de Groot"],
    ["Telefoon", "0344 00 00 00"],
    ["E-mail", "rivierenland@alzheimer.example"],
    ["Adres", "Lindelaan 12 4001 AB Tiel Plan je route naar Lindelaan 12, 4001 AB Tiel (andere website)"],
  ]);
});

test("a region names its municipalities and its social media, by the name of the medium", async () => {
  const box = (await renderPage(everything)).querySelector(".contact");
  expect(box?.querySelector("h3 + p")?.textContent).toBe("Buren, Culemborg en Tiel");
  expect([...(box?.querySelectorAll("li") ?? [])].map((item) => item.textContent)).toEqual([
    "Facebook (andere website)",
    "Instagram (andere website)",
  ]);
});

test("a region that takes subscriptions asks for an e-mail address, and posts it to its own page", async () => {
  const form = (await renderPage(everything)).querySelector(".contact .letter form");
  expect(form?.getAttribute("action")).toBe("/regios/rivierenland/nieuwsbrief");
  expect(form?.getAttribute("method")).toBe("post");
  const names = [...(form?.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(names).toEqual(["email", "honeypot", "rendered", "path"]);
});

test.each([[[]], [[{ value: "geen adres" }]]])(
  "a region whose subscriptions go to %j does not ask for them",
  async (field_recipient_email) => {
    const document = await renderPage({ ...everything, field_recipient_email });
    expect(document.querySelector(".contact form")).toBeNull();
    expect(document.querySelector(".contact .letter h3")?.textContent).toBe("In deze gemeenten");
  },
);

test("the address that subscriptions go to is known, and never shown", async () => {
  expect(pageOf("regio", everything).recipientEmail).toBe("nieuwsbrief-rivierenland@alzheimer.example");
  expect((await renderPage(everything)).body.innerHTML).not.toContain("nieuwsbrief-rivierenland");
});

test("the sub-menu of a region leads to its blocks and, last, to its contacts", async () => {
  const document = await renderPage(everything);
  const links = [...document.querySelectorAll("nav.submenu a")];
  expect(links.at(-1)?.textContent).toBe("Contact");
  for (const link of links) {
    expect(
      document.getElementById(link.getAttribute("href")?.slice(1) ?? ""),
      link.textContent ?? "",
    ).not.toBeNull();
  }
});

test("a region with little to say shows what there is, and nothing empty", async () => {
  const document = await renderPage(regioExamples["with a phone number only"]);
  expect(document.querySelector(".contact")?.textContent).toBe("ContactTelefoon030 000 00 00");
  expect(document.querySelector(".contact .letter, nav.submenu")).toBeNull();
  expect((await renderPage(regioExamples["with nothing but a title"])).querySelector(".contact")).toBeNull();
});

test("a region is as wide as the window and can be shared", async () => {
  const document = await renderPage(everything);
  expect(document.querySelector("aside, .layout-side")).toBeNull();
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
});
