import { createContext, useContext } from "react";

const FormFailedContext = createContext(false);

/** Whether this document is the response to a rejected form; its title then starts with 'Fout:'. */
export const FormFailedProvider = FormFailedContext.Provider;

export function useFormFailed(): boolean {
  return useContext(FormFailedContext);
}
