import charity from "~/design/marks/charity.svg";
import privacy from "~/design/marks/privacy.svg";
import tax from "~/design/marks/tax.svg";
import website from "~/design/marks/website.svg";
import type { Image } from "~/fields/images";
import type { Brand } from "~/utils/brand";

/** A quality mark in the footer. */
export interface QualityMark {
  title: string;
  url: string | null;
  image: Image | null;
}

/** Drawings of our own: the real marks may be shown with their permission only, and come from the CMS. */
const ownMarks = {
  charity: { drawing: charity, url: "/over-ons/wie-we-zijn" },
  tax: { drawing: tax, url: "/over-ons/anbi" },
  privacy: { drawing: privacy, url: "/privacy" },
  website: { drawing: website, url: null },
};

/** The marks of each brand, shown unless the CMS has its own list (`marks` in the site settings). */
const brandMarks: Record<Brand, readonly (keyof typeof ownMarks)[]> = {
  alzheimer: ["charity", "tax", "privacy", "website"],
  samen: ["charity", "tax", "privacy"],
  dementie: ["charity", "privacy", "website"],
};

/** The marks of a brand. @param titleOf the name of a mark */
export function marksOf(brand: Brand, titleOf: (mark: keyof typeof ownMarks) => string): QualityMark[] {
  return brandMarks[brand].map((mark) => {
    const { drawing, url } = ownMarks[mark];
    const image = { alt: "", title: null, url: drawing, width: 64, height: 64, crops: {} };
    return { title: titleOf(mark), url, image };
  });
}
