/** The texts around every page, and of the error pages. */
export const shellTexts = {
  skipLink: "Direct naar de inhoud",
  helpStrip: {
    long: "Praat met iemand die weet wat dementie is:",
    short: "Bel gratis",
    whenLong: "Gratis, elke dag van 9.00 tot 23.00 uur",
    whenShort: "Elke dag 9.00 tot 23.00 uur",
  },
  helpCard: {
    title: "Even met iemand praten?",
    text: "Onze vrijwilligers nemen de tijd voor je. Gratis, elke dag van 9.00 tot 23.00 uur.",
  },
  sideAction: {
    training: {
      title: "Leer hoe je helpt",
      text: "Herken dementie, en weet wat je dan doet. Samen met anderen, bij jou in de buurt.",
      button: "Bekijk de trainingen",
    },
    test: {
      title: "Twijfel je over je geheugen?",
      text: "Doe de geheugentest. Daarna weet je wat een goede eerste stap is.",
      button: "Doe de geheugentest",
    },
    call: "Liever bellen?",
  },
  notice: { label: "Mededeling", close: "Sluit", closeWhat: "deze mededeling" },
  // 'Mijn account'; on phones 'Account'.
  header: { search: "Zoeken", my: "Mijn", account: "account", donate: "Doneer" },
  menu: {
    label: "Hoofdmenu",
    phoneLabel: "Hoofdmenu op kleine schermen",
    open: "Menu",
    close: "Sluit",
  },
  breadcrumbs: { label: "Kruimelpad", home: "Home", regions: "In de buurt" },
  toolbar: {
    label: "Print, luister of deel",
    print: "Print",
    share: "Deel",
    read: {
      start: "Lees voor",
      pause: "Pauze",
      resume: "Ga verder",
      stop: "Stop",
      failed: "Lukt niet. Probeer opnieuw",
      picture: "Afbeelding:",
    },
  },
  // Plain-text responses, where no page can be rendered.
  refused: {
    broken: "Er is iets misgegaan. Ga terug en probeer het opnieuw.",
    method: "Dit adres neemt geen formulieren aan.",
    foreign: "Dit formulier is niet vanaf deze website verstuurd.",
    tooSlow: "Het versturen duurde te lang. Ga terug en probeer het opnieuw.",
    tooLarge: "Het formulier is te groot.",
  },
  // Too many posts (app/routes/shell/too-often.tsx).
  tooOften: {
    title: "Even wachten",
    text: "We kregen van jouw internetverbinding veel formulieren achter elkaar. Wacht een minuut en verstuur het dan opnieuw.",
    kept: "Wat je had ingevuld, is bewaard op deze pagina. Je hoeft het niet opnieuw te typen.",
    keptWithoutFile:
      "Wat je had ingevuld, is bewaard op deze pagina. Alleen je bestand moet je straks opnieuw kiezen.",
    again: "Verstuur opnieuw",
    busy: "Versturen…",
    call: "Lukt het niet? Bel ons:",
  },
  // Below an error page in place of a form that could not be handled.
  keptForm: {
    title: "Dit had je ingevuld",
    text: "Je formulier is niet verstuurd. Kopieer wat je wilt bewaren.",
    fields: {
      title: "Titel",
      introduction: "Inleiding",
      text: "Je tekst",
      words: "Wat je schreef",
      biography: "Over jezelf",
      message: "Je bericht",
      remark: "Je opmerking",
    },
  },
  notFound: {
    title: "Pagina niet gevonden",
    text: "Deze pagina bestaat niet meer, of er zit een foutje in het adres. Dat ligt niet aan jou. We helpen je graag verder.",
    question: "Waar ben je naar op zoek?",
    // In place of a form.
    formTitle: "Er is intussen iets veranderd",
    formText: "Waar je formulier naartoe ging, is er niet meer. Dat ligt niet aan jou.",
    home: "Terug naar de beginpagina",
    suggestions: "Misschien zoek je dit",
    helpTitle: "Kom je er niet uit?",
  },
  unauthorized: {
    title: "Log in om deze pagina te lezen",
    text: "Deze pagina is alleen voor mensen met een account. Heb je er een? Log dan in. Of maak een account, dat is gratis.",
    open: "Dit kan zonder account",
    help: "Lukt het niet?",
    logIn: "Log in",
    register: "Maak een account",
    // In place of a form whose session had ended.
    formTitle: "Log in om dit te versturen",
    formText:
      "Je bent niet meer ingelogd, dus het is nog niet verstuurd. Log in een nieuw tabblad in. Kom dan hier terug en verstuur het opnieuw.",
  },
  locked: {
    title: "Typ eerst je code",
    text: "Je bent al een tijd ingelogd in beheer. Daarom vragen we opnieuw om je code, en is het nog niet verstuurd. Typ je code in een nieuw tabblad. Kom dan hier terug en verstuur het opnieuw.",
    open: "Typ je code",
  },
  gone: {
    title: "Deze pagina is er niet meer",
    text: "Wat hier stond, is voorbij of verlopen. Misschien vind je hieronder wat je zoekt.",
  },
  unavailable: {
    title: "De website heeft een storing",
    text: "We kunnen deze pagina nu niet laten zien. Dat ligt niet aan jou. Probeer het over een paar minuten nog eens.",
    retry: "Probeer het opnieuw",
    call: "Heb je nu hulp nodig? Bel dan gratis, elke dag van 9.00 tot 23.00 uur:",
    callUrgent: "Is iemand in gevaar? Bel 112.",
  },
  prefooter: {
    money: {
      title: "Geef geld",
      text: "Met jouw gift betalen we de hulplijn, de Alzheimer Cafés en onderzoek naar dementie.",
      link: "Doneer nu",
    },
    time: {
      title: "Geef tijd",
      text: "Schenk koffie, ga mee wandelen of help achter de schermen. Ook een paar uur per maand helpt.",
      link: "Word vrijwilliger",
    },
  },
  footer: {
    socials: "Volg ons",
    marks: {
      label: "Keurmerken",
      charity: "Erkend goed doel",
      tax: "Gift aftrekbaar (ANBI)",
      privacy: "Privacy gewaarborgd",
      website: "Website van het Jaar",
    },
    legal: {
      label: "Voorwaarden",
      conduct: "Gedragsregels",
      privacy: "Privacy",
      disclaimer: "Disclaimer",
      cookies: "Cookies",
      accessibility: "Toegankelijkheid",
      sitemap: "Overzicht van de website",
    },
  },
};
