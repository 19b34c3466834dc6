import { expect, test } from "vitest";
import type { DocumentInfo } from "~/utils/document";
import { markupProblems } from "../../tests/setup/markup-problems";
import { dom, render } from "../../tests/setup/render";
import { PageJsonLd } from "./json-ld";
import type { Shell } from "./shell";

async function blocks(document: Partial<DocumentInfo> | null, shell: Partial<Shell> = {}) {
  const info = document && { title: "Zorgen", ...document };
  const html = await render(<PageJsonLd document={info} />, { shell });
  const scripts = [...dom(html).querySelectorAll("script")];
  return { html, scripts, data: scripts.map(({ textContent }): unknown => JSON.parse(textContent ?? "")) };
}

test("breadcrumbs have absolute addresses", async () => {
  expect((await blocks({})).data).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.nl/" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Je partner",
          item: "https://www.example.nl/zorgen/partner",
        },
      ],
    },
  ]);
});

test("the home page describes the charity and the site", async () => {
  const socials = [{ title: "Facebook", url: "https://www.facebook.com/dementie" }];
  const { data } = await blocks({}, { path: "/", breadcrumbs: [], socials });
  expect(data).toMatchObject([{ "@type": "NGO", sameAs: [socials[0]?.url] }, { "@type": "WebSite" }]);
  expect(data.flatMap((item) => (item instanceof Object ? markupProblems(item) : ["nothing"]))).toEqual([]);
});

test("a page without breadcrumbs has no breadcrumb data", async () => {
  expect((await blocks({}, { breadcrumbs: [] })).data).toEqual([]);
});

test("the data of the loader precedes the data that editors add for the page type", async () => {
  const structuredData = [
    { data: { name: "overal" }, types: null },
    { data: { name: "nieuws" }, types: ["news"] },
  ];
  const shell = { breadcrumbs: [], structuredData };
  const jsonLd = [{ name: "lader" }];
  expect((await blocks({ jsonLd, pageType: "news" }, shell)).data).toEqual([
    { name: "lader" },
    { name: "overal" },
    { name: "nieuws" },
  ]);
  expect((await blocks({ pageType: "quiz" }, shell)).data).toEqual([{ name: "overal" }]);
  expect((await blocks(null, shell)).data).toEqual([{ name: "overal" }]);
});

test.each([
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]><img src=x onerror=alert(1)>",
  "\u2028 & \" ' \\ </SCRIPT >",
])("the title %j cannot end the script element", async (title) => {
  const crumbs = [
    { title: "Home", url: "/" },
    { title, url: "/zorgen/partner" },
  ];
  const { html, scripts, data } = await blocks({ jsonLd: [{ name: title }] }, { breadcrumbs: crumbs });
  expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json", "application/ld+json"]);
  expect(html.replace(/<\/?script[^>]*>/g, "")).not.toContain("<");
  expect(data).toMatchObject([{ itemListElement: [{}, { name: title }] }, { name: title }]);
});
