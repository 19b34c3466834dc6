import type { Brand } from "../../../app/utils/brand";
import type { MailContent } from "./template";

/** A mail before it is rendered. */
export interface MailToRender {
  content: MailContent;
  brand: Brand;
  helpline: string;
  /** Where somebody unsubscribes; null for a mail about one's account. */
  unsubscribeUrl: string | null;
}

export const helplineHours = "elke dag van 9.00 tot 23.00 uur";
