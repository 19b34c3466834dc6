import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { expect, test } from "vitest";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { formResponse, readProtectedForm, withFormToken } from "~/.server/forms/protected-form";
import { emptyForm } from "~/design/form/form-state";
import { requireMember } from "~/features/accounts/public.server";
import { BackNotice, EditorField, TextForm } from "~/features/editor/public";
import { forgetKeptTexts, loadKeptTexts } from "~/features/editor/public.server";
import { nameOf } from "~/features/editor/writing/stored-copy";
import { documentText } from "~/fields/document/document-text";
import { typedDocument } from "~/fields/document/typed-document";
import { createMember } from "../setup/create-member";
import type { formBrowser } from "../setup/form-browser";
import { siteWithMember } from "../setup/member-site";
import { parseHtml, sentFields } from "../setup/parse-html";
import type { TestRoute } from "../setup/test-build";

const path = "/mijn/schrijven";
const text = `Vandaag ging Wim naar de dagopvang. ${"Hij zong in de bus. ".repeat(900)}`.trim();
const title = "De eerste keer";

/** A page on which members write, and what it stored. */
function writingPage(stored: string[]): TestRoute {
  const schema = z.object({
    title: z.string().optional(),
    text: typedDocument({ maxLength: 20_000, required: true }),
    token: z.string(),
  });

  async function loader({ request, context }: LoaderFunctionArgs) {
    const scope = await requestScope(request, context);
    const kept = await loadKeptTexts(await requireMember(scope), scope);
    return withFormToken({ kept, document: { title: "Schrijven" } }, scope);
  }

  async function action({ request, context }: ActionFunctionArgs) {
    const scope = await requestScope(request, context);
    const member = await requireMember(scope);
    const form = await readProtectedForm(schema, scope);
    if (form.rejected) return formResponse(form.rejected);
    stored.push(documentText(form.value.text));
    return redirect("/mijn", { status: 303, headers: await forgetKeptTexts(member, scope) });
  }

  function Page() {
    const { kept, token } = useLoaderData<typeof loader>();
    const rejected = useActionData<typeof action>();
    const form = rejected?.form ?? { ...emptyForm, values: kept.values ?? {} };
    return (
      <>
        {kept.values && <BackNotice />}
        <TextForm kept={kept} token={token}>
          <input name="title" defaultValue={form.values.title?.[0]} />
          <EditorField form={form} name="text" label="Je verhaal" maxLength={20_000} required />
          <button type="submit">Plaats</button>
        </TextForm>
      </>
    );
  }

  const handle = { policy: { shared: false, query: { typed: ["antwoord"] } } };
  return { id: "test-writing", path: path.slice(1), module: { default: Page, handle, loader, action } };
}

async function siteForWriting(options: Parameters<typeof siteWithMember>[0] = {}) {
  const stored: string[] = [];
  const site = await siteWithMember({ ...options, pages: [writingPage(stored)] });
  const written = async (browser: ReturnType<typeof formBrowser>) => {
    const page = parseHtml((await browser.get(path)).body);
    return {
      title: page.querySelector<HTMLInputElement>("[name=title]")?.value,
      text: page.querySelector("textarea")?.value,
      notice: page.querySelector("main > [role=status] strong")?.textContent,
      key: page.querySelector<HTMLElement>("form[data-keep]")?.dataset.keep ?? "",
    };
  };
  return { ...site, stored, written };
}

/** The fields of the form that no member fills in. */
async function fieldsOf(browser: ReturnType<typeof formBrowser>): Promise<[string, string][]> {
  const form = parseHtml((await browser.get(path)).body);
  return ["owner", "token"].map((name) => [
    name,
    form.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value ?? "",
  ]);
}

const nothing = { title: "", text: "", notice: undefined };

test.each<
  [string, (site: Awaited<ReturnType<typeof siteForWriting>>, cookies: Map<string, string>) => unknown]
