export { listLatestNews } from "./client.server";
export { latestNewsSchema } from "./latest-schema.server";
export { newsPageSchema } from "./schema.server";
