import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

interface PlaceFieldProps {
  id: string;
  /** Its key in the address. */
  name: string;
  /** As it was typed. */
  typed: string;
  /** Nobody knows that place. */
  unknown: boolean;
  /** The list whose answer changes what is said here, where the form itself stays as it is. */
  region?: string;
  hint?: string;
  /** Statistics hear that it was used, never what was typed. */
  tracked?: boolean;
}

/** Where somebody looks for something: a postcode or a place. One that nobody knows is said at the field. */
export function PlaceField({ id, name, typed, unknown, region, hint, tracked }: PlaceFieldProps) {
  const { t } = useTranslation();
  const said = `${id}-error`;
  const error = unknown && (
    <span className="error" id={region ? undefined : said}>
      <Icon name="error" />
      {t("nearby.unknown", { typed })}
    </span>
  );
  const described = [hint && `${id}-hint`, (region || unknown) && said].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{t("nearby.label")}</label>{" "}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}{" "}
      {region ? (
        <div data-swap={region} id={said}>
          {error}
        </div>
      ) : (
        error
      )}
      <input
        id={id}
        name={name}
        type="text"
        defaultValue={typed}
        autoComplete="postal-code"
        maxLength={100}
        aria-describedby={described || undefined}
        aria-invalid={unknown || undefined}
        data-filter={tracked ? name : undefined}
      />
    </div>
  );
}
