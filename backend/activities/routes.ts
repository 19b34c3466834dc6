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

/** The coming activities: of a region, of a location, near a place and of a type. */
export function activityRoutes({ content, now }: Backend): Hono {
  const { regions, pictures } = content;

  const ofRegion = (regionId: string): readonly Activity[] | null => {
    const id = nodeIdOf(regionId);
    const region = id === null ? undefined : regions.findById(id);
    return region ? regions.comingActivities(now()).filter((activity) => activity.region === region) : null;
  };
  const near = ({ query, radius }: z.output<typeof placeSchema>): readonly Activity[] => {
    const place = regions.coordinatesOf(query);
    if (!place) return [];
    return regions
      .comingActivities(now())
      .filter(({ coordinates }) => distanceBetween(place, coordinates) <= radius);
  };
  const answerOf = (activities: readonly Activity[], page: number) => ({
    Activities: slicePage(activities, page - 1, activitiesPerPage).map(item),
    Total: activities.length,
  });
  const item = (activity: Activity) => activityItem(activity, pictures.get(activity.type.icon ?? "")?.url);

  return new Hono()
    .get("/api/v1/region/activityTypes/closest", (c) => {
      const question = placeSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const types = typesOf(near(question.data));
      return types.length > 0 ? c.json(types) : c.body(null, 204);
    })
    .get("/api/v1/region/activityTypes/:regionId", (c) => {
      const activities = ofRegion(c.req.param("regionId"));
      return activities ? c.json(typesOf(activities)) : c.notFound();
    })
    .get("/api/v1/region/cities/:regionId", (c) => {
      const activities = ofRegion(c.req.param("regionId"));
      return activities ? c.json(citiesOf(activities)) : c.notFound();
    })
    .get("/api/v1/region/activities/closest", (c) => {
      const question = closestSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const found = near(question.data).filter(isOfType(question.data.activityType));
      return found.length > 0 ? c.json(answerOf(found, question.data.page)) : c.body(null, 204);
    })
    .get("/api/v1/region/activities/byType", (c) => {
      const question = byTypeSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const found = regions.comingActivities(now()).filter(isOfType(question.data.activityType));
      return found.length > 0 ? c.json(answerOf(found, question.data.page)) : c.body(null, 204);
    })
    .get("/api/v1/region/activities/:regionId/all", (c) => {
      const question = calendarSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const activities = ofRegion(c.req.param("regionId"));
      if (!activities) return c.notFound();
      const lastDay = dayAfterMonths(now(), question.data.months);
      const found = activities
        .filter(isOfType(question.data.activityType))
        .filter(({ startDate }) => startDate <= lastDay);
      return c.json({ Activities: found.map(item), Total: found.length });
    })
    .get("/api/v1/region/activities/:regionId", (c) => {
      const question = regionSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const activities = ofRegion(c.req.param("regionId"));
      if (!activities) return c.notFound();
      const { activityType, city, page } = question.data;
      const found = activities
        .filter(isOfType(activityType))
        .filter((activity) => !city || isSame(cityOf(activity), city));
      return c.json(answerOf(found, page));
    })
    .get("/api/v1/region/location/activities/:locationId", (c) => {
      const question = locationSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const id = nodeIdOf(c.req.param("locationId"));
      const location = id === null ? undefined : regions.findLocation(id);
      if (!location) return c.notFound();
      const found = regions.comingActivities(now()).filter((activity) => activity.location === location);
      return c.json(answerOf(found, question.data.page));
    });
}

function isOfType(asked: string): (activity: Activity) => boolean {
  return ({ type }) => !asked || isSame(type.name, asked);
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

function cityOf(activity: Activity): string | undefined {
  return addressOf(activity)?.locality;
}

/** In the order of their vocabulary. */
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
