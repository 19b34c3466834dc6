export { type ActivitySource, loadActivityList } from "./load.server";
