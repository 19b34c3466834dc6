import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { expect, test } from "vitest";
import { listen, rawRequest } from "../tests/setup/http-server";
import { temporaryFolder } from "../tests/setup/temporary-folder";
import { staticFiles } from "./static-files";

test("assets of this build and earlier ones are immutable; other names are a 404", async () => {
  const folder = temporaryFolder();
  for (const [directory, name] of [
    ["client/assets", "site-b.css"],
    ["earlier", "site-a.css"],
  ] as const) {
    mkdirSync(join(folder, directory), { recursive: true });
    writeFileSync(join(folder, directory, name), name);
  }
  const address = await listen(express().use(staticFiles(folder)));
  for (const name of ["site-a.css", "site-b.css"]) {
    const { status, body, headers } = await rawRequest(address, `/assets/${name}`);
    expect([status, body]).toEqual([200, name]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await rawRequest(address, "/assets/site-c.css")).status).toBe(404);
  expect((await rawRequest(address, "/earlier/site-a.css")).status).toBe(404);
});
