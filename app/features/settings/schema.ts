import { z } from "zod";
import type { FormError } from "~/utils/form-errors";
import { approachPurposes, blogVisibilities, mailPaces } from "../../../services/preferences/contract";

/** The parts of the page, each a form of its own. The session to end stands in `id`. */
export const settingsParts = ["blog", "mail", "nieuwsbrief", "benaderen", "apparaten"] as const;
export type SettingsPart = (typeof settingsParts)[number];

const pace = z.enum(mailPaces).default("daily");

export const settingsSchema = z.object({
  part: z.enum(settingsParts),
  blog: z.enum(blogVisibilities).default("members"),
  messages: pace,
  reactions: pace,
  follows: pace,
  approach: z.enum(["ja", "nee"]).default("nee"),
  purposes: z.array(z.enum(approachPurposes)).default([]).catch([]),
  id: z.string().max(100).default(""),
});

/** Whoever may be approached says what for. */
export function missingPurposes({
  part,
  approach,
  purposes,
}: Readonly<Record<string, unknown>>): Partial<Record<string, FormError>> {
  return part === "benaderen" && approach === "ja" && !purposes ? { purposes: "PurposeMissing" } : {};
}
