/** The texts of the page with a member's export. */
export const exportTexts = {
  export: {
    title: "Je gegevens ophalen",
    intro: "Alles wat we van je bewaren, in één bestand. Je krijgt een mail als het klaarstaat.",
    inside: {
      title: "Dit zit erin",
      list: [
        "Je account, je profiel en je foto",
        "Wat je vertelde over dementie",
        "Je instellingen",
        "Waar je bent ingelogd",
        "Wat je schreef op het forum en in je blog, en wat je volgt",
        "Je contacten en je berichten",
        "Wat je meldde, en besluiten over je berichten",
        "Welke mails we je de laatste 30 dagen stuurden",
      ],
      text: "Je wachtwoord zit er niet in. Dat kunnen wij zelf ook niet lezen. Je opent het bestand met je browser. Een ander programma kan het ook lezen.",
    },
    button: "Vraag je gegevens op",
    again: "Vraag een nieuw bestand",
    next: "Vanaf {{moment}} kun je een nieuw bestand vragen.",
    waiting: {
      title: "We maken je bestand",
      text: "Dat duurt meestal een paar minuten. Je krijgt een mail als het klaarstaat.",
    },
    ready: {
      title: "Je bestand staat klaar",
      text: "Je kunt het ophalen tot {{moment}}. Bewaar het op een plek waar alleen jij bij kunt.",
      button: "Haal je bestand op",
    },
    failed: {
      title: "Het bestand maken lukte niet",
      text: "Dat ligt aan ons. Vraag het nog een keer.",
    },
  },
};
