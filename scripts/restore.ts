/** Restores a backup into an empty database: `npm run restore -- <file>` (docs/operations.md, Database). */

import { migrations } from "../services/migrations";
import { restoreBackup } from "../services/platform/backup/restore-backup";
import { ownDatabase, silent } from "./own-database";

await ownDatabase("restore", async (postgres, file) => {
  const { tables, rows } = await restoreBackup({ postgres, file, migrations, logger: silent });
  return `Restored ${rows} rows of ${tables} tables`;
});
