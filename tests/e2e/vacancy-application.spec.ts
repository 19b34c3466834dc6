import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { sampleCv } from "../factories/applications";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const vacancies = {
  regional: "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
  national: "/vrijwilligerswerk/medewerker-hulplijn",
  contact: "/vrijwilligerswerk/vrijblijvend-contactverzoek",
  corporate: "/over-ons/werken-bij-alzheimer-nederland/webredacteur",
};
const kinds = ["regional", "national", "contact", "corporate"] as const;
const cv = { name: "cv-els.pdf", mimeType: "application/pdf", buffer: sampleCv.pdf };

const form = (page: Page) => page.getByRole("main").locator("form");
const send = (page: Page) => form(page).getByRole("button", { name: /^Verstuur/ });

async function fillIn(page: Page, { job }: { job: boolean }) {
  const field = (name: string) => form(page).getByLabel(name);
  await field("Voornaam").fill("Els");
  await field("Achternaam").fill("Vriesinga");
  if (!job) await field("Woonplaats").fill("Tiel");
  await field("Telefoonnummer").fill("06 12345678");
  await field("E-mailadres").fill("els@voorbeeld.nl");
  await field("Motivatie").fill("Ik help graag.");
  if (job) await field("Cv").setInputFiles(cv);
}

/** The steps from a list to the form, for each kind of vacancy. */
const ways: Record<keyof typeof vacancies, (page: Page) => Promise<void>> = {
  regional: async (page) => {
    await search(page, { "Postcode of plaats": "Tiel" });
    await openVacancy(found(page), "Gastvrouw of gastheer", vacancies.regional);
  },
  national: async (page) => {
    await search(page, { Woord: "hulplijn" });
    await openVacancy(found(page), "Medewerker hulplijn", vacancies.national);
  },
  contact: async (page) => {
    await search(page, { Woord: "qqzzxx" });
    const nothing = page.locator("#vacatures [data-swap=vacatures]");
    await expect(nothing).toContainText("We vonden geen vacatures");
    await nothing.getByRole("link", { name: "Laat van je horen" }).click();
  },
  corporate: async (page) => {
    await page.goto("/over-ons/werken-bij-alzheimer-nederland");
    await openVacancy(page.getByRole("main"), "Webredacteur", vacancies.corporate);
  },
};

async function search(page: Page, words: Record<string, string>): Promise<void> {
  await page.goto("/vrijwilligerswerk");
  const filters = page.getByRole("search", { name: "Zoek en filter" });
  for (const [label, text] of Object.entries(words)) await filters.getByLabel(label).fill(text);
  await filters.getByRole("button", { name: "Toon vacatures" }).click();
  await expect(page).toHaveURL(/\?/);
}

const found = (page: Page) => page.locator("#vacatures");

/** Opens a vacancy in a list, then its form. */
async function openVacancy(list: Locator, title: string, path: string): Promise<void> {
  const page = list.page();
  const named = list.getByRole("link", { name: new RegExp(`^${title}`) });
  await named.and(page.locator(`[href="${path}"]`)).click();
  await expect(page).toHaveURL(path);
  await page.locator(`a[href$="${path}/solliciteren"]`).first().click();
}

