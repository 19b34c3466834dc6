import type { GivingSettings } from "../../app/utils/giving-settings";
import { givingPaths } from "./contract";
import type { FailPoint } from "./fail-points";
import { createMollie } from "./mollie/client";
import type { PaymentProvider } from "./provider";

/** How gifts are paid in this process. */
export interface Giving {
  /** Null where only bank transfer is offered. */
  provider: PaymentProvider | null;
  mode: "live" | "test" | "demo" | "transfer";
  creditor: { name: string; id: string };
  account: { iban: string; name: string } | null;
  /** Where the provider reports changes to; null where it cannot reach the site. */
  webhookUrl(origin: string): string | null;
  /** How long a giver waits for the provider: less than the site waits for the services. */
  longestWaitMs: number;
  /** Called at each line where a crash must do no harm; tests crash there. */
  reach(point: FailPoint): void;
}

/** @param settings checked by `checkGivingSettings` @param options of calls to the provider */
export function openGiving(
  settings: GivingSettings,
  { longestWaitMs = 9_000, ...options }: { timeoutMs?: number; longestWaitMs?: number } = {},
): Giving {
  const { mollieKey: key, mollieUrl: url, creditor, creditorId, iban } = settings;
  const mode = modeOf(settings);
  return {
    provider: key ? createMollie({ key, url, ...options }) : null,
    mode,
    creditor: { name: creditor, id: creditorId },
    account: iban ? { iban, name: creditor } : null,
    webhookUrl: (origin) =>
      mode === "demo" || origin.startsWith("https:") ? `${origin}${givingPaths.webhook}` : null,
    longestWaitMs,
    reach() {},
  };
}

function modeOf({ mollieKey: key, mollieUrl: url }: GivingSettings): Giving["mode"] {
  if (!key) return "transfer";
  // The provider is called over https only, so this is the stand-in.
  if (url.startsWith("http:")) return "demo";
  return key.startsWith("live_") ? "live" : "test";
}
