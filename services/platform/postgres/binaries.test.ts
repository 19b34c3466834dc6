import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { getBinaries } from "./binaries";
import { packagedFolders } from "./packaged";

/** Folders with programs that only print their version. */
function foldersOf(...versions: string[]): string[] {
  const root = temporaryFolder();
  return versions.map((version, index) => {
    const folder = join(root, String(index));
    mkdirSync(folder);
    for (const name of ["postgres", "initdb"]) {
      writeFileSync(join(folder, name), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`);
      chmodSync(join(folder, name), 0o755);
    }
    return folder;
  });
}

test("the first PostgreSQL that is new enough is taken for a new database", async () => {
  const [old = "", first = "", second = ""] = foldersOf("14.9", "15.18 (Debian)", "18.4");
  expect(await getBinaries(null, [old, first, second])).toEqual({ folder: first, major: 15 });
});

test("an existing database is opened by its own version only", async () => {
  const [first = "", second = ""] = foldersOf("15.18", "18beta1");
  expect(await getBinaries(18, [first, second])).toEqual({ folder: second, major: 18 });
  await expect(getBinaries(16, [first, second])).rejects.toThrow(
    "The database in DATA_DIR belongs to PostgreSQL 16, which is not installed",
  );
});

test("folders without programs, or with programs that do not run, are left out", async () => {
  const [folder = ""] = foldersOf("18.4");
  writeFileSync(join(folder, "postgres"), "no program");
  await expect(getBinaries(null, ["/nowhere", folder])).rejects.toThrow(
    "No PostgreSQL 15 or later was found",
  );
});

test("the npm package of this platform has a PostgreSQL that runs", async () => {
  expect(await getBinaries(null, packagedFolders())).toMatchObject({ major: 18 });
});
