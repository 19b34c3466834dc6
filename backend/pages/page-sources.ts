import { dirname, join } from "node:path";
import { z } from "zod";
import { brands } from "../../app/utils/brand";
import { booleanSchema, dateSchema } from "../content/field-schemas";
import { nidsOf } from "../content/identifiers";
import { decode, listYaml, type Report, readJson, readYaml } from "../content/yaml-files";
import { type PageFolder, type PageType, pageFolders, pageTypeNames } from "./page-types";

/** A page as written in its file, before its fields are expanded. */
export interface PageSource {
  file: string;
  address: string;
  nid: number;
  type: PageType;
  title: string;
  status: boolean;
  langcode: string;
  created?: string;
  changed?: string;
  fields: Record<string, unknown>;
}

export interface PageFiles {
  /** Node ids by address, including addresses of files that cannot be read. */
  addresses: Map<string, number>;
  sources: PageSource[];
}

const baseFields = z.looseObject({
  type: z.enum(pageTypeNames, `has to be one of ${pageTypeNames.join(", ")}`),
  title: z.string({ error: "is missing" }).trim().min(1, "is missing"),
  status: booleanSchema.default(true),
  langcode: z.string().default("nl"),
  created: dateSchema.optional(),
  changed: dateSchema.optional(),
});

/** Reads the files of `home/`, `pages/` and `news/`. */
export function readPageFiles(contentDir: string, reportFor: (file: string) => Report): PageFiles {
  const folders: PageFolder[] = ["home", "pages", "news"];
  const files = folders.flatMap((folder) => [
    ...listYaml(contentDir, folder).map((file) => ({
      folder,
      file,
      address: addressOf(file),
      page: undefined,
    })),
    ...listCollections(contentDir, folder, reportFor),
  ]);
  const nids = nidsOf(files.map(keyOf));
  const addresses = new Map<string, number>();
  const sources: PageSource[] = [];
  for (const entry of files) {
    const { folder, file, address, page } = entry;
    const report = reportForPage(entry, reportFor);
    if (folder === "home") checkBrand(file, report);
    else if (!/^(\/[a-z0-9-]+)+$/.test(address)) {
      report("the path of a file is its address: use small letters, digits and hyphens only");
    } else if (addresses.has(address)) report(`another file has the address ${address} too`);
    const nid = nids.get(keyOf(entry)) ?? 0;
    addresses.set(address, nid);
    const source = decodePage(page ?? readYaml(join(contentDir, file), report), folder, report);
    if (source) sources.push({ file, address, nid, ...source });
  }
  if (!files.some(({ folder }) => folder === "home")) {
    reportFor("home/dementie.yaml")("there is no home page: at least this one is required");
  }
  return { addresses, sources };
}

/** A report for one page; prefixes problems with its address when the file has several pages. */
export function reportForPage(
  { file, address }: Pick<PageSource, "file" | "address">,
  reportFor: (file: string) => Report,
): Report {
  const report = reportFor(file);
  return file.endsWith(".json") ? (reason) => report(`${address}: ${reason}`) : report;
}

function decodePage(value: unknown, folder: PageFolder, report: Report) {
  // Unreadable files have been reported.
  const page = value === undefined ? undefined : decode(baseFields, value, report);
  if (!page) return undefined;
  const allowed: readonly string[] = pageFolders[folder];
  if (!allowed.includes(page.type)) {
    report(`type: "${page.type}" is not for ${folder}/, use ${allowed.join(" or ")}`);
    return undefined;
  }
  const { type, title, status, langcode, created, changed, ...fields } = page;
  return { type, title, status, langcode, created, changed, fields };
}

/** Maps `pages/a/b.yaml` to `/a/b`, `news/c.yaml` to `/nieuws/c` and every home page to `/`. */
function addressOf(file: string): string {
  const place = file.replace(/\.ya?ml$/, "");
  if (place.startsWith("home/")) return "/";
  return place.replace(/^pages/, "").replace(/^news/, "/nieuws");
}

/** The key of a node id: the address, or the file for home pages, which share an address. */
function keyOf({ file, address }: { file: string; address: string }): string {
  return file.startsWith("home/") ? file : address;
}

const collectionSchema = z.array(
  z.looseObject({ slug: z.string({ error: "is missing" }) }),
  "has to be a list of pages",
);

/**
 * Reads files with several pages: `news/archief.json` is a list of news items, each with a `slug`. They are JSON
 * because parsing hundreds of YAML pages would slow down the start.
 */
function listCollections(contentDir: string, folder: PageFolder, reportFor: (file: string) => Report) {
  return listYaml(contentDir, folder, /\.json$/).flatMap((file) => {
    const report = reportFor(file);
    const value = readJson(join(contentDir, file), report);
    // Unreadable files have been reported.
    const pages = value === undefined ? [] : (decode(collectionSchema, value, report) ?? []);
    const place = addressOf(dirname(file));
    return pages.map(({ slug, ...page }) => ({ folder, file, address: `${place}/${slug}`, page }));
  });
}

function checkBrand(file: string, report: Report): void {
  const names = brands.map((brand) => `home/${brand}.yaml`);
  if (!names.includes(file)) report(`is not the home page of a brand, those are ${names.join(", ")}`);
}
