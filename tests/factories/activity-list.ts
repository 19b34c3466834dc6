import type { ActivityList } from "~/features/activities/filter";
import { activity } from "./activities";

/** A loaded list of two activities of a region. */
export function activityList(fields: Partial<ActivityList> = {}): ActivityList {
  return {
    anchor: "activiteiten",
    path: null,
    inPlace: true,
    isFirst: true,
    pageName: "page",
    filter: { type: null, city: null, radius: 15, typed: "", place: null },
    defaultRadius: 15,
    items: [activity({ id: "1" }), activity({ id: "2", type: "Wandelgroep", title: "Een rondje haven" })],
    total: 2,
    paging: { page: 1, count: 1, before: 0 },
    types: ["Alzheimer Café", "Wandelgroep"],
    cities: ["Culemborg", "Tiel"],
    searchable: true,
    unknownPlace: false,
    failed: false,
    ...fields,
  };
}

/** An empty list. */
export const noActivities = (fields: Partial<ActivityList> = {}) =>
  activityList({ items: [], total: 0, ...fields });
