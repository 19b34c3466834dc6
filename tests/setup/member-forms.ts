import { email, password, registration } from "./member-site";

const otherPassword = "Groene trui 1961 mist";
const newPasswords = { password: otherPassword, repeat: otherPassword };

/** The forms of accounts, members and staff, by where they go, with values that would do something. */
export const memberForms: Record<string, Record<string, string>> = {
  "/registreren": { ...registration, email: "ander@voorbeeld.nl", username: "Ander" },
  "/inloggen": { email, password },
  "/uitloggen": {},
  "/bevestigen": {},
  "/wachtwoord/vergeten": { email },
  "/verificatie-mail-opnieuw-versturen": { email },
  "/wachtwoord/nieuw": newPasswords,
  "/mijn/profiel": { biography: "Ik ben overgenomen." },
  "/mijn/profiel/foto": { act: "delete" },
  "/mijn/instellingen": { part: "blog", blog: "public" },
  "/mijn/gegevens": {},
  "/mijn/postvak": { contact: "block", id: "Berkenlaan" },
  "/mijn/postvak/zoeken": { words: "soep" },
  "/leden/Berkenlaan": { text: "Overgenomen." },
  "/mijn/blog": { title: "Overgenomen", visibility: "public" },
  "/mijn/blog/stuk": { title: "Overgenomen", date: "2026-11-20", text: "Niet van mij." },
  "/ervaringen-delen/forum/mantelzorgers/nieuw": { title: "Overgenomen", text: "Niet van mij." },
  "/mijn/besluiten": { id: "1", words: "Niet van mij." },
  "/mijn/wachtwoord": { current: password, ...newPasswords },
  "/mijn/e-mailadres": { email: "nieuw@voorbeeld.nl", password },
  "/mijn/account-verwijderen": { password },
  "/account-verwijderen": {},
  "/beheer/inloggen": { totp: "000000" },
  "/beheer/tweede-stap": { totp: "000000" },
  "/beheer/herstelcodes": {},
  "/beheer/leden": { zoek: "Berk" },
  "/beheer/leden/Berkenlaan": { act: "block" },
  "/beheer/giften/gevers": { zoek: "Berk" },
  "/beheer/giften/bestand": { soort: "csv", van: "2026-01-01", tot: "2026-11-23" },
  "/beheer/giften/vergelijken": {},
  "/beheer/meldingen/bezwaren": { id: "1", outcome: "granted", words: "Overgenomen." },
  "/beheer/meldingen/lid/Berkenlaan": { words: "Overgenomen." },
  "/beheer/woorden": { act: "add", words: "Overgenomen" },
};
