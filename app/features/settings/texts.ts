/** The texts of the settings of an account. */
export const settingsTexts = {
  settings: {
    title: "Instellingen",
    intro: "Elk onderdeel bewaar je apart.",
    saved: {
      title: "Bewaard",
      blog: "Wie je blog leest, geldt vanaf nu.",
      mail: "Je krijgt mail zoals je hebt gekozen.",
      nieuwsbrief: "We hebben je een mail gestuurd. Klik op de link daarin, dan krijg je de nieuwsbrief.",
      benaderen: "We houden ons aan je keuze.",
      apparaten: "Dat apparaat is uitgelogd.",
    },
    blog: {
      title: "Wie leest je blog?",
      text: "Geldt voor alles wat je in je blog schreef en nog schrijft.",
      legend: "Mijn blog is",
      options: {
        members: "Alleen voor leden: wie is ingelogd, leest mee",
        public: "Openbaar: iedereen leest mee, ook via een zoekmachine",
      },
      button: "Bewaar wie je blog leest",
    },
    mail: {
      title: "Mail over wat er gebeurt",
      text: "In elke mail staat een link om te stoppen.",
      kinds: {
        messages: "Berichten en contactverzoeken",
        reactions: "Reacties op wat je schreef",
        follows: "Nieuws in wat je volgt",
      },
      paces: {
        none: "Geen mail",
        soon: "Meteen, hoogstens één mail per uur over hetzelfde",
        daily: "Eén keer per dag",
      },
      button: "Bewaar je keuze voor mail",
    },
    newsletter: {
      title: "Nieuwsbrief",
      text: "Elke maand tips en nieuws. Afmelden kan in elke nieuwsbrief.",
      address: "We sturen hem naar {{email}}.",
      button: "Stuur mij de nieuwsbrief",
    },
    approach: {
      title: "Mogen we je benaderen?",
      text: "Soms zoeken we mensen die willen meedoen. We geven je gegevens nooit aan anderen.",
      legend: "Jullie mogen mij benaderen",
      yes: "Ja",
      no: "Nee",
      purposesLegend: "Waarvoor?",
      purposes: {
        research: "Onderzoek naar dementie",
        story: "Mijn verhaal vertellen",
        "trying-out": "Iets nieuws uitproberen",
        volunteering: "Vrijwilligerswerk",
      },
      button: "Bewaar waarvoor we je mogen benaderen",
    },
    devices: {
      title: "Waar ben je ingelogd?",
      text: "Ken je een apparaat niet? Log het uit en kies een nieuw wachtwoord.",
      current: "Dit apparaat, nu in gebruik",
      unknown: "Een onbekend apparaat",
      button: "Log dit apparaat uit",
      on: "({{name}})",
    },
    reading: {
      title: "Hoe de website eruitziet",
      text: "Grote letters, meer ruimte of meer rust. Je keuze geldt op elk apparaat waar je inlogt.",
      link: "Kies hoe de website eruitziet",
    },
    export: { link: "Haal je gegevens op" },
    leaving: {
      title: "Je account verwijderen",
      text: "Je leest eerst wat er verdwijnt en wat er blijft staan.",
      link: "Verwijder je account",
    },
  },
};
