import type { QueryNames } from "~/utils/route-policy";

/** What a link in a mailing adds to the address of a form. */
export const mailingQuery: QueryNames = { typed: ["score sdv", "runid"] };
