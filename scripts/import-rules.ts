/** The files of a layer, and what they may import besides each other; patterns of paths. */
interface Layer {
  files: string;
  may: string[];
}

const utils = "^app/utils/";
const fields = "^app/fields/";
const enhance = "^app/enhance/";
const platform = "^app/\\.server/";
const design = "^app/design/";
const features = "^app/features/";
const shell = "^app/shell/";
const blocks = "^app/blocks/";
const pages = "^app/pages/";
const publicFaces = "^app/features/[^/]+/public(\\.server)?\\.ts$";
const definitions = "^app/(blocks|pages)/(definitions|[^/]+/definition)\\.ts$";
const wires = "^app/features/[^/]+/wire\\.ts$";
const contracts = "^services/[^/]+/contract\\.ts$";
const texts = "/texts\\.ts$";

/**
 * Imports run one way. Files outside these layers (the root of the app, its entries, scripts and tests) may import
 * from all of them.
 */
export const layers: Record<string, Layer> = {
  utils: { files: utils, may: [] },
  fields: { files: fields, may: [utils] },
  enhance: { files: enhance, may: [utils] },
  platform: { files: platform, may: [utils, fields] },
  design: { files: design, may: [utils, fields] },
  // One folder each; a feature imports another one only through its public faces.
  features: {
    files: "^app/features/([^/]+)/",
    may: [utils, fields, enhance, platform, design, publicFaces, contracts],
  },
  shell: { files: shell, may: [utils, fields, platform, design, features] },
  blocks: { files: blocks, may: [utils, fields, platform, design, features] },
  pages: { files: pages, may: [utils, fields, platform, design, features, shell, blocks] },
  routes: { files: "^app/routes/", may: [utils, fields, platform, design, features, shell, blocks, pages] },
  server: { files: "^server/", may: [utils, platform, publicFaces] },
  standIn: { files: "^backend/", may: [utils, fields, definitions, wires] },
  services: { files: "^services/", may: [utils, fields] },
};

/** Files that may import more than the rest of their layer. */
export const exceptions: Layer[] = [
  { files: "^app/\\.server/i18n/", may: [utils, fields, platform, texts] },
  { files: "^app/\\.server/context/context\\.ts$", may: [utils, fields, platform, "^backend/handler\\.ts$"] },
];

/** Files that may import less. */
export const restrictions: Record<string, Layer> = {
  "texts import nothing": { files: texts, may: [] },
  "what the stand-in imports is pure": {
    files: `${definitions}|${wires}`,
    may: [utils, fields, definitions],
  },
};

/** In these layers only `*.server.ts` files import the platform, or the build fails where they reach a browser. */
export const inBrowsers = "^app/(features|shell|blocks|pages)/";
export const serverFiles = "\\.server\\.tsx?$";

/** Folders whose files are checked. */
export const checked = ["app", "backend", "server", "services"];
/** Tests may import anything. */
export const tests = "(\\.test\\.tsx?|/test-[^/]*\\.tsx?)$";