async function answerOf(page: Page, press: () => Promise<void>): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    press(),
  ]);
  return answer.status();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const kind of kinds) {
      const path = vacancies[kind];
      const job = kind === "corporate";

      test(`a visitor finds a ${kind} vacancy, applies and reaches the confirmation page`, async ({
        page,
      }) => {
        await ways[kind](page);
        await expect(page).toHaveURL(`${path}/solliciteren`);
        await fillIn(page, { job });
        await send(page).click();
        await expect(page).toHaveURL(
          job
            ? "/over-ons/werken-bij-alzheimer-nederland/bedankt-voor-je-sollicitatie"
            : "/vrijwilligerswerk/bedankt-voor-je-sollicitatie",
        );
        const main = page.getByRole("main");
        await expect(main).toContainText(
          kind === "contact" ? "Meestal na 1 of 2 dagen" : "Binnen twee weken",
        );
        const reference = await main.locator("b", { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).textContent();
        expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
        const copy = main.getByRole("region", { name: "Dit heb je verstuurd" });
        await expect(copy).toContainText("Vriesinga");
        if (job) await expect(copy).toContainText("cv-els.pdf");
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await page.reload();
        await expect(main.locator("b", { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toHaveText(reference ?? "");
        await expect(main).not.toContainText("Vriesinga");
      });
    }

    test("an invalid field in the long form for volunteers keeps the file and all other fields", async ({
      page,
    }) => {
      await ways.national(page);
      await fillIn(page, { job: false });
      const field = (name: string | RegExp) => form(page).getByLabel(name);
      await field("Vrouw").check();
      await field("Woonplaats").fill("Tiel 2");
      await field("LinkedIn").fill("linkedin.com/in/els-vriesinga");
      await field("Opleiding").fill("Verpleegkunde, en tien jaar thuiszorg.");
      await field("Cv").setInputFiles(cv);
      expect(await answerOf(page, () => send(page).click())).toBe(400);
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("link")).toHaveText([
        "Woonplaats: Ongeldige invoer. Gebruik geen getallen.",
      ]);
      await expect(field("Woonplaats")).toHaveAccessibleDescription(/Gebruik geen getallen/);
      await expect(field("Woonplaats")).toHaveAttribute("aria-invalid", "true");
      await expect(field("Woonplaats")).toHaveValue("Tiel 2");
      await expect(field("Vrouw")).toBeChecked();
      await expect(field("LinkedIn")).toHaveValue("linkedin.com/in/els-vriesinga");
      await expect(form(page)).toContainText("We hebben je bestand: cv-els.pdf");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
      await field("Woonplaats").fill("Tiel");
      await send(page).click();
      await expect(page).toHaveURL("/vrijwilligerswerk/bedankt-voor-je-sollicitatie");
      const copy = page.getByRole("region", { name: "Dit heb je verstuurd" });
      for (const answer of ["Tiel", "linkedin.com/in/els-vriesinga", "tien jaar thuiszorg", "cv-els.pdf"])
        await expect(copy).toContainText(answer);
    });

    test("errors are listed, and the typed text and the file are preserved", async ({ page }) => {
      await page.goto(`${vacancies.corporate}/solliciteren`);
      await form(page).getByLabel("Voornaam").fill("Els");
      await form(page).getByLabel("E-mailadres").fill("els.voorbeeld");
      await form(page).getByLabel("Cv").setInputFiles(cv);
      expect(await answerOf(page, () => send(page).click())).toBe(400);
      await expect(page).toHaveTitle(/^Fout: /);
      const summary = page.getByRole("alert");
      if (javaScriptEnabled) await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        "Achternaam: Invoer is verplicht.",
        "E-mailadres: Ongeldig e-mailadres.",
        "Telefoonnummer: Invoer is verplicht.",
        "Motivatie: Invoer is verplicht.",
      ]);
      await summary.getByRole("link", { name: /Achternaam/ }).click();
      await expect(form(page).getByLabel("Achternaam")).toBeFocused();
      await expect(form(page).getByLabel("Voornaam")).toHaveValue("Els");
      await expect(form(page)).toContainText("We hebben je bestand: cv-els.pdf");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await form(page).getByLabel("Achternaam").fill("Vriesinga");
      await form(page).getByLabel("E-mailadres").fill("els@voorbeeld.nl");
      await form(page).getByLabel("Telefoonnummer").fill("0111-123456");
      await form(page).getByLabel("Motivatie").fill("Ik schrijf graag.");
      await form(page).getByRole("button", { name: "Controleer eerst je antwoorden" }).click();
      await expect(page.getByRole("heading", { name: "Klopt alles?" })).toBeVisible();
      await expect(form(page)).toContainText("Ik schrijf graag.");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await form(page).getByRole("button", { name: "Verander je antwoorden" }).click();
      await expect(page).toHaveURL(/\/solliciteren$/);
      if (javaScriptEnabled) await expect(page.getByRole("heading", { name: "Jouw gegevens" })).toBeFocused();
      await expect(form(page).getByLabel("Achternaam")).toHaveValue("Vriesinga");
      await send(page).click();
      await expect(page.getByRole("region", { name: "Dit heb je verstuurd" })).toContainText("cv-els.pdf");
    });

    for (const [fault, name, message] of [
      [{ status: 500 }, "fails", "Er is iets misgegaan. Probeer het opnieuw."],
      [{ reset: true }, "closes the connection", "We weten niet of je formulier is aangekomen."],
    ] as const) {
      test(`an application preserves its data and shows telephone and mail links when the product API ${name}`, async ({
        page,
        breakUpstream,
        testId,
      }) => {
        await breakUpstream({ path: "/api/v1/forms/vacancy/apply/send", ...fault });
        await page.goto(`${vacancies.regional}/solliciteren`);
        await fillIn(page, { job: false });
        // An equal application, of another test, would count as the same one.
        await form(page).getByLabel("E-mailadres").fill(`${testId}@voorbeeld.nl`);
        expect(await answerOf(page, () => send(page).click())).toBe(502);
        const summary = page.getByRole("alert");
        await expect(summary).toContainText(message);
        await expect(summary.getByRole("link", { name: /^Bel gratis/ })).toHaveAttribute("href", /^tel:/);
        await expect(summary.getByRole("link", { name: /^Mail naar/ })).toHaveAttribute("href", /^mailto:/);
        await expect(form(page).getByLabel("Motivatie")).toHaveValue("Ik help graag.");
        await expect(send(page)).toBeEnabled();
      });
    }

    test("a file that is too large is refused, and the other fields are preserved", async ({ page }) => {
      await page.goto(`${vacancies.corporate}/solliciteren`);
      await fillIn(page, { job: true });
      const large = { ...cv, buffer: Buffer.concat([sampleCv.pdf, Buffer.alloc(12_000_000)]) };
      await form(page).getByLabel("Cv").setInputFiles(large);
      expect(await answerOf(page, () => send(page).click())).toBe(400);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(
        "Cv: Het bestand is groter dan 2 MB.",
      );
      await expect(form(page).getByLabel("Motivatie")).toHaveValue("Ik help graag.");
    });
  });
}

