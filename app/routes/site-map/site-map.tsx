import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { CmsLink } from "~/design/link";
import { buildSiteMap } from "~/features/site-map/model";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import { MenuLink } from "~/shell/menu-list";
import { useShell } from "~/shell/shell";
import type { MenuItem } from "~/utils/menu";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", slideIn: true, prefetch: true, tracking: true, siteMap: true },
} satisfies { policy: RoutePolicy };

/** The site map for visitors, as links; search engines use /sitemap.xml. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t } = scope;
  return loadAddedContent("/sitemap", scope, {
    title: t("siteMap.title"),
    description: t("siteMap.intro"),
    sheets: ["lists"],
  });
}

export default function SiteMapRoute() {
  const { t } = useTranslation();
  const { header, blocks, reviewed } = useLoaderData<typeof loader>();
  const { mainMenu, footerMenu } = useShell();
  const { sections, entries, others } = buildSiteMap(mainMenu, footerMenu);
  const fixed = others.map((url) => {
    const title = t(`siteMap.pages.${url}`);
    return { title, description: null, url, external: false, items: [] };
  });
  return (
    <>
      <AddedHeader
        header={header ?? builtInHeader(t("siteMap.title"), `<p>${t("siteMap.intro")}</p>`)}
        blocks={blocks}
      />
      <div className="wrap section section-tight">
        <div className="site-map">
          {sections.map(({ title, url, external, items }) => (
            <section key={title} aria-label={title}>
              <h2>{url ? <CmsLink link={{ title, url, external }} /> : title}</h2>
              <Links items={items} />
            </section>
          ))}
          <section aria-label={t("siteMap.others")}>
            <h2>{t("siteMap.others")}</h2>
            <Links items={[...entries, ...fixed]} />
          </section>
        </div>
      </div>
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}

function Links({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.url ?? item.title}>
          <MenuLink item={item} />
          <Links items={item.items} />
        </li>
      ))}
    </ul>
  );
}
