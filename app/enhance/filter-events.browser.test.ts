import { expect, test } from "vitest";
import { find } from "../../tests/setup/find";
import { filterEvents } from "./filter-events";

filterEvents(document);

function change(selector: string, value?: string): unknown[] {
  window.dataLayer = [];
  const field = find(selector, HTMLElement);
  if (field instanceof HTMLInputElement && value === undefined) field.checked = !field.checked;
  else Object.assign(field, { value });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return Array.isArray(window.dataLayer) ? [...window.dataLayer] : [];
}

function visit(): void {
  document.body.innerHTML = `<form>
    <input type="checkbox" data-filter="activityIds" data-filter-value="Luisteren">
    <input id="place" data-filter="zipcode">
    <select data-filter="range"><option>10</option><option>25</option></select>
    <input id="other">
  </form>`;
  document.body.dataset.pageKind = "vacancyOverview";
}

test("a checkbox is tracked with its label when set and when cleared", () => {
  visit();
  const filter = { filter_name: "activityIds", filter_value: "Luisteren" };
  expect(change("[type=checkbox]")).toEqual([{ event: "apply_filter", ...filter }]);
  expect(change("[type=checkbox]")).toEqual([{ event: "remove_filter", ...filter }]);
});

test("a search radius is tracked with its value, a place without what was typed", () => {
  visit();
  expect(change("select", "25")).toEqual([
    { event: "apply_filter", filter_name: "range", filter_value: "25" },
  ]);
  expect(change("#place", "4001 AB")).toEqual([{ event: "apply_filter", filter_name: "zipcode" }]);
  expect(change("#place", " ")).toEqual([{ event: "remove_filter", filter_name: "zipcode" }]);
});

test("other fields, and pages without tracking, are not tracked", () => {
  visit();
  expect(change("#other", "geheim")).toEqual([]);
  delete document.body.dataset.pageKind;
  expect(change("[type=checkbox]")).toEqual([]);
});
