import type { MailTemplate } from "../platform/mail/template";
import type { Queries } from "../tables";
import type { ExportMail, ExportsTable } from "./tables";

const exportPath = "/mijn/gegevens";
const why = "Je krijgt deze mail omdat iemand in je account om je gegevens vroeg.";

/** The mails about exports. The link leads to a page behind log-in, so it has no secret. */
export const exportMails: Readonly<Record<ExportMail, MailTemplate>> = {
  "export-ready": {
    unsubscribe: false,
    async compose({ member, origin }, { db }) {
      if (member?.state !== "active") return null;
      if (!(await hasExport(member.id, "ready", db))) return null;
      const href = `${origin}${exportPath}`;
      return {
        subject: "Je gegevens staan klaar",
        preview: "Je kunt ze een week lang ophalen.",
        title: `Je gegevens staan klaar, ${member.username}`,
        parts: [
          {
            kind: "paragraph",
            text: "Je vroeg om alles wat we van je bewaren. Het staat klaar in één bestand. Log in om het op te halen.",
          },
          { kind: "button", label: "Haal je gegevens op", href },
          {
            kind: "paragraph",
            text: "Het bestand staat er een week. Daarna halen we het weg. Je kunt altijd een nieuw bestand vragen.",
          },
          { kind: "link", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", href },
          {
            kind: "paragraph",
            text: "Vroeg jij hier niet om? Verander dan je wachtwoord. Iemand anders kan in je account.",
          },
        ],
        why,
      };
    },
  },

  "export-failed": {
    unsubscribe: false,
    async compose({ member, origin }, { db }) {
      if (member?.state !== "active" || !(await hasExport(member.id, "failed", db))) return null;
      const href = `${origin}${exportPath}`;
      return {
        subject: "Je gegevens klaarzetten lukte niet",
        preview: "Vraag het nog een keer.",
        title: `Het lukte niet, ${member.username}`,
        parts: [
          {
            kind: "paragraph",
            text: "Je vroeg om alles wat we van je bewaren. Het lukte ons niet om daar een bestand van te maken. Dat ligt niet aan jou. Vraag het nog een keer.",
          },
          { kind: "button", label: "Vraag je gegevens opnieuw", href },
          { kind: "link", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", href },
        ],
        why,
      };
    },
  },
};

/** Whether the export of a member still is in this state. */
async function hasExport(memberId: string, state: ExportsTable["state"], db: Queries): Promise<boolean> {
  const found = db.selectFrom("exports").select("id").where("member_id", "=", memberId);
  return (await found.where("state", "=", state).executeTakeFirst()) !== undefined;
}
