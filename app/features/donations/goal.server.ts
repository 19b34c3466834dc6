import { z } from "zod";
import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { isStatus, unavailable } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { pageCall } from "~/.server/http/page-call";
import type { UpstreamResult } from "~/.server/http/result";
import { listRegions } from "~/features/regions/public.server";
import { requiredTextField, statusField } from "~/fields/drupal-fields";
import { longestOfGifts, type Purpose } from "../../../services/giving/contract";

export interface RegionChoice {
  slug: string;
  title: string;
}

/** A region or an action that a link is for. */
export type LinkedGoal = Extract<Purpose, { slug: string }>;

/** The regions that a gift can be for, by name; null while they cannot be loaded. */
export async function findRegionChoices(scope: RequestScope): Promise<RegionChoice[] | null> {
  const result = await listRegions(scope);
  if (result.kind !== "loaded") return null;
  return result.value
    .flatMap(({ title, url }) => {
      const slug = /^\/regios\/([a-z0-9-]{1,80})$/.exec(url)?.[1];
      return slug ? [{ slug, title }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title, "nl"));
}

const actionSchema = z.object({ title: requiredTextField, status: statusField });

/**
 * What a link is for: `?voor=` names a region, or an action by the last part of its page below
 * `/steun-ons/acties`. Null for another name; 'unavailable' while that is not known.
 */
export async function findLinkedGoal(
  query: URLSearchParams,
  regions: readonly RegionChoice[] | null,
  { upstreams: { cms } }: UpstreamScope,
): Promise<LinkedGoal | "unavailable" | null> {
  const slug = query.get("voor")?.trim().toLowerCase() ?? "";
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const region = regions?.find((choice) => choice.slug === slug);
  if (region) return { kind: "region", slug, name: region.title };
  const path = `/steun-ons/acties/${slug}`;
  const call = pageCall(path);
  if (call === null) return null;
  const action = await getJson(cms, call, { schema: actionSchema, page: path });
  if (action.kind === "loaded" && action.value.status)
    return { kind: "action", slug, name: action.value.title.slice(0, longestOfGifts.place) };
  return regions && saysNothingIsThere(action) ? null : "unavailable";
}

const saysNothingIsThere = (result: UpstreamResult<unknown>) =>
  result.kind === "loaded" ||
  result.kind === "unauthorized" ||
  [301, 404, 410].some((status) => isStatus(result, status));

/** The same for who gives, whose gift must not go elsewhere. @throws the 503 page while it is not known */
export async function loadLinkedGoal(
  query: URLSearchParams,
  regions: readonly RegionChoice[] | null,
  scope: UpstreamScope,
): Promise<LinkedGoal | null> {
  const goal = await findLinkedGoal(query, regions, scope);
  if (goal === "unavailable") throw unavailable();
  return goal;
}
