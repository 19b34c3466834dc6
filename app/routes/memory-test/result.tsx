import type { RoutePolicy } from "~/utils/route-policy";

// The result pages of the CMS: what a visitor answered decides what they show.
export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export { default, loader } from "../pages/page";
