import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { dayMs } from "../../app/utils/durations";
import type { AnswerTo } from "../platform/contract";
import type { Caller, SessionMember } from "../platform/http/route";
import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { exportsContract, OwnExport } from "./contract";
import { discardExport, exportAddress } from "./files";
import { makeExportJob } from "./make-export";
import type { ExportsTable } from "./tables";

type Contract = typeof exportsContract;

const keptMs = 7 * dayMs;

async function find(db: Queries, memberId: string): Promise<Selectable<ExportsTable> | null> {
  const row = await db.selectFrom("exports").selectAll().where("member_id", "=", memberId).executeTakeFirst();
  return row ?? null;
}

/** The state of the export of a member. */
export async function getOwnExport(memberId: string, { db, now }: Services): Promise<OwnExport> {
  const row = await find(db, memberId);
  // A job deletes it within an hour.
  if (!row || hasEnded(row, now()))
    return { state: "none", requestedAt: null, deletedAt: null, nextAt: null };
  return {
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    deletedAt: new Date(row.requested_at.getTime() + keptMs).toISOString(),
    nextAt: waitFor(row, now()) > 0 ? new Date(row.requested_at.getTime() + dayMs).toISOString() : null,
  };
}

/** Has a job make an export, unless one was requested in the last 24 hours. */
export async function requestExport(
  { member, caller: { brand, origin } }: { member: SessionMember; caller: Caller },
  { db, now }: Services,
): Promise<AnswerTo<Contract["requestExport"]>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["requestExport"]>> => {
    // Two requests at once: the second one waits here, and sees the first.
    await trx.selectFrom("members").select("id").where("id", "=", member.id).forUpdate().execute();
    const before = await find(trx, member.id);
    const wait = before ? waitFor(before, now()) : 0;
    if (wait > 0) return { status: 429, body: { retryAfterSeconds: Math.ceil(wait / 1000) } };
    await deleteExport(trx, member.id);
    const id = randomUUID();
    await trx
      .insertInto("exports")
      .values({
        member_id: member.id,
        id,
        state: "waiting",
        brand,
        origin,
        requested_at: now(),
        ready_at: null,
      })
      .execute();
    await addJob(trx, makeExportJob, { exportId: id });
    return { status: 202, body: {} };
  });
}

function hasEnded({ requested_at }: Selectable<ExportsTable>, now: Date): boolean {
  return requested_at.getTime() + keptMs <= now.getTime();
}

/** How long until another one may be requested, in milliseconds; one that failed may be repeated at once. */
function waitFor({ state, requested_at }: Selectable<ExportsTable>, now: Date): number {
  return state === "failed" ? 0 : requested_at.getTime() + dayMs - now.getTime();
}

/** Opens the export of a member, where it is ready. */
export async function openExport(memberId: string, { db, blobs, now }: Services) {
  const row = await find(db, memberId);
  if (row?.state !== "ready" || hasEnded(row, now())) return null;
  const file = await blobs.get(exportAddress(row.id));
  // It was lost, for example as it is in no backup: the member may request another one now.
  if (!file) await db.updateTable("exports").set({ state: "failed" }).where("id", "=", row.id).execute();
  return file;
}

/** Deletes the export of a member; its file by a job. */
export async function deleteExport(trx: Queries, memberId: string): Promise<void> {
  const deleted = await trx.deleteFrom("exports").where("member_id", "=", memberId).returning("id").execute();
  for (const { id } of deleted) await discardExport(trx, id);
}

/** Deletes exports after seven days; a job calls it. */
export async function deleteOldExports({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  await db.transaction().execute(async (trx) => {
    const old = await trx.deleteFrom("exports").where("requested_at", "<=", before).returning("id").execute();
    for (const { id } of old) await discardExport(trx, id);
  });
}
