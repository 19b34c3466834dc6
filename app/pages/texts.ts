/** The texts that pages of several types share, and of the gallery. */
export const pageTexts = {
  page: {
    contact: "Wie kun je bellen?",
    sidebar: "Hulp bij deze pagina",
    updated: "Bijgewerkt op {{date}}.",
    reviewed: "Nagekeken door {{name}}.",
    reviewedOn: "Nagekeken door {{name}} op {{date}}.",
  },
  gallery: { title: "Blokken en pagina’s", brands: "Hetzelfde in elk merk" },
};
