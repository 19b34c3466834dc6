import type { Page } from "@playwright/test";
import { brands } from "../../app/utils/brand";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { main, newMember } from "./members";

const forum = "/ervaringen-delen/forum";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a member reads along, sees a text before placing it, and starts a blog", async ({ page }) => {
      await newMember(page);
      await page.goto(forum);
      await main(page).getByRole("link", { name: "Mantelzorgers" }).click();
      await main(page).getByRole("link", { name: "Eén ding dat vandaag goed ging" }).click();
      await main(page).getByRole("link", { name: "Volgende" }).click();
      await main(page)
        .getByRole("link", { name: /^Citeer/ })
        .first()
        .click();
      await expect(main(page).getByText(/^Je citeert/)).toBeVisible();
      await main(page).getByRole("textbox", { name: "Je reactie" }).fill("Vandaag zong hij mee.");
      await main(page).getByRole("button", { name: "Bekijk eerst" }).click();
      await expect(main(page).getByText("Zo komt het eruit te zien")).toBeVisible();
      await main(page).getByRole("button", { name: "Plaats je reactie" }).click();
      await expect(main(page).getByRole("heading", { name: "Je tekst is bewaard" })).toBeVisible();
      await expect(main(page).getByText("Vandaag zong hij mee.")).toBeVisible();

      await page.goto("/mijn/blog");
      await main(page).getByLabel("Naam van je blog").fill("Wij samen");
      await main(page).getByRole("button", { name: "Begin je blog" }).click();
      await main(page).getByRole("link", { name: "Schrijf een stuk" }).click();
      await main(page).getByLabel("Titel").fill("Het eerste stuk");
      await main(page).getByRole("textbox", { name: "Je stuk" }).fill("We gingen naar zee.");
      await main(page).getByRole("button", { name: "Bewaar voor later" }).click();
      await expect(main(page).getByRole("heading", { name: "Je concept is bewaard" })).toBeVisible();
      await page.goto("/mijn/blog");
      await expect(main(page).getByText("Concept, alleen jij ziet het")).toBeVisible();
    });

    test("a visitor searches, narrows it to conversations, and reads one", async ({ page }) => {
      await page.goto("/ervaringen-delen");
      await main(page).getByRole("link", { name: "Zoeken", exact: true }).click();
      const search = main(page).getByRole("search");
      await search.getByLabel("Wat wil je weten?").fill("slapen");
      await search.getByLabel("Wat wil je weten?").press("Enter");
      const talks = search.getByLabel(/^Gesprekken/);
      // Where scripts run, the choice searches; elsewhere the button does.
      await talks.check({ force: true });
      if (!javaScriptEnabled) await search.getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/soort=gesprek/);
      await expect(main(page).getByRole("heading", { name: "Gevonden voor ‘slapen’" })).toBeVisible();
      await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(1);
      await main(page).getByRole("link", { name: "Slapen in de stoel, laten of wekken?" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Slapen in de stoel, laten of wekken?",
      );
    });
  });
}

for (const brand of brands) {
  test.describe(`of ${brand}`, () => {
    test.use({ brand });

    test("pages of the community fit a window of 320 px, without accessibility violations", async ({
      page,
    }) => {
      const addresses = ["/ervaringen-delen", forum, `${forum}/mantelzorgers`, "/ervaringen-delen/blogs"];
      addresses.push("/gedragsregels", "/ervaringen-delen/zoeken?zoekterm=slapen");
      await page.goto(`${forum}/mantelzorgers`);
      addresses.push(await addressOf(page, "Eén ding dat vandaag goed ging"));
      await page.goto("/ervaringen-delen/blogs");
      const [blog] = await main(page).locator("h2 a[href*='/blogs/'], h3 a[href*='/blogs/']").all();
      addresses.push((await blog?.getAttribute("href")) ?? "");
      const found: Record<string, unknown> = {};
      for (const address of addresses) {
        await page.goto(address);
        const problems = await violations(page);
        const width = await widthIn(page, 320);
        if (problems.length > 0 || width > 320) found[address] = { problems, width };
      }
      expect(found).toEqual({});
    });
  });
}

async function addressOf(page: Page, link: string): Promise<string> {
  return (await main(page).getByRole("link", { name: link }).getAttribute("href")) ?? "";
}
