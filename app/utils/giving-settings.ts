import { z } from "zod";
import { address, optional } from "./setting-values";
import { settingsError, settingsOf } from "./settings";

const setting = settingsOf("Giving");

const iban = z
  .string()
  .transform((value) => value.replace(/\s/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, "is not an IBAN"));

/** Settings of gifts. */
export const givingSettings = z.object({
  mollieKey: setting(
    "MOLLIE_KEY",
    optional(z.string().regex(/^(live|test)_\w{10,60}$/, "is not a key of Mollie")).prefault(""),
    {
      description:
        "The key of Mollie, with which gifts are paid; one that starts with `test_` takes no money. Empty: a stand-in bank in a demo, else bank transfer only.",
      example: "live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM",
      secret: true,
    },
  ),
  mollieUrl: setting(
    "MOLLIE_URL",
    address.transform((value) => value.replace(/\/+$/, "")).prefault("https://api.mollie.com"),
    {
      description: "Address of the payment provider; only for tests another one.",
      example: "http://localhost:4780",
    },
  ),
  creditor: setting("GIFTS_CREDITOR", z.string().prefault("Stichting Alzheimer"), {
    description: "Who collects gifts: the name of the account and in mandates.",
  }),
  creditorId: setting("GIFTS_CREDITOR_ID", z.string().prefault("NL00 ZZZ 0000 0000 0000"), {
    description: "The creditor's id in mandates (SEPA). Set it with a `live_` key.",
  }),
  iban: setting("GIFTS_IBAN", optional(iban).prefault(""), {
    description: "The account for bank transfers. Empty: only what editors write about it.",
    example: "NL13TEST0123456789",
  }),
});

/** The account of a demo, which no bank has. */
export const demoIban = "NL13TEST0123456789";

export type GivingSettings = z.output<typeof givingSettings>;

/** @throws Error where real money could be taken for a demo, or under a made-up creditor's id */
export function checkGivingSettings({ mollieKey, creditorId }: GivingSettings, isDemo: boolean): void {
  if (!mollieKey.startsWith("live_")) return;
  const { shape } = givingSettings;
  const problems = [
    ...(isDemo
      ? [{ setting: shape.mollieKey, value: mollieKey, problem: "needs a PUBLIC_URL of https" }]
      : []),
    ...(/ZZZ ?0+( 0+)*$/.test(creditorId)
      ? [{ setting: shape.creditorId, value: creditorId, problem: "is made up, and needed with a live key" }]
      : []),
  ];
  if (problems.length > 0) throw settingsError(problems);
}
