import { z } from "zod";
import type { BlobAddress } from "../platform/blobs/store";
import { addJob } from "../platform/jobs/add-job";
import { defineJob, taskOf } from "../platform/jobs/job";
import type { Queries } from "../tables";

export const exportContainer = "exports";

export function exportAddress(id: string): BlobAddress {
  return { container: exportContainer, name: `${id}.html` };
}

const job = defineJob({ name: "delete-export", payload: z.object({ exportId: z.uuid() }), attempts: 13 });

export const deleteExportFileTask = taskOf(job, ({ exportId }, { blobs }) =>
  blobs.delete(exportAddress(exportId)),
);

/** Queues the deletion of the file of an export, in the transaction that ends its row. */
export async function discardExport(trx: Queries, id: string): Promise<void> {
  await addJob(trx, job, { exportId: id });
}
