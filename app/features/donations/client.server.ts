import type { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { callServices } from "~/.server/http/call-services";
import {
  givingContract as contract,
  type GivenInYear,
  type ShownGift,
  type StandingGift,
} from "../../../services/giving/contract";

/** How gifts are paid, and to whom. */
export type GivingOptions = z.output<(typeof contract.givingOptions.responses)[200]["body"]>;

/** How gifts are paid; null where the services do not answer. */
export async function findGivingOptions({ upstreams }: UpstreamScope): Promise<GivingOptions | null> {
  return callServices(upstreams, contract.givingOptions, { input: undefined }).then(
    ({ body }) => body,
    () => null,
  );
}

/**
 * A gift by the code of its page; null where there is none, or not any more.
 * @param look whether the provider is asked how far it is
 */
export async function findGift(
  token: string,
  { look }: { look: boolean },
  { upstreams }: UpstreamScope,
): Promise<ShownGift | null> {
  if (!/^[\w.-]{40,200}$/.test(token)) return null;
  const answer = await callServices(upstreams, contract.giftByToken, { input: { token, look } });
  return answer.status === 200 ? answer.body : null;
}

/** A monthly or yearly gift by the code of a mailed link; null where the link does not work. */
export async function findStandingGift(
  token: string,
  purpose: "manage" | "amount",
  { upstreams }: UpstreamScope,
): Promise<StandingGift | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const operation = purpose === "manage" ? contract.standingGift : contract.amountChange;
  const answer = await callServices(upstreams, operation, { input: { token } });
  return answer.status === 200 ? answer.body : null;
}

interface YearGiven {
  /** Null where nothing was given in that year. */
  given: GivenInYear | null;
  creditor: string | null;
  isLinkOld: boolean;
}

/** What was given in a year by the code of a mailed link, and to whom. */
export async function findGivenInYear(token: string, year: string, scope: UpstreamScope): Promise<YearGiven> {
  const isLinkOld = !/^[\w-]{43}$/.test(token);
  if (isLinkOld || !/^20\d\d$/.test(year)) return { given: null, creditor: null, isLinkOld };
  const [answer, options] = await Promise.all([
    callServices(scope.upstreams, contract.givenInYear, { input: { token, year: Number(year) } }),
    findGivingOptions(scope),
  ]);
  return {
    given: answer.status === 200 ? answer.body : null,
    creditor: options?.creditor.name ?? null,
    isLinkOld: answer.status === 410,
  };
}
