export { callForMember, findMember, requireMember } from "./client.server";
export { noAccountHeaders } from "./cookies.server";
export { linkSchema, ownPasswordSchema } from "./schema";
export { statisticsIdOf } from "./statistics-id.server";
