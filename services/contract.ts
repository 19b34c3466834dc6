import { accountsContract } from "./accounts/contract";
import { bouncesContract } from "./bounces/contract";
import { communityContract } from "./community/contract";
import { exportsContract } from "./exports/contract";
import { givingContract } from "./giving/contract";
import { giftDeskContract } from "./giving/desk/contract";
import { inboxContract } from "./inbox/contract";
import { leavingContract } from "./leaving/contract";
import { photosContract } from "./photos/contract";
import type { Operation } from "./platform/contract";
import { preferencesContract } from "./preferences/contract";
import { profileContract } from "./profile/contract";
import { staffContract } from "./staff/contract";

/** Every operation of the services. */
export const operations = {
  ...accountsContract,
  ...profileContract,
  ...photosContract,
  ...exportsContract,
  ...preferencesContract,
  ...staffContract,
  ...leavingContract,
  ...bouncesContract,
  ...communityContract,
  ...givingContract,
  ...giftDeskContract,
  ...inboxContract,
} satisfies Readonly<Record<string, Operation>>;
