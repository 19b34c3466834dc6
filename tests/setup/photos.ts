import sharp from "sharp";
import { expect } from "vitest";
import type { PhotoSize } from "../../services/photos/contract";
import { deletePhotoFilesTask, photoContainer, uploadContainer } from "../../services/photos/files";
import { makePhotoTask } from "../../services/photos/make-photo";
import { runJobs } from "./run-jobs";
import { servicesOverTest } from "./services";

const tasks = [makePhotoTask, deletePhotoFilesTask];

export function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "red" } });
}

/** A red picture with a blue left half. */
export function picture(width: number, height: number) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "blue" } } as const;
  return plain(width, height).composite([{ input: blue, left: 0, top: 0 }]);
}

export const bytesOf = async (image: sharp.Sharp) => Uint8Array.from(await image.toBuffer());

/** A member 'Jan' who uploads photos, and another member. */
export async function janAndAnother() {
  const site = await servicesOverTest();
  const jan = await site.logIn();
  const another = await site.sessionOf("Rietvink");
  const { blobs } = site.services;
  const upload = (bytes: Uint8Array<ArrayBuffer>) =>
    site.call("savePhoto", undefined, { session: jan, bytes });
  const state = async () => (await site.call("ownPhoto", undefined, { session: jan })).body;
  const work = () => runJobs(site, tasks);
  const look = (session = jan, size: PhotoSize = "600") =>
    site.call("memberPhoto", { username: "jan", size }, { session });
  const share = (shared: string[], visible = true) =>
    site.call(
      "saveProfile",
      {
        gender: null,
        birthYear: null,
        biography: null,
        province: null,
        health: null,
        visible,
        shared,
      },
      { session: jan },
    );
  const files = async () => {
    const lists = await Promise.all([uploadContainer, photoContainer].map((name) => blobs.list(name)));
    return lists.map(({ blobs }) => blobs.length);
  };
  /** Uploads a photo and waits until it is made. */
  const save = async (bytes: Uint8Array<ArrayBuffer>) => {
    expect(await upload(bytes)).toEqual({ status: 202, body: {} });
    await work();
  };
  return { ...site, jan, another, upload, state, work, look, share, files, save };
}
