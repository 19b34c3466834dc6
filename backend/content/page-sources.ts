import { join } from "node:path";
import { z } from "zod";
import { booleanSchema, dateSchema } from "./field-schemas";
import { nidsOf } from "./identifiers";
import { brands, type PageFolder, type PageType, pageFolders, pageTypeNames } from "./page-types";
import { decode, listYaml, type Report, readYaml } from "./yaml-files";

/** A page as its file has it, before its fields are expanded. */
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
  /** Every address that has a file, also where that file cannot be read. */
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
  const files = folders.flatMap((folder) => listYaml(contentDir, folder).map((file) => ({ folder, file })));
  const nids = nidsOf(files.map(({ file }) => keyOf(file)));
  const addresses = new Map<string, number>();
  const sources: PageSource[] = [];
  for (const { folder, file } of files) {
    const report = reportFor(file);
    const address = addressOf(file);
    if (folder === "home") checkBrand(file, report);
    else if (!/^(\/[a-z0-9-]+)+$/.test(address)) {
      report("a file's place is its address: use small letters, digits and hyphens only");
    } else if (addresses.has(address)) report(`another file has the address ${address} too`);
    const nid = nids.get(keyOf(file)) ?? 0;
    addresses.set(address, nid);
    const source = decodePage(readYaml(join(contentDir, file), report), folder, report);
    if (source) sources.push({ file, address, nid, ...source });
  }
  if (!files.some(({ folder }) => folder === "home")) {
    reportFor("home/dementie.yaml")("there is no home page: write at least this one");
  }
  return { addresses, sources };
}

function decodePage(value: unknown, folder: PageFolder, report: Report) {
  // What cannot be read is reported already.
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

/** `pages/a/b.yaml` is `/a/b`, `news/c.yaml` is `/nieuws/c` and every home page is `/`. */
function addressOf(file: string): string {
  const place = file.replace(/\.ya?ml$/, "");
  if (place.startsWith("home/")) return "/";
  return place.replace(/^pages/, "").replace(/^news/, "/nieuws");
}

// Home pages share an address, so theirs is the file.
function keyOf(file: string): string {
  return file.startsWith("home/") ? file : addressOf(file);
}

function checkBrand(file: string, report: Report): void {
  const names = brands.map((brand) => `home/${brand}.yaml`);
  if (!names.includes(file)) report(`is not the home page of a brand, those are ${names.join(", ")}`);
}
