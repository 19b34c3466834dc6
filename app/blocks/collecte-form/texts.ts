export const collecteTexts = {
  collecte: {
    title: "Doe mee met de collecte",
    legend: "Wat wil je doen?",
    choice: { both: "Beide", collector: "Collecteren", box: "Digitale collectebus" },
    collector: {
      title: "Meld je aan als collectant",
      text: "Je loopt een paar uur door je eigen buurt. Met een bus en een pas van ons.",
    },
    box: {
      title: "Maak een digitale collectebus",
      text: "Je krijgt een link en een QR-code. Wie klikt of scant, geeft meteen.",
    },
    explanation: "Meer uitleg",
  },
};
