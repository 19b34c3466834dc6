/** The texts about cookies, and about content of other sites. */
export const consentTexts = {
  consent: {
    title: "Mogen we cookies gebruiken?",
    text: "Dan tellen we bezoek en zie je filmpjes van andere bedrijven, die dan meekijken.",
    choose: "Zelf kiezen welke cookies",
    refuse: "Nee, liever niet",
    accept: "Ja, dat mag",
  },
  cookies: {
    title: "Cookies",
    choice: {
      title: "Kies zelf welke cookies mogen",
      legend: "Wat mag nog meer?",
      save: "Bewaar mijn keuze",
      atOnce: "Of kies in één keer",
      none: "Alles weigeren",
      all: "Alles toestaan",
      kept: "Je keuze is bewaard. Je kunt haar hier altijd veranderen.",
      lost: "Je keuze is niet bewaard. Je browser houdt cookies tegen. We doen dan alsof je niets toestaat.",
    },
    category: {
      functional: {
        title: "Noodzakelijk",
        text: "Deze zijn nodig om de website te laten werken, bijvoorbeeld om ingelogd te blijven. Daarom staan ze altijd aan. Ze volgen je niet.",
      },
      preferences: {
        title: "Voorkeuren",
        text: "Een ander bedrijf mag onthouden wat je prettig vindt, zoals de taal van een filmpje.",
      },
      statistics: {
        title: "Statistieken",
        text: "We tellen hoe vaak een pagina wordt bekeken. Zo zien we wat er beter kan.",
      },
      marketing: {
        title: "Marketing",
        text: "Je ziet filmpjes, muziek en quizzen van andere bedrijven meteen. Die bedrijven kunnen je volgen en je reclame laten zien.",
      },
    },
    table: {
      title: "Wat we in je browser bewaren",
      purpose: "Waarvoor",
      category: "Groep",
      lasts: "Hoe lang",
      place: "Waar",
    },
    purpose: {
      preferences: "Onthoudt wat je koos op deze website, zoals welke cookies mogen.",
      embeds: "Onthoudt dat je één filmpje of iets anders wilde zien. Geldt alleen voor die pagina.",
      depth:
        "Stuur je een formulier en blijf je op dezelfde pagina? Dan kom je terug op de plek waar je was.",
      preview:
        "Alleen voor wie een pagina bekijkt die nog niet op de website staat. Onthoudt dat je een geldige link had.",
      session: "Alleen als je inlogt. Onthoudt dat je bent ingelogd.",
      device:
        "Alleen als je inlogt. Zo kun je op dit apparaat ook inloggen als iemand anders je wachtwoord probeert te raden.",
      form: "Alleen bij formulieren van je account. Zo kan niemand anders zo'n formulier voor je versturen.",
      registered:
        "Laat je na het aanmelden zien naar welk mailadres de mail ging. En brengt je daarna terug naar de pagina waar je was. Alleen wij kunnen het lezen.",
      placed: "Zegt je browser dat je tekst is geplaatst. Dan gooit hij zijn kopie weg.",
      texts:
        "Alleen als je iets schrijft met je account. Bewaart een kopie van wat je typt, zodat je niets kwijtraakt. Alleen jij kunt hem lezen.",
      test: "Onthoudt je antwoorden van de geheugentest, zodat je verder kunt waar je was. Alleen wij kunnen ze lezen.",
      gift: "Onthoudt wat je invult bij een gift, tot je betaald hebt. Daarna alleen welke gift dat was. Versleuteld.",
      signUp: "Onthoudt even dat je aanmelding voor de nieuwsbrief gelukt is.",
      application:
        "Laat je na een aanmelding of sollicitatie zien wat je hebt verstuurd. Alleen jij en wij kunnen het lezen.",
      testStep:
        "Onthoudt wat je invult in de geheugentest, als je lijn uitvalt of je de pagina opnieuw opent.",
      provider: "Onthoudt welke cookies mogen. Is van Cookiebot.",
      captcha: "Kijkt bij een aanmelding of sollicitatie of je geen robot bent. Is van Google.",
      visits: "Telt bezoeken aan de website. Is van Google.",
    },
    place: {
      cookie: "Cookie",
      localStorage: "Opslag van je browser",
      sessionStorage: "Opslag van je browser, zolang de pagina open is",
    },
    lasts: {
      session: "Tot je de browser sluit",
      minutes_one: "{{count}} minuut",
      minutes_other: "{{count}} minuten",
      days_one: "{{count}} dag",
      days_other: "Hoogstens {{count}} dagen",
    },
    provider: {
      text: "Je keuze maak je bij Cookiebot. Dat bedrijf onthoudt voor ons welke cookies mogen. Daarvoor moet JavaScript aan staan in je browser. Staat het uit? Dan laden we niets van andere bedrijven.",
      change: "Verander mijn keuze",
    },
  },
  embed: {
    accept: "Altijd laten zien",
    acceptHint:
      "Met ‘{{label}}’ sta je marketingcookies toe op de hele website. Je verandert dat weer bij Cookies, onderaan de pagina.",
    once: "Alleen deze tonen",
    elsewhere: "Dit staat op een andere website. Bekijk het daar. Onze regels voor privacy gelden daar niet.",
    listen: "Luister op {{provider}}",
    watch: "Bekijk op {{provider}}",
    why: "{{provider}} kan cookies plaatsen en zien wat je bekijkt. Daarom vragen we het je eerst.",
  },
};
