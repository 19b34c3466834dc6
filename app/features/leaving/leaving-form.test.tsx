import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { wordsThatRunTogether } from "../../../tests/setup/words-apart";
import { Consequences } from "./consequences";
import { LeavingForm } from "./leaving-form";

const secret = "Paarse fiets 1954";
const form = { values: { password: [secret] }, errors: { password: "PasswordWrong" as const } };

test("what goes, what stays and the form are valid and accessible, also without style", async () => {
  for (const node of [<Consequences key="" />, <LeavingForm key="" form={form} token="geheim" />]) {
    const html = await render(node);
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
    expect(wordsThatRunTogether(dom(html).body)).toEqual([]);
  }
});

test("a wrong password is an error at its field, and is not rendered back", async () => {
  const html = await render(<LeavingForm form={form} token="geheim" />);
  expect(html).not.toContain(secret);
  const field = dom(html).querySelector("input[name=password]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  const describing = (field?.getAttribute("aria-describedby") ?? "").split(" ");
  const texts = describing.map((id) => dom(html).getElementById(id)?.textContent);
  expect(texts.join(" ")).toContain("Vul het juiste wachtwoord in.");
});
