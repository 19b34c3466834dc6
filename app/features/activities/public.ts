export { ActivitySection } from "./activity-section";
export { type ActivityList, readActivityFilter } from "./filter";
export { withPlace } from "./typed-place";
