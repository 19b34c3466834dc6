import { binaryOf } from "../platform/blobs/binary-of";
import { answer, memberRoute, type Route } from "../platform/http/route";
import { exportsContract as contract } from "./contract";
import { getOwnExport, openExport, requestExport } from "./export";

/** The implementation of every operation of exports. */
export const exportRoutes: Record<keyof typeof contract, Route> = {
  ownExport: memberRoute(contract.ownExport, async ({ member }, services) =>
    answer(200, await getOwnExport(member.id, services)),
  ),
  requestExport: memberRoute(contract.requestExport, requestExport),
  exportFile: memberRoute(contract.exportFile, async ({ member }, services) => {
    const file = await openExport(member.id, services);
    const body = file && binaryOf(file);
    return body ? answer(200, body) : answer(404, {});
  }),
};
