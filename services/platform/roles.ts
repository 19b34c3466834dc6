/** What a member may do, from least to most. */
export const roles = ["member", "moderator", "expert", "editor", "admin"] as const;
export type Role = (typeof roles)[number];
