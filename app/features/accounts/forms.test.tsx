import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { FormState } from "~/design/form/form-state";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { wordsThatRunTogether } from "../../../tests/setup/words-apart";
import { AccountNav } from "./account-nav";
import { EmailForm } from "./email-form";
import { ConfirmForm } from "./link-forms";
import { LogOutForm } from "./log-out-form";
import { MemberPicture } from "./member-picture";
import { Notice } from "./notice";
import { ChangeEmailForm, ChangePasswordForm, NewPasswordForm } from "./password-forms";

const secret = "Paarse fiets 1954";
const form: FormState = {
  values: { email: ["jan@voorbeeld.nl"], password: [secret], repeat: [secret], current: [secret] },
  errors: {
    email: "EmailTaken",
    current: "PasswordWrong",
    password: "PasswordAgain",
    repeat: "PasswordMismatch",
  },
};
const posted = { form, token: "geheim" };
const code = "a".repeat(43);

const forms: [string, ReactNode][] = [
  ["for a mail", <EmailForm key="" {...posted} hint="Het adres van je account." button="Stuur" />],
  ["for a new password", <NewPasswordForm key="" {...posted} code={code} />],
  ["for another password", <ChangePasswordForm key="" {...posted} />],
  ["for another address", <ChangeEmailForm key="" {...posted} />],
  [
    "of a mailed link",
    <ConfirmForm key="" action="/bevestigen" token="geheim" code={code} button="Bevestig" />,
  ],
  ["to log out", <LogOutForm key="" token="geheim" />],
];

test.each(forms)("the form %s is valid and accessible, also without style", async (_, node) => {
  const html = await render(node);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
  expect(wordsThatRunTogether(dom(html).body)).toEqual([]);
});

test.each(forms)("the form %s is posted with its token, and has no password in its HTML", async (_, node) => {
  const html = await render(node);
  expect(html).not.toContain(secret);
  const element = dom(html).querySelector("form");
  expect(element?.method).toBe("post");
  expect(element?.querySelector<HTMLInputElement>("input[name=token]")?.value).toBe("geheim");
});

test.each(forms)("every error of the form %s describes its field", async (_, node) => {
  const document = dom(await render(node));
  for (const error of document.querySelectorAll("[id$=-error]")) {
    const field = document.querySelector(`[aria-describedby~="${error.id}"]`);
    expect(field?.getAttribute("aria-invalid")).toBe("true");
  }
});

test.each([{ kind: "done" }, { kind: "mail" }, { kind: "info", isAnswer: true }] as const)(
  "a notice of $kind that answers a form is announced, and gets the focus",
  async (props) => {
    const html = await render(<Notice {...props} title="Kijk in je mail" text="Er is een link onderweg." />);
    const notice = dom(html).querySelector("[role=status][tabindex='-1'][data-focus]");
    expect(notice?.textContent).toContain("Kijk in je mail");
    expect(await htmlProblems(html)).toEqual([]);
  },
);

test.each([{ kind: "info" }, { kind: "done", isAnswer: false }] as const)(
  "a notice of $kind about how things are does not move the focus",
  async (props) => {
    const html = await render(<Notice {...props} title="Je gift is gestopt" text="Dank je wel." />);
    expect(dom(html).querySelector("[role], [tabindex], [data-focus]")).toBeNull();
  },
);

test("the links between the pages of an account mark the current one", async () => {
  const html = await render(<AccountNav token="geheim" />, { shell: { path: "/mijn/profiel" } });
  const current = dom(html).querySelectorAll("[aria-current=page]");
  expect([...current].map(({ textContent }) => textContent)).toEqual(["Mijn profiel"]);
  expect(await axeViolations(html)).toEqual([]);
});

test("a member always has the same of nine decorative pictures", async () => {
  const pictureOf = async (username: string) =>
    dom(await render(<MemberPicture username={username} />)).querySelector("img");
  const names = Array.from({ length: 200 }, (_, index) => `Wilgentak${index}`);
  const pictures = await Promise.all(names.map(pictureOf));
  expect(new Set(pictures.map((picture) => picture?.getAttribute("src"))).size).toBe(9);
  expect(new Set(pictures.map((picture) => picture?.getAttribute("alt")))).toEqual(new Set([""]));
  const again = await pictureOf(names[7] ?? "");
  expect(again?.getAttribute("src")).toBe(pictures[7]?.getAttribute("src"));
});
