/**
 * Reports the submissions stored by the stand-in (docs/operations.md): `npm run submissions` lists them, `-- {id}` shows
 * one, `-- --export {e-mail}` and `-- --delete {e-mail}` select those of one person. `-- --failed` lists submissions
 * that could not be forwarded to an upstream.
 */
import { environmentConfig } from "../app/.server/config/environment";
import { failedSubmissionsReport } from "../app/.server/store/failed-submissions-report";
import { deletePerson, exportPerson, reportSubmissions } from "../backend/forms/stored-submissions";

const [first, email = ""] = process.argv.slice(2);

try {
  console.log(await report());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function report(): Promise<string> {
  const { dataDir } = environmentConfig();
  if (first === "--failed") return failedSubmissionsReport(dataDir, new Date());
  const personReport = { "--export": exportPerson, "--delete": deletePerson }[first ?? ""];
  if (personReport)
    return email.includes("@")
      ? personReport(dataDir, email)
      : `An e-mail address is required: ${first} naam@voorbeeld.nl`;
  return reportSubmissions(dataDir, first);
}
