import { z } from "zod";
import { sharedServicesSettings } from "../app/utils/services-settings";
import { optionalAddress, port, secretsOf } from "../app/utils/setting-values";
import { settingsOf } from "../app/utils/settings";

const setting = settingsOf("Services");

/** Settings of the services as a separate process (`npm run services`), and of commands. */
export const servicesSettings = z.object({
  port: setting("PORT", port.prefault("4100"), {
    description: "Port the services listen on; 0 takes a free one.",
  }),
  host: setting("HOST", z.string().prefault("127.0.0.1"), {
    description: "Address the services listen on. Never one that visitors reach.",
    example: "0.0.0.0",
  }),
  dataDir: setting("DATA_DIR", z.string().prefault(".data"), {
    description:
      "Folder of blobs while `AZURE_STORAGE_CONNECTION_STRING` is empty, of PostgreSQL while `DATABASE_URL` is empty, and of mails while `SMTP_URL` is.",
  }),
  helpline: setting("HELPLINE", z.string().min(3).prefault("0800 000 00 00"), {
    description: "Number of the free helpline, in every mail.",
  }),
  publicUrl: setting("PUBLIC_URL", optionalAddress, {
    description: "Address that visitors use. Without https it is a demo, with made-up members.",
    example: "https://www.example.nl",
  }),
  sessionSecrets: setting("SESSION_SECRET", secretsOf(16).prefault(""), {
    description: "As for the site; keys derive from it while `SERVICES_KEY` is empty.",
    example: "a long random text,the one before it",
    secret: true,
  }),
  ...sharedServicesSettings,
});
