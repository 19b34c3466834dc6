import { z } from "zod";
import { brands } from "~/utils/brand";
import { unknownBrand } from "~/utils/errors";
import { flag, optionalAddress, port } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";
import { brandHostsSetting } from "../brand-hosts";

const setting = settingsOf("Address and brands");

export const addressSettings = {
  port: setting("PORT", port.prefault("3000"), {
    description: "Port the site listens on; 0 takes a free one.",
  }),
  host: setting("HOST", z.string().prefault("127.0.0.1"), {
    description: "Address the site listens on; `0.0.0.0` where the proxy is on another machine.",
    example: "0.0.0.0",
  }),
  publicUrl: setting("PUBLIC_URL", optionalAddress, {
    description: "Address that visitors use; https switches on HSTS. Empty: `http://localhost:{PORT}`.",
    example: "https://www.example.nl",
  }),
  hstsSubdomains: setting("HSTS_SUBDOMAINS", flag, {
    description:
      "1 extends HSTS to all hosts below those of the site: for a year browsers open them over https only. Set it once they all have https.",
    example: "1",
  }),
  trustProxy: setting("TRUST_PROXY", z.coerce.number().int().min(0).max(10).prefault("0"), {
    description:
      "Number of trusted proxies in front of the site; their `X-Forwarded-*` headers are used. Behind a proxy, 0 makes all visitors one client.",
    example: "1",
  }),
  brand: setting(
    "BRAND",
    z.enum(brands, { error: ({ input }) => unknownBrand(String(input)) }).prefault("dementie"),
    { description: `Brand of hosts that \`BRAND_HOSTS\` does not list: ${brands.join(", ")}.` },
  ),
  brandHosts: setting("BRAND_HOSTS", brandHostsSetting, {
    description:
      "Brand of each host, as `host=brand,host=brand`; the first host of a brand is its canonical one. `alzheimer.localhost`, `samen.localhost` and `dementie.localhost` always work.",
    example: "www.example.nl=alzheimer,samen.example.nl=samen",
  }),
  noindex: setting("NOINDEX", flag, {
    description: "1 keeps every page out of search engines, for a staging site.",
    example: "1",
  }),
};
