import { createContext, useContext } from "react";

const SiteScriptContext = createContext("");

/** The address of the built entry script, known to entry.server.tsx. */
export const SiteScriptProvider = SiteScriptContext.Provider;

export function useSiteScript(): string {
  return useContext(SiteScriptContext);
}
