import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import type { ProfileItem } from "../../../services/profile/contract";

interface ShareableProps {
  form: FormState;
  item: ProfileItem;
  children: ReactNode;
}

/** An item of the profile, beside the box that keeps it from others. */
export function Shareable({ form, item, children }: ShareableProps) {
  const { t } = useTranslation();
  return (
    <div className="shareable">
      {children}
      <div className="choice hide">
        <input
          type="checkbox"
          name="private"
          id={`private-${item}`}
          value={item}
          defaultChecked={form.values.private?.includes(item)}
        />
        <label htmlFor={`private-${item}`}>
          {t("profile.doNotShare")}
          <span className="vh">: {t(`profile.items.${item}`)}</span>
        </label>
      </div>
    </div>
  );
}
