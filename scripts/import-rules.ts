/** Path patterns of the files of a layer and of the other files that they may import. */
export interface Layer {
  files: string;
  mayImport: string[];
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
  utils: { files: utils, mayImport: [] },
  fields: { files: fields, mayImport: [utils] },
  enhance: { files: enhance, mayImport: [utils] },
  platform: { files: platform, mayImport: [utils, fields, contracts] },
  design: { files: design, mayImport: [utils, fields] },
  // A feature imports other features only through their `public.ts` and `public.server.ts`.
  features: {
    files: "^app/features/([^/]+)/",
    mayImport: [utils, fields, enhance, platform, design, publicFaces, contracts],
  },
  shell: { files: shell, mayImport: [utils, fields, platform, design, features] },
  blocks: { files: blocks, mayImport: [utils, fields, platform, design, features] },
  pages: { files: pages, mayImport: [utils, fields, platform, design, features, shell, blocks] },
  routes: {
    files: "^app/routes/",
    mayImport: [utils, fields, platform, design, features, shell, blocks, pages],
  },
  server: { files: "^server/", mayImport: [utils, platform, publicFaces] },
  standIn: { files: "^backend/", mayImport: [utils, fields, definitions, wires] },
  services: { files: "^services/", mayImport: [utils, fields] },
};

/** Files that may import more than the rest of their layer. */
export const exceptions: Layer[] = [
  { files: "^app/\\.server/i18n/", mayImport: [utils, fields, platform, texts] },
  {
    files: "^app/\\.server/context/context\\.ts$",
    mayImport: [utils, fields, platform, "^backend/handler\\.ts$"],
  },
  {
    files: "^app/\\.server/context/own-services\\.ts$",
    mayImport: [utils, platform, "^services/start\\.ts$", "^backend/bank/start\\.ts$"],
  },
];

/** Files that may import less than the rest of their layer. */
export const restrictions: Record<string, Layer> = {
  "texts import nothing": { files: texts, mayImport: [] },
  "files imported by the stand-in are pure": {
    files: `${definitions}|${wires}`,
    mayImport: [utils, fields, definitions],
  },
};

/** In these layers only `*.server.ts` files may import the platform: the build fails when it reaches a browser bundle. */
export const inBrowsers = "^app/(features|shell|blocks|pages)/";
export const serverFiles = "\\.server\\.tsx?$";

/** Folders whose files are checked. */
export const checked = ["app", "backend", "server", "services"];
/** Tests may import anything. */
export const tests = "(\\.test\\.tsx?|/test-[^/]*\\.tsx?)$";
