import { z } from "zod";
import { type Brand, brands, isBrand } from "~/utils/brand";
import { unknownBrand } from "~/utils/errors";

/** The brand of each host, by lower-case name without port. The first host of a brand is its canonical one. */
export type BrandHosts = ReadonlyMap<string, Brand>;

/** `host=brand,host=brand`. The `.localhost` names are always included and can be assigned to another brand. */
export const brandHostsSetting = z
  .string()
  .transform((value, context): BrandHosts => {
    const hosts = new Map<string, Brand>();
    for (const entry of value.split(",").filter((part) => part.trim())) {
      const [host, brand, ...rest] = entry.split("=").map((part) => part.trim());
      if (!host || !brand || rest.length > 0) {
        context.addIssue({ code: "custom", message: `has an entry that is not host=brand: '${entry}'` });
      } else if (isBrand(brand)) {
        hosts.set(host.toLowerCase().replace(/:\d+$/, ""), brand);
      } else {
        context.addIssue({ code: "custom", message: unknownBrand(brand) });
      }
    }
    for (const brand of brands) if (!hosts.has(`${brand}.localhost`)) hosts.set(`${brand}.localhost`, brand);
    return hosts;
  })
  .prefault("");
