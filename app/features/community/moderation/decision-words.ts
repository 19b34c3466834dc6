import type { TFunction } from "i18next";
import type { Decision, PostKind } from "../../../../services/community/contract";

type T = TFunction<"Common">;
type Told = Pick<Decision, "kind" | "stateBefore" | "isAutomatic" | "sanction" | "days" | "rule">;

function outcomeOf({ kind, stateBefore, isAutomatic }: Told) {
  if (isAutomatic) return "reported";
  const wasWaiting = stateBefore === "waiting";
  const outcomes = {
    publish: wasWaiting ? "placed" : "stands",
    hide: "hidden",
    restore: "restored",
    remove: wasWaiting ? "refused" : "removed",
  } as const;
  return outcomes[kind];
}

/** What a decision did, in words. */
export function outcomeWords(t: T, decision: Told): string {
  const { sanction, days } = decision;
  const parts = [
    t(`moderation.outcomes.${outcomeOf(decision)}`),
    ...(sanction === "warn" ? [t("moderation.sanctions.warn")] : []),
    ...(sanction === "silence" ? [t("moderation.sanctions.silence", { count: days ?? 0 })] : []),
  ];
  return parts.join(". ");
}

/** A post in the heading of a decision; a message has no title. */
export function nameOfPost(t: T, kind: PostKind, title: string): string {
  const name = t(`moderation.kinds.${kind}`);
  return title ? `${name}: ${title}` : name;
}

const ruleKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** The rules of conduct by number, to choose from. */
export function ruleOptions(t: T): [value: string, label: string][] {
  return ruleKeys.map((number) => [
    number,
    t("moderation.rule", { number, title: t(`moderation.rules.${number}`) }),
  ]);
}

/** A rule of conduct by its number; null for none. */
export function ruleWords(t: T, rule: number | null): string | null {
  return ruleOptions(t).find(([number]) => number === String(rule))?.[1] ?? null;
}
