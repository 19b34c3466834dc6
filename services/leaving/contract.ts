import { z } from "zod";
import { linkToken, typedPassword } from "../accounts/contract";
import { operation } from "../platform/contract";

const nothing = z.strictObject({});

export const leavingContract = {
  requestDeletion: operation({
    method: "POST",
    path: "/api/v1/account/deletions",
    summary: "Mails a link that deletes the account.",
    member: true,
    input: z.object({ password: typedPassword }),
    responses: {
      202: { description: "Mailed; nothing is deleted yet.", body: nothing },
      409: {
        description: "The password is wrong.",
        body: z.object({ errors: z.object({ password: z.literal("PasswordWrong") }) }),
      },
      429: {
        description: "Tried too often; nothing was checked.",
        body: z.object({ retryAfterSeconds: z.int().positive() }),
      },
    },
  }),
  deleteAccount: operation({
    method: "POST",
    path: "/api/v1/account-deletions/use",
    summary: "Deletes an account with the secret of its mailed link.",
    member: false,
    input: z.object({ token: linkToken }),
    responses: {
      200: { description: "Deleted, with everything that is the member's.", body: nothing },
      410: { description: "The link is unknown, used or expired.", body: nothing },
    },
  }),
};
