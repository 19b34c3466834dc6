import { longMoment } from "../../../app/utils/dates";
import type { MailName } from "../../tables";
import type { ExportSource } from "../export-part";

/** What mails are about, for who got them. */
const mailNames: Readonly<Record<MailName, string>> = {
  "verify-account": "Bevestig je account",
  "reset-password": "Kies een nieuw wachtwoord",
  "password-changed": "Je wachtwoord is veranderd",
  "second-factor-set": "Je tweede stap is ingesteld",
  "recovery-code-used": "Er is een herstelcode gebruikt",
  "recovery-codes-renewed": "Je hebt nieuwe herstelcodes",
  "change-email": "Bevestig je nieuwe mailadres",
  "email-changed": "Je mailadres is veranderd",
  "export-ready": "Je gegevens staan klaar",
  "export-failed": "Het lukte niet om je gegevens klaar te zetten",
  "delete-account": "Wil je je account verwijderen?",
  "account-deleted": "Je account is verwijderd",
  "account-inactive": "Wil je je account houden?",
  "post-alert": "Er is iets nieuws",
  "post-summary": "Wat er vandaag nieuw is",
  "post-decided": "Er is besloten over je bericht",
  "report-decided": "Er is gekeken naar je melding",
  "objection-answered": "Er is een antwoord op je bezwaar",
  "gift-received": "Dank je wel voor je gift",
  "gift-refunded": "We betalen je gift terug",
  "gift-announced": "Over een week schrijven we je gift af",
  "gift-debit-failed": "Het lukte niet om je gift af te schrijven",
  "gift-stopped": "Je gift is gestopt",
  "gift-paused": "Je gift staat op pauze",
  "gift-resumed": "Je gift gaat weer verder",
  "gift-amount-link": "Verander het bedrag van je gift",
  "gift-amount-changed": "Het bedrag van je gift is veranderd",
  "gift-links": "De link naar je gift",
  "gift-year": "Wat je gaf in een jaar",
  "inbox-news": "Er is iets nieuws in je postvak",
  "inbox-summary": "Wat er nieuw is in je postvak",
};

const stateNames = {
  queued: "Wordt verstuurd",
  sent: "Verstuurd",
  failed: "Niet aangekomen",
  dropped: "Niet verstuurd",
} as const;

/** The mails of the last 30 days; their words are not stored. */
export const mailsExport: ExportSource = {
  tables: ["mails"],
  async load(memberId, { db }) {
    const mails = await db
      .selectFrom("mails")
      .select(["template", "address", "state", "created_at", "ended_at"])
      .where("member_id", "=", memberId)
      .orderBy("created_at")
      .execute();
    const entries = mails.map(({ template, address, state, created_at }) => [
      { label: "Mail", value: mailNames[template] },
      ...(address ? [{ label: "Naar", value: address }] : []),
      { label: "Gemaakt", value: longMoment(created_at.toISOString()) },
      { label: "Wat ermee gebeurde", value: stateNames[state] },
    ]);
    return { title: "Mails die we je stuurden", entries, data: mails };
  },
};
