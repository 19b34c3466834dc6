import { expect, test } from "vitest";
import { backendWith } from "../test-support";

test("a menu is a tree with weights in file order", async () => {
  const { json } = await backendWith({
    "menus/main.yaml": `
- { title: Thuis, url: / }
- title: Contact
  url: /contact
  description: Stel je vraag
  items:
    - { title: Elders, url: "https://example.nl/a" }
`,
  });
  const key = expect.any(String);
  expect(await json("/api/drupal/api/menu_items/main")).toMatchObject([
    { key, title: "Thuis", description: null, relative: "/", weight: "0", expanded: false, below: [] },
    {
      key,
      title: "Contact",
      description: "Stel je vraag",
      uri: "contact",
      alias: "contact",
      external: false,
      absolute: "http://backend.test/contact",
      relative: "/contact",
      weight: "1",
      expanded: true,
      enabled: true,
      below: [
        {
          uri: "https://example.nl/a",
          alias: null,
          external: true,
          absolute: "https://example.nl/a",
          relative: "https://example.nl/a",
          weight: "0",
        },
      ],
    },
  ]);
});

test("footer columns have no address", async () => {
  const { json } = await backendWith({
    "menus/footer.yaml": "[{ title: Over ons, items: [{ title: a, url: /contact }] }]",
  });
  expect(await json("/api/drupal/api/menu_items/footer")).toMatchObject([
    {
      title: "Over ons",
      uri: null,
      relative: null,
      absolute: null,
      external: false,
      below: [{ relative: "/contact" }],
    },
  ]);
});

test("a menu has the order of the brand that asks", async () => {
  const { json } = await backendWith({
    "menus/main.yaml": "[{ title: a }, { title: b }, { title: c, order: { samen: 1 } }]",
  });
  const menu = (brand: string) =>
    json("/api/drupal/api/menu_items/main", { headers: { "X-Platform": brand } });
  expect(await menu("samen")).toMatchObject([{ title: "c" }, { title: "a" }, { title: "b" }]);
  expect(await menu("alzheimer")).toMatchObject([{ title: "a" }, { title: "b" }, { title: "c" }]);
});
