export const editorTexts = {
  editor: {
    // Without scripts it is the only help; beside the toolbar it is not seen.
    syntax:
      "Een lege regel begint een alinea, een streepje een lijst. **Vet** is vet, [woorden](adres) een link.",
    lost: {
      title: "Niet alles blijft bewaard",
      text: "Deze tekst heeft iets wat je hier niet kunt maken. Sla je hem op, dan blijven de woorden staan. Dit gaat weg:",
      styles: "schuine, onderstreepte of gekleurde letters",
      headings: "tussenkoppen",
      quotes: "de opmaak van een citaat",
      pictures: "afbeeldingen",
    },
    bar: "Opmaak",
    bold: "Vet",
    list: "Lijst",
    numbered: "Genummerde lijst",
    link: "Link",
    linkForm: {
      words: "Woorden van de link",
      address: "Adres",
      hint: "Bijvoorbeeld www.voorbeeld.nl",
      invalid: "Dit adres werkt niet. Typ een adres als www.voorbeeld.nl of naam@voorbeeld.nl.",
      set: "Zet de link",
      remove: "Haal de link weg",
      cancel: "Annuleer",
    },
    // {n} is filled in by the script.
    left: "Je kunt nog {n} tekens typen.",
    over: "Je tekst is {n} tekens te lang.",
    kept: {
      title: "We hebben je tekst bewaard",
      text: "Je typte deze tekst eerder, maar hij is niet geplaatst.",
      restore: "Zet terug",
      discard: "Gooi weg",
    },
    backTooLate: {
      title: "Hier is je tekst",
      text: "Je was even uitgelogd. Je tekst is niet geplaatst of gewijzigd, en dat kan nu niet meer. Wil je hem bewaren? Kopieer hem dan.",
    },
    back: {
      title: "Je tekst staat er nog",
      text: "Je was even uitgelogd. Je tekst is nog niet geplaatst. Kijk hem na en druk op de knop onderaan.",
    },
  },
};
