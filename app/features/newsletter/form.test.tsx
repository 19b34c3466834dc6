import { expect, test } from "vitest";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { NewsletterForm } from "./form";
import { SignUpSection } from "./sign-up";

const renderForm = async (props: Partial<Parameters<typeof NewsletterForm>[0]> = {}) =>
  dom(await render(<NewsletterForm id="email" hint="Bijvoorbeeld naam@voorbeeld.nl" {...props} />));

test("the form posts to the newsletter page", async () => {
  const form = (await renderForm()).querySelector("form");
  expect(form?.getAttribute("action")).toBe("/nieuwsbrief");
  expect(form?.method).toBe("post");
});

test("the form has the time and the page of rendering", async () => {
  const document = await renderForm();
  const valueIn = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
  expect(valueIn("rendered")).toBe("2026-11-20T12:00:00.000Z");
  expect(valueIn("path")).toBe("/zorgen/partner");
});

test.each([
  ["/dementie", "/dementie"],
  ["", "/zorgen/partner"],
])("a rejected form that was sent from page '%s' has page %s", async (path, kept) => {
  const mailing = { formId: "", scoreSdv: "", runid: "" };
  const rejected = { email: "jan", path, mailing, error: undefined, sendingFailed: true, uncertain: false };
  const document = dom(await render(<SignUpSection hint="hint" rejected={rejected} />));
  expect(document.querySelector<HTMLInputElement>("input[name=path]")?.value).toBe(kept);
});

test("the field has a label, a hint and a required mark", async () => {
  const document = await renderForm();
  const input = document.querySelector<HTMLInputElement>("input[name=email]");
  expect(input?.labels?.[0]?.textContent).toContain("E-mailadres");
  expect(input?.required).toBe(true);
  expect(document.querySelector("label abbr")?.getAttribute("title")).toBe("Verplicht");
  expect(document.getElementById(input?.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "Bijvoorbeeld",
  );
  expect(input?.hasAttribute("aria-invalid")).toBe(false);
});

test("an error describes its field, which keeps the typed text", async () => {
  const document = await renderForm({ error: "InvalidEmail", email: "jan@" });
  const input = document.querySelector<HTMLInputElement>("input[name=email]");
  const described = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(
    "Ongeldig e-mailadres.",
  );
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  expect(input?.value).toBe("jan@");
});

test("the honeypot is hidden from visitors, keyboards and screen readers", async () => {
  const trap = (await renderForm()).querySelector<HTMLInputElement>("input[name=honeypot]");
  expect(trap?.value).toBe("");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe("off");
  expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("the form of a mailing has its non-empty values as hidden fields", async () => {
  const hiddenFields = (document: Document) =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [
      name,
      value,
    ]);
  const usual = hiddenFields(await renderForm());
  expect(usual.map(([name]) => name)).toEqual(["rendered", "path"]);
  const mailing = { formId: "tips-mantelzorg", scoreSdv: "12", runid: "" };
  expect(hiddenFields(await renderForm({ mailing }))).toEqual([
    ...usual,
    ["formId", "tips-mantelzorg"],
    ["score sdv", "12"],
  ]);
});

test("the form id is that of the brand's newsletter, or of the mailing", async () => {
  const shell = { newsletterFormId: "nieuwsbrief-samen" };
  const formIdOf = async (props: Partial<Parameters<typeof NewsletterForm>[0]>) => {
    const html = await render(<NewsletterForm id="email" hint="hint" {...props} />, { shell });
    return dom(html).querySelector<HTMLInputElement>("input[name=formId]")?.value;
  };
  expect(await formIdOf({})).toBe("nieuwsbrief-samen");
  const mailing = { formId: "tips-mantelzorg", scoreSdv: "", runid: "" };
  expect(await formIdOf({ mailing })).toBe("tips-mantelzorg");
});

test("two forms on one page have unique ids", async () => {
  const html = await render(
    <>
      <NewsletterForm id="email" hint="hint" />
      <NewsletterForm id="nieuwsbrief-voet" hint="hint" error="FieldMandatory" />
    </>,
  );
  const ids = [...dom(html).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await axeViolations(html)).toEqual([]);
});
