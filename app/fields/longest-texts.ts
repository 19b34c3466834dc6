import { html, link, value } from "./wire-examples";

const titles = [
  "Aansprakelijkheidsverzekering en verzekeringsvoorwaarden als je partner een diagnose dementie krijgt",
  "Mantelzorgondersteuning aanvragen bij de gemeente Súdwest-Fryslân: dit heb je allemaal nodig",
  "Arbeidsongeschiktheidsuitkering of doorwerken? Wat je werkgever moet weten, en wat juist niet",
  "Ontmoetingscentrum, dagbesteding of Odensehuis: het verschil, de kosten en hoe je je aanmeldt",
];

/** The longest plausible title, with a word that is wider than a phone. */
export const longestTitle = (index = 0) => value(titles[index % titles.length] ?? "");

const paragraphs = [
  "<p>Je hoeft niet alles in één keer te regelen. Begin met wat nu het meeste tijd of zorgen kost, en vraag daar hulp bij. Schrijf op met wie je sprak, op welke dag, en wat jullie afspraken. Zo hoef je het niet te onthouden als er later iemand anders aan de telefoon komt.</p>",
  "<p>De <strong>arbeidsongeschiktheidsverzekeringsmaatschappij</strong> vraagt soms om een verklaring van je arts. Die geeft de huisarts niet zelf; vraag ernaar bij de <a href='/regelzaken/casemanager'>casemanager</a> of kijk op https://www.voorbeeld.example/formulieren/aanvragen-en-wijzigen/verklaring-onafhankelijk-arts.</p>",
  "<ul><li>Neem je identiteitsbewijs en je verzekeringspas mee.</li><li>Vraag iemand die je vertrouwt om mee te gaan, mee te luisteren en op te schrijven wat er gezegd wordt.</li><li>Spreek af wie er belt als er iets verandert.</li></ul>",
];

/** The longest plausible text of a card or panel. */
export const longText = () => html(paragraphs[0] ?? "");

/** The longest plausible text of a text block: paragraphs, a very long word, an address and a list. */
export const longestText = () => html(paragraphs.join("").repeat(3));

/** A link with the longest plausible title. */
export const longestLink = (index = 0) =>
  link(
    "internal:/regelzaken/hulp-thuis",
    [
      "Lees welke ondersteuningsmogelijkheden jouw gemeente aanbiedt en hoe je ze aanvraagt",
      "Bekijk alle Alzheimer Cafés, ontmoetingsgroepen en gespreksgroepen bij jou in de buurt",
    ][index % 2] ?? "",
  );
