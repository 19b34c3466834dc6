/** The category icons that editors can choose, each with the name of its icon in app/design/icons. */
export const categoryIcons = {
  car: "category-car",
  cloudy: "category-cloudy",
  cognitive: "category-cognitive",
  finance: "category-finance",
  hearing: "category-hearing",
  heart: "category-heart",
  "help-desk": "category-help-desk",
  hospital: "category-hospital",
  hotel: "category-hotel",
  pills: "category-pills",
  restaurant: "category-restaurant",
  "scales-tipped": "category-scales-tipped",
  sprout: "category-sprout",
  stethoscope: "category-stethoscope",
  theater: "category-theater",
} as const;

export type CategoryName = keyof typeof categoryIcons;
export type CategoryIconName = (typeof categoryIcons)[CategoryName];

/** The icons of the navigation block. */
export const navigationNames = ["article", "people", "hat", "mic", "conversation", "video"] as const;

export type NavigationName = (typeof navigationNames)[number];

function isCategoryName(name: string): name is CategoryName {
  return Object.hasOwn(categoryIcons, name);
}

export const categoryNames = Object.keys(categoryIcons).filter(isCategoryName);
