/** The texts of the mails of a demo. */
export const demoMailTexts = {
  demoMail: {
    title: "Post van deze demo",
    intro:
      "Deze site verstuurt geen mail. Hier staan de mails die anders verstuurd waren, de nieuwste bovenaan.",
    none: "Er is nog geen mail.",
    to: "Aan {{to}}",
  },
};
