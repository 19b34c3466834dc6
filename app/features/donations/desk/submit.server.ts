import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { noFields, type Rejected, readProtectedForm } from "~/.server/forms/protected-form";
import { unauthorized } from "~/.server/http/failures";
import { callForMember } from "~/features/accounts/public.server";
import { allowed, requireDesk } from "~/features/staff/public.server";
import {
  askedDay,
  giftDeskContract as contract,
  type FoundGiver,
  refundReasons,
  standingActs,
} from "../../../../services/giving/contract";
import { doneAddress, notDoneAddress } from "./acts";
import { comparisonPath, deskGiftPath, totalsPath } from "./paths";

const searchSchema = z.object({ zoek: z.string().trim().max(320).default("") });
const actSchema = z.object({
  act: z.enum([...standingActs, "refund"]),
  payment: z.uuid().optional(),
  reason: z.enum(refundReasons).optional(),
});
const fileSchema = z.object({
  van: askedDay,
  tot: askedDay,
  soort: z.enum(["csv", "camt"]),
});

interface Found {
  search: string;
  /** Null for a text that is too short. */
  gifts: FoundGiver[] | null;
}

/** Gifts by the beginning of a name or address: a form, so that no person stands in an address or a log. */
export async function searchGivers(scope: RequestScope): Promise<Found | Rejected> {
  await requireDesk("gifts", scope);
  const form = await readProtectedForm(searchSchema, scope);
  if (form.rejected) return form.rejected;
  const search = form.value.zoek;
  if (search.length < 3) return { search, gifts: null };
  return { search, ...allowed(await callForMember(scope, contract.findGivers, { search })).body };
}

/** Does to a gift what was chosen and confirmed. */
export async function submitGiftAct(reference: string, scope: RequestScope): Promise<Response | Rejected> {
  await requireDesk("gifts", scope);
  const form = await readProtectedForm(actSchema, scope);
  if (form.rejected) return form.rejected;
  const { act, payment, reason } = form.value;
  const isDone =
    act === "refund"
      ? payment !== undefined && reason !== undefined && (await refund({ payment, reason }, scope))
      : allowed(await callForMember(scope, contract.actOnStandingGift, { reference, act })).status === 200;
  // Somebody else was faster: the page shows how it is now.
  return redirect(`${deskGiftPath(reference)}${isDone ? doneAddress(act) : notDoneAddress}`, 303);
}

async function refund(
  input: { payment: string; reason: (typeof refundReasons)[number] },
  scope: RequestScope,
): Promise<boolean> {
  return allowed(await callForMember(scope, contract.refundGift, input)).status === 200;
}

const fileTypes = {
  csv: { contentType: "text/csv; charset=utf-8", extension: "csv" },
  camt: { contentType: "application/xml; charset=utf-8", extension: "xml" },
} as const;

/** The entries of a period as a file, which is saved and never shown. @throws the 403 page for a foreign form */
export async function downloadGifts(scope: RequestScope): Promise<Response> {
  await requireDesk("gifts", scope);
  const form = await readProtectedForm(fileSchema, scope);
  if (form.rejected?.status === 403) throw unauthorized();
  if (form.rejected) return redirect(totalsPath, 303);
  const { van: from, tot: until, soort: format } = form.value;
  const answer = allowed(await callForMember(scope, contract.exportGifts, { from, until, format }));
  const { contentType, extension } = fileTypes[format];
  return new Response(answer.body.text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="giften-${from}-${until}.${extension}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** Has the books compared with the provider now. */
export async function submitComparison(scope: RequestScope): Promise<Response | Rejected> {
  await requireDesk("gifts", scope);
  const form = await readProtectedForm(noFields, scope);
  if (form.rejected) return form.rejected;
  const { status } = allowed(await callForMember(scope, contract.reconcileGifts, undefined));
  return redirect(`${comparisonPath}?gedaan=${status === 202 ? "gevraagd" : "geen-bank"}`, 303);
}
