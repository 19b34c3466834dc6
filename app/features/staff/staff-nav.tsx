import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { MemberNav } from "~/features/accounts/public";
import type { Desk } from "./desks.server";
import { staffPath } from "./paths";

/** The desks of who is logged in, and logging out. @param token of the page's forms */
export function StaffNav({ desks, token }: { desks: readonly Desk[]; token: string }) {
  const { t } = useTranslation();
  const { path: current } = usePageContext();
  const section = desks.find(({ path }) => current.startsWith(`${path}/`))?.path;
  const pages = [
    { url: staffPath, title: t("staff.title") },
    ...desks.map(({ name, path }) => ({ url: path, title: t(`staff.desks.${name}.title`) })),
  ];
  return <MemberNav label={t("staff.nav")} pages={pages} token={token} section={section} />;
}
