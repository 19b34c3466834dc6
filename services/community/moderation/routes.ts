import { answer, memberRoute, optionalRoute, type Route } from "../../platform/http/route";
import { moderationContract as contract } from "./contract";
import { decideOnPost } from "./decide";
import { listDecided, listDecidedOf, listObjections, listOwnDecisions } from "./decided";
import { answerObjection, objectToDecision } from "./objections";
import { getJudgedPost, listQueue } from "./queue";
import { endSilence, findRecord, listNotes, noteAboutMember } from "./record";
import { getReportedPost, reportPost } from "./report";
import { canSanction } from "./transitions";

/** The implementation of every operation of moderation. */
export const moderationRoutes: Record<keyof typeof contract, Route> = {
  reportedPost: optionalRoute(contract.reportedPost, getReportedPost),
  reportPost: optionalRoute(contract.reportPost, reportPost),
  ownDecisions: memberRoute(contract.ownDecisions, async ({ input, member }, services) =>
    answer(200, await listOwnDecisions(input, member.id, services)),
  ),
  objectToDecision: memberRoute(contract.objectToDecision, objectToDecision),
  moderationQueue: memberRoute(contract.moderationQueue, listQueue),
  judgedPost: memberRoute(contract.judgedPost, getJudgedPost),
  decideOnPost: memberRoute(contract.decideOnPost, decideOnPost),
  decidedPosts: memberRoute(contract.decidedPosts, async ({ input }, services) =>
    answer(200, await listDecided(input, services)),
  ),
  objections: memberRoute(contract.objections, async ({ member }, services) =>
    answer(200, { objections: await listObjections(member.id, services) }),
  ),
  answerObjection: memberRoute(contract.answerObjection, answerObjection),
  moderatedMember: memberRoute(contract.moderatedMember, async ({ input, member }, services) => {
    const found = await findRecord(input.username, services);
    if (!found) return answer(404, {});
    const [decisions, notes] = await Promise.all([
      listDecidedOf(found.id, services),
      listNotes(services.db, found.id),
    ]);
    const { record } = found;
    return answer(200, { record, canSanction: canSanction(found, member), decisions, notes });
  }),
  noteAboutMember: memberRoute(contract.noteAboutMember, async ({ input, member }, services) =>
    (await noteAboutMember(input, member, services)) ? answer(200, {}) : answer(404, {}),
  ),
  endSilence: memberRoute(contract.endSilence, endSilence),
};
