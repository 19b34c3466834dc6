import { z } from "zod";
import { defineJob, taskOf } from "../platform/jobs/job";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { renderExport } from "./document";
import { exportAddress } from "./files";
import { exportSources } from "./sources";

export const makeExportJob = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid() }),
  attempts: 8,
});

/** Makes the file of an export, and mails its member. */
export const makeExportTask = taskOf(makeExportJob, async ({ exportId }, services, { isLast }) => {
  try {
    await makeExport(exportId, services);
  } catch (error) {
    if (isLast) await setState(exportId, "failed", services);
    throw error;
  }
});

async function makeExport(id: string, services: Services): Promise<void> {
  const { db, blobs, now } = services;
  const row = await db
    .selectFrom("exports")
    .select(["member_id", "brand", "origin"])
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
  const isReady = await db.transaction().execute(async (trx) => {
    const updated = await setState(id, "ready", { db: trx, now });
    const { brand, origin } = row;
    const mail = { template: "export-ready", memberId: row.member_id, caller: { brand, origin } } as const;
    if (updated) await queueMail(trx, mail, now());
    return updated;
  });
  if (!isReady) await blobs.delete(exportAddress(id));
}

async function setState(
  id: string,
  state: "ready" | "failed",
  { db, now }: { db: Queries; now: Services["now"] },
): Promise<boolean> {
  const updated = await db
    .updateTable("exports")
    .set({ state, ready_at: state === "ready" ? now() : null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("id")
    .execute();
  return updated.length > 0;
}
