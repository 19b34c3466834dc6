import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { BlogCards } from "~/features/community/blogs/blog-cards";
import { loadBlogs } from "~/features/community/blogs/load.server";
import { CommunityNav } from "~/features/community/community-nav";
import { communityDocument } from "~/features/community/document";
import { blogsPath, communityPath, ownBlogPath } from "~/features/community/paths";
import { FormPage } from "~/shell/form-page";
import { itemIds, pagingNames } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", query: { shared: pagingNames() }, prefetch: true, siteMap: true },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t } = scope;
  const document = communityDocument(t("blogs.title"), { isPublic: true, description: t("blogs.intro") });
  return { ...(await loadBlogs(scope)), document };
}

/** The blogs of members, the newest entry first. */
export default function BlogsRoute() {
  const { t } = useTranslation();
  const { blogs, paging } = useLoaderData<typeof loader>();
  const title = t("blogs.title");
  return (
    <FormPage
      title={title}
      intro={t("blogs.intro")}
      crumbs={[
        { title: t("community.title"), url: communityPath },
        { title, url: blogsPath },
      ]}
      nav={<CommunityNav />}
      isWide
    >
      <p className="plain-links">
        <a href={ownBlogPath}>{t("blogs.own")}</a>
      </p>
      <section aria-labelledby="blogs" data-swap="blogs">
        <h2 id="blogs" data-announce>
          {t("blogs.list")}
        </h2>
        {blogs.length === 0 && <p>{t("blogs.empty")}</p>}
        <BlogCards blogs={blogs} idOf={itemIds("blogs", paging)} />
        <Pagination paging={paging} items={t("blogs.items")} anchor="blogs" />
      </section>
      <SwapStatus />
    </FormPage>
  );
}
