import { html, link, paragraph, picture, value, video } from "~/fields/wire-examples";

const icons = (...names: string[]) => names.flatMap(value);

const content = {
  field_title: value("Je hoeft het niet alleen te doen"),
  field_text: html("<p>Vraag hulp voordat het te veel wordt. Wij denken graag met je mee.</p>"),
  field_link: link("internal:/hulplijn", "Lees over de hulplijn"),
};

export const breakerExamples = {
  "in a medium band with everything": paragraph("breaker", {
    ...content,
    field_design: value("medium"),
    field_icons: icons("help-desk", "heart"),
    field_image: picture("Een medewerker van de hulplijn"),
  }),
  "in a small band": paragraph("breaker", {
    ...content,
    field_design: value("small"),
    field_icons: icons("sprout"),
    field_image: picture("Een tuin"),
  }),
  "in a large band": paragraph("breaker", {
    ...content,
    field_design: value("large"),
    field_icons: icons("heart", "stethoscope", "restaurant"),
    field_image: picture("Twee mensen drinken koffie"),
  }),
  "with a video": paragraph("breaker", { ...content, field_design: value("large"), field_image: video() }),
  "with nothing but a title": paragraph("breaker", {
    field_design: [],
    field_title: value("Elke dag telt"),
    field_text: [],
    field_icons: [],
    field_image: [],
    field_link: [],
  }),
  "with many icons and a long text": paragraph("breaker", {
    field_design: value("large"),
    field_title: value("Ontmoetingscentra, dagbesteding en Alzheimer Cafés bij jou in de buurt"),
    field_text: html(
      "<p>Bij ons in de buurt is er bijna elke dag wel iets te doen voor mensen met dementie en hun naasten. Je kunt wandelen, zingen, koken of naar het theater. Ook als je niet goed ter been bent.</p><ul><li>Vervoer regelen we samen.</li><li>Je partner mag altijd mee.</li></ul>",
    ),
    field_icons: icons(
      ...["car", "cloudy", "cognitive", "finance", "hearing", "heart", "help-desk", "hospital", "hotel"],
      ...["pills", "restaurant", "scales-tipped", "sprout", "stethoscope", "theater"],
    ),
    field_link: link(
      "https://www.ontmoetingscentra.example.nl/alle-adressen",
      "Bekijk alle adressen in Nederland",
    ),
  }),
};
