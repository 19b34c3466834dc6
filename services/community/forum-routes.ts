import { answer, memberRoute, optionalRoute, type Route } from "../platform/http/route";
import { getConversation } from "./conversation";
import { conversationsOf, latestConversations, listConversations } from "./conversation-cards";
import { editConversation, editReaction } from "./edit";
import { forumContract as contract } from "./forum-contract";
import { listGroups, listTopics, readGroup } from "./groups";
import { moderateConversation } from "./moderate";
import { findOwnReaction } from "./own-reaction";
import { react } from "./react";
import { findReader } from "./reader";
import { removeConversation, removeReaction } from "./remove";
import { startConversation } from "./start-conversation";

/** The implementation of every operation of the forum. */
export const forumRoutes: Record<keyof typeof contract, Route> = {
  groups: optionalRoute(contract.groups, async ({ member }, { db }) =>
    answer(200, { groups: await listGroups(db, member) }),
  ),
  latestConversations: optionalRoute(contract.latestConversations, async ({ input, member }, { db }) =>
    answer(200, await listConversations(db, latestConversations(db, member !== null), input.page, member)),
  ),
  group: optionalRoute(contract.group, async ({ input, member: reader }, services) => {
    const { db } = services;
    const found = await readGroup(input.slug, reader, services);
    if (!found) return answer(404, {});
    const { group } = found;
    if (!group.isPublic && !reader) return answer(403, { reason: "members" as const });
    const topics = await listTopics(db, group.slug, reader?.id ?? null);
    const topic = input.topic === undefined ? null : topics.find(({ slug }) => slug === input.topic);
    if (topic === undefined) return answer(404, {});
    const list = conversationsOf(db, group.slug, topic?.id ?? null);
    return answer(200, {
      ...(await listConversations(db, list, input.page, reader)),
      ...found,
      topics: topics.map(({ id: _, ...shown }) => shown),
    });
  }),
  conversation: optionalRoute(contract.conversation, async ({ input, member }, services) =>
    getConversation(input, await findReader(member, services), services.db),
  ),
  startConversation: memberRoute(contract.startConversation, startConversation),
  editConversation: memberRoute(contract.editConversation, editConversation),
  removeConversation: memberRoute(contract.removeConversation, removeConversation),
  moderateConversation: memberRoute(contract.moderateConversation, moderateConversation),
  react: memberRoute(contract.react, react),
  ownReaction: memberRoute(contract.ownReaction, async ({ input, member }, services) => {
    const reaction = await findOwnReaction(input.id, member, services);
    return reaction ? answer(200, reaction) : answer(404, {});
  }),
  editReaction: memberRoute(contract.editReaction, editReaction),
  removeReaction: memberRoute(contract.removeReaction, removeReaction),
};
