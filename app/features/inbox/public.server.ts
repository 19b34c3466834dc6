export { countNewInInbox } from "./load.server";
