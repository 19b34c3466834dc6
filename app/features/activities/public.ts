export { ActivitySection } from "./activity-section";
export { type ActivityList, activityQuery, readActivityFilter } from "./filter";
export { withPlace } from "./typed-place";
