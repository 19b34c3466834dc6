import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { programPath } from "../../scripts/programs.mjs";
import { freePort } from "./free-port";

export interface Nginx {
  address: string;
  /** What it wrote about errors. */
  errors(): string;
  stop(): void;
}

const main = `
daemon off;
user root;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  include site.conf;
}
`;

/**
 * Starts nginx with the configuration of `deploy/` in front of these instances, on a free port. Static files are in
 * `{folder}/srv`.
 * @param instances addresses such as 127.0.0.1:3000
 */
export async function startNginx(folder: string, instances: string[]): Promise<Nginx> {
  const path = programPath("nginx");
  const port = await freePort();
  for (const name of ["cache", "srv"]) mkdirSync(join(folder, name), { recursive: true });
  const shipped = (name: string) => readFileSync(`deploy/nginx/${name}`, "utf8");
  const servers = instances.map((instance) => `  server ${instance} max_fails=3 fail_timeout=5s;`).join("\n");
  writeFileSync(join(folder, "nginx.conf"), main);
  writeFileSync(
    join(folder, "instances.conf"),
    shipped("instances.conf").replace(/^ {2}server [\s\S]*fail_timeout=5s;$/m, servers),
  );
  writeFileSync(
    join(folder, "site.conf"),
    shipped("site.conf")
      .replace("listen 8080", `listen 127.0.0.1:${port}`)
      .replace("/var/cache/nginx", join(folder, "cache"))
      .replaceAll("/srv/site", join(folder, "srv"))
      .replace("/dev/stdout", join(folder, "access.log")),
  );
  copyFileSync(join(configFolder(path), "mime.types"), join(folder, "mime.types"));
  const child = spawn(path, ["-p", folder, "-c", "nginx.conf"], { stdio: ["ignore", "ignore", "pipe"] });
  let written = "";
  child.stderr.on("data", (part) => {
    written += part;
  });
  const errors = () => written;
  await waitUntilReady(child, port, errors);
  return {
    address: `http://127.0.0.1:${port}`,
    errors,
    // SIGKILL would leave its workers running.
    stop: () => void child.kill("SIGTERM"),
  };
}

/** In /etc on Debian, beside the program with Homebrew. */
function configFolder(path: string): string {
  return path.startsWith("/opt") ? join(dirname(path), "../etc/nginx") : "/etc/nginx";
}

async function waitUntilReady(child: ChildProcess, port: number, errors: () => string): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 404) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nginx does not answer: ${errors()}`);
}
