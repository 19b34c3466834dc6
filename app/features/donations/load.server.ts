import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { emptyForm, type FormState } from "~/design/form/form-state";
import type { Purpose, ShownGift } from "../../../services/giving/contract";
import { findGift, findGivingOptions, type GivingOptions } from "./client.server";
import { type GiftDraft, readDraft, readPaid } from "./draft.server";
import { findRegionChoices, type LinkedGoal, loadLinkedGoal, type RegionChoice } from "./goal.server";
import { type ChosenGift, giftQuery, mandateVersion, readGift } from "./model";
import { encryptOrder, type GiftOrder } from "./order.server";
import { donationPaths, giftAddress } from "./paths";
import { outcomeOf } from "./state";

/** The gift of an address. @throws a redirect to the choice where it has none that can be paid */
export function requireGift({ query }: Pick<RequestScope, "query">): ChosenGift {
  const gift = readGift(query);
  if (gift) return gift;
  throw redirect(query.size > 0 ? `${donationPaths.start}?${query}` : donationPaths.start);
}

export interface DetailsPage {
  gift: ChosenGift;
  query: string;
  linked: LinkedGoal | null;
  isUnknownLink: boolean;
  regions: RegionChoice[];
  form: FormState;
  /** Whether the browser did not keep what was typed. */
  isLost: boolean;
  /** The page of this gift, where nothing is kept since it was paid; else null. */
  paidAddress: string | null;
}

/**
 * The page that asks who gives.
 * @throws a redirect to bank transfer where that is the only way, or the 503 page where its link cannot be looked up
 */
export async function loadDetails(scope: RequestScope): Promise<DetailsPage> {
  const gift = requireGift(scope);
  const link = scope.query.get("voor");
  const query = giftQuery(gift, link);
  const [options, regions, draft] = await Promise.all([
    findGivingOptions(scope),
    findRegionChoices(scope),
    readDraft(scope),
  ]);
  leaveForTransfer(options, query);
  const linked = await loadLinkedGoal(scope.query, regions, scope);
  const paidAddress = scope.query.has("leeg") ? await findPaidAddress(gift, scope) : null;
  return {
    gift,
    query,
    linked,
    regions: regions ?? [],
    paidAddress,
    isUnknownLink: link !== null && linked === null,
    form: formOf(draft, link, linked),
    isLost: scope.query.has("leeg") && paidAddress === null,
  };
}

/** The page of a gift that this browser paid before; null where that was another one. */
async function findPaidAddress(
  { frequency, cents }: ChosenGift,
  scope: RequestScope,
): Promise<string | null> {
  const code = await readPaid(scope);
  const paid = code === null ? null : await findGift(code, { look: false }, scope);
  return code !== null && paid?.frequency === frequency && paid.cents === cents
    ? giftAddress("result", code)
    : null;
}

function leaveForTransfer(options: GivingOptions | null, query: string): void {
  if (options?.mode === "transfer") throw redirect(`${donationPaths.transfer}?${query}`);
}

/** The form as it was left. Another link than before says what the gift is for. */
function formOf(draft: GiftDraft | null, link: string | null, linked: LinkedGoal | null): FormState {
  const purpose: Purpose | null = draft && draft.link === link ? draft.purpose : linked;
  if (!draft && !purpose) return emptyForm;
  const { giver } = draft ?? {};
  return {
    errors: {},
    values: {
      ...Object.fromEntries(Object.entries(giver ?? {}).map(([name, value]) => [name, [value]])),
      goal: [purpose?.kind ?? "country"],
      ...(purpose?.kind === "region" && { region: [purpose.slug] }),
      ...(purpose?.kind === "memory" && { memory: [purpose.name] }),
    },
  };
}

/** What the last step shows. */
export interface ReviewedGift {
  order: Pick<GiftOrder, "frequency" | "cents" | "giver" | "purpose">;
  encrypted: string;
  query: string;
}

export interface PaymentPage {
  /** Null for a form that was posted after its browser forgot who gives: it holds its order itself. */
  review: ReviewedGift | null;
  options: GivingOptions;
}

/**
 * The page that shows a gift and asks how to pay it; null where the services do not answer.
 * @throws a redirect to the page before, where the browser has not kept who gives
 */
export async function loadPayment(scope: RequestScope): Promise<PaymentPage | null> {
  const gift = requireGift(scope);
  const query = giftQuery(gift, scope.query.get("voor"));
  const [options, draft] = await Promise.all([findGivingOptions(scope), readDraft(scope)]);
  leaveForTransfer(options, query);
  // After a POST, Remix gives loaders a GET with the headers of that POST.
  const isPosted = scope.request.headers.has("Content-Type");
  if (!draft && !isPosted) throw redirect(`${donationPaths.details}?${query}&leeg=1`);
  if (!options) return null;
  if (!draft) return { review: null, options };
  const { until: _, gift: __, ...kept } = draft;
  return { review: await reviewOf({ ...gift, ...kept }, scope), options };
}

export async function reviewOf(order: GiftOrder, scope: RequestScope): Promise<ReviewedGift> {
  const { frequency, cents, giver, purpose, link } = order;
  return {
    order: { frequency, cents, giver, purpose },
    encrypted: await encryptOrder(order, scope),
    query: giftQuery(order, link),
  };
}

/** The version of the mandate that a giver agrees to; null for a gift that is given once. */
export function mandateOf({ frequency }: ChosenGift): string | null {
  return frequency === "eenmalig" ? null : mandateVersion;
}

interface ResultPage {
  gift: ShownGift;
  code: string;
}

/**
 * A gift on the page that fits how far it is; null where it is not known any more.
 * @throws a redirect to the page that fits it
 */
export async function loadResult(
  page: "result" | "thanks" | "failed",
  scope: RequestScope,
): Promise<ResultPage | null> {
  const code = scope.query.get("code") ?? "";
  const gift = await findGift(code, { look: true }, scope);
  if (!gift) return null;
  const fitting = outcomeOf(gift);
  if (fitting !== page) throw redirect(giftAddress(fitting, code));
  return { gift, code };
}

/** Where a gift is paid; null where it is not known. @throws a redirect where there is nothing to pay any more */
export async function loadWayToBank(scope: RequestScope) {
  const code = scope.query.get("code") ?? "";
  const gift = await findGift(code, { look: false }, scope);
  if (!gift) return null;
  if (!gift.payUrl) throw redirect(giftAddress("result", code));
  return { gift, payUrl: gift.payUrl };
}
