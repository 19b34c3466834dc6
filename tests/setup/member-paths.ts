import { username } from "./member-site";

/** The pages that lead to an account, which visitors see. */
export const accountPaths = [
  ...["/registreren", "/inloggen", "/wachtwoord/vergeten", "/verificatie-mail-opnieuw-versturen"],
  ...["/bevestigen", "/account-verwijderen", "/account-verwijderd"],
  ...["/mails-stoppen"],
];

/** The pages for members. */
export const memberPaths = [
  ...["/mijn", "/mijn/profiel", "/mijn/instellingen", "/mijn/wachtwoord", "/mijn/e-mailadres"],
  ...["/mijn/account-verwijderen", "/mijn/profiel/foto", "/mijn/gegevens", `/leden/${username}`],
  ...["/mijn/blog", "/mijn/blog/volgers", "/mijn/besluiten", "/mijn/postvak", "/mijn/postvak/zoeken"],
];

/** The pages for staff, about the member 'Berkenlaan'. */
export const staffPaths = [
  ...["/beheer", "/beheer/herstelcodes", "/beheer/leden", "/beheer/leden/Berkenlaan", "/beheer/logboek"],
  ...["/beheer/meldingen", "/beheer/meldingen/bezwaren", "/beheer/meldingen/afgehandeld"],
  ...["/beheer/meldingen/lid/Berkenlaan", "/beheer/woorden"],
  ...["/beheer/giften", "/beheer/giften/gevers", "/beheer/giften/totalen", "/beheer/giften/vergelijken"],
  ...["/beheer/leden/Berkenlaan?actie=rol", "/beheer/leden/Berkenlaan?gedaan=rol"],
];
