import { optionalRoute, type Route } from "../../platform/http/route";
import { searchContract as contract } from "./contract";
import { searchCommunity } from "./search";

/** The implementation of the search. */
export const searchRoutes: Record<keyof typeof contract, Route> = {
  searchCommunity: optionalRoute(contract.searchCommunity, searchCommunity),
};
