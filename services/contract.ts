import { accountsContract } from "./accounts/contract";
import { bouncesContract } from "./bounces/contract";
import { followsContract } from "./community/follows-contract";
import { forumContract } from "./community/forum-contract";
import { exportsContract } from "./exports/contract";
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
  ...forumContract,
  ...followsContract,
} satisfies Readonly<Record<string, Operation>>;
