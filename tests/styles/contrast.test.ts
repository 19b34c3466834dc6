import { describe, expect, it } from "vitest";
import { brands } from "../../app/utils/brand";
import { colour, contrast, pairs, schemes, sharedNames, tokens } from "./tokens";

describe.each(brands)("%s", (brand) => {
  describe.each(schemes)("%s", (scheme) => {
    it.each(pairs.filter(([, , , only]) => !only || only === scheme))(
      "%s on %s is at least %d:1",
      (foreground, ground, needs) => {
        const ratio = contrast(colour(brand, scheme, foreground), colour(brand, scheme, ground));
        expect(ratio).toBeGreaterThanOrEqual(needs);
      },
    );
  });
});

describe("the sets of tokens", () => {
  it("have the same names in every brand, light and dark", () => {
    const names = [...tokens.light.alzheimer.keys()].sort();
    expect(names.length).toBeGreaterThan(25);
    for (const brand of brands) {
      for (const scheme of schemes)
        expect([...tokens[scheme][brand].keys()].sort(), `${brand} ${scheme}`).toEqual(names);
    }
  });

  it("hold colours only, so that nothing else takes a colour's name", () => {
    for (const brand of brands) {
      for (const scheme of schemes) {
        for (const [name, value] of tokens[scheme][brand])
          expect(value, `${brand} ${scheme} ${name}`).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
    expect(sharedNames().filter((name) => tokens.light.alzheimer.has(name))).toEqual([]);
  });
});
