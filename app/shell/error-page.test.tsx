import { expect, test } from "vitest";
import { brands } from "~/utils/brand";
import { type PageFailure, pageFailures } from "~/utils/errors";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { ErrorPage } from "./error-page";

const failures: PageFailure[] = ["unauthorized", "locked", "notFound", "gone", "unavailable"];
const emptyShell = { mainMenu: [], footerMenu: [], breadcrumbs: [], notice: null, socials: [] };
const address = "/zorgen/partner?page=2";
const renderBody = async (failure: PageFailure) =>
  dom(await render(<ErrorPage failure={failure} />, { shell: { address } })).body;

test("every failure has a page", () => {
  expect([...failures].sort()).toEqual(Object.keys(pageFailures).sort());
});

test.each(failures)("the page of %s is valid and accessible, for every brand", async (failure) => {
  for (const brand of brands) {
    const html = await render(<ErrorPage failure={failure} />, { brand });
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
  }
});

// The other failure is of staff.
test.each(failures.filter((failure) => failure !== "locked"))(
  "the page of %s has one title and the helpline, also with an empty shell",
  async (failure) => {
    const { body } = dom(await render(<ErrorPage failure={failure} />, { shell: emptyShell }));
    expect(body.querySelectorAll("h1")).toHaveLength(1);
    expect(body.querySelector('a[href="tel:08000000000"]')).not.toBeNull();
  },
);

test("each failure has its own title", async () => {
  const titles = await Promise.all(
    failures.map(async (failure) => (await renderBody(failure)).querySelector("h1")),
  );
  expect(new Set(titles.map((title) => title?.textContent)).size).toBe(failures.length);
});

test("the page for members offers login that leads back, registration, and what needs no account", async () => {
  const body = await renderBody("unauthorized");
  const links = [...(body.querySelector("h1")?.parentElement?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Log in", `/inloggen?terug=${encodeURIComponent(address)}`],
    ["Maak een account", `/registreren?terug=${encodeURIComponent(address)}`],
  ]);
  const open = body.querySelector("h2#suggesties");
  expect(open?.textContent).toBe("Dit kan zonder account");
  expect(open?.closest("section")?.querySelectorAll("a").length).toBeGreaterThan(3);
});

test.each(["notFound", "gone"] as const)("the page of %s has a search form", async (failure) => {
  const form = (await renderBody(failure)).querySelector("form");
  expect(form?.getAttribute("action")).toBe("/zoeken");
  // The label is visible, not only for screen readers.
  expect(form?.querySelector("label:not(.vh)")?.textContent).toBe("Waar ben je naar op zoek?");
});

test("the outage page links to the same address to try again", async () => {
  const retry = (await renderBody("unavailable")).querySelector(`a[href="${address}"]`);
  expect(retry?.textContent).toBe("Probeer het opnieuw");
});
