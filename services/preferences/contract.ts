import { z } from "zod";
import { lineSpacings, textSizes } from "../../app/utils/visitor-choices";
import { noInput, operation } from "../platform/contract";

/** Who reads the blog of a member. */
export const blogVisibilities = ["members", "public"] as const;

/** How soon mails about what happens are sent. Mails about messages: at most one an hour for each conversation. */
export const mailPaces = ["none", "soon", "daily"] as const;

/** What mails are about: messages and contact requests, reactions to the member's own posts, what they follow. */
export const mailKinds = ["messages", "reactions", "follows"] as const;

/** What the charity may approach a member for. */
export const approachPurposes = ["research", "story", "trying-out", "volunteering"] as const;

const pace = z.enum(mailPaces);
const preferences = z.object({
  blogVisibility: z.enum(blogVisibilities),
  mails: z.object({ messages: pace, reactions: pace, follows: pace }),
  approach: z.object({
    purposes: z.array(z.enum(approachPurposes)).max(approachPurposes.length),
    /** The version of the text that the member said yes to. */
    version: z.string().max(40).nullable(),
  }),
  /** How pages look; null while the member never chose. */
  reading: z
    .object({ textSize: z.enum(textSizes), lineSpacing: z.enum(lineSpacings), calm: z.boolean() })
    .nullable(),
});
export type Preferences = z.output<typeof preferences>;

export const preferencesContract = {
  preferences: operation({
    method: "GET",
    path: "/api/v1/account/preferences",
    summary: "How the member wants things to be.",
    member: true,
    input: noInput,
    responses: { 200: { description: "The preferences.", body: preferences } },
  }),
  changePreferences: operation({
    method: "PUT",
    path: "/api/v1/account/preferences",
    summary: "Changes some of the preferences; the others stay.",
    member: true,
    input: preferences.partial(),
    responses: { 200: { description: "Stored.", body: z.strictObject({}) } },
  }),
};
