export const followOnTexts = {
  followOn: { title: "Volg ons" },
};
