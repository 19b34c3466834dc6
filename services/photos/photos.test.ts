import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { bytesOf, janAndAnother, picture } from "../../tests/setup/photos";
import { roles } from "../platform/roles";
import { maxPhotoBytes } from "./contract";
import { makePhotoTask } from "./make-photo";
import { getOwnPhoto } from "./photo";
import { maxLargeBytes } from "./resize-photo";

test("a photo is to be seen once a job has made it, and the upload is gone", async () => {
  const { upload, state, work, look, files } = await janAndAnother();
  expect(await state()).toEqual({ hasPhoto: false, upload: "none" });
  await upload(await bytesOf(picture(900, 700).jpeg()));
  expect(await state()).toEqual({ hasPhoto: false, upload: "waiting" });
  expect(await look()).toEqual({ status: 404, body: {} });
  await work();
  expect(await state()).toEqual({ hasPhoto: true, upload: "none" });
  expect(await files()).toEqual([0, 2]);
  for (const size of ["600", "160"] as const) {
    const { status, body } = await look(undefined, size);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({
      format: "webp",
      width: Number(size),
      height: Number(size),
    });
  }
});

test("metadata is gone, and the place above all; the photo is upright", async () => {
  const { save, look } = await janAndAnother();
  const exif = { IFD0: { Artist: "Jan Jansen" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 0/1" } };
  const image = picture(400, 200).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg();
  const bytes = await bytesOf(image);
  expect(Buffer.from(bytes).includes("Jan Jansen")).toBe(true);
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  await save(bytes);
  for (const size of ["600", "160"] as const) {
    const { body } = await look(undefined, size);
    const { exif, xmp, iptc, icc, orientation } = await sharp(body).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(body.includes("Jansen")).toBe(false);
    // Turned by a quarter, the blue left half is above.
    const [red, , blue] = await sharp(body)
      .extract({ left: 5, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue ?? 0).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);
  }
});

test("a photo that is hard to compress is still at most 144 KB", async () => {
  const { save, look } = await janAndAnother();
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const image = sharp({ create: { width: 1400, height: 1400, channels: 3, background: "white", noise } });
  await save(await bytesOf(image.resize(700, 700, { kernel: "nearest" }).jpeg({ quality: 100 })));
  const { body } = await look();
  expect(body.length).toBeGreaterThan(20_000);
  expect(body.length).toBeLessThanOrEqual(maxLargeBytes);
});

test("a photo that failed is told for a week", async () => {
  const { save, pass, services } = await janAndAnother();
  await save((await bytesOf(picture(900, 700).jpeg())).subarray(0, 1000));
  const { member_id } = await services.db.selectFrom("photos").select("member_id").executeTakeFirstOrThrow();
  const week = 7 * dayMs;
  pass(week - 1000);
  expect(await getOwnPhoto(member_id, services)).toMatchObject({ upload: "failed" });
  pass(1000);
  expect(await getOwnPhoto(member_id, services)).toMatchObject({ upload: "none" });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refused: Record<string, () => Promise<Uint8Array>> = {
  "an SVG": async () => Buffer.from(svg),
  HTML: async () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a GIF": () => picture(10, 10).gif().toBuffer(),
  "a TIFF": () => picture(10, 10).tiff().toBuffer(),
  "an AVIF": () => picture(10, 10).avif().toBuffer(),
  "a HEIC": async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
  "a WAV": async () => Buffer.from("RIFF\0\0\0\0WAVEfmt "),
};

test.each(Object.entries(refused))("%s is refused, whatever its name says", async (_name, make) => {
  const { upload, files, state } = await janAndAnother();
  expect(await upload(Uint8Array.from(await make()))).toEqual({
    status: 409,
    body: { errors: { photo: "PhotoTypeForbidden" } },
  });
  expect(await state()).toEqual({ hasPhoto: false, upload: "none" });
  expect(await files()).toEqual([0, 0]);
});

test("an empty file, and one byte above 10 MB, are refused and not stored", async () => {
  const { upload, files } = await janAndAnother();
  expect(await upload(new Uint8Array())).toEqual({
    status: 409,
    body: { errors: { photo: "FileEmpty" } },
  });
  const image = await bytesOf(picture(10, 10).jpeg());
  const padded = new Uint8Array(maxPhotoBytes + 1);
  padded.set(image);
  expect(await upload(padded)).toMatchObject({ status: 413 });
  expect(await files()).toEqual([0, 0]);
  // Bytes behind the end of an image are ignored.
  expect(await upload(padded.subarray(0, maxPhotoBytes))).toMatchObject({ status: 202 });
  expect(await files()).toEqual([1, 0]);
});

test("a new photo replaces the one from before, whose files are deleted", async () => {
  const { save, look, upload, work, files } = await janAndAnother();
  await save(await bytesOf(picture(300, 300).png()));
  const first = (await look()).body;
  // Two uploads before the job runs: the last one counts.
  await upload(await bytesOf(picture(400, 400).png()));
  await upload(await bytesOf(picture(200, 200).png()));
  expect((await look()).body.equals(first)).toBe(true);
  await work();
  expect(await sharp((await look()).body).metadata()).toMatchObject({ width: 200 });
  expect(await files()).toEqual([0, 2]);
});

test("a deleted photo is not to be seen from then on, and a job deletes its files", async () => {
  const { save, call, jan, look, upload, work, files, state } = await janAndAnother();
  await save(await bytesOf(picture(300, 300).png()));
  await upload(await bytesOf(picture(400, 400).png()));
  expect(await files()).toEqual([1, 2]);
  expect(await call("deletePhoto", undefined, { session: jan })).toEqual({ status: 200, body: {} });
  expect(await look()).toEqual({ status: 404, body: {} });
  expect(await state()).toEqual({ hasPhoto: false, upload: "none" });
  await work();
  expect(await files()).toEqual([0, 0]);
  expect(await call("deletePhoto", undefined, { session: jan })).toEqual({ status: 200, body: {} });
});

test("its owner always sees a photo, members and staff see it while it is shared", async () => {
  const { save, look, share, sessionOf, services, jan } = await janAndAnother();
  await save(await bytesOf(picture(300, 300).png()));
  const viewers = await Promise.all(
    roles.map(async (role) => [role, await sessionOf(`Lid${role}`, role)] as const),
  );
  const seenBy = async () => {
    const all = [["owner", jan] as const, ...viewers];
    const seen = await Promise.all(
      all.map(async ([name, session]) => ((await look(session)).status === 200 ? [name] : [])),
    );
    return seen.flat();
  };
  const everybody = ["owner", ...roles];
  expect(await seenBy()).toEqual(["owner"]);
  await share(["photo"]);
  expect(await seenBy()).toEqual(everybody);
  await share(["photo"], false);
  expect(await seenBy()).toEqual(["owner"]);
  await share(["biography"]);
  expect(await seenBy()).toEqual(["owner"]);
  await share(["photo"]);
  await services.db.updateTable("members").set({ state: "blocked" }).where("username", "=", "Jan").execute();
  expect(await seenBy()).toEqual([]);
});

test("after 20 uploads in an hour the next one has to wait", async () => {
  const { upload } = await janAndAnother();
  const bytes = await bytesOf(picture(10, 10).png());
  for (let count = 0; count < 20; count += 1) expect((await upload(bytes)).status).toBe(202);
  expect(await upload(bytes)).toEqual({ status: 429, body: { retryAfterSeconds: 10 } });
});

test("a photo that is shown stays when its upload could not be deleted at the last attempt", async () => {
  const { upload, services, state, look, files } = await janAndAnother();
  await upload(await bytesOf(picture(300, 300).png()));
  const { upload_id } = await services.db.selectFrom("photos").select("upload_id").executeTakeFirstOrThrow();
  vi.spyOn(services.blobs, "delete").mockRejectedValueOnce(new Error("503"));
  await expect(makePhotoTask.run({ uploadId: upload_id }, services, { isLast: true })).rejects.toThrow("503");
  expect(await state()).toEqual({ hasPhoto: true, upload: "none" });
  expect((await look()).status).toBe(200);
  expect(await files()).toEqual([0, 2]);
});

test("a photo that a job made twice, or whose member is gone meanwhile, leaves no files", async () => {
  const { save, upload, work, files, services } = await janAndAnother();
  const bytes = await bytesOf(picture(300, 300).png());
  await save(bytes);
  const { shown_id } = await services.db.selectFrom("photos").select("shown_id").executeTakeFirstOrThrow();
  await makePhotoTask.run({ uploadId: shown_id }, services, { isLast: false });
  expect(await files()).toEqual([0, 2]);
  await upload(bytes);
  await services.db.deleteFrom("members").where("username", "=", "Jan").execute();
  await work();
  expect((await files())[0]).toBe(0);
});
