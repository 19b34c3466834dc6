import type { CategoryIconName, NavigationName } from "~/fields/icon-names";

/** SVG paths of the category icons in a view box of 24 × 24, for a stroke of about 2. */
export const categoryPaths: Record<CategoryIconName, string> = {
  "category-car":
    "M5 17H3v-4l2-1 2-5h8l4 5 2 1v4h-2M9 17h6M5 12h14M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  "category-cloudy": "M7 19a4 4 0 0 1-.5-8A6 6 0 0 1 18 10a4.5 4.5 0 0 1-.5 9z",
  "category-cognitive":
    "M9 21v-3H7a2 2 0 0 1-2-2v-2l-2-1 2-3.5A7.5 7.5 0 1 1 17 15v6M12.5 13V7.5M12.5 9.5l3-1.5M12.5 11.5l-3-1.5",
  "category-finance": "M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 10v4M17.5 10v4",
  "category-hearing":
    "M7 9a5 5 0 0 1 10 0c0 4-3.5 4.5-3.5 8A3.5 3.5 0 0 1 7 18M10 9.5a2 2 0 0 1 4 0c0 1.5-2 2-2 3.5",
  "category-heart": "M12 20S3 14.5 3 8.5A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 9 2C21 14.5 12 20 12 20z",
  "category-help-desk":
    "M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM18.5 19c0 1.7-2 2.5-5 2.5",
  "category-hospital": "M4 21V7h5V3h6v4h5v14zM12 8v4M10 10h4M10 21v-5h4v5",
  "category-hotel":
    "M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3h-7v5M7 9.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  "category-pills":
    "M4.5 13.5l6-6a4.2 4.2 0 0 1 6 6l-6 6a4.2 4.2 0 0 1-6-6zM7.5 10.5l6 6M20 2.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z",
  "category-restaurant": "M4 3v4a3 3 0 0 0 6 0V3M7 3v18M18 21V3c-2.5 1-4 4-4 8v3h4",
  "category-scales-tipped": "M12 3v18M8 21h8M5 8l14-4M5 8l-3 7a3 3 0 0 0 6 0zM19 4l-3 7a3 3 0 0 0 6 0z",
  "category-sprout": "M12 21v-9M12 13c0-4-3-6-8-6 0 4 3 6.5 8 6zM12 11c0-4 3-6.5 8-6.5 0 4.5-3 6.5-8 6.5z",
  "category-stethoscope":
    "M7 3H5v5a4 4 0 0 0 8 0V3h-2M9 12v4a5 5 0 0 0 10 0v-3M19 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  "category-theater": "M4 5c5 2 11 2 16 0v6c0 5-4 9-8 10-4-1-8-5-8-10zM8 11h2M14 11h2M8.5 15c2 2 5 2 7 0",
};

/** SVG paths of the navigation icons, in the same view box. */
export const navigationPaths: Record<NavigationName, string> = {
  article: "M5 3h10l4 4v14H5zM15 3v4h4M9 12h6M9 16h6",
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20a6 6 0 0 1 12 0M16 5.5a3 3 0 0 1 0 5.3M18 14.5a6 6 0 0 1 3 5.5",
  hat: "M12 5l10 5-10 5L2 10zM6 12.5V17c3 2.5 9 2.5 12 0v-4.5M22 10v6",
  mic: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6",
  conversation: "M3 4h12v9H8l-3 3v-3H3zM18 9h3v8h-2v3l-3-3h-5",
  video: "M3 6h12v12H3zM15 10l6-3v10l-6-3",
};
