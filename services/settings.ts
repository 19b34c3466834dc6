import { z } from "zod";
import { port } from "../app/utils/setting-values";
import { settingsOf } from "../app/utils/settings";

const setting = settingsOf("Services");

/** Where the database is, for commands too. */
export const databaseSettings = z.object({
  databaseUrl: setting("DATABASE_URL", z.string().prefault(""), {
    description: "PostgreSQL 15 or later. Empty: the services start one of their own in `DATA_DIR`.",
    example: "postgres://site:password@db.example.nl/site",
    secret: true,
  }),
  dataDir: setting("DATA_DIR", z.string().prefault(".data"), {
    description: "Folder of that PostgreSQL, and of mails while `SMTP_URL` is empty.",
  }),
});

/** Settings of the services as a separate process (`npm run services`). */
export const servicesSettings = z.object({
  ...databaseSettings.shape,
  port: setting("PORT", port.prefault("4100"), {
    description: "Port the services listen on; 0 takes a free one.",
  }),
  host: setting("HOST", z.string().prefault("127.0.0.1"), {
    description: "Address the services listen on. Never one that visitors reach.",
    example: "0.0.0.0",
  }),
  key: setting("SERVICES_KEY", z.string().min(16, "is shorter than 16 characters").prefault(""), {
    description: "The key that the site and the services share.",
    example: "a long random text",
    secret: true,
  }),
});
