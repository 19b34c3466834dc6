import { expect, test } from "vitest";
import { collectProblems } from "~/fields/decode-problems";
import { brands } from "~/utils/brand";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { SiteFooter } from "./site-footer";
import { siteSettingsSchema } from "./site-settings-schema.server";

const picture = { url: "/ab12/merk/original.png", alt: "", width: 300, height: 120 };

/** Lists of the CMS, each with the names and addresses that the footer then shows. */
const lists: [string, unknown, [string, string | null][] | "of the brand"][] = [
  ["absent", undefined, "of the brand"],
  ["unreadable", "keurmerken", "of the brand"],
  ["empty", [], []],
  ["a picture and a link", [{ title: "Erkend", url: "/anbi", image: picture }], [["Erkend", "/anbi"]]],
  ["a name only", [{ title: "Erkend" }], [["Erkend", null]]],
  [
    "an unsafe address",
    [{ title: "Erkend", url: "javascript:alert(1)", image: picture }],
    [["Erkend", null]],
  ],
  ["one without a name", [{ title: "" }, { title: "Erkend", image: picture }], [["Erkend", null]]],
];

test.each(
  brands.flatMap((brand) => lists.map(([name, marks, expected]) => ({ brand, name, marks, expected }))),
)(
  "the footer of $brand has each quality mark as a picture with its name, with a list of the CMS: $name",
  async ({ brand, marks, expected }) => {
    const { value: settings, problems } = collectProblems(() => siteSettingsSchema.parse({ marks }));
    const html = await render(<SiteFooter newsletter={null} />, { brand, shell: { marks: settings.marks } });
    const shown = [...dom(html).querySelectorAll("[aria-label=Keurmerken] > li")];
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
    for (const mark of shown) expect(mark.textContent?.trim()).not.toBe("");
    if (expected === "of the brand") {
      expect(shown.length).toBeGreaterThan(2);
      const pictures = shown.map((mark) => mark.querySelector("img")?.getAttribute("src"));
      expect(new Set(pictures).size).toBe(shown.length);
      return;
    }
    const facts = shown.map((mark) => [
      mark.textContent,
      mark.querySelector("a")?.getAttribute("href") ?? null,
    ]);
    expect(facts).toEqual(expected);
    const given = Array.isArray(marks) ? marks : [];
    expect(shown.filter((mark) => mark.querySelector("img"))).toHaveLength(
      given.filter(({ image }) => image).length,
    );
    const lostAddresses = given.filter(({ url }) => url).length - expected.filter(([, url]) => url).length;
    expect(problems.length).toBe(given.length - expected.length + lostAddresses);
  },
);

test.each(brands)(
  "the text beside the logo of %s is that of the CMS, else that of the brand",
  async (brand) => {
    const about = async (given: unknown) => {
      const shell = { about: siteSettingsSchema.parse({ about: given }).about };
      const document = dom(await render(<SiteFooter newsletter={null} />, { brand, shell }));
      return document.querySelector("a:has(img) + p")?.textContent;
    };
    expect(await about(" In 48 afdelingen. ")).toBe("In 48 afdelingen.");
    for (const absent of [undefined, null, "", 7]) expect(await about(absent)).toMatch(/dementie/);
  },
);
