/** The form with which people apply, and what they read after it. */
export const applicationTexts = {
  application: {
    title: {
      volunteer: "Meld je aan: {{vacancy}}",
      job: "Solliciteer: {{vacancy}}",
      contact: "Vrijblijvend contact",
    },
    crumb: { volunteer: "Aanmelden", job: "Solliciteren", contact: "Contact" },
    intro: {
      volunteer: "Leuk dat je wilt helpen. Invullen duurt ongeveer 5 minuten. Je zit nergens aan vast.",
      job: "Fijn dat je bij ons wilt werken. Invullen duurt ongeveer 10 minuten. Zet je cv vast klaar.",
      contact:
        "Wil je eerst eens praten over vrijwilligerswerk? Laat weten hoe we je bereiken. Invullen duurt 3 minuten.",
    },
    forWhom: "Je reactie gaat naar {{name}}.",
    formTitle: "Jouw gegevens",
    work: "Dit werk",
    fields: {
      gender: "Geslacht",
      firstName: "Voornaam",
      insertion: "Tussenvoegsel",
      lastName: "Achternaam",
      city: "Woonplaats",
      phone: "Telefoonnummer",
      email: "E-mailadres",
      motivation: "Motivatie",
      linkedIn: "LinkedIn",
      cv: "Cv",
      education: "Opleiding",
    },
    hints: {
      insertion: "Bijvoorbeeld ‘de’ of ‘van der’",
      phone: "Bijvoorbeeld 06 12345678",
      email: "Bijvoorbeeld naam@voorbeeld.nl",
      motivation: "Waarom past dit bij je? Een paar zinnen is genoeg.",
      motivationJob: "Waarom wil je bij ons werken, en waarom past dit werk bij je?",
      linkedIn: "Het adres van je profiel. Dit hoeft niet.",
      cv: "Een pdf-, doc- of docx-bestand van hoogstens 2 MB.",
      education: "Welke opleiding of ervaring helpt je bij dit werk?",
    },
    genders: { none: "Zeg ik liever niet", male: "Man", female: "Vrouw", unknown: "X" },
    file: {
      stored: "We hebben je bestand:",
      replace: "Kies een ander bestand",
      remove: "Stuur dit bestand niet mee",
    },
    retention: {
      text: "We bewaren je gegevens tot 4 weken na de procedure. Geef je daar toestemming voor, dan bewaren we ze hoogstens een jaar.",
      link: "Lees wat we met je gegevens doen",
    },
    captcha: "Google reCAPTCHA kijkt mee of je geen robot bent.",
    send: { volunteer: "Verstuur je aanmelding", job: "Verstuur je sollicitatie", contact: "Verstuur" },
    check: "Controleer eerst je antwoorden",
    review: {
      title: "Klopt alles?",
      text: "Er is nog niets verstuurd. Lees je antwoorden na en verstuur ze dan.",
      edit: "Verander je antwoorden",
      empty: "Niet ingevuld",
    },
    failed: {
      text: "Je antwoorden staan hieronder nog. Probeer het straks opnieuw. Lukt het niet? Bel of mail ons.",
      uncertain:
        "Er kwam geen antwoord. Je antwoorden staan hieronder nog. Bel of mail ons: dan hoor je of ze er zijn. Over tien minuten kun je ze opnieuw versturen. Zo komen ze niet dubbel aan.",
      call: "Bel gratis {{phone}}",
      mail: "Mail naar {{email}}",
      contact: "Andere manieren om ons te bereiken",
    },
    unreadable: {
      title: "Je formulier kwam niet goed aan",
      text: "Er is iets misgegaan onderweg. Vul het formulier hieronder opnieuw in, of ga terug met je browser.",
    },
    closed: {
      title: "Je kunt niet meer reageren op deze vacature",
      text: "De vacature ‘{{vacancy}}’ is gesloten. Er is vast ander werk dat bij je past.",
    },
    thanks: {
      title: "Bedankt voor je reactie",
      nextTitle: "Zo gaat het verder",
      intro: {
        volunteer: "We hebben je aanmelding ontvangen.",
        job: "We hebben je sollicitatie ontvangen.",
        contact: "We hebben je bericht ontvangen.",
      },
      next: {
        volunteer: [
          "Iemand van ons leest je aanmelding.",
          "Binnen twee weken bellen of mailen we je.",
          "Samen kijken we wat bij je past. Je zit nergens aan vast.",
        ],
        job: [
          "We lezen je brief en je cv.",
          "Binnen twee weken hoor je van ons.",
          "Nodigen we je uit? Dan spreken we samen een dag af.",
        ],
        contact: [
          "Een vrijwilliger in je buurt leest je bericht.",
          "Meestal na 1 of 2 dagen, altijd binnen twee weken, neemt die contact met je op.",
          "Daarna beslis je zelf of je verder wilt.",
        ],
      },
      reference: "Je kenmerk is",
      referenceText: "Noem dit als je ons belt of mailt over je reactie.",
      copyTitle: "Dit heb je verstuurd",
      copyText: "Je ziet dit één keer. Wil je het bewaren? Print deze pagina.",
      copyShort: "Je langste antwoorden passen hier niet. Wij hebben ze wel ontvangen.",
      sentAt: "Verstuurd op",
      vacancy: "Vacature",
      print: "Print deze pagina",
      keepTitle: "Wat we bewaren",
      more: { other: "Bekijk ander vrijwilligerswerk", corporate: "Lees over werken bij ons" },
    },
  },
};
