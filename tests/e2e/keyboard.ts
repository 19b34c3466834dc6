import { expect, type Locator, type Page } from "@playwright/test";

/** A visitor with only a keyboard. Each Tab press is a stop; its focus must be visible. */
export class KeyboardUser {
  /** The number of Tab presses. */
  stops = 0;
  /** Stops without a visible focus. */
  readonly unseen: string[] = [];

  constructor(private readonly page: Page) {}

  /** Presses Tab until the target has focus. @throws after `limit` stops */
  async tabTo(target: Locator, { limit = 40, back = false } = {}): Promise<void> {
    for (let stop = 1; stop <= limit; stop += 1) {
      await this.tabs(1, back);
      if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement)))
        return;
    }
    const last = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    throw new Error(`Not at ${target} after ${limit} stops, but at ${last}`);
  }

  async tabs(times: number, back = false): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.page.keyboard.press(back ? "Shift+Tab" : "Tab");
      this.stops += 1;
      const problem = await this.page.evaluate(unseenFocus);
      if (problem) this.unseen.push(`${new URL(this.page.url()).pathname}: ${problem}`);
    }
  }

  /** Tabs to the target, presses Enter and waits for the next page. */
  async open(target: Locator, options?: { limit?: number; back?: boolean }): Promise<void> {
    await this.tabTo(target, options);
    await this.pressEnter();
  }

  async pressEnter(): Promise<void> {
    await Promise.all([this.page.waitForEvent("framenavigated"), this.page.keyboard.press("Enter")]);
    // With its style sheets, without which nothing shows the focus.
    await this.page.waitForLoadState();
  }

  /** Follows the skip link to the content. */
  async skipToContent(): Promise<void> {
    await this.open(this.page.getByRole("link", { name: "Direct naar de inhoud" }), { limit: 1 });
    await expect(this.page).toHaveURL(/#/);
    // A page that still loads moves the focus later.
    await expect(this.page.getByRole("main")).toBeFocused();
  }

  /** Goes to what is said about the form that was sent: the site script moves the focus there. */
  async goToAnswer(hasScripts: boolean): Promise<void> {
    if (hasScripts) await expect(this.page.getByRole("main").getByRole("status")).toBeFocused();
    else await this.skipToContent();
  }

  async type(target: Locator, words: string, options?: { limit?: number; back?: boolean }): Promise<void> {
    await this.tabTo(target, options);
    await this.page.keyboard.type(words);
  }
}

/**
 * Why the focus is not visible: no outline, or covered by another element (WCAG 2.4.7 and 2.4.11); null if visible.
 * Labels show the focus of radio buttons and checkboxes. Runs in the page.
 */
function unseenFocus(): string | null {
  const element = document.activeElement;
  // After the last element focus moves to the browser.
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  const shown = [element, label].filter((part) => part !== null);
  const name = `${element.outerHTML.slice(0, 100)} …`;

  const outlines = shown.flatMap((part) => [getComputedStyle(part), getComputedStyle(part, "::before")]);
  const isMarked = outlines.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none",
  );
  if (!isMarked) return `no mark: ${name}`;

  const isInSight = shown.some((part) =>
    [...part.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((along) => {
        const hit = document.elementFromPoint(left + width * along, top + height / 2);
        return hit !== null && (part.contains(hit) || hit === label);
      }),
    ),
  );
  return isInSight ? null : `covered or out of sight: ${name}`;
}
