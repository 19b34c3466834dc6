export { flushCommunity } from "./flush.server";
