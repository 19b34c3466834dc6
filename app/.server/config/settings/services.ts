import { z } from "zod";
import { sharedServicesSettings } from "~/utils/services-settings";
import { optional, optionalAddress } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Accounts");

/** How the site reaches the services, or runs them itself, and hears of bounces. */
export const servicesClientSettings = {
  servicesUrl: setting("SERVICES_URL", optionalAddress, {
    description:
      "Address of the services behind accounts (`npm run services`, docs/services-api.md). Empty: they run in this process.",
    example: "http://services.internal:4100",
  }),
  ...sharedServicesSettings,
  bounceSecret: settingsOf("Mail")(
    "BOUNCE_SECRET",
    optional(z.string().min(16, "is shorter than 16 characters")).prefault(""),
    {
      description:
        "Signs the calls of `POST /_bounce`, by which a mail server reports mails that came back; 16 characters or more. Empty: there is no such address.",
      example: "a long random text",
      secret: true,
    },
  ),
};
