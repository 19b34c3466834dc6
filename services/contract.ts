import { accountsContract } from "./accounts/contract";
import type { Operation } from "./platform/contract";
import { preferencesContract } from "./preferences/contract";
import { profileContract } from "./profile/contract";

/** Every operation of the services. */
export const operations = {
  ...accountsContract,
  ...profileContract,
  ...preferencesContract,
} satisfies Readonly<Record<string, Operation>>;
