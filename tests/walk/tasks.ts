import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleCv } from "../factories/applications";
import type { Visitor } from "./visitor";

/** The main tasks of visitors. */
export const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  "find information": async (visitor) => {
    await visitor.openHome();
    await visitor.fill("Zoek op deze website", "autorijden", "header");
    await visitor.press("Zoek", "header");
    await visitor.waitForTitle(/Zoeken/);
    await visitor.followLink("Autorijden met dementie", "main");
    await visitor.waitForTitle(/Autorijden/);
  },
  "find a region and an activity": async (visitor) => {
    await visitor.openHome();
    await visitor.followLink("In de buurt");
    await visitor.fill("Postcode", "4001 AB");
    await visitor.press("Zoek", "main");
    await visitor.waitForTitle(/Rivierenland|4001/);
    await visitor.followLink("Alzheimer Café Culemborg", "main");
    await visitor.expectLink("Zet in je agenda");
  },
  "apply for a job with a CV": async (visitor) => {
    await visitor.openHome();
    await visitor.followLink("Werken bij ons", "footer");
    await visitor.followLink("Webredacteur", "main");
    await visitor.followLink("Solliciteer", "main");
    await visitor.fill("Voornaam", "Els");
    await visitor.fill("Achternaam", "Vriesinga");
    await visitor.fill("E-mailadres", "els.vriesinga@voorbeeld.nl");
    await visitor.fill("Telefoonnummer", "0111-123456");
    await visitor.fill("Motivatie", "Ik schrijf graag.");
    const cv = join(mkdtempSync(join(tmpdir(), "walk-")), "cv.pdf");
    writeFileSync(cv, sampleCv.pdf);
    await visitor.attach("Cv", cv);
    await visitor.press("Verstuur", "main");
    await visitor.waitForTitle(/Bedankt/);
  },
  "subscribe to the newsletter": async (visitor) => {
    await visitor.openHome();
    await visitor.fill("E-mailadres", `els-${Date.now()}@voorbeeld.nl`, "footer");
    await visitor.press("Meld je aan", "footer");
    await visitor.waitForTitle(/Bijna klaar/);
  },
  "take the memory test": async (visitor) => {
    await visitor.openHome();
    await visitor.followLink("Geheugentest", "header");
    await visitor.followLink("Alle vragen van een stap op één pagina", "main");
    for (const step of [1, 2, 3]) {
      await visitor.waitForTitle(new RegExp(`Stap ${step} van 3`));
      await visitor.answerAll("Soms");
      if (step === 3) await visitor.answerAll("65 tot en met 74");
      await visitor.press(step === 3 ? "uitslag" : "Volgende", "main");
    }
    await visitor.waitForTitle(/uitslag/i);
  },
  "start a donation": async (visitor) => {
    await visitor.openHome();
    await visitor.followLink("Doneer", "header");
    await visitor.waitForTitle(/Doneren/);
    await visitor.answerAll("Elk jaar");
    await visitor.press("Geef dit bedrag", "main");
    await visitor.waitForTitle(/Je gegevens/);
  },
};
