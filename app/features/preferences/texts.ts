/** The texts of the reading preferences. */
export const preferenceTexts = {
  preferences: {
    link: "Weergave aanpassen",
    title: "Weergave aanpassen",
    intro: "Kies hoe jij deze website het prettigst leest. Je keuze geldt daarna voor elke pagina.",
    text: {
      legend: "Hoe groot wil je de tekst?",
      normaal: "Normaal",
      groot: "Groot",
      grootst: "Grootst",
    },
    spacing: {
      legend: "Hoeveel ruimte wil je tussen de regels?",
      normaal: "Normaal",
      ruim: "Ruim",
    },
    calm: {
      legend: "Wil je minder drukte op de pagina?",
      label: "Rustige weergave",
      hint: "Niets beweegt of schuift in beeld. Alles staat onder elkaar, met minder plaatjes en zonder oproepen.",
    },
    sample: {
      label: "Voorbeeld",
      title: "Een rustig gesprek",
      text: "Ga naast elkaar zitten. Neem de tijd. Stel één vraag tegelijk en wacht op het antwoord.",
    },
    save: "Bewaar mijn keuze",
    saving: "Bezig met bewaren…",
    reset: "Zet alles terug",
    saved: {
      title: "Je keuze is bewaard",
      intro: "Zo ziet elke pagina er nu uit:",
      introDefault: "Alles staat weer zoals het was:",
      text: "tekst: {{size}}",
      spacing: "ruimte tussen de regels: {{spacing}}",
      calm: "rustige weergave: aan",
      notCalm: "rustige weergave: uit",
      back: "Ga terug naar waar je was",
      home: "Naar de beginpagina",
      change: "Pas je keuze aan",
    },
  },
};
