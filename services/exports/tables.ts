import type { Constant } from "../platform/database/columns";

/** The exports of members, by the names of their blobs. */
export interface ExportsTable {
  member_id: Constant<string>;
  id: string;
  state: "waiting" | "ready" | "failed";
  /** Where it was requested, for the mail. */
  brand: string;
  origin: string;
  requested_at: Date;
  ready_at: Date | null;
}

/** The names of the templates of mails, stored with each mail. */
export type ExportMail = "export-ready" | "export-failed";
