/** The texts of slide-ins. */
export const slideInTexts = {
  slideIn: { close: "Sluit", closeWhat: "dit bericht" },
};
