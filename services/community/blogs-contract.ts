import { z } from "zod";
import { optionalLine, requiredLine } from "../../app/utils/line-field";
import { operation } from "../platform/contract";
import { blogVisibilities } from "../preferences/contract";
import * as s from "./schemas";

export const blogFacts = z.object({
  title: z.string(),
  introduction: z.string(),
  isPublic: z.boolean(),
  author: s.author,
});

export const entryCard = s.link.extend({
  /** The day that the writer gave it. */
  date: z.iso.date(),
  at: s.moment,
  excerpt: z.string(),
  reactionCount: z.int(),
});
export type EntryCard = z.output<typeof entryCard>;

const blogCard = blogFacts.extend({
  /** The newest entry; null where there is none. */
  lastEntry: entryCard.nullable(),
});
export type BlogCard = z.output<typeof blogCard>;

const blog = blogFacts.extend({
  followerCount: z.int(),
  isFollowed: z.boolean(),
  /** Of title and introduction, to report them; null where none are shown. */
  textId: s.id.nullable(),
  /** Whether these are a change of the viewer that others do not see yet. */
  isWaiting: z.boolean(),
  /** What the viewer may do: follow, edit their own, report or judge title and introduction. */
  acts: z.array(z.enum(s.acts)),
});
export type Blog = z.output<typeof blog>;

const entry = s.post.extend({
  ...s.link.shape,
  date: z.iso.date(),
  state: z.enum(["draft", "waiting", "published"]),
  document: s.shownText,
  blog: blogFacts,
  isFollowed: z.boolean(),
  silencedUntil: s.moment.nullable(),
  reactions: s.reactionPage,
  /** The entries before and after it in the blog. */
  older: s.link.nullable(),
  newer: s.link.nullable(),
});
export type Entry = z.output<typeof entry>;

const ownEntry = z.object({
  id: s.id,
  title: z.string(),
  date: z.iso.date(),
  state: z.enum(s.postStates),
  editedAt: s.moment,
});

const writtenEntry = {
  title: requiredLine(s.longest.entryTitle),
  document: s.writtenText(s.longest.entry),
  date: z.iso.date(),
};
const draft = {
  title: optionalLine(s.longest.entryTitle),
  document: s.draftText(s.longest.entry),
  date: z.iso.date(),
};

/** Of the title and the introduction of a blog. */
const textState = z.enum(["waiting", "published", "hidden", "removed"]);
const { id, page, username, submissionKey: key, version } = s;
const address = "/api/v1/community";

