/** The texts that every brand shares. What differs stands in the brand's own folder beside this file. */
export const sharedTexts = {
  skipLink: "Direct naar de inhoud",
  helpStrip: {
    long: "Praat met iemand die weet wat dementie is:",
    short: "Bel gratis",
    whenLong: "Gratis, elke dag van 9.00 tot 23.00 uur",
    whenShort: "Elke dag van 9.00 tot 23.00 uur",
  },
  helpCard: {
    title: "Even met iemand praten?",
    text: "Onze vrijwilligers nemen de tijd voor je. Gratis, elke dag van 9.00 tot 23.00 uur.",
  },
  notice: { label: "Mededeling" },
  header: { search: "Zoeken", donate: "Doneer" },
  menu: {
    label: "Hoofdmenu",
    phoneLabel: "Hoofdmenu op kleine schermen",
    open: "Menu",
    close: "Sluit",
  },
  breadcrumbs: { label: "Kruimelpad" },
  share: { page: "Deel deze pagina" },
  link: { external: "andere website" },
  home: { pijlers: "Waar kunnen we je bij helpen?" },
  homeBanner: {
    memoryTest: {
      label: "Ongeveer 5 minuten",
      title: "Doe de geheugentest",
      text: "Voor jezelf of voor een ander. Al 2.500.000 keer ingevuld.",
      link: "Start de test",
    },
  },
  news: { latest: "Laatste nieuws", all: "Bekijk al het nieuws" },
  page: {
    sidebar: "Hulp bij deze pagina",
    updated: "Bijgewerkt op {{date}}.",
    reviewed: "Nagekeken door {{name}}.",
    reviewedOn: "Nagekeken door {{name}} op {{date}}.",
  },
  search: {
    title: "Zoeken",
    titleFor: "Zoeken naar ‘{{term}}’",
    label: "Zoek op deze website",
    question: "Wat zoek je?",
    button: "Zoek",
    inHeader: "Zoek op deze website, bovenaan",
    inMenu: "Zoek op deze website, in het menu",
    inPage: "Zoek en kies",
    pijler: {
      legend: "Waar zoek je in?",
      alle: "Alles",
      informatie: "Informatie",
      nieuws: "Nieuws",
      regio: "Regio",
    },
    kind: { informatie: "Informatie", nieuws: "Nieuws", regio: "In de regio" },
    count_one: "{{count}} resultaat voor ‘{{term}}’",
    count_other: "{{count}} resultaten voor ‘{{term}}’",
    groupCount: "{{kind}} ({{count}})",
    all: "Toon alle {{count}} resultaten in {{kind}}",
    start: "Typ een woord of een vraag. Bijvoorbeeld: autorijden, hulp thuis of diagnose.",
    none: {
      title: "Niets gevonden voor ‘{{term}}’",
      text: "Controleer of het woord goed is getypt. Of probeer een ander of korter woord.",
      everywhere: "Zoek naar ‘{{term}}’ in alles",
      suggestions: "Misschien zoek je dit",
    },
    failed: {
      title: "Zoeken lukt nu even niet",
      text: "Probeer het over een paar minuten nog eens. Of bel ons: we zoeken het samen met je uit.",
    },
    help: {
      label: "Hulp bij zoeken",
      title: "Niet gevonden?",
      text: "Bel ons gerust. We zoeken het samen met je uit. Elke dag van 9.00 tot 23.00 uur.",
    },
  },
  suggestions: {
    memoryTest: "Doe de geheugentest",
    news: "Lees het laatste nieuws",
    nearby: "Vind hulp in de buurt",
    dementia: "Wat is dementie?",
    volunteer: "Word vrijwilliger",
  },
  notFound: {
    title: "Pagina niet gevonden",
    text: "Deze pagina bestaat niet meer, of er zit een foutje in het adres. Dat ligt niet aan jou. We helpen je graag verder.",
    question: "Waar ben je naar op zoek?",
    home: "Terug naar de beginpagina",
    suggestions: "Misschien zoek je dit",
    helpTitle: "Kom je er niet uit?",
  },
  gone: {
    title: "Deze pagina is er niet meer",
    text: "Wat hier stond, is voorbij of verlopen. Misschien vind je hieronder wat je zoekt.",
  },
  unavailable: {
    title: "De website heeft een storing",
    text: "We kunnen deze pagina nu niet laten zien. Dat ligt niet aan jou. Probeer het over een paar minuten nog eens.",
    retry: "Probeer het opnieuw",
    call: "Heb je nu hulp nodig? Bel dan gratis {{number}}. Elke dag van 9.00 tot 23.00 uur.",
    callUrgent: "Is iemand in gevaar? Bel 112.",
  },
  forms: {
    required: "Verplicht",
    errorPrefix: "Fout:",
    summary: {
      title: "Er klopt nog iets niet",
      text: "Kijk naar deze vraag en probeer het opnieuw:",
    },
    honeypot: "Laat dit veld leeg",
    sending: "Bezig met versturen…",
    // Spec 002, section 8: Vacancies:ApplicationForm.Errors.
    errors: {
      FieldMandatory: "Invoer is verplicht.",
      FieldTooLong: "Invoer is te lang.",
      InvalidEmail: "Ongeldig e-mailadres.",
      SendingFailed: "Er is iets misgegaan. Probeer het opnieuw.",
    },
  },
  newsletter: {
    title: "Nieuwsbrief",
    intro: "Elke maand tips, verhalen en nieuws over dementie in je mailbox.",
    footerTitle: "Elke maand tips en nieuws",
    email: "E-mailadres",
    emailHint: "Bijvoorbeeld naam@voorbeeld.nl",
    hint: "Je kunt je altijd weer afmelden.",
    button: "Meld je aan",
    privacy: "Wat doen we met je e-mailadres? Lees onze privacyverklaring",
    formTitle: "Meld je aan voor de nieuwsbrief",
    thanks: {
      title: "Bijna klaar: kijk in je mail",
      intro: "We hebben je een mail gestuurd. Klik op de link in die mail. Dan is je aanmelding klaar.",
      nextTitle: "Zo gaat het verder",
      next: [
        "Je krijgt binnen een kwartier een mail van ons.",
        "Klik op de link in die mail. Pas dan staat je adres op de lijst.",
        "Geen mail gekregen? Kijk bij je ongewenste mail.",
      ],
      stopTitle: "Stoppen kan altijd",
      stop: "Onder elke nieuwsbrief staat een link om je af te melden. Eén klik is genoeg.",
      keepTitle: "Wat we bewaren",
      keep: "We bewaren alleen je e-mailadres. Meld je je af, dan halen we het weg. Bevestig je niet, dan ook.",
      privacy: "Lees onze privacyverklaring",
      home: "Naar de beginpagina",
    },
  },
  prefooter: {
    title: "Doe je met ons mee?",
    text: "Samen zorgen we dat niemand met dementie er alleen voor staat.",
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
    about: "Wij zijn er voor mensen met dementie en iedereen om hen heen. Landelijk en in 48 afdelingen.",
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
    },
  },
} as const;

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What a brand's set must hold besides the shared texts. */
export interface BrandTexts {
  brand: { name: string; logo: string; description: string };
}

export type CommonTexts = Texts<typeof sharedTexts> & BrandTexts;
