import type { TFunction } from "i18next";
import type { DeskPurpose } from "../../../../services/giving/contract";

/** What a gift is for, in the desk. Once the giver is erased, an action has only its address left. */
export function goalWords({ kind, slug, name }: DeskPurpose, t: TFunction): string {
  return name ?? slug ?? t(`giftDesk.goals.${kind}`);
}
