/**
 * Tests blob storage against Azurite, the emulator of Azure Blob Storage: `npm run test:azure`. It takes 200 MB, so it
 * is installed outside of the project, the first time only.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tests/setup/free-port";
import { run, runBin } from "./run.mjs";

const version = "3.35.0";
/** The account that every Azurite has. */
const account = "devstoreaccount1";
const key = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";
const tests = "services/platform/blobs/store.contract.test.ts";

const folder = join(tmpdir(), `azurite-${version}`);
const program = join(folder, "node_modules/azurite/dist/src/blob/main.js");
if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  await run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", `azurite@${version}`]);
}
const port = await freePort();
const flags = ["--skipApiVersionCheck", "--loose", "--disableTelemetry", "--silent", "--inMemoryPersistence"];
const azurite = spawn(process.execPath, [program, ...flags, "--blobPort", String(port)], { cwd: folder });
const address = `http://127.0.0.1:${port}/${account}`;
try {
  await answering(address);
  const storage = `AccountName=${account};AccountKey=${key};BlobEndpoint=${address};DefaultEndpointsProtocol=http`;
  const env = { TEST_AZURE_STORAGE: storage };
  process.exitCode = await runBin("vitest", ["run", tests], { env, check: false });
} finally {
  azurite.kill();
  await once(azurite, "exit");
}

/** Waits until a server answers. */
async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (azurite.exitCode !== null) throw new Error("Azurite could not start");
    const isAnswered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    await sleep(100);
  }
  throw new Error("Azurite does not answer");
}
