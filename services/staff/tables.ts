import type { Constant } from "../platform/database/columns";

export type StaffMail = "second-factor-set" | "recovery-code-used" | "recovery-codes-renewed";

/** The second factor of a member of staff. */
export interface SecondFactorsTable {
  member_id: Constant<string>;
  /** Encrypted. */
  secret: Buffer;
  /** Null until a first code proved that the member has it. */
  confirmed_at: Date | null;
  /** The last step whose code was used. */
  last_step: number;
}

/** Codes for whoever lost the second factor; each works once. */
export interface RecoveryCodesTable {
  member_id: Constant<string>;
  code_hash: Constant<Buffer>;
}
