export { callForMember, findMember, requireMember } from "./client.server";
