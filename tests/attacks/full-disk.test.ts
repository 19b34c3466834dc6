import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createOutageCopies } from "~/.server/cache/outage-copies";
import { createUpstreamCache } from "~/.server/cache/upstream-cache";
import { wholeSite } from "../setup/whole-site";

const folder = mkdtempSync(join(tmpdir(), "site-full-disk-"));
const isMounted = mounted();

afterAll(() => {
  if (isMounted) execFileSync("umount", ["-l", folder]);
  rmdirSync(folder);
});

/** Mounts a disk of 64 kB as `DATA_DIR`. Returns false if the machine does not allow mounts. */
function mounted(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!isMounted)(
  "with a full disk pages are made and kept, forms are sent, and the log says it once",
  async () => {
    const sent: string[] = [];
    const site = await wholeSite({
      environment: { DATA_DIR: folder },
      newsletter: async (request) => {
        sent.push(await request.text());
        return new Response(null, { status: 201 });
      },
    });
    const { app, sendRequest, logged } = site;
    const { cache } = app.config;
    app.upstreamCache = createUpstreamCache(
      cache,
      app.flushes,
      app.now,
      createOutageCopies(app.store, cache.outageMs, app.now),
    );
    // The responses of the first page alone exceed the disk.
    const paths = ["/zorgen/partner", "/dementie", "/regios/rivierenland", "/vrijwilligerswerk"];
    for (const path of paths) {
      expect((await sendRequest(path)).status).toBe(200);
      expect((await sendRequest(path)).headers["x-cache"]).toBe("hit");
    }
    const failures = () => logged.filter(({ message }) => message === "the shared store failed");
    await expect
      .poll(() => failures().map(({ fields }) => fields))
      .toContainEqual(expect.objectContaining({ store: "files", reason: "ENOSPC" }));
    const actions = failures().map(({ fields }) => JSON.stringify(fields));
    expect(actions).toEqual([...new Set(actions)]);
    expect(() => writeFileSync(join(folder, "more"), Buffer.alloc(128 * 1024))).toThrow("ENOSPC");

    await sendRequest("/bestaat-niet");
    await app.counters.flush();
    const body = "email=els%40voorbeeld.nl&rendered=2026-11-20T12:00:00.000Z&path=/zorgen";
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(body.length),
    };
    const posted = await sendRequest("/nieuwsbrief", { method: "POST", headers, body });
    expect([posted.status, posted.headers.location]).toEqual([303, "/nieuwsbrief/bedankt"]);
    expect(sent).toEqual([expect.stringContaining("els%40voorbeeld.nl")]);
    expect((await sendRequest("/healthz")).status).toBe(200);
  },
);
