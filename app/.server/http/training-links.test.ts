import { expect, test } from "vitest";
import { withStartingPage } from "./training-links";

test.each([
  ["/trainingen/winkel", "/trainingen/winkel?startingPageUrl=%2Fzorgen%2Fpartner"],
  [
    "/trainingen/winkel?a=1&amp;b=2#start",
    "/trainingen/winkel?a=1&amp;b=2&amp;startingPageUrl=%2Fzorgen%2Fpartner#start",
  ],
  ["/trainingen", "/trainingen"],
  ["https://elders.example/trainingen/winkel", "https://elders.example/trainingen/winkel"],
])("a link to %s names the page that it is on", (href, expected) => {
  const html = (address: string) => `<p><a class="btn" href="${address}">Ga verder</a></p>`;
  expect(withStartingPage(html(href), "/zorgen/partner")).toBe(html(expected));
});
