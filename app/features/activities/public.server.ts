export { hasRegionCalendar } from "./client.server";
export { type ActivitySource, loadActivityList } from "./load.server";