export const blogsContract = {
  blogs: operation({
    method: "GET",
    path: `${address}/blogs`,
    summary: "Blogs with an entry, the newest entry first; for visitors the public ones.",
    member: "optional",
    input: z.object({ page }),
    responses: {
      200: { description: "A page of blogs.", body: s.paging.extend({ blogs: z.array(blogCard) }) },
    },
  }),
  blog: operation({
    method: "GET",
    path: `${address}/blogs/{username}`,
    summary: "A blog with a page of its entries, the last date first.",
    member: "optional",
    input: z.object({ username, page }),
    responses: {
      200: {
        description: "The blog.",
        body: s.paging.extend({ blog, entries: z.array(entryCard) }),
      },
      403: s.closedForVisitors,
      404: s.missing,
    },
  }),
  blogFeed: operation({
    method: "GET",
    path: `${address}/blogs/{username}/feed`,
    summary: "The newest entries of a public blog with their texts.",
    member: false,
    input: z.object({ username }),
    responses: {
      200: {
        description: "The blog and at most 20 entries.",
        body: z.object({
          blog: blogFacts,
          entries: z.array(entryCard.extend({ document: s.shownText, editedAt: s.moment.nullable() })),
        }),
      },
      404: s.missing,
    },
  }),
  blogFollowers: operation({
    method: "GET",
    path: `${address}/own-blog/followers`,
    summary: "Who follows the member's blog and lets members see their profile, the last follower first.",
    member: true,
    input: z.object({ page }),
    responses: {
      200: {
        description: "A page of followers.",
        body: s.paging.extend({ followers: z.array(s.author.unwrap()) }),
      },
    },
  }),
  entry: operation({
    method: "GET",
    path: `${address}/entries/{id}`,
    summary: "An entry of a blog with a page of its reactions. Drafts are for their writer.",
    member: "optional",
    input: z.object({ id, ...s.reactionChoice }),
    responses: {
      200: { description: "The entry.", body: entry },
      403: s.closedForVisitors,
      404: s.missing,
      410: s.gone,
    },
  }),
  ownBlog: operation({
    method: "GET",
    path: `${address}/own-blog`,
    summary: "The blog of the member with drafts and everything else, the last change first.",
    member: true,
    input: z.object({ page }),
    responses: {
      200: {
        description: "The blog; null before it was begun.",
        body: s.paging.extend({
          blog: z
            .object({
              title: z.string(),
              introduction: z.string(),
              version,
              followerCount: z.int(),
              /** How title and introduction stand. Others see them once they are published. */
              state: textState,
            })
            .nullable(),
          visibility: z.enum(blogVisibilities),
          entries: z.array(ownEntry),
          /** Until when the member may only keep drafts; null where they may publish. */
          silencedUntil: s.moment.nullable(),
        }),
      },
    },
  }),
  saveBlog: operation({
    method: "PUT",
    path: `${address}/own-blog`,
    summary: "Begins the blog of the member, or changes it. Title and introduction of a new member wait.",
    member: true,
    input: z.object({
      title: requiredLine(s.longest.blogTitle),
      introduction: z.string().trim().max(s.longest.blogIntroduction),
      /** Null to begin it. */
      version: version.nullable(),
      visibility: z.enum(blogVisibilities),
    }),
    responses: {
      200: { description: "Stored, now or before.", body: z.object({ version, state: textState }) },
      409: {
        description: "Not stored: a rule forbids it, or it was changed or begun meanwhile.",
        body: z.union([
          s.refused.body,
          z.object({
            reason: z.literal("changed"),
            stored: z.object({ version, title: z.string(), introduction: z.string() }),
          }),
        ]),
      },
    },
  }),
  ownEntry: operation({
    method: "GET",
    path: `${address}/own-blog/entries/{id}`,
    summary: "An own entry in any state, to go on writing.",
    member: true,
    input: z.object({ id }),
    responses: {
      200: {
        description: "The entry.",
        body: ownEntry.extend({ version, document: s.shownText, acts: z.array(z.enum(s.acts)) }),
      },
      404: s.missing,
    },
  }),
  saveDraft: operation({
    method: "POST",
    path: `${address}/own-blog/drafts`,
    summary: "Keeps a draft, which may be empty. With an id it replaces an earlier draft.",
    member: true,
    input: z.object({ ...draft, id: id.nullable(), version: version.nullable(), key }),
    responses: {
      201: {
        description: "Kept.",
        body: z.object({ id, version, at: s.moment }),
      },
      404: s.missing,
      409: s.refusedOrChanged,
    },
  }),
  publishEntry: operation({
    method: "POST",
    path: `${address}/own-blog/entries`,
    summary: "Publishes an entry, or a draft with its last changes. That of a new member waits.",
    member: true,
    input: z.object({ ...writtenEntry, id: id.nullable(), version: version.nullable(), key }),
    responses: { 201: s.stored, 404: s.missing, 409: s.refusedOrChanged, 429: s.tooSoon },
  }),
  editEntry: operation({
    method: "PUT",
    path: `${address}/own-blog/entries/{id}`,
    summary: "Changes an own entry that waits or is published.",
    member: true,
    input: z.object({ ...writtenEntry, id, version }),
    responses: { 200: s.stored, 404: s.missing, 409: s.refusedOrChanged },
  }),
  removeEntry: operation({
    method: "DELETE",
    path: `${address}/own-blog/entries/{id}`,
    summary: "Deletes an own entry or draft with the reactions to it.",
    member: true,
    input: z.object({ id }),
    responses: { 200: s.done, 404: s.missing },
  }),
};
