import { z } from "zod";
import { type AuditAction, auditActions, systemNames } from "../platform/audit/contract";
import { listUsernames } from "../platform/audit/pseudonyms";
import type { Services } from "../platform/services";
import type { InLog, LogEntry } from "./contract";

const pageSize = 50;
const factsIn = z.record(z.string(), z.coerce.string()).catch({});
/** Pseudonyms differ after it. */
const pseudonymStart = /^member-/;
const formerLength = 8;

/** A page of the log, the newest first, with the names of members who still exist. */
export async function listActs(
  { before, action }: { before: string; action: AuditAction | "" },
  { db }: Services,
): Promise<{ entries: LogEntry[]; hasMore: boolean }> {
  let acts = db
    .selectFrom("audit_log")
    .selectAll()
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (before) acts = acts.where("id", "<", before);
  if (action) acts = acts.where("action", "=", action);
  const rows = await acts.execute();
  const page = rows.slice(0, pageSize);
  const names = await listUsernames(
    db,
    page.flatMap(({ actor, subject }) => [actor, subject ?? ""]),
  );
  return {
    entries: page.map(({ id, at, actor, subject, ...row }) => ({
      id,
      at: at.toISOString(),
      facts: factsIn.parse(row.facts),
      action: auditActions.find((known) => known === row.action) ?? null,
      actor: inLog(actor, names),
      subject: subject === null ? null : inLog(subject, names),
    })),
    hasMore: rows.length > pageSize,
  };
}

function inLog(stored: string, names: ReadonlyMap<string, string>): InLog {
  const system = systemNames.find((name) => name === stored);
  if (system) return { kind: "system", name: system };
  const name = names.get(stored);
  if (name) return { kind: "member", name };
  return { kind: "former", name: stored.replace(pseudonymStart, "").slice(0, formerLength) };
}
