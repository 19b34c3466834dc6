import { expect, test } from "vitest";
import { find } from "../../../tests/setup/find";
import {
  $,
  follow,
  here,
  html,
  items,
  listPage,
  open,
  openListEachTime,
  real,
  send,
  settled,
  site,
} from "../../../tests/setup/list-page";

openListEachTime();

/** A page with a second list, whose page parameter is `tweede`; the term 'fout' is invalid. */
function twoLists(query: URLSearchParams): string {
  const invalid = query.get("zoekterm") === "fout" ? " aria-invalid='true'" : "";
  return `${listPage(query)
    .replace('<div data-swap="lijst"', '<div data-swap="lijst" data-query-names="zoekterm soort page vanaf"')
    .replace('id="woord"', `id="woord"${invalid}`)}
    <div data-swap="tweede" data-query-names="tweede" id="tweede">
      <h3 data-announce>Tweede lijst, pagina ${query.get("tweede") ?? 1}</h3>
      <a id="verder" href="/lijst?tweede=${Number(query.get("tweede") ?? 1) + 1}#tweede">Verder</a>
    </div>`;
}

function openTwo(): void {
  site.respond = async (url) => html(twoLists(url.searchParams));
  open(twoLists(new URLSearchParams()));
}

test("each of two lists keeps its state in page and address when the other changes", async () => {
  openTwo();
  follow("buiten");
  await settled();
  follow("verder");
  await settled();
  expect(here()).toBe("/lijst?tweede=2&soort=cafe");
  expect(items()[0]).toBe("cafe 1");
  follow("volgende");
  await settled();
  expect(here()).toBe("/lijst?page=2&tweede=2");
  expect($("tweede").textContent).toContain("pagina 2");
  find("#cafe", HTMLInputElement).checked = true;
  send();
  await settled();
  expect(here()).toBe("/lijst?zoekterm=&soort=cafe&tweede=2");
});

test("a link that the browser follows keeps the current state of the other list", async () => {
  openTwo();
  $("lijst").removeAttribute("data-swap");
  follow("verder");
  await settled();
  expect(follow("volgende")).toBe(true);
  expect($("volgende").getAttribute("href")).toBe(`${real.origin}/lijst?page=2&tweede=2#lijst`);
  expect(site.requests).toHaveLength(1);
});

test("a form that is not replaced gets the invalid state of its fields from the response", async () => {
  openTwo();
  const field = find("#woord", HTMLInputElement);
  field.value = "fout";
  send();
  await settled();
  expect(find("#woord", HTMLInputElement)).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  field.value = "goed";
  send();
  await settled();
  expect(field.hasAttribute("aria-invalid")).toBe(false);
});
