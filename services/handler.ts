import { accountRoutes } from "./accounts/routes";
import { findSessionMember } from "./accounts/sessions";
import { bouncesRoutes } from "./bounces/routes";
import { communityRoutes } from "./community/routes";
import { operations } from "./contract";
import { exportRoutes } from "./exports/routes";
import { giftDeskRoutes } from "./giving/desk/routes";
import { givingRoutes } from "./giving/routes";
import { inboxRoutes } from "./inbox/routes";
import { leavingRoutes } from "./leaving/routes";
import { photoRoutes } from "./photos/routes";
import { createHandler, type Handler } from "./platform/http/handler";
import { openApiOf } from "./platform/http/openapi";
import type { Services } from "./platform/services";
import { preferencesRoutes } from "./preferences/routes";
import { profileRoutes } from "./profile/routes";
import { staffRoutes } from "./staff/routes";

/** Answers calls of all services. @param keys callers have to send one of them; null where the site is the same process */
export function servicesHandler(services: Services, keys: readonly string[] | null): Handler {
  return createHandler({
    routes: Object.values({
      ...accountRoutes,
      ...profileRoutes,
      ...photoRoutes,
      ...exportRoutes,
      ...preferencesRoutes,
      ...staffRoutes,
      ...leavingRoutes,
      ...bouncesRoutes,
      ...communityRoutes,
      ...givingRoutes,
      ...giftDeskRoutes,
      ...inboxRoutes,
    }),
    services,
    keys,
    describe: () => openApiOf(operations),
    findMember: (session) => findSessionMember(session, services),
  });
}
