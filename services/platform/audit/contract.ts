/** What the log of acts can hold, by name. */
export const auditActions = [
  "set role",
  "block",
  "unblock",
  "end sessions",
  "delete member",
  "second factor",
  "recovery code",
  "new recovery codes",
  "reset second factor",
  "close conversation",
  "reopen conversation",
  "pin conversation",
  "unpin conversation",
  "move conversation",
  "publish post",
  "hide post",
  "restore post",
  "remove post",
  "warn member",
  "silence member",
  "end silence",
  "note about member",
  "answer objection",
  "read message",
  "list words",
  "unlist words",
  "refund gift",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actors and subjects that are no members: an operator at the server, the job that deletes, reports, and everybody. */
export const systemNames = ["command", "inactivity", "reports", "all members"] as const;
