/*
 * Checks who imports whom: `npm run check:imports`. Types count as imports; tests may import anything.
 */
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

interface Layer {
  /** The files of it, as a pattern of their paths. */
  files: string;
  /** What they may import besides each other. */
  may: string[];
}

const utils = "^app/utils/";
const fields = "^app/fields/";
const design = "^app/design/";
const enhance = "^app/enhance/";
const features = "^app/features/";
const publicFaces = "^app/features/[^/]+/public(\\.server)?\\.ts$";
const shell = "^app/shell/";
const blocks = "^app/blocks/";
const pages = "^app/pages/";
const platform = "^app/\\.server/";
const texts = "/texts\\.ts$";
const definitions = "^app/(blocks|pages)/[^/]+/definition\\.ts$";
const wires = "^app/features/[^/]+/wire\\.ts$";

/** Imports run one way: a layer imports those above it in this list that it names. */
const layers: Record<string, Layer> = {
  utils: { files: utils, may: [] },
  fields: { files: fields, may: [utils] },
  enhance: { files: enhance, may: [utils] },
  platform: { files: platform, may: [utils, fields] },
  design: { files: design, may: [utils, fields, enhance] },
  features: { files: "^app/features/([^/]+)/", may: [utils, fields, design, enhance, publicFaces, platform] },
  shell: { files: shell, may: [utils, fields, design, enhance, features, platform] },
  blocks: { files: blocks, may: [utils, fields, design, enhance, features, platform] },
  pages: { files: pages, may: [utils, fields, design, enhance, features, shell, blocks, platform] },
  routes: { files: "^app/routes/", may: [utils, fields, design, features, shell, blocks, pages, platform] },
  server: { files: "^server/", may: [utils, platform, publicFaces, "^backend/handler\\.ts$"] },
  backend: { files: "^backend/", may: [utils, fields, definitions, wires] },
};

/** Imports that no layer has, by the files that have them. */
const exceptions: [files: string, may: string][] = [
  ["^app/\\.server/i18n/", texts],
  ["^app/\\.server/context/context\\.ts$", "^backend/handler\\.ts$"],
];

const ours = "^(app|backend|server|services|scripts|tests)/";
const tests = ["\\.test\\.tsx?$", "/test-[^/]*\\.tsx?$"];

function layerRules(): IForbiddenRuleType[] {
  return Object.entries(layers).map(([name, { files, may }]) => {
    const own = files.replace("([^/]+)", "$1");
    const excepted = exceptions.map(([path]) => path);
    return {
      name,
      severity: "error",
      from: { path: files, pathNot: [...tests, ...excepted] },
      to: { path: ours, pathNot: [own, ...may] },
    };
  });
}

function exceptionRules(): IForbiddenRuleType[] {
  return exceptions.map(([path, may]) => {
    const layer = Object.values(layers).find(({ files }) => path.startsWith(files));
    if (!layer) throw new Error(`${path} is in no layer`);
    return {
      name: "exception",
      severity: "error",
      from: { path, pathNot: tests },
      to: { path: ours, pathNot: [layer.files, ...layer.may, may] },
    };
  });
}

const forbidden: IForbiddenRuleType[] = [
  ...layerRules(),
  ...exceptionRules(),
  {
    name: "platform-from-server-files",
    severity: "error",
    from: { path: "^app/(features|shell|blocks|pages)/", pathNot: [...tests, "\\.server\\.tsx?$"] },
    to: { path: platform },
  },
  { name: "circle", severity: "error", from: { pathNot: tests }, to: { circular: true } },
];

const { output } = await cruise(
  ["app", "backend", "server"],
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
for (const { rule, from, to, cycle } of output.summary.violations) {
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);
}
const circle = circleOfFeatures(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved]),
  ),
);
if (circle) console.error(`features: ${circle.join(" → ")}`);
process.exitCode = output.summary.violations.length > 0 || circle ? 1 : 0;

/** Features that need each other, as one circle of them. */
function circleOfFeatures(imports: string[][]): string[] | null {
  const featureOf = (path = "") => /^app\/features\/([^/]+)\//.exec(path)?.[1];
  const graph = new Map<string, Set<string>>();
  for (const [source, target] of imports) {
    const from = featureOf(source);
    const to = featureOf(target);
    if (!from || !to || from === to || /\.test\.tsx?$/.test(source ?? "")) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const walk = (path: string[]): string[] | null => {
    for (const next of graph.get(path.at(-1) ?? "") ?? []) {
      if (path.includes(next)) return [...path.slice(path.indexOf(next)), next];
      const found = walk([...path, next]);
      if (found) return found;
    }
    return null;
  };
  for (const feature of graph.keys()) {
    const found = walk([feature]);
    if (found) return found;
  }
  return null;
}
