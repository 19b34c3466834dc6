export { listLatestNews } from "./client.server";
export { latestNewsSchema } from "./latest-schema.server";
export { newsPageSchemaOf } from "./schema.server";
