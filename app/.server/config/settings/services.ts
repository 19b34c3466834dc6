import { sharedServicesSettings } from "~/utils/services-settings";
import { optionalAddress } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Accounts");

export const servicesSettings = {
  servicesUrl: setting("SERVICES_URL", optionalAddress, {
    description:
      "Address of the services behind accounts (`npm run services`, docs/services-api.md). Empty: they run in this process.",
    example: "http://services.internal:4100",
  }),
  ...sharedServicesSettings,
};
