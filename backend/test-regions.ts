import { parse } from "yaml";

/**
 * Two regions for tests, around Tiel and Hoorn, on 21 November 2026. In Tiel one activity ended yesterday, one ends
 * today and a café has seven dates. Culemborg is 16 km from Tiel.
 */
export const regionContent: Record<string, string> = {
  "taxonomies/activity_type.yaml":
    "[{ id: 31, name: Alzheimer Café, weight: 0, icon: plaatje }, { id: 34, name: Wandelgroep, weight: 1 }]",
  "taxonomies/location_type.yaml":
    "[{ id: 11, name: Alzheimer Café, weight: 0 }, { id: 12, name: Ontmoetingsplek, weight: 1 }]",
  "taxonomies/municipalities.yaml":
    "[{ id: 61, name: Culemborg, weight: 0 }, { id: 62, name: Tiel, weight: 1 }, { id: 63, name: Hoorn, weight: 2 }]",
  "places/places.json": JSON.stringify({
    Culemborg: { province: "Gelderland", places: { Culemborg: [51.957, 5.227, 25000] } },
    Hoorn: { province: "Noord-Holland", places: { Hoorn: [52.642, 5.06, 70000] } },
    Terschelling: { province: "Fryslân", places: { "West-Terschelling": [53.359, 5.214, 2500] } },
    Tiel: { province: "Gelderland", places: { Tiel: [51.887, 5.431, 40000] } },
  }),
  "places/postcodes.json": JSON.stringify({ 1620: "Hoorn", 4001: "Tiel", 4100: "Culemborg" }),
  "regions/rivierenland.json": jsonOf(`
name: Rivierenland
province: Gelderland
municipalities: [Culemborg, Tiel]
geo: { lat: 51.887, lon: 5.431 }
page:
  title: Afdeling Rivierenland
  introduction_wysiwyg: Onze **vrijwilligers** staan voor je klaar.
  contact: Willemien de Groot
  phone: 0344 00 00 00
  email: rivierenland@alzheimer.example
  recipient_email: nieuwsbrief-rivierenland@alzheimer.example
  address: { address_line1: Lindelaan 12, postal_code: 4001 AB, locality: Tiel }
about:
  title: Over de afdeling Rivierenland
  introduction_wysiwyg: Veertig vrijwilligers.
services:
  - title: Casemanager
    text: Iemand die **meedenkt**.
    image: plaatje
    link: { uri: /contact, title: Vraag een gesprek aan }
highlights:
  - title: Samen eten
    text: We koken stamppot.
    primary_link: { uri: /contact, title: Lees meer }
    secondary_link: { uri: "https://eten.example/", title: Recept }
    starts_in: -3
    ends_in: 2
    changed_ago: 5
  - title: Voorbij
    text: Het was leuk.
    primary_link: { uri: /contact, title: Lees meer }
    starts_in: -9
    ends_in: -2
    changed_ago: 1
dementia_info:
  - title: Praten over dementie
    link: { uri: /contact, title: Lees hoe }
locations:
  - slug: ontmoeting-culemborg
    title: Ontmoeting Culemborg
    introduction_wysiwyg: Elke dag open.
    location_type: 12
    address: { address_line1: Marktplein 3, postal_code: 4101 AA, locality: Culemborg }
    geo: { lat: 51.957, lon: 5.227 }
  - slug: alzheimer-cafe-tiel
    title: Alzheimer Café Tiel
    introduction_wysiwyg: Elke maand.
    location_type: 11
    address: { organization: De Tuinkamer, address_line1: Lindelaan 12, postal_code: 4001 AB, locality: Tiel }
    geo: { lat: 51.887, lon: 5.431 }
    opening_hours: { donderdag: 14.00 tot 16.00 uur, dinsdag: 9.00 tot 12.00 uur }
series:
  - slug: cafe
    title: Alzheimer Café
    introduction_wysiwyg: Er is **koffie**.
    activity_type: 31
    recurrence:
      every: date
      dates: [2026-12-03, 2026-12-10, 2026-12-17, 2027-01-07, 2027-01-14, 2027-01-21, 2027-01-28]
    start_time: "14:00"
    end_time: "16:00"
    locatie: alzheimer-cafe-tiel
    external_link: { uri: "https://tuinkamer.example/", title: De Tuinkamer }
  - slug: wandelen
    title: Wandelen met koffie na
    introduction_wysiwyg: Een rustig rondje.
    activity_type: 34
    recurrence: { every: date, dates: [2026-12-03] }
    start_time: "10:00"
    location: Station
    address: { address_line1: Stationsplein 1, postal_code: 4101 AA, locality: Culemborg }
    geo: { lat: 51.957, lon: 5.227 }
  - slug: weekend
    title: Weekend samen
    introduction_wysiwyg: Drie dagen.
    activity_type: 34
    recurrence: { every: date, dates: [2026-11-18, 2026-11-19], days: 3 }
    locatie: alzheimer-cafe-tiel
news:
  - slug: joyce
    title: Joyce schenkt koffie
    introduction_wysiwyg: Al tien jaar.
    header_image_video: plaatje
    publication_date: 2026-11-10
  - slug: wandelgroep
    title: De wandelgroep loopt door
    introduction_wysiwyg: Ook in de winter.
    publication_date: 2026-11-02
`),
  "regions/west-friesland.json": jsonOf(`
name: West-Friesland
province: Noord-Holland
municipalities: [Hoorn]
geo: { lat: 52.642, lon: 5.06 }
page:
  title: Afdeling West-Friesland
  introduction_wysiwyg: Welkom.
  contact: Jan Blokker
  phone: 0229 00 00 00
  email: west-friesland@alzheimer.example
  recipient_email: nieuwsbrief-west-friesland@alzheimer.example
  address: { address_line1: Kerkplein 1, postal_code: 1621 AA, locality: Hoorn }
about: { title: Over de afdeling West-Friesland, introduction_wysiwyg: Wie we zijn. }
services: []
highlights: []
dementia_info: []
locations: []
series:
  - slug: wandelen
    title: Wandelen langs het water
    introduction_wysiwyg: Een rondje haven.
    activity_type: 34
    recurrence: { every: date, dates: [2026-12-01] }
    location: Haven
    address: { address_line1: Veemarkt 1, postal_code: 1621 AA, locality: Hoorn }
    geo: { lat: 52.642, lon: 5.06 }
news: []
`),
};

/** Converts YAML to JSON: the region files are JSON, but YAML is easier to read here. */
function jsonOf(yaml: string): string {
  return JSON.stringify(parse(yaml));
}

export const regionTestNow = () => new Date("2026-11-21T08:00:00Z");
