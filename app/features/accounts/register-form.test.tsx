import { expect, test } from "vitest";
import { emptyForm, type FormState } from "~/design/form/form-state";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { wordsThatRunTogether } from "../../../tests/setup/words-apart";
import { RegisterForm } from "./register-form";

const renderForm = (form: Partial<FormState> = {}, suggestions: string[] = []) =>
  render(
    <RegisterForm form={{ ...emptyForm, ...form }} suggestions={suggestions} token="geheim" back="/mijn" />,
  );
const input = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const states: [string, Partial<FormState>, string[]][] = [
  ["empty", {}, []],
  [
    "with every error",
    {
      errors: {
        email: "EmailTaken",
        password: "PasswordAgain",
        repeat: "PasswordMismatch",
        username: "UsernameTaken",
        healthConsent: "ConsentMissing",
        adult: "AgeNotConfirmed",
        terms: "TermsNotAccepted",
      },
    },
    ["Wilgentak58", "Wilgentakje"],
  ],
];

test.each(states)("a form %s is valid and accessible, also without style", async (_, form, suggestions) => {
  const html = await renderForm(form, suggestions);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
  expect(wordsThatRunTogether(dom(html).body)).toEqual([]);
});

test("every field has a label, and personal fields tell browsers what they are", async () => {
  const document = dom(await renderForm());
  const fields = [...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  expect(fields.filter(({ labels }) => !labels?.length)).toEqual([]);
  const purposes = ["email", "password", "repeat", "username"].map(
    (name) => input(document, name)?.autocomplete,
  );
  expect(purposes).toEqual(["email", "new-password", "new-password", "nickname"]);
});

test("an error describes its field", async () => {
  const document = dom(await renderForm({ errors: { adult: "AgeNotConfirmed" } }));
  const box = input(document, "adult");
  expect(box?.getAttribute("aria-invalid")).toBe("true");
  const error = document.getElementById(box?.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe(
    "Je kunt een account maken als je 16 jaar of ouder bent. Zet een vinkje als dat zo is.",
  );
});

test("the rules of a password stand before its field, and describe it", async () => {
  const document = dom(await renderForm());
  const field = input(document, "password");
  expect(field?.getAttribute("aria-describedby")).toBe("password-hint password-rules");
  expect(field?.matches("#password-rules ~ div > input")).toBe(true);
  expect(document.querySelectorAll("#password-rules > li")).toHaveLength(3);
});

test("everything is kept but the passwords", async () => {
  const values = {
    email: ["jan@voorbeeld.nl"],
    password: ["Paarse fiets 1954"],
    repeat: ["Paarse fiets 1954"],
    username: ["Wilgentak"],
    forms: ["lewy", "unknown"],
    phase: ["early"],
    terms: ["on"],
  };
  const html = await renderForm({ values });
  expect(html).not.toContain("Paarse fiets");
  const document = dom(html);
  const kept = [...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")]
    .filter(({ type, checked, value }) => (["radio", "checkbox"].includes(type) ? checked : value))
    .map(({ name, value }) => `${name}=${value}`);
  expect(kept).toEqual([
    "email=jan@voorbeeld.nl",
    "username=Wilgentak",
    "relationship=",
    "forms=lewy",
    "forms=unknown",
    "phase=early",
    "terms=on",
  ]);
});

test("nothing is ticked beforehand, and the questions about dementia are folded", async () => {
  const document = dom(await renderForm());
  expect(document.querySelectorAll("input[type=checkbox][checked]")).toHaveLength(0);
  expect(document.querySelector("details")?.open).toBe(false);
});

test.each<Partial<FormState>>([
  { values: { relationship: ["partner"] } },
  { errors: { healthConsent: "ConsentMissing" } },
])("the questions about dementia are open where one is answered or wrong", async (form) => {
  expect(dom(await renderForm(form)).querySelector("details")?.open).toBe(true);
});

test("a known address gets the ways on", async () => {
  const document = dom(await renderForm({ errors: { email: "EmailTaken" } }));
  const links = document.querySelectorAll("#email[aria-invalid=true] ~ p a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual(["/inloggen", "/wachtwoord/vergeten"]);
});

test("free names are choices, of which the own name is the default", async () => {
  const values = { username: ["Wilgentak"] };
  const document = dom(await renderForm({ values }, ["Wilgentak58", "Wilgentakje"]));
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[name=suggestion]")];
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["", true],
    ["Wilgentak58", false],
    ["Wilgentakje", false],
  ]);
  expect(input(document, "username")?.value).toBe("Wilgentak");
});

test("a chosen name is the username of the form that is shown again for another error", async () => {
  const values = { username: ["Wilgentak"], suggestion: ["Wilgentakje"] };
  expect(input(dom(await renderForm({ values })), "username")?.value).toBe("Wilgentakje");
});

test("pages to read open beside the form, so that nothing typed is lost", async () => {
  const links = dom(await renderForm()).querySelectorAll("a");
  expect([...links].map((link) => [link.getAttribute("href"), link.target])).toEqual([
    ["/disclaimer", "_blank"],
    ["/gedragsregels", "_blank"],
    ["/privacy", "_blank"],
  ]);
});
