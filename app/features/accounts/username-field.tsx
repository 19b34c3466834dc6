import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormState } from "~/design/form/form-state";
import { typedValue } from "~/design/form/form-state";

interface UsernameFieldProps {
  form: FormState;
  /** Free usernames like the one that was taken. */
  suggestions: readonly string[];
}

/** The username, with free ones to choose from where the typed one is taken. */
export function UsernameField({ form, suggestions }: UsernameFieldProps) {
  const { t } = useTranslation();
  // A suggestion that was chosen before is the name now.
  const name = (suggestions.length === 0 && typedValue(form, "suggestion")) || typedValue(form, "username");
  return (
    <>
      <FormField
        id="username"
        label={t("accounts.register.username")}
        hint={t("accounts.register.usernameHint")}
        error={form.errors.username}
        required
      >
        {(attributes) => (
          <input
            {...attributes}
            name="username"
            type="text"
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={name}
          />
        )}
      </FormField>
      {suggestions.length > 0 && (
        <fieldset className="field">
          <legend>{t("accounts.register.suggestions")}</legend>
          <div className="chipset">
            {["", ...suggestions].map((name, index) => (
              <div className="choice" key={name}>
                <input
                  type="radio"
                  id={`suggestion-${index}`}
                  name="suggestion"
                  value={name}
                  defaultChecked={name === ""}
                />
                <label htmlFor={`suggestion-${index}`}>{name || t("accounts.register.ownName")}</label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
