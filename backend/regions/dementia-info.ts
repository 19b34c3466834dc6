import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { decode, type Report, readYaml } from "../content/yaml-files";
import type { ReferenceTargets } from "./read-regions";
import { dementiaInfoSchema } from "./region-file";
import type { DementiaInfo } from "./regions";

const file = "dementia-info.yaml";
const listSchema = z.array(
  dementiaInfoSchema,
  "has to be a list: { title: Wat is dementie?, image: gesprek, link: { uri: /dementie, title: Lees meer } }",
);

/** Reads the items about dementia that every region shows besides its own: `dementia-info.yaml`. */
export function readDementiaInfo(
  contentDir: string,
  { pictures, checkLink }: ReferenceTargets,
  reportFor: (file: string) => Report,
): DementiaInfo[] {
  const path = join(contentDir, file);
  if (!existsSync(path)) return [];
  const report = reportFor(file);
  const items = decode(listSchema, readYaml(path, report), report) ?? [];
  for (const { image, link } of items) {
    checkLink(link.uri, report);
    if (image !== undefined && !pictures.has(image)) report(`there is no picture "${image}"`);
  }
  return items;
}
