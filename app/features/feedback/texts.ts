/** The texts of feedback on a page. */
export const feedbackTexts = {
  feedback: {
    question: "Was deze pagina nuttig?",
    answer: { ja: "Ja", nee: "Nee" },
    reasons: {
      legend: "Wil je zeggen waarom?",
      hint: "Dit hoeft niet. We weten niet wie je bent.",
      "niet-gevonden": "Ik vind niet wat ik zoek",
      onduidelijk: "Ik begrijp de tekst niet goed",
      "te-lang": "Het is te veel tekst",
      "klopt-niet": "Er klopt iets niet",
      "werkt-niet": "Iets op de pagina doet het niet",
      send: "Verstuur",
    },
    thanks: {
      title: "Bedankt voor je antwoord",
      text: "Zo weten we welke pagina’s helpen en welke beter kunnen.",
      no: "Jammer dat deze pagina je niet hielp. We willen dat graag beter doen.",
      back: "Terug naar de pagina",
      skip: "Terug zonder reden",
    },
  },
};
