import { binaryOf } from "../platform/blobs/binary-of";
import { answer, memberRoute, type Route, uploadRoute } from "../platform/http/route";
import { photosContract as contract } from "./contract";
import { deletePhoto, getOwnPhoto, savePhoto } from "./photo";
import { openVisiblePhoto } from "./visible-photo";

/** The implementation of every operation of photos. */
export const photoRoutes: Record<keyof typeof contract, Route> = {
  ownPhoto: memberRoute(contract.ownPhoto, async ({ member }, services) =>
    answer(200, await getOwnPhoto(member.id, services)),
  ),
  savePhoto: uploadRoute(contract.savePhoto, savePhoto),
  deletePhoto: memberRoute(contract.deletePhoto, async ({ member }, { db }) => {
    await db.transaction().execute((trx) => deletePhoto(trx, member.id));
    return answer(200, {});
  }),
  memberPhoto: memberRoute(contract.memberPhoto, async ({ input, member }, services) => {
    const photo = await openVisiblePhoto(input, member.id, services);
    const body = photo && binaryOf(photo);
    return body ? answer(200, body) : answer(404, {});
  }),
};
