import { z } from "zod";
import { defineJob, taskOf } from "../platform/jobs/job";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import { renderExport } from "./document";
import { exportAddress } from "./files";
import { exportSources } from "./sources";

export const makeExportJob = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid() }),
  attempts: 8,
});

/** Makes the file of an export, and mails its member, also where that failed for good. */
export const makeExportTask = taskOf(makeExportJob, async ({ exportId }, services, { isLast }) => {
  try {
    await makeExport(exportId, services);
  } catch (error) {
    if (isLast) await endExport(exportId, "failed", services);
    throw error;
  }
});

async function makeExport(id: string, services: Services): Promise<void> {
  const { db, blobs, now } = services;
  const row = await db
    .selectFrom("exports")
    .select("member_id")
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  // Made before, or its member is gone.
  if (!row) return;
  const parts = Object.entries(exportSources).map(
    async ([name, { load }]) => [name, await load(row.member_id, services)] as const,
  );
  const html = renderExport(Object.fromEntries(await Promise.all(parts)), now());
  await blobs.put(exportAddress(id), Buffer.from(html), "text/html; charset=utf-8");
  if (!(await endExport(id, "ready", services))) await blobs.delete(exportAddress(id));
}

/** Returns whether the export was still waited for. */
async function endExport(id: string, state: "ready" | "failed", { db, now }: Services): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("exports")
      .set({ state, ready_at: state === "ready" ? now() : null })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .returning(["member_id", "brand", "origin"])
      .executeTakeFirst();
    if (!row) return false;
    const { member_id: memberId, ...caller } = row;
    await queueMail(trx, { template: `export-${state}`, memberId, caller }, now());
    return true;
  });
}
