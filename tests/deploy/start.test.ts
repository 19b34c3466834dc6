import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayMs } from "~/utils/durations";
import { temporaryFolder } from "../setup/temporary-folder";

/** The folder of a container, and starts of images in it. */
function container() {
  const folder = temporaryFolder();
  const earlier = join(folder, "build/earlier");
  const programs = join(folder, "programs");
  for (const path of [earlier, programs]) mkdirSync(path, { recursive: true });
  writeFileSync(join(programs, "node"), `#!/bin/sh\necho "$HELPLINE $*" >> ${folder}/runs\n`, {
    mode: 0o755,
  });
  copyFileSync("deploy/start.sh", join(folder, "start.sh"));
  return {
    /** Starts the image of a build with this file. */
    start(asset: string) {
      const assets = join(folder, "build/client/assets");
      execFileSync("rm", ["-rf", assets]);
      mkdirSync(assets, { recursive: true });
      writeFileSync(join(assets, asset), "");
      const environment = {
        PATH: `${programs}:${process.env.PATH}`,
        HELPLINE: "0800 5088",
        NODE_ENV: "production",
      } as const;
      execFileSync("sh", ["start.sh"], { cwd: folder, env: environment });
    },
    /** Lets days pass since these files were written. */
    age(days: number, ...names: string[]) {
      const then = new Date(Date.now() - days * dayMs);
      for (const name of names) utimesSync(join(earlier, name), then, then);
    },
    has: (name: string) => existsSync(join(earlier, name)),
    runs: () => readFileSync(join(folder, "runs"), "utf8"),
  };
}

test("files of a build are served for seven days after the next one, however long it ran", () => {
  const { start, age, has } = container();
  start("site-1.css");
  age(30, "site-1.css");
  start("site-2.css");
  expect(has("site-1.css")).toBe(true);
  age(6, "site-1.css");
  start("site-2.css");
  expect(has("site-1.css")).toBe(true);
  age(9, "site-1.css");
  start("site-2.css");
  expect([has("site-1.css"), has("site-2.css")]).toEqual([false, true]);
});

test("offline pages are written with the settings of the container, before the site starts", () => {
  const { start, runs } = container();
  start("site-1.css");
  expect(runs()).toBe(
    "0800 5088 scripts/offline-pages.mjs /srv/site\n0800 5088 --max-old-space-size=512 build/server.js\n",
  );
});
