/*
 * Checks the imports between layers and features, and finds cycles: `npm run check:imports`. Type imports count.
 */
import { existsSync } from "node:fs";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import {
  checked,
  exceptions,
  inBrowsers,
  type Layer,
  layers,
  restrictions,
  serverFiles,
  tests,
} from "./import-rules";

const projectFiles = "^(app|backend|server|services|scripts|tests)/";

function rule(name: string, { files, mayImport }: Layer, except: string[] = []) {
  // A group in the pattern of a layer matches one of its folders.
  const sameFolder = files.replace("([^/]+)", "$1");
  return {
    name,
    severity: "error",
    from: { path: files, pathNot: [tests, ...except] },
    to: { path: projectFiles, pathNot: [sameFolder, ...mayImport] },
  } satisfies IForbiddenRuleType;
}

const excepted = exceptions.map(({ files }) => files);
const forbidden: IForbiddenRuleType[] = [
  ...Object.entries(layers).map(([name, layer]) => rule(name, layer, excepted)),
  ...exceptions.map((exception) => rule("exception", exception)),
  ...Object.entries(restrictions).map(([name, restriction]) => rule(name, restriction)),
  {
    name: "platform",
    severity: "error",
    from: { path: inBrowsers, pathNot: [tests, serverFiles] },
    to: { path: layers.platform?.files ?? "" },
  },
  { name: "cycle", severity: "error", from: { pathNot: tests }, to: { circular: true } },
];

const { output } = await cruise(
  checked.filter((folder) => existsSync(folder)),
  {
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    includeOnly: { path: projectFiles },
  },
  { extensions: [".ts", ".tsx", ".mjs"] },
  { tsConfig: extractTSConfig("tsconfig.json") },
);
if (typeof output === "string") throw new Error(output);

const violations = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const target = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
  return `${rule.name}: ${from} → ${target}`;
});
const featureCycle = findFeatureCycle(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): [string, string] => [source, resolved]),
  ),
);
if (featureCycle) violations.push(`cycle of features: ${featureCycle.join(" → ")}`);
for (const violation of violations) console.error(violation);
if (violations.length === 0) console.info(`${output.summary.totalCruised} files follow the import rules`);
process.exitCode = violations.length > 0 ? 1 : 0;

/** A cycle of features that import each other, even without a cycle of files; or null. */
function findFeatureCycle(imports: [source: string, target: string][]): string[] | null {
  const graph = new Map<string, Set<string>>();
  for (const [source, target] of imports) {
    const [from, to] = [featureOf(source), featureOf(target)];
    if (!from || !to || from === to || new RegExp(tests).test(source)) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const walk = (path: string[], at: string): string[] | null => {
    const start = path.indexOf(at);
    if (start >= 0) return [...path.slice(start), at];
    for (const next of graph.get(at) ?? []) {
      const cycle = walk([...path, at], next);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const feature of graph.keys()) {
    const cycle = walk([], feature);
    if (cycle) return cycle;
  }
  return null;
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}
