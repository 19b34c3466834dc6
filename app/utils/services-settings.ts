import { z } from "zod";
import { checkGivingSettings, type GivingSettings, givingSettings } from "./giving-settings";
import { checkMailSettings, type MailSettings, mailSettings } from "./mail-settings";
import { optional, secretsOf } from "./setting-values";
import { settingsError, settingsOf } from "./settings";
import { storedSecret } from "./stored-secret";

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
  servicesKeys: setting("SERVICES_KEY", secretsOf(16).prefault(""), {
    description:
      "The key that the site and the services share; needed where they are two processes. Several, separated by commas, rotate: the site sends the first, the services accept all.",
    example: "a long random text,the one before it",
    secret: true,
  }),
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
  messageKeys: setting("MESSAGE_KEYS", secretsOf(32).prefault(""), {
    description:
      "Keys of what members write to each other, which is encrypted in the database; without them nobody can read it. The first one encrypts, all are read. Empty, in a demo only: one is made in `DATA_DIR`.",
    example: "a random text of 32 characters or more,the one before it of 32 characters",
    secret: true,
  }),
  mail: mailSettings,
  giving: givingSettings,
};

/** Whether the site is tried out: visitors reach a real one over https. A demo has made-up members and sends no mail. */
export function isDemo({ publicUrl }: { publicUrl: string }): boolean {
  return !publicUrl.startsWith("https:");
}

/** A secret with those that it replaced, the newest first: it encrypts and hashes, all of them decrypt and compare. */
export type Secret = readonly [string, ...string[]];

interface SecretSettings {
  servicesKeys: string[];
  sessionSecrets: string[];
  dataDir: string;
}

/** What keys of hashes and encryption of the services derive from; the same in every process over one database. */
export function secretOf({ servicesKeys, sessionSecrets, dataDir }: SecretSettings): Secret {
  const [newest, ...before] = servicesKeys.length > 0 ? servicesKeys : sessionSecrets;
  return [newest ?? storedSecret(dataDir), ...before];
}

/** The error of a site that is no demo and has no keys of messages. */
export function messageKeysMissing(): Error {
  const problem = "is missing: with a PUBLIC_URL of https, messages of members need a key that stays";
  return settingsError([{ setting: sharedServicesSettings.messageKeys, value: "", problem }]);
}

/**
 * Checks what a process that runs the services needs beside valid settings, before it opens anything: a site that is no
 * demo sends its mails, and can read messages tomorrow. @throws Error that names the setting
 */
export function checkServicesSettings(settings: {
  publicUrl: string;
  messageKeys: readonly string[];
  mail: MailSettings;
  giving: GivingSettings;
}): void {
  const { mail, giving, messageKeys } = settings;
  checkMailSettings(mail);
  checkGivingSettings(giving, isDemo(settings));
  if (isDemo(settings)) return;
  if (messageKeys.length === 0) throw messageKeysMissing();
  if (mail.smtpUrl) return;
  const problem = "is missing: with a PUBLIC_URL of https, members need their mails";
  throw settingsError([{ setting: mailSettings.shape.smtpUrl, value: "", problem }]);
}
