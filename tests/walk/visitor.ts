import { By, error, until, type WebDriver, type WebElement } from "selenium-webdriver";

const patienceMs = 10_000;

/** A visitor who finds elements by their visible text. Methods throw if there is no such element. */
export class Visitor {
  constructor(
    private readonly browser: WebDriver,
    private readonly site: string,
  ) {}

  /** Opens the home page and refuses cookies in the consent bar. */
  async openHome(): Promise<void> {
    await this.browser.get(this.site);
    const bar = By.css(".consent");
    if ((await this.browser.findElements(bar)).length === 0) return;
    await this.press("Nee, liever niet");
    await this.browser.wait(async () => (await this.browser.findElements(bar)).length === 0, patienceMs);
  }

  /** Follows the first visible link with this text. */
  async followLink(words: string, within = "body"): Promise<void> {
    await this.clicks(`//${within}//a[contains(normalize-space(.), ${quoted(words)})]`);
  }

  async press(words: string, within = "body"): Promise<void> {
    await this.clicks(`//${within}//button[contains(normalize-space(.), ${quoted(words)})]`);
  }

  async fill(label: string, words: string, within = "main"): Promise<void> {
    const field = await this.field(label, within);
    await field.clear();
    await field.sendKeys(words);
  }

  /** @param path of a file on this machine */
  async attach(label: string, path: string): Promise<void> {
    await (await this.field(label, "main")).sendKeys(path);
  }

  /** Chooses this answer for every question on the page. */
  async answerAll(answer: string): Promise<void> {
    const answers = `//main//input[@id = //label[normalize-space(.) = ${quoted(answer)}]/@for]`;
    for (const input of await this.browser.findElements(By.xpath(answers))) await this.click(input);
  }

  /** Waits for a page with a matching title. */
  async waitForTitle(title: RegExp): Promise<void> {
    await this.browser.wait(until.titleMatches(title), patienceMs, `no page ${title}`);
  }

  /** Checks that a link with this text is visible. */
  async expectLink(words: string): Promise<void> {
    await this.visible(`//main//a[contains(normalize-space(.), ${quoted(words)})]`);
  }

  private field(label: string, within: string): Promise<WebElement> {
    const labels = `//${within}//label[contains(normalize-space(.), ${quoted(label)})]`;
    return this.visible(`//*[self::input or self::textarea or self::select][@id = ${labels}/@for]`);
  }

  private async clicks(xpath: string): Promise<void> {
    await this.click(await this.visible(xpath));
  }

  private async click(element: WebElement): Promise<void> {
    await this.browser.executeScript(toTheMiddle, element);
    // The page may still be loading.
    await this.browser.wait(() => element.click().then(() => true, isNotThereYet), patienceMs);
  }

  private async visible(xpath: string): Promise<WebElement> {
    const found = await this.browser.wait(
      () => this.browser.executeScript<WebElement | null>(firstInSight, xpath),
      patienceMs,
      `cannot be seen: ${xpath}`,
    );
    if (!found) throw new Error(xpath);
    await this.browser.executeScript(toTheMiddle, found);
    return found;
  }
}

const toTheMiddle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

// Runs in the page. Text for screen readers only is one pixel large.
const firstInSight = `
  const found = document.evaluate(arguments[0], document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    const { width, height } = element.getBoundingClientRect();
    if (width > 20 && height > 10) return element;
  }
  return null;`;

/** A string literal in XPath 1.0, which has no escapes. */
function quoted(words: string): string {
  return words.includes('"') ? `'${words}'` : `"${words}"`;
}

function isNotThereYet(problem: unknown): false {
  if (problem instanceof error.ElementNotInteractableError) return false;
  throw problem;
}
