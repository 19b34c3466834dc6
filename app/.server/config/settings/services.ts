import { z } from "zod";
import { optional, optionalAddress } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Accounts");

const databaseAddress = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value),
    "is not a postgres:// address",
  );

export const servicesSettings = {
  servicesUrl: setting("SERVICES_URL", optionalAddress, {
    description:
      "Address of the services behind accounts (`npm run services`, docs/services-api.md). Empty: they run in this process.",
    example: "http://services.internal:4100",
  }),
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
      "PostgreSQL 15 or later, of accounts and all that members make. Empty: the site starts one of its own in `DATA_DIR`.",
    example: "postgres://site:password@db.example.nl/site",
    secret: true,
  }),
};
