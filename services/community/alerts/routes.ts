import { publicRoute, type Route } from "../../platform/http/route";
import { alertsContract as contract } from "./contract";
import { stopMails } from "./stop-mails";

/** The implementation of every operation of mails about posts. */
export const alertsRoutes: Record<keyof typeof contract, Route> = {
  stopMails: publicRoute(contract.stopMails, stopMails),
};
