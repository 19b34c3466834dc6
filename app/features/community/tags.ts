/** The tags of shared pages of the community, which its forms flush. */
export const communityTags = {
  /** Of every page: for what changes who may read a text, or whose it is. */
  all: "community",
  /** Of all lists: the hub, the forum, groups, blogs. */
  lists: "community-lists",
  /** Of pages of texts that link to others of their group or blog by their titles. */
  titles: "community-titles",
  /** Of a conversation or an entry with its reactions. */
  thread: (id: string) => `thread:${id}`,
};
