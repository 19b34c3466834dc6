import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { Transfer } from "./transfer";

const facts = { iban: "NL13TEST0123456789", name: "Stichting Alzheimer", description: "Gift", cents: 2500 };

test("every button that copies is where it is announced that it did", async () => {
  const document = dom(await render(<Transfer {...facts} code="BCD" />));
  const [part, ...others] = document.querySelectorAll("[data-copies]");
  const copied = [...(part?.querySelectorAll("[data-copy]") ?? [])].map((button) =>
    button.getAttribute("data-copy"),
  );
  expect(copied).toEqual(["25", "NL13TEST0123456789", "Stichting Alzheimer", "Gift"]);
  expect([part?.querySelectorAll("[role=status]").length, others]).toEqual([1, []]);
});

test.each([
  [2500, "QR-code met rekeningnummer, naam en bedrag", "Kijk altijd even of het bedrag en de naam kloppen."],
  [null, "QR-code met rekeningnummer en naam", "Vul zelf het bedrag in, en kijk of de naam klopt."],
])("the code to scan says that it has the amount only if it does: %s", async (cents, label, text) => {
  const document = dom(await render(<Transfer {...facts} cents={cents} code="BCD" />));
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(label);
  expect(document.body.textContent).toContain(text);
});
