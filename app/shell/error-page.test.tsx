import { expect, test } from "vitest";
import { brands } from "~/utils/brand";
import { type PageFailure, pageFailures } from "~/utils/errors";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { ErrorPage } from "./error-page";

const failures: PageFailure[] = ["unauthorized", "notFound", "gone", "unavailable"];
const nothingAround = { mainMenu: [], footerMenu: [], breadcrumbs: [], notice: null, socials: [] };
const show = async (failure: PageFailure) => dom(await render(<ErrorPage failure={failure} />)).body;

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

test.each(failures)(
  "the page of %s has one title, help, and stands when nothing around it does",
  async (failure) => {
    const { body } = dom(await render(<ErrorPage failure={failure} />, { shell: nothingAround }));
    expect(body.querySelectorAll("h1")).toHaveLength(1);
    expect(body.querySelector('a[href="tel:08000000000"]')).not.toBeNull();
  },
);

test("each failure says something else", async () => {
  const titles = await Promise.all(
    failures.map(async (failure) => (await show(failure)).querySelector("h1")),
  );
  expect(new Set(titles.map((title) => title?.textContent)).size).toBe(failures.length);
});

test("who is not logged in can log in or make an account, and reads that help is open to all", async () => {
  const body = await show("unauthorized");
  const links = [...body.querySelectorAll(".actions a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Log in", "/inloggen"],
    ["Maak een account", "/registreren"],
  ]);
  expect(body.textContent).toContain("geen account nodig");
});

test.each(["notFound", "gone"] as const)("from %s a search leads on", async (failure) => {
  const form = (await show(failure)).querySelector("form");
  expect(form?.getAttribute("action")).toBe("/zoeken");
  // What the field is for can be read, not heard alone.
  expect(form?.querySelector("label:not(.vh)")?.textContent).toBe("Waar ben je naar op zoek?");
});

test("an outage can be tried again at the same path", async () => {
  expect((await show("unavailable")).querySelector(".actions a")?.getAttribute("href")).toBe(
    "/zorgen/partner",
  );
});
