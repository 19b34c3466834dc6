import { z } from "zod";
import { commonPage, pageFields } from "~/pages/page-fields";

/** Pages of nothing but a header and blocks. */
function plainSchema<T extends string>(type: T) {
  return z.object(pageFields).transform((fields) => ({ type, ...commonPage(fields) }));
}

export const overDeRegioSchema = plainSchema("over_de_regio");
export const quizSchema = plainSchema("quiz");
