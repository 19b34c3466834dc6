/** The texts of choosing a gift. */
export const donationTexts = {
  donate: {
    title: "Kies je gift",
    frequencyLegend: "Hoe vaak wil je geven?",
    frequency: { eenmalig: "Eenmalig", maandelijks: "Elke maand", jaarlijks: "Elk jaar" },
    amountLegend: {
      eenmalig: "Welk bedrag wil je geven?",
      maandelijks: "Welk bedrag wil je elke maand geven?",
      jaarlijks: "Welk bedrag wil je elk jaar geven?",
    },
    other: "Ander bedrag",
    otherLabel: "Welk ander bedrag?",
    otherHint: "In euro’s, bijvoorbeeld 15 of 12,50",
    button: "Geef dit bedrag",
    chosen: {
      label: "Jouw gift",
      title: {
        eenmalig: "Je koos: eenmalig {{amount}}",
        maandelijks: "Je koos: elke maand {{amount}}",
        jaarlijks: "Je koos: elk jaar {{amount}}",
      },
      how: {
        eenmalig: "Maak {{amount}} over met je bank. Ons rekeningnummer staat op deze pagina.",
        maandelijks:
          "Stel bij je bank in dat je elke maand {{amount}} geeft. Ons rekeningnummer staat op deze pagina. Of bel ons, dan regelen we het samen.",
        jaarlijks:
          "Stel bij je bank in dat je elk jaar {{amount}} geeft. Ons rekeningnummer staat op deze pagina. Of bel ons, dan regelen we het samen.",
      },
      notPaid: "Je hebt nog niets betaald.",
      button: "Kies dit bedrag",
    },
  },
};
