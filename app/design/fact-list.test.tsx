import { expect, test } from "vitest";
import { translatorOf } from "~/.server/i18n/translator";
import { axeViolations, dom, render } from "../../tests/setup/render";
import { AddressLines } from "./address-lines";
import { contactFacts } from "./contact-facts";
import { DayRange } from "./day-range";
import { FactList } from "./fact-list";

const address = {
  organisation: "De Tuinkamer",
  street: ["Lindelaan 12"],
  postalCode: "4001 AB",
  city: "Tiel",
};

test("an address has a line per part, and a route link with the full address", async () => {
  const document = dom(await render(<AddressLines address={address} />));
  expect([...document.querySelectorAll("div > span")].map((line) => line.textContent)).toEqual([
    "De Tuinkamer",
    "Lindelaan 12",
    "4001 AB Tiel",
  ]);
  const link = document.querySelector("a");
  expect(link?.textContent).toBe(
    "Plan je route naar De Tuinkamer, Lindelaan 12, 4001 AB Tiel (andere website)",
  );
  expect(link?.getAttribute("href")).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=Lindelaan%2012%2C%204001%20AB%2C%20Tiel",
  );
});

test("an address with only a name has no route link", async () => {
  const named = { organisation: "De Tuinkamer", street: [], postalCode: null, city: null };
  expect(dom(await render(<AddressLines address={named} />)).querySelector("a")).toBeNull();
});

test("a single day is a time element, a range of days is text", async () => {
  const day = dom(await render(<DayRange start="2027-03-04" end={null} />)).querySelector("time");
  expect([day?.getAttribute("datetime"), day?.textContent]).toEqual(["2027-03-04", "donderdag 4 maart 2027"]);
  const same = dom(await render(<DayRange start="2027-03-04" end="2027-03-04" />));
  expect(same.querySelector("time")?.textContent).toBe("donderdag 4 maart 2027");
  const days = dom(await render(<DayRange start="2027-03-04" end="2027-03-05" />));
  expect(days.querySelector("time")).toBeNull();
  expect(days.body.textContent).toBe("donderdag 4 maart 2027 tot en met vrijdag 5 maart 2027");
});

test("phone number and mail address are links", async () => {
  const contact = { person: "Willemien de Groot", phone: "0344 00 00 00", email: "tiel@alzheimer.example" };
  const document = dom(
    await render(<FactList facts={contactFacts(await translatorOf("dementie"), contact)} />),
  );
  expect([...document.querySelectorAll("dt")].map((label) => label.textContent)).toEqual([
    "Contactpersoon",
    "Telefoon",
    "E-mail",
  ]);
  expect([...document.querySelectorAll("a")].map((a) => [a.getAttribute("href"), a.textContent])).toEqual([
    ["tel:0344000000", "0344 00 00 00"],
    ["mailto:tiel@alzheimer.example", "tiel@alzheimer.example"],
  ]);
});

test("facts have labels, and absent facts are skipped", async () => {
  const html = await render(
    <FactList facts={[{ label: "Waar", icon: "pin", content: "Tiel" }, null, false]} />,
  );
  expect([...dom(html).querySelectorAll("dl > div")].map((fact) => fact.textContent)).toEqual(["WaarTiel"]);
  expect(await axeViolations(html)).toEqual([]);
});

test("without facts there is no list", async () => {
  expect(await render(<FactList facts={[null, false]} />)).toBe("");
});
