export { searchSite } from "./client.server";
