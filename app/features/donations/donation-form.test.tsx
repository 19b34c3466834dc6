import { expect, test } from "vitest";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { DonationChoice } from "./donation-form";

const monthly = { frequency: "maandelijks", input: "25", cents: 2500, error: undefined } as const;
const wrong = { frequency: "jaarlijks", input: "veel", cents: null, error: "InvalidAmount" } as const;

test("the page shows the chosen gift, how to pay it and that nothing is paid yet", async () => {
  const html = await render(<DonationChoice donation={monthly} />);
  const text = dom(html).body.textContent;
  expect(text).toContain("Je koos: elke maand €\u00a025");
  expect(text).toContain("Stel bij je bank in dat je elke maand €\u00a025 geeft.");
  expect(text).toContain("Je hebt nog niets betaald.");
  expect(await axeViolations(html)).toEqual([]);
});

test("an invalid amount is an error on the field, with the typed text and the same frequency", async () => {
  const html = await render(<DonationChoice donation={wrong} />);
  const document = dom(html);
  const input = document.querySelector<HTMLInputElement>("input[name=ander-bedrag]");
  expect(input?.value).toBe("veel");
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  const described = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    "Kies een bedrag van € 1 tot € 50.000. Bijvoorbeeld 15 of 12,50.",
  );
  expect(document.querySelector<HTMLInputElement>("input[name=frequentie]")?.value).toBe("jaarlijks");
  expect(await axeViolations(html)).toEqual([]);
});
