import { followsRoutes } from "./follows-routes";
import { forumRoutes } from "./forum-routes";

/** The implementation of every operation of the forum and the blogs. */
export const communityRoutes = { ...forumRoutes, ...followsRoutes };
