import { alertsRoutes } from "./alerts/routes";
import { blogsRoutes } from "./blogs-routes";
import { followsRoutes } from "./follows-routes";
import { forumRoutes } from "./forum-routes";
import { hubRoutes } from "./hub-routes";
import { moderationRoutes } from "./moderation/routes";
import { searchRoutes } from "./search/routes";
import { wordsRoutes } from "./words/routes";

/** The implementation of every operation of the forum and the blogs. */
export const communityRoutes = {
  ...hubRoutes,
  ...forumRoutes,
  ...blogsRoutes,
  ...followsRoutes,
  ...alertsRoutes,
  ...moderationRoutes,
  ...wordsRoutes,
  ...searchRoutes,
};
