import { z } from "zod";
import { noInput, operation } from "../platform/contract";
import { blogFacts, entryCard } from "./blogs-contract";
import { conversationCard, group } from "./forum-contract";
import * as s from "./schemas";

const publicThread = s.link.extend({ kind: z.enum(["conversation", "entry"]), changedAt: s.moment });

export const hubContract = {
  publicThreads: operation({
    method: "GET",
    path: "/api/v1/community/public-threads",
    summary: "The conversations and entries that everybody may read, in parts, for search engines.",
    member: false,
    input: z.object({ part: z.coerce.number<number | string>().int().min(1).max(100_000) }),
    responses: {
      200: {
        description: "A part of at most 10,000, which may be empty, and how many parts there are.",
        body: z.object({ parts: z.int(), threads: z.array(publicThread) }),
      },
    },
  }),
  deletions: operation({
    method: "GET",
    path: "/api/v1/community/deletions",
    summary: "The latest deletions of members, for callers that keep pages with what members wrote.",
    member: false,
    input: noInput,
    responses: {
      200: {
        description: "Ids, the newest first: one that a caller does not know is a reason to renew its pages.",
        body: z.object({ deletions: z.array(z.string()) }),
      },
    },
  }),
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
