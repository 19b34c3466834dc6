/** Writes the database that the project starts to a file: `npm run backup -- <file>` (docs/operations.md, Database). */

import { writeBackup } from "../services/platform/backup/write-backup";
import { ownDatabase } from "./own-database";

await ownDatabase("backup", async ({ address }, file) => {
  const { tables, rows } = await writeBackup(address, file);
  return `${file}: ${rows} rows of ${tables} tables`;
});
