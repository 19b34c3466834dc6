export { findRegionByName, listRegions } from "./client.server";
export { findNewsletterRegion } from "./parts-client.server";
