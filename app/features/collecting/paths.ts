export const collectingPaths = {
  page: "/collecte",
  signUp: "/collecte/aanmelden",
  thanks: "/collecte/aanmelden/bedankt",
};
