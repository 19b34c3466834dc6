import { memberRoute, type Route } from "../../platform/http/route";
import { wordsContract as contract } from "./contract";
import { listWords, showWords, unlistWords } from "./words";

/** The implementation of every operation of the word list. */
export const wordsRoutes: Record<keyof typeof contract, Route> = {
  listedWords: memberRoute(contract.listedWords, showWords),
  listWords: memberRoute(contract.listWords, listWords),
  unlistWords: memberRoute(contract.unlistWords, unlistWords),
};
