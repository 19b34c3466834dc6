import { z } from "zod";
import { operation } from "../platform/contract";

/** More than a delivery report has before the mail that it quotes. */
export const maxBounceLength = 40_000;

export const bouncesContract = {
  recordBounce: operation({
    method: "POST",
    path: "/api/v1/bounces",
    summary: "Records a mail that came back. Recording it again changes nothing.",
    member: false,
    input: z.object({
      /** The message to the return path of the mail, or its beginning. */
      message: z.string().max(maxBounceLength),
    }),
    responses: {
      200: { description: "Recorded where the mail is known.", body: z.object({ known: z.boolean() }) },
      422: {
        description: "The message is not addressed to the return path of a mail.",
        body: z.strictObject({}),
      },
    },
  }),
};
