import { z } from "zod";
import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { pageCall } from "~/.server/http/page-call";
import { listRegions } from "~/features/regions/public.server";
import { requiredTextField, statusField } from "~/fields/drupal-fields";
import { longestOfGifts, type Purpose } from "../../../services/giving/contract";

export interface RegionChoice {
  slug: string;
  title: string;
}

/** A region or an action that a link is for. */
export type LinkedGoal = Extract<Purpose, { slug: string }>;

/** The regions that a gift can be for, by name; none while they cannot be loaded. */
export async function loadRegionChoices(scope: RequestScope): Promise<RegionChoice[]> {
  const result = await listRegions(scope);
  if (result.kind !== "loaded") return [];
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
 * `/steun-ons/acties`. Null for another name.
 */
export async function findLinkedGoal(
  query: URLSearchParams,
  regions: readonly RegionChoice[],
  { upstreams: { cms } }: UpstreamScope,
): Promise<LinkedGoal | null> {
  const slug = query.get("voor")?.trim().toLowerCase() ?? "";
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const region = regions.find((choice) => choice.slug === slug);
  if (region) return { kind: "region", slug, name: region.title };
  const path = `/steun-ons/acties/${slug}`;
  const call = pageCall(path);
  if (call === null) return null;
  const action = await getJson(cms, call, { schema: actionSchema, page: path });
  return action.kind === "loaded" && action.value.status
    ? { kind: "action", slug, name: action.value.title.slice(0, longestOfGifts.place) }
    : null;
}
