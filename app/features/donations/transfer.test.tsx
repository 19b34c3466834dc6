import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { Transfer } from "./transfer";

test("every button that copies is where it is announced that it did", async () => {
  const facts = { iban: "NL13TEST0123456789", name: "Stichting Alzheimer", description: "Gift", cents: 2500 };
  const document = dom(await render(<Transfer {...facts} code="BCD" />));
  const [part, ...others] = document.querySelectorAll("[data-copies]");
  const copied = [...(part?.querySelectorAll("[data-copy]") ?? [])].map((button) =>
    button.getAttribute("data-copy"),
  );
  expect(copied).toEqual(["25", "NL13TEST0123456789", "Stichting Alzheimer", "Gift"]);
  expect([part?.querySelectorAll("[role=status]").length, others]).toEqual([1, []]);
});
