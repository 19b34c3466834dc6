import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { Client } from "pg";
import { readGroups } from "../../../services/community/content";
import { pageOf } from "../../../services/community/reactions";
import { slugOf } from "../../../services/community/slug-of";
import { syncGroups } from "../../../services/community/sync-groups";
import type { Queries } from "../../../services/tables";
import { copyRows } from "../copy-rows";
import { type Size, type Thread, writePosts } from "./posts";
import { createRandom } from "./random";
import { tableRows } from "./table-rows";
import { makeTexts } from "./texts";

export interface Filled {
  /** The secrets of sessions, each of another member. */
  sessions: string[];
  /** Paths of conversations that members may react to. */
  conversations: string[];
  /** The last page of the one with 500 reactions. */
  longConversation: string;
  /** Something to search for. */
  searches: () => string;
}

const sessionCount = 1500;

/** Fills migrated tables that are empty. @param client of a superuser */
export async function fillCommunity(
  { db, client, folder }: { db: Queries; client: Client; folder: string },
  size: Size,
): Promise<Filled> {
  await syncGroups(db, readGroups(resolve("content", "community")));
  const topics = await db.selectFrom("forum_topics").select(["id", "group_slug"]).execute();
  const random = createRandom();
  const { texts, searches } = makeTexts(random);
  const members = Array.from({ length: size.members }, () => randomUUID());
  const { threads, reactions, blogs } = writePosts({ ...size, topics, members, texts }, random);
  const sessions = members.slice(0, sessionCount).map((member, index) => ({
    member,
    secret: `sessie-van-lid-${index}`,
  }));
  await copyRows(client, tableRows({ members, threads, reactions, blogs, sessions, random }), folder);
  const paths = threads.filter(({ blog }) => blog === null).map(pathOf);
  return {
    sessions: sessions.map(({ secret }) => secret),
    longConversation: `${paths.at(-1)}?page=${pageOf(threads.at(-1)?.reactions.at(-1)?.position ?? 1)}`,
    conversations: paths.slice(0, -1),
    searches,
  };
}

const pathOf = ({ id, text }: Thread) => `/ervaringen-delen/forum/gesprek/${id}/${slugOf(text.title)}`;
