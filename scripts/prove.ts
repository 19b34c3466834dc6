/**
 * Runs a slow or timing-dependent check of tests/prove/ and writes its results to docs/proofs.md:
 * `npm run prove -- <name>`, followed by its options. Exits with 1 when a goal is not met.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Proof } from "../tests/prove/proof";

const document = "docs/proofs.md";
const proofs: Record<string, () => Promise<{ prove: (options: string[]) => Proof[] | Promise<Proof[]> }>> = {
  community: () => import("../tests/prove/community"),
  enumeration: () => import("../tests/prove/enumeration"),
  gifts: () => import("../tests/prove/gifts"),
  inbox: () => import("../tests/prove/inbox"),
  soak: () => import("../tests/prove/soak"),
  "slow-patterns": () => import("../tests/prove/slow-patterns"),
};

const [name = "", ...options] = process.argv.slice(2);
const load = proofs[name];
if (!load) {
  console.error(`A name is required: npm run prove -- ${Object.keys(proofs).join(" | ")}`);
  process.exit(1);
}

const results = await (await load()).prove(options);
const day = new Date().toISOString().slice(0, 10);
const table = [
  "",
  `Run on ${day} on ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}.`,
  "",
  "| Goal | Measured | Met |",
  "| --- | --- | --- |",
  ...results.map(({ goal, measured, met }) => `| ${goal} | ${measured} | ${met ? "yes" : "**no**"} |`),
  "",
].join("\n");
console.info(table);
const marker = `<!-- ${name} -->`;
const [before = "", , after = ""] = readFileSync(document, "utf8").split(marker);
writeFileSync(document, [before, table, after].join(marker));
process.exit(results.every(({ met }) => met) ? 0 : 1);
