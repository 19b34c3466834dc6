import type { Page } from "@playwright/test";
import { brands } from "../../app/utils/brand";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { main, newMember } from "./members";

const forum = "/ervaringen-delen/forum";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    /** Where scripts run, the editor takes the place of the text area as soon as it is loaded. */
    async function write(page: Page, name: string, text: string) {
      if (javaScriptEnabled) await expect(main(page).locator("[role=textbox]")).toBeVisible();
      await main(page).getByRole("textbox", { name }).fill(text);
    }

    test("a member starts a blog, writes, changes and removes an entry, follows, and reacts", async ({
      page,
    }) => {
      await newMember(page);
      await page.goto("/mijn/blog");
      await main(page).getByLabel("Naam van je blog").fill("Wij samen");
      await main(page).getByRole("button", { name: "Begin je blog" }).click();
      await main(page).getByRole("link", { name: "Schrijf een stuk" }).click();
      await main(page).getByLabel("Titel").fill("Het eerste stuk");
      await write(page, "Je stuk", "We gingen naar zee.");
      await main(page).getByRole("button", { name: "Bewaar voor later" }).click();
      await expect(main(page).getByRole("heading", { name: "Je concept is bewaard" })).toBeVisible();
      await page.goto("/mijn/blog");
      await expect(main(page).getByText("Concept, alleen jij ziet het")).toBeVisible();
      await main(page).getByRole("link", { name: "Het eerste stuk" }).click();
      await main(page).getByRole("button", { name: "Plaats je stuk" }).click();
      await expect(main(page).getByRole("heading", { name: "Je tekst is bewaard" })).toBeVisible();
      await main(page).getByRole("link", { name: "Wijzig dit stuk" }).click();
      await write(page, "Je stuk", "We gingen naar het bos.");
      await main(page).getByRole("button", { name: "Bewaar je wijziging" }).click();
      await expect(main(page).getByText("We gingen naar het bos.")).toBeVisible();
      await main(page).getByRole("link", { name: "Wijzig dit stuk" }).click();
      await expect(main(page).getByRole("button", { name: "Ja, haal weg" })).toBeHidden();
      await main(page).getByText("Haal dit stuk weg").click();
      await main(page).getByRole("button", { name: "Ja, haal weg" }).click();
      await expect(main(page).getByRole("heading", { name: "Je stuk is weg" })).toBeVisible();
      await expect(main(page).getByText("Het eerste stuk")).toHaveCount(0);

      await page.goto("/ervaringen-delen/blogs/Dwarsfluit");
      await main(page).getByRole("button", { name: "Volg deze blog" }).click();
      await expect(main(page).getByText("Je volgt deze blog.")).toBeVisible();
      await main(page).getByRole("button", { name: "Stop met volgen" }).click();
      await expect(main(page).getByRole("button", { name: "Volg deze blog" })).toBeVisible();

      await page.goto(forum);
      await main(page).getByRole("link", { name: "Mantelzorgers" }).click();
      await main(page).getByRole("link", { name: "Eén ding dat vandaag goed ging" }).click();
      await main(page).getByRole("button", { name: "Volg dit gesprek" }).click();
      await expect(main(page).getByRole("heading", { name: "Je volgt dit nu" })).toBeVisible();
      await main(page).getByRole("link", { name: "Volgende" }).click();
      await main(page)
        .getByRole("link", { name: /^Citeer/ })
        .first()
        .click();
      await expect(main(page).getByText(/^Je citeert/)).toBeVisible();
      await write(page, "Je reactie", "Vandaag zong hij mee.");
      await main(page).getByRole("button", { name: "Bekijk eerst" }).click();
      await expect(main(page).getByText("Zo komt het eruit te zien")).toBeVisible();
      // Until fifteen seconds after the entry the form comes back with its words.
      await expect(async () => {
        await main(page).getByRole("button", { name: "Plaats je reactie" }).click();
        await expect(main(page).getByRole("heading", { name: "Je tekst is bewaard" })).toBeVisible({
          timeout: 3_000,
        });
      }).toPass({ intervals: [2_000] });
      await expect(main(page).getByText("Vandaag zong hij mee.")).toBeVisible();
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
      const [entry] = await main(page).locator("a[href*='/blogs/stuk/']").all();
      const threads = [addresses.at(-2) ?? "", (await entry?.getAttribute("href")) ?? ""];
      const found: Record<string, unknown> = {};
      const audit = async (reader: string, paths: readonly string[]) => {
        for (const path of paths) {
          await page.goto(path);
          const problems = await violations(page);
          const width = await widthIn(page, 320);
          if (problems.length > 0 || width > 320) found[`${path} of a ${reader}`] = { problems, width };
        }
      };
      await audit("visitor", addresses);
      await newMember(page);
      await audit("member", threads);
      await audit("member", [`${forum}/mantelzorgers/nieuw`, "/mijn/blog/stuk", "/mijn/blog/volgers"]);
      expect(found).toEqual({});
    });
  });
}

async function addressOf(page: Page, link: string): Promise<string> {
  return (await main(page).getByRole("link", { name: link }).getAttribute("href")) ?? "";
}
