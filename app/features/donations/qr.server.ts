import type { RequestScope } from "~/.server/context/scope";
import type { FormError } from "~/utils/form-errors";
import { writeQuery } from "~/utils/query";
import { findRegionChoices, type LinkedGoal, loadLinkedGoal, type RegionChoice } from "./goal.server";
import { amountError, parseAmount, writeAmount } from "./model";
import { donationPaths } from "./paths";

interface QrCode {
  /** The address that the code leads to. */
  url: string;
  goal: LinkedGoal | null;
  cents: number | null;
}

interface QrPage {
  regions: RegionChoice[];
  values: Record<string, string[]>;
  errors: Record<string, FormError>;
  /** Whether there is no such region or action. */
  isUnknown: boolean;
  /** Null before something is chosen, or where it cannot be. */
  code: QrCode | null;
}

/** The code of a link to a gift, by what it is for and how much, both of which may be left open. */
export async function loadQrCode(scope: RequestScope): Promise<QrPage> {
  const { query, origin } = scope;
  const regions = await findRegionChoices(scope);
  const link = query.get("voor")?.trim().toLowerCase() ?? "";
  const typed = query.get("bedrag")?.slice(0, 30).trim() ?? "";
  const goal = link ? await loadLinkedGoal(query, regions, scope) : null;
  const isUnknown = link !== "" && goal === null;
  const wrong = typed ? amountError(typed, "eenmalig") : undefined;
  const errors: Record<string, FormError> = wrong ? { bedrag: wrong } : {};
  const values = { voor: [link], bedrag: [typed] };
  const isAsked = query.has("voor") || query.has("bedrag");
  const page = { regions: regions ?? [], values, errors, isUnknown };
  if (!isAsked || isUnknown || wrong) return { ...page, code: null };
  const cents = typed ? parseAmount(typed) : null;
  const names = { ...(goal && { voor: goal.slug }), ...(cents !== null && { bedrag: writeAmount(cents) }) };
  const search = writeQuery(new URLSearchParams(names));
  const url = `${origin}${donationPaths.start}${search && `?${search}`}`;
  return { ...page, code: { url, goal, cents } };
}
