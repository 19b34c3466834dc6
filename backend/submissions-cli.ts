/** Shows what the forms sent: `npm run submissions`, or `npm run submissions -- {id}` for one of them. */
import { reportSubmissions } from "./forms/stored-submissions";

console.log(await reportSubmissions(process.env.DATA_DIR || ".data", process.argv[2]));
