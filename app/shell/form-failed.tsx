import { createContext, useContext } from "react";

const FormFailedContext = createContext(false);

/** Whether this document answers a form that was refused; its title then says so first. */
export const FormFailedProvider = FormFailedContext.Provider;

export function useFormFailed(): boolean {
  return useContext(FormFailedContext);
}
