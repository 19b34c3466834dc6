import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { brandFiles, themeColours } from "~/utils/brand-files";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** The web manifest of the host's brand, for adding the site to a home screen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { brand, t } = await requestScope(request, context);
  const { icon, icon192, icon512 } = brandFiles(brand);
  const pngIcon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    id: "/",
    name: t("brand.name"),
    short_name: t("brand.shortName"),
    description: t("brand.description"),
    lang: "nl",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: themeColours[brand].light,
    background_color: "#ffffff",
    icons: [
      { src: icon, sizes: "any", type: "image/svg+xml", purpose: "any" },
      // Their artwork stays within the safe zone of maskable icons.
      { ...pngIcon(icon192, 192), purpose: "any" },
      { ...pngIcon(icon512, 512), purpose: "any" },
      { ...pngIcon(icon192, 192), purpose: "maskable" },
      { ...pngIcon(icon512, 512), purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
