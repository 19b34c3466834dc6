import type { ChildProcess } from "node:child_process";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { violations } from "./audit";
import { expect, test } from "./fixtures";

const port = await freePort();
const site = `http://127.0.0.1:${port}`;

test.describe.configure({ mode: "serial" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });
    let server: ChildProcess;
    test.beforeAll(async () => {
      server = await startServer("node", ["build/server.js"], port, { FORM_POSTS_PER_MINUTE: "1" });
    });
    test.afterAll(async () => {
      const ended = new Promise((resolve) => server.on("exit", resolve));
      server.kill("SIGKILL");
      await ended;
    });

    test("a form over the rate limit keeps its data and can be sent again", async ({ page }) => {
      const main = page.getByRole("main");
      for (const email of ["geen adres", "els@voorbeeld.nl"]) {
        await page.goto(`${site}/nieuwsbrief`);
        await main.getByLabel("E-mailadres").fill(email);
        await main.getByRole("button", { name: "Meld je aan" }).click();
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Even wachten");
      await expect(page).toHaveURL(`${site}/nieuwsbrief`);
      await expect(main.locator("input[name=email]")).toHaveValue("els@voorbeeld.nl");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      const sent = page.waitForResponse((response) => response.request().method() === "POST");
      await main.getByRole("button", { name: "Verstuur opnieuw" }).click();
      expect((await sent).request().postData()).toContain("email=els%40voorbeeld.nl");
    });
  });
}
