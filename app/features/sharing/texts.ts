/** The texts of sharing. */
export const sharingTexts = {
  share: {
    page: "Deel deze pagina",
    copy: "Kopieer link",
    copied: "Link gekopieerd",
    copyFailed: "Kopiëren lukt niet",
    sheet: "Meer manieren",
    services: {
      whatsapp: "WhatsApp",
      mail: "E-mail",
      facebook: "Facebook",
      x: "X (Twitter)",
      linkedin: "LinkedIn",
    },
  },
};
