import { createHash, randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { parseFields } from "~/.server/forms/parse-form";
import type { Rejected } from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { callServices } from "~/.server/http/call-services";
import { unavailable } from "~/.server/http/failures";
import type { FormError } from "~/utils/form-errors";
import { givingContract as contract, type Purpose } from "../../../services/giving/contract";
import { findGift } from "./client.server";
import { draftCookie, readDraft } from "./draft.server";
import { findRegionChoices, type LinkedGoal, loadLinkedGoal, type RegionChoice } from "./goal.server";
import { mandateOf, type ReviewedGift, requireGift, reviewOf } from "./load.server";
import { giftQuery, transferAddress } from "./model";
import { decryptOrder, type GiftOrder } from "./order.server";
import { donationPaths, giftAddress } from "./paths";
import { againSchema, detailsSchema, paymentSchema, type Wish, wishSchema } from "./schema";

/** What a gift is for, or what is missing. @throws the 503 page while the regions cannot be loaded */
function purposeOf(
  wish: Wish,
  regions: readonly RegionChoice[] | null,
  linked: LinkedGoal | null,
): Purpose | Partial<Record<string, FormError>> {
  if (wish.goal === "memory") return { kind: "memory", name: wish.memory };
  if (wish.goal === "action" && linked?.kind === "action") return linked;
  if (wish.goal !== "region") return { kind: "country" };
  if (!regions) throw unavailable();
  const found = regions.find(({ slug }) => slug === wish.region);
  return found ? { kind: "region", slug: found.slug, name: found.title } : { region: "FieldMandatory" };
}

const isPurpose = (found: Purpose | Partial<Record<string, FormError>>): found is Purpose => "kind" in found;

/** Keeps who gives, and leads to the payment. */
export async function submitDetails(scope: RequestScope): Promise<Response | Rejected> {
  const gift = requireGift(scope);
  const link = scope.query.get("voor");
  const fields = await readForm(scope.request, scope);
  const submission = parseFields(detailsSchema, fields);
  const wish = parseFields(wishSchema, fields);
  const regions = await findRegionChoices(scope);
  const linked = await loadLinkedGoal(scope.query, regions, scope);
  const purpose =
    wish.status === "success" ? purposeOf(wish.value, regions, linked) : rejectedForm(wish).errors;
  // Looked for whatever else is wrong, so that all errors are told at once.
  if (submission.status !== "success" || !isPurpose(purpose))
    return { status: 400, form: rejectedForm(submission, isPurpose(purpose) ? {} : purpose) };
  const giver = submission.value;
  const key = (await readDraft(scope))?.key ?? randomUUID();
  const cookie = await draftCookie({ key, link, giver, purpose, gift: null }, scope);
  if (cookie === null) return { status: 400, form: rejectedForm(submission, { message: "FieldTooLong" }) };
  const headers = { "Set-Cookie": cookie };
  return redirect(`${donationPaths.payment}?${giftQuery(gift, link)}`, { status: 303, headers });
}

const methodRefused = { method: "MethodRefused" } as const;

/** The last step, shown again: with errors, because the provider did not answer, or to ask whether it is meant. */
export interface RejectedPayment extends Omit<Rejected, "status"> {
  status: Rejected["status"] | 503;
  review: ReviewedGift;
  /** The page of the same gift, which was paid before. */
  paidAddress?: string;
}

/** Orders a gift, and leads to the bank. The same gift sent again is the same order. */
export async function submitPayment(scope: RequestScope): Promise<Response | RejectedPayment> {
  const submission = parseFields(paymentSchema, await readForm(scope.request, scope));
  const { order: encrypted } = submission.payload;
  const order = await decryptOrder(typeof encrypted === "string" ? encrypted : "", scope);
  if (!order) {
    const query = giftQuery(requireGift(scope), scope.query.get("voor"));
    return redirect(`${donationPaths.details}?${query}&leeg=1`, 303);
  }
  const review = await reviewOf(order, scope);
  const mandateVersion = mandateOf(order);
  // Who agreed to earlier words is shown these, and asked again.
  const isAgreed = mandateVersion === null || submission.payload.mandate === mandateVersion;
  const missing = isAgreed ? {} : { mandate: "MandateMissing" as const };
  if (submission.status !== "success" || !isAgreed)
    return { status: 400, form: rejectedForm(submission, missing), review };
  const { key, frequency, cents, giver, purpose } = order;
  const { method } = submission.value;
  const answer = await callServices(scope.upstreams, contract.startGift, {
    input: { key, frequency, cents, method, giver, purpose, mandateVersion },
  });
  const form = rejectedForm(submission);
  switch (answer.status) {
    case 201: {
      const { token, payUrl } = answer.body;
      const known = payUrl === null ? await findGift(token, { look: true }, scope) : null;
      if (known?.paidAt) {
        const another = await reviewOf({ ...order, key: keyAfter(key) }, scope);
        return { status: 409, form, review: another, paidAddress: giftAddress("result", token) };
      }
      const headers = await orderedHeaders(order, token, scope);
      return redirect(giftAddress(payUrl ? "toBank" : "result", token), { status: 303, headers });
    }
    case 202:
      return { status: 503, form, waitSeconds: answer.body.retryAfterSeconds, review };
    case 422:
      return { status: 400, form: rejectedForm(submission, methodRefused), review };
    case 409:
      return redirect(transferAddress(order, purpose), 303);
    case 429:
      return { status: 429, form, waitSeconds: answer.body.retryAfterSeconds, review };
  }
}

/** The key with which a gift is given once more: the same each time, so that two clicks are still one order. */
const keyAfter = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Notes in what was typed which gift it became. */
async function orderedHeaders({ key }: GiftOrder, gift: string, scope: RequestScope): Promise<HeadersInit> {
  const draft = await readDraft(scope);
  const cookie = draft && (await draftCookie({ ...draft, key, gift }, scope));
  return cookie ? { "Set-Cookie": cookie } : {};
}

/** Pays a gift of which nothing was taken again, and leads to the bank. */
export async function submitAgain(scope: RequestScope): Promise<Response | RejectedAgain> {
  const submission = parseFields(againSchema, await readForm(scope.request, scope));
  if (submission.status !== "success") return redirect(donationPaths.start, 303);
  const { code, method } = submission.value;
  const form = rejectedForm(submission);
  if (code.length < 40) return redirect(donationPaths.start, 303);
  const answer = await callServices(scope.upstreams, contract.payGiftAgain, {
    input: { token: code, method },
  });
  switch (answer.status) {
    case 201:
      return redirect(giftAddress(answer.body.payUrl ? "toBank" : "result", answer.body.token), 303);
    case 202:
      return { status: 503, form, waitSeconds: answer.body.retryAfterSeconds };
    case 429:
      return { status: 429, form, waitSeconds: answer.body.retryAfterSeconds };
    case 422:
      return { status: 400, form: rejectedForm(submission, methodRefused) };
    case 404:
    case 409:
      return redirect(giftAddress("result", code), 303);
  }
}

/** Another try that has to wait, or to be paid in another way. */
export interface RejectedAgain extends Omit<Rejected, "status"> {
  status: 400 | 429 | 503;
}
