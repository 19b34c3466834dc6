/** The texts of signing up as a collector. */
export const collectingTexts = {
  collecting: {
    title: "Meld je aan als collectant",
    intro: "Vul je gegevens in. Iemand uit je buurt belt je om alles door te nemen.",
    crumb: "Collecteren",
    labels: {
      name: "Je naam",
      phone: "Telefoonnummer",
      postcode: "Postcode",
      email: "E-mailadres (mag je overslaan)",
      remark: "Wil je nog iets zeggen? (mag je overslaan)",
    },
    hints: {
      phone: "Hierop bellen we je.",
      postcode: "Zo zoeken we straten bij jou in de buurt. Bijvoorbeeld 4001 AB",
      email: "Bijvoorbeeld naam@voorbeeld.nl",
      remark: "Bijvoorbeeld met wie je wilt lopen, of wanneer we je kunnen bellen.",
    },
    button: "Meld je aan",
    nextTitle: "Zo gaat het verder",
    next: [
      "Iemand uit je buurt belt je, meestal binnen twee weken.",
      "Samen kiezen jullie straten en een avond of middag.",
      "Je krijgt een bus, een pas en een lijst met straten.",
    ],
    privacy: "We gebruiken je gegevens alleen om de collecte te regelen.",
    privacyLink: "Lees over je privacy",
    thanks: {
      title: "Fijn dat je meeloopt",
      intro: "Je aanmelding is bij ons binnen.",
      changeTitle: "Kun je toch niet?",
      change: "Dat geeft niets. Zeg het als we bellen, of bel ons zelf op {{phone}}.",
      back: "Terug naar de collecte",
    },
  },
};
