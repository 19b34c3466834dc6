import { amsterdamDay } from "../../app/utils/dates";
import type { Purpose } from "./schemas";

/** What a giver and the books call a gift: 'ALZ-2026-000147'. */
export function referenceOf({ number, ordered_at }: { number: string; ordered_at: Date }): string {
  return `ALZ-${amsterdamDay(ordered_at).slice(0, 4)}-${number.padStart(6, "0")}`;
}

/** The number in a reference; null for another text. The year is not checked. */
export function numberOf(reference: string): string | null {
  return /^\s*ALZ-\d{4}-0*(\d{1,18})\s*$/i.exec(reference)?.[1] ?? null;
}

interface StoredPurpose {
  purpose_kind: Purpose["kind"];
  purpose_slug: string | null;
  /** Erased with the giver. */
  purpose_name: string | null;
  /** Erased with the giver. */
  memory: string | null;
}

/** What a gift is for. Whose memory it was is not known any more once the giver is erased. */
export function purposeOf({
  purpose_kind: kind,
  purpose_slug: slug,
  purpose_name: name,
  memory,
}: StoredPurpose): Purpose {
  switch (kind) {
    case "country":
      return { kind };
    case "region":
    case "action":
      return { kind, slug: slug ?? "", name: name ?? slug ?? "" };
    case "memory":
      return memory === null ? { kind: "country" } : { kind, name: memory };
  }
}
