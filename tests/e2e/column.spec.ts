import { expect, test } from "./fixtures";
import { brokenWords } from "./words";

for (const width of [360, 768, 1024, 1440]) {
  test(`the cards of a banner in a column have room for their texts, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_blokken/pagina/content_page/with%20a%20banner%20beside%20its%20call%20to%20action");
    const titles = page.locator(".banner-title");
    await expect(titles).toHaveCount(3);
    const widths = await titles.evaluateAll((all) => all.map((title) => title.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(200);
  });
}

for (const width of [320, 360, 768, 834, 1024, 1440]) {
  test(`titles of activities have room for a word of 15 letters, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/regios/rivierenland");
    const titles = page.locator(".activity h3 a");
    expect(await titles.count()).toBeGreaterThan(1);
    const lines = await titles.evaluateAll((all) =>
      all.map((title) => {
        title.textContent = "Natuurwandeling";
        return title.getClientRects().length;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
  });
}

const namesInLists = {
  "/regios/rivierenland/locaties": ["h3 a"],
  "/ervaringen-delen/blogs": ["h3 a", "p a"],
  "/ervaringen-delen/blogs/Koffiepot61": ["h3 a"],
};

for (const [path, names] of Object.entries(namesInLists)) {
  test(`a very long word in a name does not make ${path} wider`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(path);
    const main = page.getByRole("main");
    for (const name of names)
      await main
        .locator(`li ${name}`)
        .first()
        .evaluate((one) => {
          one.textContent = "Ontmoetingsplek".repeat(5);
        });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

for (const width of [360, 768, 1024, 1440]) {
  test(`the answers of the memory test have whole words, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/geheugentest/ander?vraag=1");
    const answers = page.locator(".scale label");
    await expect(answers).toHaveCount(5);
    expect(await brokenWords(answers)).toEqual([]);
  });
}

const longWord = "Ontmoetingsplek".repeat(4);

for (const path of [
  `/vrijwilligerswerk?search=${longWord}`,
  `/vrijwilligerswerk?zipcode=${longWord}&range=5`,
  `/regios/rivierenland?zoekterm=${longWord}`,
  `/regios?zoekterm=${longWord}`,
]) {
  test(`a very long word that is looked for does not make ${path.replace(longWord, "")} wider`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(longWord);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

/** What has a right edge that is seen. */
const edged = [
  ...[".cards", ".link-grid", ".link-list", ".news-list", ".rows", ".expand", ".quote", ".feedback"],
  ...[".reviewed", ".location-list", ".contact"],
];

for (const width of [768, 1440]) {
  test(`lists, cards and quotes end where their column ends, and sections have titles, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      ...["/", "/dementie/vormen", "/zorgen/partner", "/herkennen-en-diagnose/signalen", "/steun-ons"],
      ...["/quiz", "/regios/rivierenland"],
    ]) {
      await page.goto(path);
      const short = await page.locator(edged.map((one) => `main ${one}`).join()).evaluateAll((all) =>
        all.flatMap((element) => {
          const column = element.closest(".layout-side > *, .wrap");
          if (!column || element.getClientRects().length === 0) return [];
          const padding = Number.parseFloat(getComputedStyle(column).paddingRight);
          const missing =
            column.getBoundingClientRect().right - padding - element.getBoundingClientRect().right;
          return Math.abs(missing) > 1 ? [`${element.className} ends ${missing} px before its column`] : [];
        }),
      );
      expect.soft(short, path).toEqual([]);
      const blownUp = await page
        .locator("main :is(.quote, .face) img")
        .evaluateAll((all) =>
          all
            .filter((image) => image.clientWidth > Number(image.getAttribute("width")))
            .map((one) => one.outerHTML),
        );
      expect.soft(blownUp, path).toEqual([]);
    }
    const titles = page.locator("main h2");
    await expect(page.locator("main h2:visible")).toHaveCount(await titles.count());
  });
}

/** Pages with five, six and seven cards in a grid. */
const cardPages = { "/dementie/vormen": 5, "/dementie": 6, "/leven-met-dementie": 7 };
const views = {
  normal: "toestemming=1",
  calm: "toestemming=1&rust=1",
  large: "toestemming=1&tekst=groter",
  largest: "toestemming=1&tekst=grootst&regels=ruim",
};

for (const [view, value] of Object.entries(views)) {
  test(`cards have room for their texts at any number of them, and fill a wide page (${view})`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "weergave", value, url: baseURL ?? "" }]);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, count] of Object.entries(cardPages)) {
        await page.goto(path);
        const grid = page.getByRole("main").locator(`.cards:has(> article:nth-child(${count}))`).first();
        const { cut, narrowest, missing } = await grid.evaluate((element) => {
          const cards = [...element.children];
          const right = (one: Element | undefined) => one?.getBoundingClientRect().right ?? 0;
          const texts = cards.flatMap((card) =>
            [...card.querySelectorAll("p")].map((text) => ({
              width: text.clientWidth,
              isCut: right(text) > right(card),
            })),
          );
          return {
            cut: texts.filter(({ isCut }) => isCut).length,
            narrowest: Math.min(...texts.map((text) => text.width)),
            missing: right(element) - right(cards.at(-1)),
          };
        });
        expect.soft(cut, `texts cut on ${path} at ${width} px`).toBe(0);
        expect.soft(narrowest, `narrowest text on ${path} at ${width} px`).toBeGreaterThan(200);
        if (width >= 1024 && view === "normal") expect.soft(missing, path).toBeLessThanOrEqual(1);
      }
    }
  });
}

test("a list of conversations fills the width beside the side column", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/ervaringen-delen/forum/mijn-partner");
  const main = page.getByRole("main");
  const list = await main.getByRole("region", { name: "Gesprekken" }).getByRole("list").first().boundingBox();
  const side = await main.getByRole("complementary").boundingBox();
  const gap = (side?.x ?? 0) - (list?.x ?? 0) - (list?.width ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThanOrEqual(80);
});

test("at every width the help strip leads to larger text and the calm view", async ({ page }) => {
  await page.goto("/zorgen");
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const link = page.locator(".help-strip").getByRole("link", { name: "Weergave aanpassen" });
    await expect(link, `at ${width} px`).toBeVisible();
    expect((await link.boundingBox())?.height, `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});
