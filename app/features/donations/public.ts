export { donationQuery } from "./model";
