import { z } from "zod";
import { noInput, operation } from "../platform/contract";
import { blogFacts, entryCard } from "./blogs-contract";
import { conversationCard, group } from "./forum-contract";

export const hubContract = {
  communityHub: operation({
    method: "GET",
    path: "/api/v1/community/hub",
    summary: "What is new in the forum and the blogs that the viewer may read, with the groups.",
    member: "optional",
    input: noInput,
    responses: {
      200: {
        description: "At most five conversations and five entries, each of another blog, the newest first.",
        body: z.object({
          conversations: z.array(conversationCard),
          entries: z.array(entryCard.extend({ blog: blogFacts })),
          groups: z.array(group),
        }),
      },
    },
  }),
};
