import { z } from "zod";
import { givingSettings } from "./giving-settings";
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

const azureConnection = z
  .string()
  .regex(/(^|;)(AccountName|BlobEndpoint|UseDevelopmentStorage)=[^;]/, "is not a connection string of Azure");

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
  azureStorage: setting("AZURE_STORAGE_CONNECTION_STRING", optional(azureConnection).prefault(""), {
    description:
      "Azure Blob Storage, for photos and other files of members; needs the package `@azure/storage-blob`. Empty: files in `DATA_DIR`, which processes on several machines then have to share.",
    example: "AccountName=site;AccountKey=…;EndpointSuffix=core.windows.net",
    secret: true,
  }),
  mail: mailSettings,
  giving: givingSettings,
};
