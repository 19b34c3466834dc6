import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleCv } from "../factories/applications";
import type { Visitor } from "./visitor";

/** The main tasks of visitors. */
export const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  "find information": async (visitor) => {
    await visitor.comes();
    await visitor.writes("Zoek op deze website", "autorijden", "header");
    await visitor.presses("Zoek", "header");
    await visitor.sees(/Zoeken/);
    await visitor.follows("Autorijden met dementie", "main");
    await visitor.sees(/Autorijden/);
  },
  "find a region and an activity": async (visitor) => {
    await visitor.comes();
    await visitor.follows("In de buurt");
    await visitor.writes("Postcode", "4001 AB");
    await visitor.presses("Zoek", "main");
    await visitor.sees(/Rivierenland|4001/);
    await visitor.follows("Alzheimer Café Culemborg", "main");
    await visitor.finds("Zet in je agenda");
  },
  "apply for a job with a CV": async (visitor) => {
    await visitor.comes();
    await visitor.follows("Werken bij ons", "footer");
    await visitor.follows("Webredacteur", "main");
    await visitor.follows("Solliciteer", "main");
    await visitor.writes("Voornaam", "Els");
    await visitor.writes("Achternaam", "Vriesinga");
    await visitor.writes("E-mailadres", "els.vriesinga@voorbeeld.nl");
    await visitor.writes("Telefoonnummer", "0111-123456");
    await visitor.writes("Motivatie", "Ik schrijf graag.");
    const cv = join(mkdtempSync(join(tmpdir(), "walk-")), "cv.pdf");
    writeFileSync(cv, sampleCv.pdf);
    await visitor.attaches("Cv", cv);
    await visitor.presses("Verstuur", "main");
    await visitor.sees(/Bedankt/);
  },
  "subscribe to the newsletter": async (visitor) => {
    await visitor.comes();
    await visitor.writes("E-mailadres", `els-${Date.now()}@voorbeeld.nl`, "footer");
    await visitor.presses("Meld je aan", "footer");
    await visitor.sees(/Bijna klaar/);
  },
  "take the memory test": async (visitor) => {
    await visitor.comes();
    await visitor.follows("Geheugentest", "header");
    await visitor.follows("Start de test voor jezelf", "main");
    for (const step of [1, 2, 3]) {
      await visitor.sees(new RegExp(`Stap ${step} van 3`));
      await visitor.answersAll("Soms");
      if (step === 3) await visitor.answersAll("65 tot en met 74");
      await visitor.presses(step === 3 ? "uitslag" : "Volgende", "main");
    }
    await visitor.sees(/uitslag/i);
  },
  "start a donation": async (visitor) => {
    await visitor.comes();
    await visitor.follows("Doneer", "header");
    await visitor.sees(/Doneren/);
    await visitor.answersAll("Elk jaar");
    await visitor.presses("Geef dit bedrag", "main");
    await visitor.sees(/./);
  },
};
