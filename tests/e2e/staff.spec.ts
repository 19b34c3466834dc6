import type { Page } from "@playwright/test";
import { codeAt } from "../setup/totp-codes";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { giveRole, logIn, main, newMember } from "./members";

const code = (page: Page) => main(page).getByRole("textbox", { name: "Code" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an administrator sets up the second factor, blocks a member, and finds it in the log", async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await browser.newContext({ javaScriptEnabled, baseURL });
      const member = await other.newPage();
      const { name } = await newMember(member);
      const { name: administrator, email } = await newMember(page);
      giveRole(administrator, "admin");

      await page.goto("/mijn");
      await main(page).getByRole("link", { name: "Naar beheer" }).click();
      await expect(page).toHaveURL(/\/beheer\/tweede-stap$/);
      const secret = (await main(page).locator("code").textContent())?.replaceAll(" ", "") ?? "";
      expect(await widthIn(page, 320)).toBe(320);
      if (javaScriptEnabled) expect(await violationsInBothSchemes(page)).toEqual([]);
      await code(page).fill("1");
      await main(page).getByRole("button", { name: "Klaar" }).click();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^Code/]);
      await code(page).fill(codeAt(secret, new Date()));
      await main(page).getByRole("button", { name: "Klaar" }).click();
      const codes = main(page).getByRole("region", { name: "Je herstelcodes" }).getByRole("listitem");
      await expect(codes).toHaveCount(10);
      const recovery = (await codes.first().textContent()) ?? "";
      await main(page).getByRole("link", { name: "Ik heb ze bewaard" }).click();

      await main(page).getByRole("link", { name: "Leden" }).first().click();
      await main(page).getByLabel("Deel van de naam").fill(name);
      await main(page).getByRole("button", { name: "Zoek" }).click();
      await main(page).getByRole("link", { name }).click();
      await main(page).getByRole("link", { name: "Blokkeer dit lid" }).click();
      if (javaScriptEnabled) expect(await violationsInBothSchemes(page)).toEqual([]);
      await main(page).getByRole("button", { name: "Ja, blokkeer" }).click();
      await expect(main(page).getByRole("status")).toContainText(`${name} is geblokkeerd`);
      await member.goto("/mijn");
      await expect(main(member).getByRole("heading", { level: 1 })).not.toContainText(name);

      await main(page).getByRole("link", { name: "Logboek" }).click();
      await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText(
        `${administrator} blokkeerde ${name}.`,
      );

      await main(page).getByRole("button", { name: "Log uit" }).click();
      await page.goto("/beheer/logboek");
      await main(page).getByRole("link", { name: "Log in" }).click();
      await logIn(page, email);
      await code(page).fill(recovery);
      await main(page).getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL(/\/beheer\/logboek$/);
      await expect(main(page).getByRole("listitem").first()).toBeVisible();
      await expect(main(page)).toContainText(`${administrator} logde in met een herstelcode.`);
      await other.close();
    });
  });
}