test("the start and the acceptance of an application are each recorded once", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", async (message) => {
    if (message.text().startsWith("dataLayer"))
      logged.push(JSON.stringify(await message.args()[1]?.jsonValue()));
  });
  const timesLogged = (event: string) => logged.filter((record) => record.includes(`"${event}"`)).length;
  await page.goto(`${vacancies.regional}/solliciteren`);
  await fillIn(page, { job: false });
  await form(page).getByLabel("E-mailadres").fill("els");
  await send(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await form(page).getByLabel("E-mailadres").fill("els@voorbeeld.nl");
  expect(timesLogged("submit_volunteer_application")).toBe(0);
  await send(page).click();
  await expect(page).toHaveURL(/bedankt/);
  await expect.poll(() => timesLogged("submit_volunteer_application")).toBe(1);
  await page.reload();
  await expect.poll(() => logged.filter((record) => record.includes("pageKind")).length).toBe(4);
  expect(timesLogged("start_volunteer_application")).toBe(1);
  expect(timesLogged("submit_volunteer_application")).toBe(1);
  expect(logged.join()).not.toMatch(/Vriesinga|voorbeeld|12345678/);
});

test("the form has no accessibility violation, does not scroll sideways and loads only the site script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${vacancies.corporate}/solliciteren`);
  expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);
  expect(scripts.every((url) => /\/assets\/entry\.client/.test(url))).toBe(true);
});

test("a double click on the send button sends the form once", async ({ page, breakUpstream }) => {
  const mend = await breakUpstream({ path: "/api/v1/forms/vacancy/apply/send", hold: true });
  await page.goto(`${vacancies.national}/solliciteren`);
  await fillIn(page, { job: false });
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await send(page).dblclick({ noWaitAfter: true });
  await mend();
  await expect(page).toHaveURL(/bedankt/);
  expect(posts).toBe(1);
});

test("an upload of 1 GB is refused and one of 30 MB is read without growing memory use", async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = await startServer("node", ["build/server.js"], port, { METRICS_PORT: String(metricsPort) });
  const head = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  try {
    const path = `${vacancies.corporate}/solliciteren`;
    expect(await upload(port, path, head, 1)).toBe(400);
    const before = await memoryOf(site, metricsPort);
    expect(await upload(port, path, head, 1024)).toBe(413);
    for (let turn = 0; turn < 4; turn += 1) expect(await upload(port, path, head, 30)).toBe(400);
    expect(await upload(port, path, head, 30, { "Transfer-Encoding": "chunked" })).toBe(411);
    const after = await memoryOf(site, metricsPort);
    expect(after.resident - before.resident).toBeLessThan(100);
    expect(after.peak - before.peak).toBeLessThan(100);
    // Heap plus external buffers, which would hold an uploaded file; small uploads make the garbage be collected.
    await expect(async () => {
      await upload(port, path, head, 1);
      const { heap, external } = await memoryOf(site, metricsPort);
      expect(heap - before.heap).toBeLessThan(60);
      expect(external - before.external).toBeLessThan(30);
    }).toPass();
  } finally {
    site.kill("SIGTERM");
  }
});

/** Memory of a server in megabytes: current, peak and JavaScript. */
async function memoryOf(site: ChildProcess, metricsPort: number) {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  const bytes = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]) / 2 ** 20;
  return {
    resident: kilobytes("VmRSS"),
    peak: kilobytes("VmHWM"),
    heap: bytes("nodejs_heap_size_used_bytes"),
    external: bytes("nodejs_external_memory_bytes"),
  };
}

/** Sends this many megabytes until the server stops reading. Returns the status. */
function upload(
  port: number,
  path: string,
  head: string,
  megabytes: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const chunk = Buffer.alloc(1024 * 1024, 7);
  const end = "\r\n--x--\r\n";
  const length = head.length + megabytes * chunk.length + end.length;
  return new Promise((resolve, reject) => {
    const call = httpRequest({
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        ...(headers["Transfer-Encoding"] ? headers : { "Content-Length": length }),
      },
    });
    let answered = false;
    call.on("response", (answer) => {
      answered = true;
      answer.resume();
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    // The server may close the connection after its response.
    call.on("error", (error) => answered || reject(error));
    call.write(head);
    let left = megabytes;
    const more = () => {
      while (left > 0 && !answered) {
        left -= 1;
        if (!call.write(chunk)) return void call.once("drain", more);
      }
      if (!answered) call.end(end);
    };
    more();
  });
}
