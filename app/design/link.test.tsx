import { expect, test } from "vitest";
import { dom, render } from "../../tests/setup/render";
import { ButtonLink } from "./link";

test.each([
  ["mailto:info@voorbeeld.nl", "Stuur een mail", "info@voorbeeld.nl"],
  ["tel:08000000000", "Bel de hulplijn", "08000000000"],
  ["tel:08000000000", "Bel 0800 000 00 00", null],
  ["/contact", "Neem contact op", null],
])("the link to %s with the title '%s' has for paper: %s", async (url, title, address) => {
  const { body } = dom(await render(<ButtonLink link={{ url, title, external: false }} />));
  expect(body.querySelector("a")?.getAttribute("data-address") ?? null).toBe(address);
});
