import { longestTitle, longText } from "~/fields/longest-texts";
import { address, html, link, node, paragraph, picture, term, value } from "~/fields/wire-examples";

const card = (title: string, alias: string, introduction: string) =>
  node("content_page", title, alias, {
    field_introduction_wysiwyg: html(introduction),
    field_header_image_video: picture("Een man leest een brief aan tafel"),
  });

const pages = [
  card("Hulp thuis", "/regelzaken/hulp-thuis", "<p>Wie helpt bij wassen, koken en schoonmaken?</p>"),
  card("Casemanager", "/regelzaken/casemanager", "<p>Eén vaste persoon die met je meedenkt.</p>"),
  card("Dagbesteding", "/regelzaken/dagbesteding", "<p>Een fijne dag buiten de deur.</p>"),
  card("Geldzaken", "/regelzaken/geldzaken", "<p>Rekeningen, bank en hulp bij <strong>betalen</strong>.</p>"),
];

export const imageGridNodeExamples = {
  "with four columns": paragraph("image_grid_node", {
    field_title: value("Wat wil je regelen?"),
    field_columns: value(4),
    field_nodes: pages,
  }),
  "with three columns": paragraph("image_grid_node", {
    field_title: value("Het meest gelezen"),
    field_columns: value(3),
    field_nodes: pages.slice(0, 3),
  }),
  "with items that have no page of their own": paragraph("image_grid_node", {
    field_title: value("Uit huis en thuis"),
    field_columns: value(3),
    field_nodes: [
      node("ontmoetingsplek", "De Hoeve", "/node/71", {
        field_introduction_wysiwyg: html("<p>Elke werkdag koffie, muziek en samen eten.</p>"),
        field_header_image_video: picture("Mensen aan een lange tafel"),
        field_ontmoetingsplek_type: term(71, "Odensehuis"),
        field_address: address({ address_line1: "Appeldijk 40", postal_code: "4116 AB", locality: "Buren" }),
        field_external_link: link("https://www.dehoeve.example/", "Website"),
      }),
      node("recommendation_item", "Hersenschimmen", "/node/72", {
        field_label: value("Boek"),
        field_introduction_wysiwyg: html("<p>Een man merkt dat zijn wereld langzaam uit elkaar valt.</p>"),
        field_header_image_video: picture("Een boek op een bankje"),
        field_primary_button: link("https://www.bibliotheek.nl/", "Leen dit boek"),
      }),
      node("donation_content", "Help een vrijwilliger op weg", "/node/73", {
        field_introduction_wysiwyg: html("<p>Met jouw gift krijgt een vrijwilliger een goede training.</p>"),
        field_primary_button: link("internal:/doneren", "Doneer nu"),
      }),
    ],
  }),
  "with a page that has nothing but a title": paragraph("image_grid_node", {
    field_title: [],
    field_columns: [],
    field_nodes: [
      node("content_page", "Wetten en vergoedingen", "/regelzaken/wetten-en-vergoedingen", {
        field_introduction_wysiwyg: [],
        field_header_image_video: [],
      }),
    ],
  }),
  "with the longest text": paragraph("image_grid_node", {
    field_title: longestTitle(),
    field_columns: value(4),
    field_nodes: pages.map((page, index) => ({
      ...page,
      title: longestTitle(index),
      field_introduction_wysiwyg: longText(),
    })),
  }),
};
