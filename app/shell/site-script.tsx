import { createContext, useContext } from "react";

const SiteScriptContext = createContext("");

/** Provides the address of the built entry script; set by entry.server.tsx. */
export const SiteScriptProvider = SiteScriptContext.Provider;

export function useSiteScript(): string {
  return useContext(SiteScriptContext);
}
