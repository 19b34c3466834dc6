export const collecteTexts = {
  collecte: {
    title: "Doe mee met de collecte",
    legend: "Wat wil je doen?",
    choice: { both: "Beide", collector: "Collecteren", box: "Collectebus" },
    collector: {
      title: "Loop mee als collectant",
      text: "Je loopt een paar uur door je eigen buurt. Met een bus en een pas van ons.",
    },
    box: {
      title: "Zet een collectebus neer",
      text: "Voor op de toonbank, of om in je eigen straat rond te laten gaan.",
    },
    explanation: "Meer uitleg",
  },
};
