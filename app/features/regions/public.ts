export type { NewsletterRegion } from "./model";
export { regionQuery } from "./parts";
