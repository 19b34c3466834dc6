import type { MailTemplate } from "../platform/mail/template";
import type { ExportMail } from "./tables";

/** The mails about exports. The link leads to a page behind log-in, so it has no secret. */
export const exportMails: Readonly<Record<ExportMail, MailTemplate>> = {
  "export-ready": {
    unsubscribe: false,
    async compose({ member, origin }, { db }) {
      if (member?.state !== "active") return null;
      const ready = await db
        .selectFrom("exports")
        .select("id")
        .where("member_id", "=", member.id)
        .where("state", "=", "ready")
        .executeTakeFirst();
      if (!ready) return null;
      const href = `${origin}/mijn/gegevens`;
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
        why: "Je krijgt deze mail omdat iemand in je account om je gegevens vroeg.",
      };
    },
  },
};
