import { configSchema } from "../../app/.server/config/config";
import { listSettings } from "../../app/utils/settings";
import { standInSettings } from "../../backend/settings";
import { absencesTable } from "./absences";
import { reservedAddressesList } from "./addresses";
import { drupalModel } from "./drupal-model";
import { blocksTable, choicesTable, itemsTable, kindsTable, pageTypesTable } from "./fields";
import { operationsTable } from "./operations";
import { envExample, settingsTable, settingsTables } from "./settings";

interface GeneratedDocument {
  path: string;
  /** Returns the new text of the document, given its current text. */
  generate: (current: string) => string;
}

const settings = listSettings(configSchema);

/** The documents that `npm run docs` writes. */
export const documents: GeneratedDocument[] = [
  { path: ".env.example", generate: () => envExample(settings) },
  {
    path: "docs/operations.md",
    generate: (current) =>
      replacePart(
        replacePart(current, "settings", settingsTables(settings)),
        "settings of the stand-in",
        settingsTable(listSettings(standInSettings)),
      ),
  },
  {
    path: "docs/services-api.md",
    generate: (current) => replacePart(current, "operations", operationsTable()),
  },
  {
    path: "docs/backend-contract.md",
    generate: (current) =>
      Object.entries(contractParts).reduce(
        (text, [name, table]) => replacePart(text, name, table()),
        current,
      ),
  },
  { path: "deploy/drupal/website_api/model.yml", generate: drupalModel },
];

const contractParts = {
  "kinds of fields": kindsTable,
  "page types": pageTypesTable,
  blocks: blocksTable,
  "items of blocks": itemsTable,
  "permitted values": choicesTable,
  "reserved addresses": reservedAddressesList,
  "responses without content": absencesTable,
};

/** Replaces the text between `<!-- generated: name -->` and `<!-- end: name -->`. Throws when there is no such part. */
function replacePart(document: string, name: string, part: string): string {
  const start = `<!-- generated: ${name} -->`;
  const end = `<!-- end: ${name} -->`;
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`No part ${start} … ${end}`);
  return `${before}${start}\n\n${part}\n\n${end}${after}`;
}
