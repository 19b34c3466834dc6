/** The tags of shared pages of the community, which its forms flush. */
export const communityTags = {
  /** Of all lists: the hub, the forum, groups, blogs. */
  lists: "community",
  /** Of a conversation or an entry with its reactions. */
  thread: (id: string) => `thread:${id}`,
};
