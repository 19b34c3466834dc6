/**
 * Performs the main tasks of visitors from the home page, in another browser engine than the tests:
 * `npm run walk -- webkit http://localhost:3000` (docs/tests.md, 'Other browsers'). The site must be running.
 */
import { readdirSync } from "node:fs";
import { Builder, Capabilities } from "selenium-webdriver";
import { tasks } from "./tasks";
import { Visitor } from "./visitor";

const engines = {
  // The Debian package webkit2gtk-driver includes MiniBrowser.
  webkit: () =>
    new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    }),
  firefox: () => new Capabilities({ browserName: "firefox", "moz:firefoxOptions": { args: ["-headless"] } }),
};

const [engine = "webkit", site = "http://localhost:3000", driver] = process.argv.slice(2);
if (engine !== "webkit" && engine !== "firefox") throw new Error(`No such engine: ${engine}`);
const builder = new Builder().withCapabilities(engines[engine]());
const browser = await (driver ? builder.usingServer(driver) : builder).build();
let failed = 0;
try {
  await browser.manage().window().setRect({ width: 1200, height: 900 });
  for (const [name, take] of Object.entries(tasks)) {
    try {
      await take(new Visitor(browser, site));
      console.info(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name}, at ${await browser.getCurrentUrl()}: ${error}`);
    }
  }
} finally {
  await browser.quit();
}
process.exitCode = failed === 0 ? 0 : 1;

function miniBrowser(): string {
  const libraries = "/usr/lib/x86_64-linux-gnu";
  const folder = readdirSync(libraries).find((name) => name.startsWith("webkit2gtk-4"));
  return process.env.MINIBROWSER_PATH ?? `${libraries}/${folder}/MiniBrowser`;
}
