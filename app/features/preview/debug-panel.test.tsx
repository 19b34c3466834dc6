import { expect, test } from "vitest";
import type { Timing } from "~/utils/timings";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { DebugFrame } from "./debug-frame";
import { DebugPanel, TimingsProvider } from "./debug-panel";

const timings: Timing[] = [
  { name: "cms", detail: "/api/drupal/api/preview/node/12/34", milliseconds: 12.34, cache: "miss" },
  { name: "cms", detail: "/api/drupal/api/preview/node/12/34", milliseconds: 1, cache: "hit" },
  { name: "wachten", detail: "", milliseconds: 0.05, cache: "miss" },
];
const page = { type: "content_page", blocks: [{ type: "text" }, { type: "broken" }, { type: "quote" }] };

const renderPanel = () =>
  render(
    <TimingsProvider value={timings}>
      <DebugPanel page={page} />
    </TimingsProvider>,
    { shell: { debug: true, address: "/preview/node/12/34?tot=1&code=x&debug=true" } },
  );

test("the panel shows page type, blocks and timings", async () => {
  const html = await renderPanel();
  const facts = [...dom(html).querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual(["content_page", "3, waarvan 1 niet leesbaar"]);
  const rows = [...dom(html).querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => textContent?.trim()),
  );
  expect(rows).toEqual([
    ["cms /api/drupal/api/preview/node/12/34", "nu gevraagd", "12,3"],
    ["cms /api/drupal/api/preview/node/12/34", "bewaard", "1,0"],
    ["wachten", "nu gevraagd", "0,1"],
  ]);
  expect(await axeViolations(html)).toEqual([]);
  expect(await htmlProblems(html)).toEqual([]);
});

test("the error button posts to the address of the preview", async () => {
  const form = dom(await renderPanel()).querySelector("form");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("action")).toBe("/preview/node/12/34?tot=1&code=x&debug=true");
});

test("a block has a frame with its bundle name in debug mode only", async () => {
  const frame = <DebugFrame bundle="text_two_coulmns">Koffie</DebugFrame>;
  const debugging = dom(await render(frame, { shell: { debug: true } }));
  expect(debugging.querySelector("[data-bundle]")?.textContent).toBe("text_two_coulmns");
  expect(await render(frame)).toBe("Koffie");
});
