import { expect, test } from "vitest";
import { categoryNames, navigationNames } from "~/fields/icon-names";
import { dom, render } from "../../../tests/setup/render";
import { CategoryIcon } from "./category-icon";
import { NavigationIcon } from "./navigation-icon";

test("every icon has a different path and is hidden from screen readers", async () => {
  const document = dom(
    await render(
      <>
        {categoryNames.map((name) => (
          <CategoryIcon key={name} name={name} />
        ))}
        {navigationNames.map((name) => (
          <NavigationIcon key={name} name={name} />
        ))}
      </>,
    ),
  );
  const icons = [...document.querySelectorAll('svg[aria-hidden="true"]')];
  expect(icons).toHaveLength(21);
  const drawings = icons.map((icon) => icon.querySelector("path")?.getAttribute("d"));
  expect(new Set(drawings).size).toBe(21);
});
