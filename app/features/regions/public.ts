export type { NewsletterRegion } from "./model";
