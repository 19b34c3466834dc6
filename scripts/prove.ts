/**
 * `npm run prove -- <name>`: runs a proof of tests/prove/, which measures time or takes long, and writes its result with
 * the date to docs/proofs.md. Fails where a goal is not met.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Proof } from "../tests/prove/proof";

const document = "docs/proofs.md";
const proofs: Record<string, () => Promise<{ prove: () => Proof[] | Promise<Proof[]> }>> = {
  "slow-patterns": () => import("../tests/prove/slow-patterns"),
};

const [name = ""] = process.argv.slice(2);
const load = proofs[name];
if (!load) {
  console.error(`Which proof? npm run prove -- ${Object.keys(proofs).join(" | ")}`);
  process.exit(1);
}

const found = await (await load()).prove();
const day = new Date().toISOString().slice(0, 10);
const table = [
  "",
  `Run on ${day} on ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}.`,
  "",
  "| Goal | Measured | Met |",
  "| --- | --- | --- |",
  ...found.map(({ goal, measured, met }) => `| ${goal} | ${measured} | ${met ? "yes" : "**no**"} |`),
  "",
].join("\n");
console.info(table);
const mark = `<!-- ${name} -->`;
const [before = "", , after = ""] = readFileSync(document, "utf8").split(mark);
writeFileSync(document, [before, table, after].join(mark));
process.exit(found.every(({ met }) => met) ? 0 : 1);
