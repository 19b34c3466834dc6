import { html, paragraph, value } from "~/fields/wire-examples";

export const spotlerField = (label: string, kind: string, content?: string) =>
  paragraph("spotler_field", {
    field_label: value(label),
    field_kind: value(kind),
    field_value: content === undefined ? [] : value(content),
  });

const email = spotlerField("E-mailadres", "email");

export const spotlerFormExamples = {
  "with everything, in the middle": paragraph("spotler_form", {
    field_form_id: value("tips-mantelzorg"),
    field_script_id: value("7f31"),
    field_alignment: value("center"),
    field_width: value("60"),
    field_color: value("brand"),
    field_title: value("Zes maanden lang tips voor mantelzorgers"),
    field_text: html("<p>Elke maand één mail. Stoppen kan altijd.</p>"),
    field_items: [email, spotlerField("Score SDV", "hidden", "12"), spotlerField("RunID", "hidden")],
  }),
  "on the right, on an accent background": paragraph("spotler_form", {
    field_form_id: value("activiteiten"),
    field_alignment: value("right"),
    field_width: value("60"),
    field_color: value("accent"),
    field_title: value("Hoor wat er te doen is"),
    field_items: [spotlerField("E-mail", "email")],
  }),
  "with nothing but the e-mail field": paragraph("spotler_form", {
    field_form_id: value("onderzoek"),
    field_title: [],
    field_text: [],
    field_items: [email],
  }),
  "with nothing but its id": paragraph("spotler_form", {
    field_form_id: value("onderzoek"),
    field_script_id: [],
    field_alignment: [],
    field_width: [],
    field_color: [],
    field_title: [],
    field_text: [],
    field_items: [],
  }),
  "with a long title and text on white": paragraph("spotler_form", {
    field_form_id: value("onderzoek"),
    field_width: value("100"),
    field_color: value("white"),
    field_title: value(
      "Blijf op de hoogte van onderzoek naar dementie bij jou in de buurt en in het buitenland",
    ),
    field_text: html(
      "<p>We schrijven over medicijnen, over zorg en over wat je zelf kunt doen. Onderzoekers vertellen wat ze al weten. Ook lees je aan welk onderzoek je kunt meedoen.</p><p>Je krijgt hooguit vier mails in een jaar.</p>",
    ),
    field_items: [email],
  }),
};
