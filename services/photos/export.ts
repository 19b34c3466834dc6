import { longMoment } from "../../app/utils/dates";
import type { ExportSource } from "../platform/export-part";
import { photoAddress } from "./files";

export const photoExport: ExportSource = {
  tables: ["photos"],
  async load(memberId, { db, blobs }) {
    const row = await db
      .selectFrom("photos")
      .select(["shown_id", "uploaded_at"])
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const photo = row?.shown_id ? await blobs.get(photoAddress(row.shown_id, "600")) : null;
    const picture = photo?.body && {
      contentType: photo.facts.contentType,
      bytes: Buffer.from(await new Response(photo.body).arrayBuffer()),
      description: "Je foto",
    };
    const facts = row && [{ label: "Verstuurd", value: longMoment(row.uploaded_at.toISOString()) }];
    return {
      title: "Je foto",
      entries: facts ? [facts] : [],
      picture: picture ?? null,
      data: row ? { uploadedAt: row.uploaded_at } : null,
    };
  },
};
