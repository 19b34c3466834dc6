import { useTranslation } from "react-i18next";
import { Setting } from "./setting";

interface Device {
  id: string;
  deviceName: string;
  seen: string;
  isCurrent: boolean;
}

/** Where the member is logged in, with a button for each other device. */
export function DevicesPart({ devices, token }: { devices: readonly Device[]; token: string }) {
  const { t } = useTranslation();
  return (
    <Setting id="apparaten-titel" title={t("settings.devices.title")} text={t("settings.devices.text")}>
      <ul className="devices">
        {devices.map(({ id, deviceName, seen, isCurrent }) => {
          const name = deviceName || t("settings.devices.unknown");
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p className="meta">{isCurrent ? t("settings.devices.current") : seen}</p>
              </div>
              {!isCurrent && <EndSession id={id} name={name} token={token} />}
            </li>
          );
        })}
      </ul>
      <p className="plain-links">
        <a href="/mijn/wachtwoord">{t("accounts.myPassword.title")}</a>
        <br />
        <a href="/mijn/e-mailadres">{t("accounts.myEmail.title")}</a>
      </p>
    </Setting>
  );
}

function EndSession({ id, name, token }: { id: string; name: string; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/mijn/instellingen">
      <input type="hidden" name="part" value="apparaten" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-second btn-small" type="submit">
        {t("settings.devices.button")} <span className="vh">{t("settings.devices.on", { name })}</span>
      </button>
    </form>
  );
}
