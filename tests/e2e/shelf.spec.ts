import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor opens an item of the shop, goes to the previous item and closes it", async ({ page }) => {
      await page.goto("/winkel");
      await page.getByRole("link", { name: "Weekplanner voor de koelkast" }).click();
      const open = page.getByRole("dialog");
      await expect(open.getByRole("heading", { level: 2 })).toHaveText("Weekplanner voor de koelkast");
      await open.getByRole("link", { name: /^Vorige/ }).click();
      await expect(open.getByRole("heading", { level: 2 })).toHaveText("Klok met dag en datum");
      await expect(open.getByText("Vorige", { exact: true })).toHaveAttribute("aria-disabled", "true");
      if (javaScriptEnabled) {
        await expect(page.locator("dialog:modal"), "the script has opened it as a modal").toBeVisible();
        await page.keyboard.press("Escape");
      } else await open.getByRole("link", { name: "Sluit" }).click();
      await expect(open).toBeHidden();
      await expect(page).toHaveURL(/\/winkel#item-klok-met-dag-en-datum$/);
      if (javaScriptEnabled)
        await expect(page.getByRole("link", { name: "Klok met dag en datum" })).toBeFocused();
    });
  });
}
