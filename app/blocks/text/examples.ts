import { longestText } from "~/fields/longest-texts";
import { html, paragraph } from "~/fields/wire-examples";

export const textExamples = {
  "with headings, a list and links": paragraph("text", {
    field_text: html(
      '<p>Zorgen voor je partner kost veel. Je slaapt minder en je bent vaak alleen. Neem daarom op tijd hulp.</p><h2>Wat kun je nu doen?</h2><ul><li>Bel de <a href="/hulplijn">hulplijn</a>. Bellen is gratis.</li><li>Vraag de huisarts om een <a href="/regelzaken/casemanager">casemanager</a>.</li><li>Spreek elke week iets af voor jezelf.</li></ul>',
    ),
  }),
  "with a table": paragraph("text", {
    field_text: html(
      '<p>Wie betaalt welke hulp?</p><table><thead><tr><th scope="col">Hulp</th><th scope="col">Je vraagt het aan bij</th></tr></thead><tbody><tr><td>Schoonmaken</td><td>De gemeente</td></tr><tr><td>Wassen en aankleden</td><td>De wijkverpleging</td></tr></tbody></table>',
    ),
  }),
  "with the longest text": paragraph("text", { field_text: longestText() }),
};
