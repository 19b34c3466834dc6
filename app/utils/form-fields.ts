import { z } from "zod";

/** A text of a form; absent if it is missing, empty or sent twice. */
export const optionalText = z.string().optional().catch(undefined);

/** The ticked boxes of one name. */
export const texts = z.array(z.string()).catch([]);

/** The fields with the page and the anchor to return to (`returnAddress`). */
export const returnFields = { terug: optionalText, anker: optionalText };
