import { accountsContract } from "./accounts/contract";
import type { Operation } from "./platform/contract";

/** Every operation of the services. */
export const operations: Readonly<Record<string, Operation>> = { ...accountsContract };
