import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { type Address, addressLines, directionsUrl } from "~/fields/addresses";
import { CmsLink } from "./link";

interface AddressLinesProps {
  address: Address;
  /** The name of the place when not in the address, for the text of the route link. */
  name?: string | undefined;
}

/** An address as on an envelope, with a link to the route. */
export function AddressLines({ address, name }: AddressLinesProps) {
  const { t } = useTranslation();
  const lines = addressLines(address);
  const directions = directionsUrl(address);
  const place = [name, ...lines].filter(Boolean).join(", ");
  return (
    <div className="address">
      {lines.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{" "}
        </Fragment>
      ))}
      {directions && (
        <CmsLink link={{ url: directions, title: t("place.directions"), external: true }}>
          {t("place.directions")}
          <span className="vh"> {t("place.to", { place })}</span>
        </CmsLink>
      )}
    </div>
  );
}
