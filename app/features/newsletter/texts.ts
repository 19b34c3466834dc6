/** The texts of the newsletter. */
export const newsletterTexts = {
  newsletter: {
    title: "Nieuwsbrief",
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
      keep: "We bewaren je e-mailadres, het moment van aanmelden en de pagina waar je dat deed. Meld je je af, dan halen we dat weg. Bevestig je niet, dan ook.",
      privacy: "Lees onze privacyverklaring",
      home: "Naar de beginpagina",
    },
  },
};
