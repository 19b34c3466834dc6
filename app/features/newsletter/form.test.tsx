import { expect, test } from "vitest";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { NewsletterForm } from "./form";

const show = async (props: Partial<Parameters<typeof NewsletterForm>[0]> = {}) =>
  dom(await render(<NewsletterForm id="email" hint="Bijvoorbeeld naam@voorbeeld.nl" {...props} />));

test("the form is posted to the page that answers it", async () => {
  const form = (await show()).querySelector("form");
  expect(form?.getAttribute("action")).toBe("/nieuwsbrief");
  expect(form?.method).toBe("post");
});

test("the form tells when and where it was rendered", async () => {
  const document = await show();
  const valueIn = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
  expect(valueIn("rendered")).toBe("2026-11-20T12:00:00.000Z");
  expect(valueIn("path")).toBe("/zorgen/partner");
});

test("label and hint belong to the field, and it says that it is required", async () => {
  const document = await show();
  const input = document.querySelector<HTMLInputElement>("input[name=email]");
  expect(input?.labels?.[0]?.textContent).toContain("E-mailadres");
  expect(input?.required).toBe(true);
  expect(document.querySelector("label abbr")?.getAttribute("title")).toBe("Verplicht");
  expect(document.getElementById(input?.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "Bijvoorbeeld",
  );
  expect(input?.hasAttribute("aria-invalid")).toBe(false);
});

test("an error is read with its field, and what was typed is still there", async () => {
  const document = await show({ error: "InvalidEmail", email: "jan@" });
  const input = document.querySelector<HTMLInputElement>("input[name=email]");
  const described = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(
    "Ongeldig e-mailadres.",
  );
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  expect(input?.value).toBe("jan@");
});

test("nobody but a robot comes across the field for robots", async () => {
  const trap = (await show()).querySelector<HTMLInputElement>("input[name=honeypot]");
  expect(trap?.value).toBe("");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe("off");
  expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("a mailing's form sends along what it has, and nothing empty", async () => {
  const named = (document: Document) =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [
      name,
      value,
    ]);
  const usual = named(await show());
  expect(usual.map(([name]) => name)).toEqual(["rendered", "path"]);
  const mailing = { formId: "tips-mantelzorg", scoreSdv: "12", runid: "" };
  expect(named(await show({ mailing }))).toEqual([
    ...usual,
    ["formId", "tips-mantelzorg"],
    ["score sdv", "12"],
  ]);
});

test("a sign-up names the newsletter of its brand, and a mailing's form itself", async () => {
  const shell = { newsletterFormId: "nieuwsbrief-samen" };
  const formIdOf = async (props: Partial<Parameters<typeof NewsletterForm>[0]>) => {
    const html = await render(<NewsletterForm id="email" hint="hint" {...props} />, { shell });
    return dom(html).querySelector<HTMLInputElement>("input[name=formId]")?.value;
  };
  expect(await formIdOf({})).toBe("nieuwsbrief-samen");
  const mailing = { formId: "tips-mantelzorg", scoreSdv: "", runid: "" };
  expect(await formIdOf({ mailing })).toBe("tips-mantelzorg");
});

test("two of these forms can stand on one page", async () => {
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