>([
  ["ended on the server", ({ services }) => services.services.db.deleteFrom("sessions").execute()],
  ["ended in the browser", (_, cookies) => cookies.clear()],
])("a text of a session that %s is in its form after the log-in", async (_, end) => {
  const site = await siteForWriting();
  const { browser } = await site.logIn();
  const fields = await fieldsOf(browser);
  await end(site, browser.cookies);
  const page = `${path}?antwoord=5`;
  const response = await browser.post(page, [["title", title], ["text", text], ...fields]);
  expect(response).toMatchObject({
    status: 303,
    headers: { location: `/inloggen?terug=${encodeURIComponent(page)}&bewaard=1` },
  });
  const logInPage = `${response.headers.location}`;
  expect((await browser.get(logInPage)).body).toContain("Je tekst is bewaard");
  const again = await site.logIn(browser, {}, logInPage);
  expect(again.response.headers.location).toBe(page);
  expect(await site.written(browser)).toMatchObject({ title, text, notice: "Je tekst staat er nog" });
  expect(site.stored).toEqual([]);
  expect(JSON.stringify(site.logged)).not.toMatch(/dagopvang/);

  const { key } = await site.written(browser);
  const placed = await browser.submit(path);
  expect(placed).toMatchObject({ status: 303, headers: { location: "/mijn" } });
  expect(site.stored).toEqual([text]);
  expect(`${placed.headers["set-cookie"]}`).toMatch(/^geplaatst=(?!.*HttpOnly)/i);
  expect(browser.cookies.get("geplaatst")).toBe(await nameOf(key, path));
  expect(await site.written(browser)).toMatchObject(nothing);
});

test("a text that could not be kept when its session ended is sent from the page that says so", async () => {
  const site = await siteForWriting({
    environment: { REDIS_URL: "redis://127.0.0.1:1" },
    storeDeadlineMs: 50,
  });
  const { browser } = await site.logIn();
  const fields = await fieldsOf(browser);
  const session = browser.cookies.get("sessie") ?? "";
  browser.cookies.delete("sessie");
  const refused = await browser.post(`${path}?antwoord=5`, [["title", title], ["text", text], ...fields]);
  expect(refused.status).toBe(403);
  expect(site.stored).toEqual([]);
  const page = parseHtml(refused.body);
  expect(page.querySelector("h1")?.textContent).toBe("Log in om dit te versturen");
  expect(page.querySelector('main a[href="/inloggen"]')?.getAttribute("target")).toBe("_blank");
  const form = page.querySelector<HTMLFormElement>("main form[method=post]");
  expect(form?.getAttribute("action")).toBe(`${path}?antwoord=5`);
  browser.cookies.set("sessie", session);
  const kept = form ? sentFields(form) : [];
  expect((await browser.post(path, kept)).status).toBe(303);
  expect(site.stored).toEqual([text]);
});

/** A second member, with the password of the first. */
async function addNeighbour({ services: { services } }: Awaited<ReturnType<typeof siteForWriting>>) {
  const email = "buurvrouw@voorbeeld.nl";
  const { db } = services;
  const first = await db.selectFrom("members").select("password_hash").executeTakeFirstOrThrow();
  await createMember(services, { username: "Buurvrouw", email });
  await db.updateTable("members").set(first).where("username", "=", "Buurvrouw").execute();
  return email;
}

test("a text that came without a session goes to its member only, in every session", async () => {
  const site = await siteForWriting();
  const { browser } = await site.logIn();
  const owner = parseHtml((await browser.get(path)).body).querySelector<HTMLInputElement>("[name=owner]");
  const postAs = (name: string) =>
    site.open().post(path, [
      ["text", text],
      ["owner", name],
    ]);
  for (const madeUp of ["", "x", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c"])
    expect((await postAs(madeUp)).status).toBe(403);
  expect(await site.written(browser)).toMatchObject(nothing);
  expect((await postAs(owner?.value ?? "")).status).toBe(303);

  const { browser: neighbour } = await site.logIn(site.open(), { email: await addNeighbour(site) });
  const others = await site.written(neighbour);
  expect(others).toMatchObject(nothing);
  const own = await site.written((await site.logIn()).browser);
  expect(own).toMatchObject({ text });
  expect(own.key).toBe((await site.written(browser)).key);
  expect(own.key).not.toBe(others.key);
});
