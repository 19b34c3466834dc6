/*
 * Checks the imports between layers and features, and finds circles: `npm run check:imports`. Types count as imports.
 */
import { existsSync } from "node:fs";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { checked, exceptions, inBrowsers, layers, restrictions, serverFiles, tests } from "./import-rules";

const ours = "^(app|backend|server|services|scripts|tests)/";

function rule(name: string, { files, may }: { files: string; may: string[] }, except: string[] = []) {
  // A group in the pattern of a layer stands for one folder of it.
  const own = files.replace("([^/]+)", "$1");
  return {
    name,
    severity: "error",
    from: { path: files, pathNot: [tests, ...except] },
    to: { path: ours, pathNot: [own, ...may] },
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
  { name: "circle", severity: "error", from: { pathNot: tests }, to: { circular: true } },
];

const { output } = await cruise(
  checked.filter((folder) => existsSync(folder)),
  {
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    includeOnly: { path: ours },
  },
  { extensions: [".ts", ".tsx", ".mjs"] },
  { tsConfig: extractTSConfig("tsconfig.json") },
);
if (typeof output === "string") throw new Error(output);

const found = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const target = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
  return `${rule.name}: ${from} → ${target}`;
});
const circle = circleOfFeatures(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): [string, string] => [source, resolved]),
  ),
);
if (circle) found.push(`circle of features: ${circle.join(" → ")}`);
for (const violation of found) console.error(violation);
if (found.length === 0) console.info(`${output.summary.totalCruised} files import one way`);
process.exitCode = found.length > 0 ? 1 : 0;

/** Features that need each other, also where their files do not. */
function circleOfFeatures(imports: [source: string, target: string][]): string[] | null {
  const graph = new Map<string, Set<string>>();
  for (const [source, target] of imports) {
    const [from, to] = [featureOf(source), featureOf(target)];
    if (!from || !to || from === to || new RegExp(tests).test(source)) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const walk = (path: string[], at: string): string[] | null => {
    const known = path.indexOf(at);
    if (known >= 0) return [...path.slice(known), at];
    for (const next of graph.get(at) ?? []) {
      const circle = walk([...path, at], next);
      if (circle) return circle;
    }
    return null;
  };
  for (const feature of graph.keys()) {
    const circle = walk([], feature);
    if (circle) return circle;
  }
  return null;
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}
