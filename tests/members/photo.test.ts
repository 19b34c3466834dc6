import sharp from "sharp";
import { expect, test } from "vitest";
import { deletePhotoFilesTask } from "../../services/photos/files";
import { makePhotoTask } from "../../services/photos/make-photo";
import { siteWithMember, username } from "../setup/member-site";
import { parseMain } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";
import { runJobs } from "../setup/run-jobs";

const page = "/mijn/profiel/foto";

/** A member who sends photos with a browser. */
async function photographer() {
  const site = await siteWithMember();
  const { browser } = await site.logIn();
  const cookieOf = (from: typeof browser) =>
    [...from.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const get = (path: string, from = browser, headers: Record<string, string> = {}) =>
    fetch(site.address + path, { headers: { Cookie: cookieOf(from), ...headers }, redirect: "manual" });
  const tokenOn = async () =>
    parseMain((await browser.get(page)).body)
      .querySelector("input[name=token]")
      ?.getAttribute("value") ?? "";
  const send = async (
    bytes: Uint8Array | null,
    { token, name = "oma.jpg" }: { token?: string; name?: string } = {},
  ) => {
    const form = new FormData();
    form.append("token", token ?? (await tokenOn()));
    // A browser sends an empty part for a field without a file.
    form.append("photo", new Blob(bytes ? [Uint8Array.from(bytes)] : []), bytes ? name : "");
    const init = { method: "POST", body: form, headers: { Cookie: cookieOf(browser) } };
    const response = await fetch(site.address + page, { ...init, redirect: "manual" });
    return {
      status: response.status,
      location: response.headers.get("Location"),
      body: await response.text(),
    };
  };
  const work = () => runJobs(site.services, [makePhotoTask, deletePhotoFilesTask]);
  const look = async () => parseMain((await browser.get(page)).body).textContent;
  return { ...site, browser, get, send, work, look };
}

const photo = () =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();

test("a member sends a photo without scripts, sees it, and takes it away again", async () => {
  const { send, work, look, get, browser, services } = await photographer();
  expect(await send(await photo())).toMatchObject({ status: 303, location: page });
  expect(await look()).toContain("We maken je foto klaar");
  await work();
  const main = parseMain((await browser.get(page)).body);
  const shown = main?.querySelector(`img[alt="Foto van ${username}"]`);
  expect(shown?.getAttribute("src")).toBe(`/leden/${username}/foto/600`);
  const markup = main?.innerHTML ?? "";
  expect([...(await htmlProblems(markup)), ...(await axeViolations(markup))]).toEqual([]);
  const response = await get(`/leden/${username}/foto/600`);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 600, format: "webp" });
  const deleted = await browser.submit(page, { act: "delete" });
  expect(deleted.headers.location).toBe(`${page}?weg=1`);
  expect(parseMain((await browser.get(`${page}?weg=1`)).body).textContent).toContain("Je foto is weg");
  expect((await get(`/leden/${username}/foto/600`)).status).toBe(404);
  await work();
  expect((await services.services.blobs.list("photos")).blobs).toEqual([]);
});

test("the file field names the accepted types, and the form says what was wrong", async () => {
  const { send, browser, look, work } = await photographer();
  const input = parseMain((await browser.get(page)).body).querySelector("input[type=file]");
  expect(input?.getAttribute("accept")).toBe("image/jpeg,image/png,image/webp");
  const jpeg = await photo();
  const tooBig = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpeg.length)]);
  const wrong: [Buffer | null, string][] = [
    [null, "Voeg een bestand toe."],
    [Buffer.alloc(0), "Dit bestand is leeg."],
    [tooBig, "De foto is groter dan 10 MB."],
    // Its name ends on .jpg: to say only that it should would confuse.
    [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "We kunnen dit bestand niet lezen. Kies een andere",
    ],
  ];
  for (const [bytes, words] of wrong) {
    const { status, body } = await send(bytes);
    expect([400, 409], words).toContain(status);
    const main = parseMain(body);
    expect(main?.querySelector("#photo-error")?.textContent).toContain(words);
    expect(main?.querySelector("#photo")?.getAttribute("aria-invalid")).toBe("true");
    expect(main?.querySelector("a[href='#photo']")?.textContent).toContain("Kies een foto");
  }
  expect((await send(tooBig.subarray(0, 10 * 1024 * 1024))).status).toBe(303);
  expect((await send(jpeg.subarray(0, jpeg.length / 2))).status).toBe(303);
  await work();
  expect(await look()).toContain("Je foto klaarmaken lukte niet");
});

test("a photo is not stored without the token of its browser, or without a session", async () => {
  const { send, browser, services } = await photographer();
  const stored = async () => (await services.services.blobs.list("photo-uploads")).blobs;
  expect((await send(await photo(), { token: "a".repeat(43) })).status).toBe(403);
  expect((await browser.post(page, [["act", "delete"]])).status).toBe(403);
  browser.cookies.delete("sessie");
  expect((await send(await photo())).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test("a photo is for those who may see it only, and asked for again each time", async () => {
  const { send, work, get, browser, open, services } = await photographer();
  await send(await photo());
  await work();
  const path = `/leden/${username}/foto/160`;
  const another = open();
  another.cookies.set("sessie", await services.sessionOf("Rietvink"));
  expect((await get(path, another)).status).toBe(404);
  expect((await get(path, open())).status).toBe(404);
  await browser.submit("/mijn/profiel", { visible: "on", private: [] });
  const shown = await get(path, another);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "cache-control": "private, no-cache",
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get("Content-Length")));
  const etag = shown.headers.get("ETag") ?? "";
  const again = await get(path, another, { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await browser.submit("/mijn/profiel", { visible: "on", private: "photo" });
  expect((await get(path, another, { "If-None-Match": etag })).status).toBe(404);
  for (const odd of [`/leden/${username}/foto/9999`, "/leden/Niemand/foto/600", "/leden/%2e%2e%2f/foto/600"])
    expect((await get(odd)).status, odd).toBe(404);
});
