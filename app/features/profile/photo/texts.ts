/** The texts of a member's photo. */
export const photoTexts = {
  photo: {
    title: "Je foto",
    intro: "Met een foto herkennen andere leden je. Zonder foto krijg je een plaatje.",
    label: "Kies een foto",
    hint: "Een foto die eindigt op .jpg, .png of .webp, van hoogstens 10 MB. We maken hem kleiner en halen weg waar hij is gemaakt.",
    button: "Bewaar je foto",
    delete: "Haal je foto weg",
    current: "Je foto van nu",
    alt: "Foto van {{username}}",
    waiting: {
      title: "We maken je foto klaar",
      text: "Dat duurt meestal een paar tellen. Laad deze pagina dan opnieuw.",
      reload: "Laad opnieuw",
    },
    failed: {
      title: "Je foto klaarmaken lukte niet",
      text: "Probeer het nog een keer. Lukt het weer niet? Dan is het bestand misschien kapot of veel te groot. Kies een andere foto.",
    },
    deleted: { title: "Je foto is weg", text: "Andere leden zien nu een plaatje." },
    sharing: "Of andere leden je foto zien, kies je bij je profiel.",
    toProfile: "Naar mijn profiel",
  },
};
