import { expect, test } from "vitest";
import { createBackend } from "../handler";
import { contentFolder, temporaryFolder } from "../test-support";
import { loadContent } from "./load-content";

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  return (await loadContent(contentFolder(files))).problems;
}

const page = (fields: string) => ({ "pages/pagina.yaml": `type: content_page\ntitle: Pagina\n${fields}` });

test("valid content has no problems", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each([
  ["an unknown field", "intro: Hallo", /^pages\/pagina.yaml: unknown field "intro", allowed: big_title, /],
  ["a block field on a page", "quote: Hallo", /unknown field "quote"/],
  [
    "an unknown block type",
    "page_content: [{ type: txt }]",
    /page_content: 1 \(txt\): unknown block type "txt", allowed: activity_block \(title, .*; quote \(quote, author, /,
  ],
  [
    "an unknown field of a block",
    "page_content: [{ type: text, text: a }, { type: text, title: b }]",
    /page_content: 2 \(text\): unknown field "title", allowed: text$/,
  ],
  [
    "an item type that its block does not allow",
    "page_content: [{ type: link_list, items: [{ type: quote }] }]",
    /items: 1 \(quote\): unknown block type "quote", allowed: link_list_item \(link, description, icon\)$/,
  ],
  ["a block without a type", "page_content: [{ text: a }]", /page_content: 1: type: has to be a text/],
  ["an unknown picture", "header_image_video: nee", /there is no picture "nee", available: plaatje$/],
  ["a link to a missing page", "primary_button: { uri: /weg, title: a }", /link to \/weg: that page/],
  ["a link to a page elsewhere", "primary_button: { uri: /x/contact }", /\(did you mean \/contact\?\)$/],
  ["a link in a text to a missing page", "introduction_wysiwyg: '[a](/weg)'", /link to \/weg: that page/],
  [
    "a link with a disallowed scheme",
    "introduction_wysiwyg: '[a](javascript:x)'",
    /link "javascript:x" has to start with/,
  ],
  ["a link without TLS", "primary_button: { uri: 'http://example.nl' }", /has to start with/],
  ["a picture in a text", "introduction_wysiwyg: '![a](/contact)'", /a text cannot contain pictures/],
  [
    "an unknown term",
    "page_category: 1",
    /no term 1 in content_categories, available: 21 \(Over dementie\)$/,
  ],
  [
    "a link to a list of a missing region",
    "primary_button: { uri: /regios/atlantis/nieuws, title: Nieuws }",
    /link to \/regios\/atlantis\/nieuws: that page does not exist/,
  ],
  ["a missing parent page", "parent_page: /weg", /parent_page: link to \/weg: that page does not exist/],
  ["an invalid date", "expire_date: 2026-13-01", /expire_date: has to be a date like 2026-10-14/],
  [
    "a description that is too long",
    `meta_tags: { description: ${"a".repeat(156)} }`,
    /more than 155 characters/,
  ],
  [
    "an unquoted text with a comma",
    "meta_tags: { description: a, b }",
    /has an unknown key "b" .* needs quotes/,
  ],
  ["a value of the wrong type", "big_title: ja", /big_title: has to be true or false/],
  ["invalid YAML", "meta_tags: { description: a", /pages\/pagina.yaml: line \d+: /],
])("%s is reported", async (_what, fields, message) => {
  expect(await problemsOf(page(fields))).toEqual([expect.stringMatching(message)]);
});

test.each([
  [
    "a page without a title",
    { "pages/pagina.yaml": "type: content_page" },
    "pages/pagina.yaml: title: is missing",
  ],
  [
    "a page type that its folder does not allow",
    { "pages/pagina.yaml": "{ type: news, title: a }" },
    expect.stringMatching(/: type: "news" is not for pages\/, use activiteit or business_partner or /),
  ],
  [
    "an unknown page type",
    { "pages/pagina.yaml": "{ type: blog, title: a }" },
    expect.stringMatching(/: type: has to be one of activiteit, business_partner, /),
  ],
  [
    "a file name that is not a valid address",
    { "pages/Een pagina.yaml": "{ type: content_page, title: a }" },
    "pages/Een pagina.yaml: the path of a file is its address: use small letters, digits and hyphens only",
  ],
  [
    "two files with one address",
    {
      "pages/nieuws/a.yaml": "{ type: content_page, title: a }",
      "news/a.yaml": "{ type: news, title: a, publication_date: 2026-01-01 }",
    },
    "news/a.yaml: another file has the address /nieuws/a too",
  ],
  [
    "news without a date",
    { "news/a.yaml": "{ type: news, title: a }" },
    "news/a.yaml: publication_date: is missing",
  ],
  [
    "news of a region without a date",
    { "pages/a.yaml": "{ type: regio_nieuws, title: a }" },
    "pages/a.yaml: publication_date: is missing",
  ],
  [
    "a term with a missing picture",
    { "taxonomies/activity_type.yaml": "[{ id: 31, name: a, icon: weg }]" },
    'taxonomies/activity_type.yaml: there is no picture "weg", available: plaatje',
  ],
  [
    "an invalid time",
    { "pages/a.yaml": '{ type: activiteit, title: a, start_time: "24:00" }' },
    "pages/a.yaml: start_time: has to be a time like 14:00",
  ],
  [
    "an address without a place",
    { "pages/a.yaml": "{ type: location, title: a, address: { address_line1: Lindelaan 12 } }" },
    "pages/a.yaml: address: locality: has to be a text",
  ],
  [
    "an invalid postal code",
    { "pages/a.yaml": "{ type: location, title: a, address: { postal_code: 4001, locality: Tiel } }" },
    "pages/a.yaml: address: postal_code: has to be a text",
  ],
  [
    "a field of another page type",
    { "pages/a.yaml": "{ type: quiz, title: a, sub_title: b }" },
    expect.stringMatching(/unknown field "sub_title", allowed: big_title, /),
  ],
  [
    "a home page of an unknown brand",
    { "home/ander.yaml": "{ type: homepage, title: a }" },
    "home/ander.yaml: is not the home page of a brand, those are home/alzheimer.yaml, home/samen.yaml, home/dementie.yaml",
  ],
  [
    "missing home pages",
    { "home/dementie.yaml": "", "home/samen.yaml": "" },
    "home/dementie.yaml: there is no home page: at least this one is required",
  ],
  [
    "a picture without alternative text",
    { "media/media.yaml": "{}" },
    'media/media.yaml: "plaatje" is missing: give plaatje.svg its alternative text',
  ],
  [
    "an alternative text without a picture",
    { "media/plaatje.svg": "" },
    'media/media.yaml: "plaatje": there is no such picture in media/',
  ],
  [
    "a picture without a size",
    { "media/plaatje.svg": "<svg/>" },
    "media/plaatje.svg: its width and height cannot be read",
  ],
  [
    "a menu link to a missing page",
    { "menus/main.yaml": "[{ title: Over, url: /contact, items: [{ title: Weg, url: /weg }] }]" },
    "menus/main.yaml: Over: Weg: link to /weg: that page does not exist",
  ],
  [
    "a main menu of four levels",
    {
      "menus/main.yaml":
        "[{ title: a, items: [{ title: b, items: [{ title: c, items: [{ title: d }] }] }] }]",
    },
    "menus/main.yaml: a: b: c: d: is on level 4, this menu has at most 3",
  ],
  [
    "a footer of three levels",
    { "menus/footer.yaml": "[{ title: a, items: [{ title: b, items: [{ title: c }] }] }]" },
    "menus/footer.yaml: a: b: c: is on level 3, this menu has at most 2",
  ],
  [
    "a redirect to a missing page",
    { "redirects.yaml": "[{ from: /oud, to: /weg }]" },
    "redirects.yaml: link to /weg: that page does not exist",
  ],
  [
    "a notice with a link to a missing page",
    { "site.yaml": "notice: { title: a, text: b, link: { url: /weg, title: c } }" },
    "site.yaml: link to /weg: that page does not exist",
  ],
  [
    "a notice of a brand with a link to a missing page",
    { "site.yaml": "brands: { samen: { notice: { title: a, text: b, link: { url: /weg, title: c } } } }" },
    "site.yaml: link to /weg: that page does not exist",
  ],
  [
    "settings of an unknown brand",
    { "site.yaml": "brands: { merk: { socials: [] } }" },
    expect.stringMatching(/^site\.yaml: brands: .*merk/),
  ],
  [
    "an invalid newsletter form id",
    { "site.yaml": "brands: { samen: { newsletter: { form_id: nieuws brief } } }" },
    expect.stringMatching(/^site\.yaml: brands: samen: newsletter: form_id: has to be letters/),
  ],
  [
    "a term id that is used twice",
    { "taxonomies/location_type.yaml": "[{ id: 1, name: a }]" },
    "taxonomies/news_category.yaml: id 1 is used twice: ids are unique over all vocabularies",
  ],
])("%s is reported", async (_what, files, message) => {
  expect(await problemsOf(files)).toEqual([message]);
});

test("links to routes without a page, other sites, phone numbers and mailboxes are valid", async () => {
  const links = [
    "/",
    "/zoeken?zoekterm=a",
    "/nieuwsbrief",
    "/contact#kop",
    "https://example.nl",
    "tel:08000000000",
  ];
  const texts = [...links, "mailto:a@example.nl", "#kop"].map((link) => `[a](${link})`).join(" ");
  expect(await problemsOf(page(`introduction_wysiwyg: '${texts}'`))).toEqual([]);
});

test("an empty folder is reported as missing its home page", async () => {
  const { problems } = await loadContent(temporaryFolder());
  expect(problems).toEqual(["home/dementie.yaml: there is no home page: at least this one is required"]);
});

test("the stand-in does not start when the content has problems, and lists them", async () => {
  const contentDir = contentFolder(page("intro: a\nbig_title: ja"));
  const start = createBackend({ contentDir, dataDir: temporaryFolder() });
  await expect(start).rejects.toThrow(/unknown field "intro".*\n.*big_title: has to be true or false/);
});
