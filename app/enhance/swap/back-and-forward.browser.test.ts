import { expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import {
  $,
  back,
  follow,
  items,
  openListEachTime,
  settled,
  site,
  status,
} from "../../../tests/setup/list-page";

openListEachTime();

test("Back and Forward restore list, form and scroll position of each state without a request", async () => {
  follow("meer");
  await settled();
  vi.stubGlobal("scrollY", 700);
  dispatchEvent(new Event("scroll"));
  follow("buiten");
  await settled();
  await back();
  expect(items()).toHaveLength(6);
  expect(document.title).toBe("alles 2");
  expect(find("#cafe", HTMLInputElement).checked).toBe(false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  expect(status().textContent).toBe("6 alles");
  await back();
  expect(items()).toHaveLength(3);
  await back(2);
  expect(items()[0]).toBe("cafe 1");
  expect(find("#cafe", HTMLInputElement).checked).toBe(true);
  expect(site.requests).toHaveLength(2);
});

test("after Back the list still pages in place", async () => {
  follow("volgende");
  await settled();
  await back();
  follow("volgende");
  await settled();
  expect(items()[0]).toBe("alles 4");
});

test("Back to an address without a stored state reloads the page", async () => {
  history.pushState(null, "", "/lijst?page=7");
  history.pushState(null, "", "/lijst");
  await back();
  expect(site.reload).toHaveBeenCalledOnce();
});

test("Back past an anchor of the same page changes nothing", async () => {
  const list = $("lijst");
  history.pushState(null, "", "/lijst#lijst");
  await back();
  expect($("lijst")).toBe(list);
  expect(site.reload).not.toHaveBeenCalled();
});
