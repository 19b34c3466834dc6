import { z } from "zod";
import { operation } from "../../platform/contract";
import { done, missing } from "../schemas";

export const alertsContract = {
  stopMails: operation({
    method: "POST",
    path: "/api/v1/community/stop-mails",
    summary:
      "Stops what a mail was about, or that kind of mail, by the code in its link. The code works for ever.",
    member: false,
    input: z.object({ code: z.string().max(500) }),
    responses: { 200: done, 404: missing },
  }),
};
