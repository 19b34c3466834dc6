import { z } from "zod";
import { mailSettings } from "./mail-settings";
import { optional } from "./setting-values";
import { settingsOf } from "./settings";

const setting = settingsOf("Accounts");

const databaseAddress = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value),
    "is not a postgres:// address",
  );

/** Settings that the site and a separate process of the services share. */
export const sharedServicesSettings = {
  servicesKey: setting(
    "SERVICES_KEY",
    optional(z.string().min(16, "is shorter than 16 characters")).prefault(""),
    {
      description: "The key that the site and the services share; needed where they are two processes.",
      example: "a long random text",
      secret: true,
    },
  ),
  databaseUrl: setting("DATABASE_URL", optional(databaseAddress).prefault(""), {
    description:
      "PostgreSQL 15 or later, of accounts and all that members make. Empty: one of the project's own is started in `DATA_DIR`.",
    example: "postgres://site:password@db.example.nl/site",
    secret: true,
  }),
  mail: mailSettings,
};
