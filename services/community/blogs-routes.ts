import { answer, memberRoute, optionalRoute, publicRoute, type Route } from "../platform/http/route";
import { blogFacts, findBlog, listBlogs, shownBlog } from "./blogs";
import { blogsContract as contract } from "./blogs-contract";
import { getEntry } from "./entry";
import { listEntries, listFeedEntries } from "./entry-cards";
import { listFollowers } from "./followers";
import { findOwnEntry, getOwnBlog, saveBlog } from "./own-blog";
import { findReader } from "./reader";
import { editEntry, publishEntry, removeEntry, saveDraft } from "./write-entry";

/** The implementation of every operation of blogs. */
export const blogsRoutes: Record<keyof typeof contract, Route> = {
  blogs: optionalRoute(contract.blogs, async ({ input, member }, { db }) =>
    answer(200, await listBlogs(db, input.page, member)),
  ),
  blog: optionalRoute(contract.blog, async ({ input, member: reader }, { db }) => {
    const row = await findBlog(db, input.username, reader);
    if (!row) return answer(404, {});
    if (!reader && row.blog_visibility !== "public") return answer(403, { reason: "members" as const });
    const blog = await shownBlog(db, row, reader);
    return answer(200, { ...(await listEntries(db, row.member_id, input.page)), blog });
  }),
  blogFeed: publicRoute(contract.blogFeed, async ({ input }, { db }) => {
    const row = await findBlog(db, input.username, null);
    if (row?.blog_visibility !== "public") return answer(404, {});
    return answer(200, { blog: blogFacts(row, null), entries: await listFeedEntries(db, row.member_id) });
  }),
  blogFollowers: memberRoute(contract.blogFollowers, async ({ input, member }, { db }) =>
    answer(200, await listFollowers(db, member, input.page)),
  ),
  entry: optionalRoute(contract.entry, async ({ input, member }, services) =>
    getEntry(input, await findReader(member, services), services.db),
  ),
  ownBlog: memberRoute(contract.ownBlog, getOwnBlog),
  saveBlog: memberRoute(contract.saveBlog, saveBlog),
  ownEntry: memberRoute(contract.ownEntry, async ({ input, member }, services) => {
    const entry = await findOwnEntry(input.id, member, services);
    return entry ? answer(200, entry) : answer(404, {});
  }),
  saveDraft: memberRoute(contract.saveDraft, saveDraft),
  publishEntry: memberRoute(contract.publishEntry, publishEntry),
  editEntry: memberRoute(contract.editEntry, editEntry),
  removeEntry: memberRoute(contract.removeEntry, removeEntry),
};
