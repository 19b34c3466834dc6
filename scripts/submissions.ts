/**
 * What forms sent to the embedded backend (docs/operations.md, 'What people send'): `npm run submissions` lists it,
 * `-- {id}` shows one, `-- --export {e-mail}` and `-- --delete {e-mail}` are about one person, and `-- --failed` lists
 * what could not be forwarded, to whichever upstream.
 */
import { environmentConfig } from "../app/.server/config/environment";
import { failedSubmissionsReport } from "../app/.server/store/failed-submissions-report";
import { deletePerson, exportPerson, reportSubmissions } from "../backend/forms/stored-submissions";

const { dataDir } = environmentConfig();
const [first, email = ""] = process.argv.slice(2);

console.log(await answer());

async function answer(): Promise<string> {
  if (first === "--failed") return failedSubmissionsReport(dataDir);
  const ofPerson = { "--export": exportPerson, "--delete": deletePerson }[first ?? ""];
  if (ofPerson)
    return email.includes("@") ? ofPerson(dataDir, email) : `Say whose: ${first} naam@voorbeeld.nl`;
  return reportSubmissions(dataDir, first);
}
