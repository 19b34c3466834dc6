import { checkMailSettings, mailSettings } from "~/utils/mail-settings";
import { isDemo, messageKeysMissing } from "~/utils/services-settings";
import { settingsError } from "~/utils/settings";
import type { Config } from "./config";

/** Checks that messages of members can be encrypted. @throws Error that names the missing setting */
export function requireMessageKeys(config: Config): void {
  if (!config.servicesUrl && !isDemo(config) && config.messageKeys.length === 0) throw messageKeysMissing();
}

/** Checks that the mails of members can be sent. @throws Error that names a missing setting */
export function requireMailServer(config: Config): void {
  if (config.servicesUrl) return;
  checkMailSettings(config.mail);
  if (isDemo(config) || config.mail.smtpUrl) return;
  const problem = "is missing: with a PUBLIC_URL of https, members need their mails";
  throw settingsError([{ setting: mailSettings.shape.smtpUrl, value: "", problem }]);
}
