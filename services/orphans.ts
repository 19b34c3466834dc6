import { z } from "zod";
import { dayMs } from "../app/utils/durations";
import { exportContainer } from "./exports/files";
import { photoContainer, uploadContainer } from "./photos/files";
import { defineJob, taskOf } from "./platform/jobs/job";
import type { Services } from "./platform/services";
import type { Queries } from "./tables";

type FindKnown = (db: Queries, ids: string[]) => Promise<(string | null)[]>;

/** How the rows of blobs are found, by container. Names of blobs begin with an id. */
const owners: Readonly<Record<string, FindKnown>> = {
  [uploadContainer]: async (db, ids) => {
    const rows = await db.selectFrom("photos").select("upload_id").where("upload_id", "in", ids).execute();
    return rows.map(({ upload_id }) => upload_id);
  },
  [photoContainer]: async (db, ids) => {
    const rows = await db
      .selectFrom("photos")
      .select(["shown_id", "upload_id"])
      .where((eb) => eb.or([eb("shown_id", "in", ids), eb("upload_id", "in", ids)]))
      .execute();
    return rows.flatMap(({ shown_id, upload_id }) => [shown_id, upload_id]);
  },
  [exportContainer]: async (db, ids) => {
    const rows = await db.selectFrom("exports").select("id").where("id", "in", ids).execute();
    return rows.map(({ id }) => id);
  },
};

/** A blob is stored before its row, so a young one may still get it. */
const youngMs = dayMs;
const idLength = 36;

/** Deletes blobs without a row, which processes left that were killed between the two. */
async function deleteOrphans({ db, blobs, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - youngMs);
  for (const [container, findKnown] of Object.entries(owners)) {
    let after: string | null = null;
    do {
      const list = await blobs.list(container, { after });
      const old = list.blobs.filter(({ modified }) => modified < before);
      const ids = [...new Set(old.map(({ name }) => name.slice(0, idLength)))];
      const known = new Set(ids.length > 0 ? await findKnown(db, ids) : []);
      for (const { name } of old)
        if (!known.has(name.slice(0, idLength))) await blobs.delete({ container, name });
      after = list.next;
    } while (after !== null);
  }
}

const job = defineJob({ name: "delete-orphans", payload: z.object({}), attempts: 3 });

/** Looks for them every night. */
export const deleteOrphansTask = taskOf(job, (_payload, services) => deleteOrphans(services), "41 2 * * *");
