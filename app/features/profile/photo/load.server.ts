import type { RequestScope } from "~/.server/context/scope";
import { callForMember } from "~/features/accounts/public.server";
import { type OwnPhoto, photosContract } from "../../../../services/photos/contract";

/** Whether the member has a photo, and what became of the last upload. */
export async function getOwnPhoto(scope: RequestScope): Promise<OwnPhoto> {
  return (await callForMember(scope, photosContract.ownPhoto, undefined)).body;
}
