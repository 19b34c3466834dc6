import { paragraph, value } from "~/fields/wire-examples";

const longTitle =
  "Doe de quiz: wat weet jij over dementie, over geheugenverlies en over alles wat je daar zelf aan kunt doen?";

const free = { field_marketing_cookie: value(false) };

export const iframeExamples = {
  "with everything": paragraph("iframe", {
    field_src: value("https://open.spotify.com/playlist/37i9dQZF1DXaKIA8E7WcJj"),
    field_title: value("Muziek uit de jaren zestig"),
    field_cookie_text: value("Spotify ziet waar je naar luistert. Daarom vragen we het je eerst."),
    field_cookie_label: value("Laat de muziek zien"),
    field_full_width: value(true),
    field_marketing_cookie: value(true),
    field_height: value(352),
    field_html_id: value("muziek"),
  }),
  "with nothing but its source": paragraph("iframe", {
    field_src: value("https://www.riddle.com/embed/a/aBc123?lazyImages=false"),
    field_title: [],
    field_cookie_text: [],
    field_cookie_label: [],
    field_full_width: [],
    field_marketing_cookie: [],
    field_height: [],
    field_html_id: [],
  }),
  "with a long title, from a host that is not configured": paragraph("iframe", {
    field_src: value("https://een-heel-lange-naam-van-een-website.voorbeeld.example.nl/quiz?vraag=1"),
    field_title: value(longTitle),
    field_marketing_cookie: value(true),
  }),
  "without consent, of Interacty": paragraph("iframe", {
    field_src: value("https://p.interacty.me/49dfa061048bedeb/iframe.html"),
    field_title: value("Een spel met plaatjes"),
    ...free,
  }),
  "without consent, of Riddle": paragraph("iframe", {
    field_src: value("https://www.riddle.com/embed/a/aBc123"),
    field_title: value("Een quiz over dementie"),
    field_height: value(700),
    ...free,
  }),
  "without consent, of Spotify": paragraph("iframe", {
    field_src: value("https://open.spotify.com/playlist/37i9dQZF1DXaKIA8E7WcJj"),
    field_title: value("Muziek uit de jaren zestig"),
    ...free,
  }),
  "without consent, of another service": paragraph("iframe", {
    field_src: value("https://player.vimeo.com/video/76979871"),
    field_title: value("Een film over dementie"),
    ...free,
  }),
};
