/** The names of the templates of mails about leaving, stored with each mail. */
export type LeavingMail = "delete-account" | "account-deleted" | "account-inactive";
