export const homepageTexts = {
  home: { pijlers: "Waar kunnen we je bij helpen?" },
};
