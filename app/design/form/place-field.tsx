import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

interface PlaceFieldProps {
  id: string;
  /** The query parameter. */
  name: string;
  /** The typed value. */
  typed: string;
  /** Whether the place is unknown. */
  unknown: boolean;
  /** The swap of the list, which replaces the error while the form itself stays. */
  swap?: string;
  hint?: string;
  /** Whether use of the field is tracked; the typed value never is. */
  tracked?: boolean;
}

/** A field for a postcode or place. An unknown place is an error on the field. */
export function PlaceField({ id, name, typed, unknown, swap, hint, tracked }: PlaceFieldProps) {
  const { t } = useTranslation();
  const errorId = `${id}-error`;
  const error = unknown && (
    <span className="error" id={swap ? undefined : errorId}>
      <Icon name="error" />
      {t("nearby.unknown", { typed })}
    </span>
  );
  const described = [hint && `${id}-hint`, (swap || unknown) && errorId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{t("nearby.label")}</label>{" "}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}{" "}
      {swap ? (
        <div data-swap={swap} id={errorId}>
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
