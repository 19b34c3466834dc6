import { memberRoute, publicRoute, type Route } from "../platform/http/route";
import { leavingContract as contract } from "./contract";
import { deleteAccount, requestDeletion } from "./delete-account";

/** The implementation of every operation of leaving. */
export const leavingRoutes: Record<keyof typeof contract, Route> = {
  requestDeletion: memberRoute(contract.requestDeletion, requestDeletion),
  deleteAccount: publicRoute(contract.deleteAccount, deleteAccount),
};
