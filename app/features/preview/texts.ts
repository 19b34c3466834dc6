/** The texts of a preview and its debug mode. */
export const previewTexts = {
  preview: {
    label: "Voorbeeld",
    title: "Voorbeeld: versie {{revision}} van deze pagina",
    published: "Deze versie is gepubliceerd.",
    unpublished: "Deze versie staat niet op de website.",
    until: "De link naar dit voorbeeld werkt tot {{moment}}.",
    session: "Je ziet dit voorbeeld omdat je bent ingelogd bij het CMS.",
    problems: "Deze velden van de pagina zijn niet leesbaar, en blijven daarom leeg:",
    live: "Bekijk de pagina op de website",
    other: "Bekijk wat nu op dit adres staat",
    debugOn: "Laat zien hoe de pagina is opgebouwd",
    debugOff: "Verberg hoe de pagina is opgebouwd",
    debugPanel: "Ga naar de cijfers onderaan",
    closed: {
      title: "Dit voorbeeld is gesloten",
      text: "De link klopt niet, of hij werkt niet meer. Vraag een nieuwe link aan de redactie.",
      home: "Naar de beginpagina",
    },
  },
  debug: {
    title: "Hoe deze pagina is opgebouwd",
    page: "Soort pagina",
    blocks: "Blokken",
    blockCount: "{{blocks}}, waarvan {{broken}} niet leesbaar",
    cache: "Bewaard voor een volgende keer",
    notCached: "Nee, een voorbeeld wordt steeds opnieuw gemaakt",
    timings: "Waarop de pagina heeft gewacht",
    call: "Aanroep",
    from: "Antwoord",
    cacheStates: {
      miss: "nu gevraagd",
      shared: "nu gevraagd, samen met een ander",
      hit: "bewaard",
      stale: "bewaard, wordt ververst",
      outage: "bewaard, want er is een storing",
    },
    milliseconds: "Tijd (ms)",
    failText:
      "Met deze knop gaat er op de server met opzet iets mis. Zo zie je de foutpagina, en of de fout in het logboek komt.",
    fail: "Maak een proeffout",
  },
};
