import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { distanceBetween } from "../places/coordinates";
import { nodeIdOf, optionalText, pageNumber, refuse, requiredText, slicePage, wholeNumber } from "../query";
import type { Activity } from "../regions/regions";
import { activityItem, addressOf } from "./activity-item";

const activitiesPerPage = 6;
const placeSchema = z.object({ query: requiredText, radius: wholeNumber(1, 100) });
const filterSchema = z.object({ activityType: optionalText, page: pageNumber(1) });
const regionSchema = filterSchema.extend({ city: optionalText });
const closestSchema = filterSchema.extend(placeSchema.shape);
const byTypeSchema = filterSchema.extend({ activityType: requiredText });
const locationSchema = z.object({ page: pageNumber(1) });
const calendarSchema = z.object({ activityType: optionalText, months: wholeNumber(1, 12).default(6) });

/** Upcoming activities by region, location, place and type. */
export function activityRoutes({ content, now }: Backend): Hono {
  const { regions, pictures } = content;

  const activitiesOfRegion = (regionId: string): readonly Activity[] | null => {
    const id = nodeIdOf(regionId);
    const region = id === null ? undefined : regions.findById(id);
    return region ? regions.comingActivities(now()).filter((activity) => activity.region === region) : null;
  };
  const activitiesNear = ({ query, radius }: z.output<typeof placeSchema>): readonly Activity[] => {
    const place = regions.coordinatesOf(query);
    if (!place) return [];
    return regions
      .comingActivities(now())
      .filter(({ coordinates }) => distanceBetween(place, coordinates) <= radius);
  };
  const responseBody = (activities: readonly Activity[], page: number) => ({
    Activities: slicePage(activities, page - 1, activitiesPerPage).map(item),
    Total: activities.length,
  });
  const item = (activity: Activity) => activityItem(activity, pictures.get(activity.type.icon ?? "")?.url);

  return new Hono()
    .get("/api/v1/region/activityTypes/closest", (c) => {
      const params = placeSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const types = typesOf(activitiesNear(params.data));
      return types.length > 0 ? c.json(types) : c.body(null, 204);
    })
    .get("/api/v1/region/activityTypes/:regionId", (c) => {
      const activities = activitiesOfRegion(c.req.param("regionId"));
      return activities ? c.json(typesOf(activities)) : c.notFound();
    })
    .get("/api/v1/region/cities/:regionId", (c) => {
      const activities = activitiesOfRegion(c.req.param("regionId"));
      return activities ? c.json(citiesOf(activities)) : c.notFound();
    })
    .get("/api/v1/region/activities/closest", (c) => {
      const params = closestSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const found = activitiesNear(params.data).filter(isOfType(params.data.activityType));
      return found.length > 0 ? c.json(responseBody(found, params.data.page)) : c.body(null, 204);
    })
    .get("/api/v1/region/activities/byType", (c) => {
      const params = byTypeSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const found = regions.comingActivities(now()).filter(isOfType(params.data.activityType));
      return found.length > 0 ? c.json(responseBody(found, params.data.page)) : c.body(null, 204);
    })
    .get("/api/v1/region/activities/:regionId/all", (c) => {
      const params = calendarSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const activities = activitiesOfRegion(c.req.param("regionId"));
      if (!activities) return c.notFound();
      const lastDay = dayAfterMonths(now(), params.data.months);
      const found = activities
        .filter(isOfType(params.data.activityType))
        .filter(({ startDate }) => startDate <= lastDay);
      return c.json({ Activities: found.map(item), Total: found.length });
    })
    .get("/api/v1/region/activities/:regionId", (c) => {
      const params = regionSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const activities = activitiesOfRegion(c.req.param("regionId"));
      if (!activities) return c.notFound();
      const { activityType, city, page } = params.data;
      const found = activities
        .filter(isOfType(activityType))
        .filter((activity) => !city || isSame(cityOf(activity), city));
      return c.json(responseBody(found, page));
    })
    .get("/api/v1/region/location/activities/:locationId", (c) => {
      const params = locationSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const id = nodeIdOf(c.req.param("locationId"));
      const location = id === null ? undefined : regions.findLocation(id);
      if (!location) return c.notFound();
      const found = regions.comingActivities(now()).filter((activity) => activity.location === location);
      return c.json(responseBody(found, params.data.page));
    });
}

/** Filters by the name of the type; an empty name matches all. */
function isOfType(name: string): (activity: Activity) => boolean {
  return ({ type }) => !name || isSame(type.name, name);
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

function cityOf(activity: Activity): string | undefined {
  return addressOf(activity)?.locality;
}

/** The names of the types that occur, sorted by their weight in the vocabulary. */
function typesOf(activities: readonly Activity[]): string[] {
  const types = new Map(activities.map(({ type }) => [type.id, type]));
  return [...types.values()].sort((one, other) => one.weight - other.weight).map(({ name }) => name);
}

function citiesOf(activities: readonly Activity[]): string[] {
  const cities = new Set(activities.flatMap((activity) => cityOf(activity) ?? []));
  return [...cities].sort((one, other) => one.localeCompare(other, "nl"));
}

/** `YYYY-MM-DD` */
function dayAfterMonths(now: Date, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
