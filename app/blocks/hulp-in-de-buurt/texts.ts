export const nearTexts = {
  near: {
    title: "Hulp bij jou in de buurt",
    label: "Postcode of plaats",
    hint: "Bijvoorbeeld 4001 AB of Tiel",
    button: "Zoek in de buurt",
    all: "Bekijk alle afdelingen",
  },
};
