import { longMoment } from "../../app/utils/dates";
import { type AuditAction, auditActions } from "../platform/audit/contract";
import { pseudonymOf } from "../platform/audit/pseudonyms";
import type { ExportSource } from "../platform/export-part";

const names: Readonly<Record<AuditAction, string>> = {
  "set role": "Rol gegeven",
  block: "Account geblokkeerd",
  unblock: "Blokkade opgeheven",
  "end sessions": "Overal uitgelogd",
  "delete member": "Account verwijderd",
  "second factor": "Tweede stap ingesteld",
  "recovery code": "Ingelogd met een herstelcode",
  "new recovery codes": "Nieuwe herstelcodes gemaakt",
  "reset second factor": "Tweede stap gewist",
  "close conversation": "Gesprek gesloten",
  "reopen conversation": "Gesprek weer geopend",
  "pin conversation": "Gesprek vastgezet",
  "unpin conversation": "Gesprek losgemaakt",
  "move conversation": "Gesprek verplaatst",
  "publish post": "Bericht geplaatst of laten staan",
  "hide post": "Bericht verborgen",
  "restore post": "Bericht teruggezet",
  "remove post": "Bericht weggehaald",
  "warn member": "Gewaarschuwd",
  "silence member": "Een tijd stilgezet",
  "end silence": "Mag weer schrijven",
  "note about member": "Notitie gemaakt",
  "answer objection": "Bezwaar beantwoord",
  "read message": "Gemeld bericht gelezen",
  "list words": "Woorden op de lijst gezet",
  "unlist words": "Woorden van de lijst gehaald",
  "refund gift": "Gift terugbetaald",
  "pause gift": "zette een gift op pauze",
  "resume gift": "liet een gift weer doorgaan",
  "stop gift": "stopte een gift",
  "view gift": "bekeek een gift",
  "search givers": "zocht een gever",
  "export gifts": "maakte een bestand met giften",
  "reconcile gifts": "liet giften vergelijken met de bank",
};

/** What staff did to the member, from the log of acts. Who of them did it is theirs. */
export const actsExport: ExportSource = {
  tables: ["audit_log"],
  async load(memberId, { db }) {
    const rows = await db
      .selectFrom("audit_log")
      .select(["at", "action"])
      .where("subject", "=", await pseudonymOf(db, memberId))
      .orderBy("id")
      .execute();
    const acts = rows.map(({ at, action }) => ({
      at,
      action: auditActions.find((known) => known === action) ?? null,
    }));
    return {
      title: "Wat medewerkers met je account deden",
      entries: acts.map(({ at, action }) => [
        { label: "Wanneer", value: longMoment(at.toISOString()) },
        { label: "Wat", value: action && names[action] },
      ]),
      data: acts,
    };
  },
};
