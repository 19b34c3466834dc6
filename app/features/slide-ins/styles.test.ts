import { readFileSync } from "node:fs";
import postcss, { type AtRule } from "postcss";
import { expect, test } from "vitest";

test("before it appears a slide-in takes no space: every property that gives it height starts at nothing", () => {
  const sheet = postcss.parse(readFileSync("app/features/slide-ins/styles.css", "utf8"));
  const frames = new Map<string, Map<string, string>>();
  sheet.walkAtRules("keyframes", ({ params, nodes }: AtRule) => {
    const properties = new Map<string, string>();
    for (const node of nodes ?? [])
      if (node.type === "rule") node.walkDecls(({ prop, value }) => void properties.set(prop, value));
    frames.set(params, properties);
  });
  let animation = "";
  sheet.walkDecls("animation", ({ value }) => {
    animation = value;
  });
  const started = new Map(
    [...frames].flatMap(([name, properties]) => (animation.includes(name) ? [...properties] : [])),
  );
  for (const property of [
    "max-height",
    "margin-top",
    "margin-bottom",
    "padding-top",
    "padding-bottom",
    "border-width",
  ])
    expect([property, started.get(property)]).toEqual([property, "0"]);
  expect([started.get("overflow"), started.get("visibility")]).toEqual(["hidden", "hidden"]);
});
