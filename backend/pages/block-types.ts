import type { FieldName } from "./field-kinds";

interface ParagraphType {
  fields: readonly FieldName[];
  /** Which paragraphs `items` may hold. */
  items?: readonly string[];
}

const card = ["title", "text", "image", "link"] as const;
const ctaTypes = ["cta_brochures", "cta_extensive", "cta_geheugentest", "spotlight"] as const;

/** The blocks a page can hold, each with its fields: the table of docs/content.md. */
const blockTypes = {
  text: { fields: ["text"] },
  text_with_title: { fields: ["title", "text"] },
  text_image: { fields: ["title", "text", "image", "image_position", "text_alignment", "link"] },
  text_split_columns: { fields: ["title", "text_left", "text_right"] },
  text_two_coulmns: { fields: ["title", "text"] },
  quote: { fields: ["quote", "author", "author_description", "image", "image_position", "link"] },
  link_list: { fields: ["title", "items"], items: ["link_list_item"] },
  cta: { fields: ["items"], items: ctaTypes },
  expandable: { fields: ["title", "items"], items: ["expandable_item"] },
  media: { fields: ["media", "media_width", "caption"] },
  media_block: { fields: ["title", "text", "media", "media_width", "caption"] },
  grid_with_image: { fields: ["title", "columns", "items"], items: ["grid_with_image_item"] },
  home_grid_image: { fields: ["title", "text", "carousel", "items"], items: ["home_grid_image_item"] },
  iframe: {
    fields: ["src", "title", "cookie_text", "cookie_label", "full_width", "marketing_cookie", "height"],
  },
  image_grid_node: { fields: ["title", "columns", "nodes"] },
  home_link_grid: { fields: ["title", "items"], items: ["link_list_item"] },
  homepage_banner: { fields: ["title", "items"], items: ["homepage_banner_item"] },
  pijlers: { fields: ["title", "items"], items: ["pijlers_item"] },
  news_block: { fields: ["title", "news_category"] },
  collecte_form: {
    fields: ["title", "text", "explanation_title", "explanation", "collector_link", "box_link"],
  },
  donate_widget: { fields: ["title", "text", "items"], items: ["donation_frequency"] },
  spotler_form: {
    fields: ["title", "text", "form_id", "script_id", "alignment", "width", "color", "items"],
    items: ["spotler_field"],
  },
  hulp_in_de_buurt: { fields: ["title", "text", "image"] },
  breaker: { fields: ["design", "title", "text", "icons", "image", "link"] },
  impact_block: { fields: ["title", "link", "items"], items: ["impact_item"] },
  impact: { fields: ["title", "link", "items"], items: ["impact_item"] },
  link_with_image: { fields: card },
  kader: { fields: ["title", "text", "color"] },
  frame: { fields: card },
  follow_on: { fields: ["title", "text", "items"], items: ["follow_on_item"] },
  volgOns: { fields: ["title", "text", "items"], items: ["follow_on_item"] },
  html: { fields: ["text"] },
  internalLink: { fields: ["link"] },
  donatie: { fields: card },
  activity_block: { fields: ["title", "activity_type", "text", "link"] },
  centralised_building_block: { fields: ["building_block"] },
} as const satisfies Record<string, ParagraphType>;

/** What the `items` of those blocks can be. */
const itemTypes = {
  link_list_item: { fields: ["link", "description", "icon"] },
  cta_brochures: { fields: card },
  cta_extensive: { fields: [...card, "secondary_link"] },
  cta_geheugentest: { fields: ["title", "text", "link"] },
  spotlight: { fields: [...card, "secondary_link", "width"] },
  expandable_item: { fields: ["title", "text"] },
  score_text_item: { fields: ["body", "age_group", "score_group"] },
  grid_with_image_item: { fields: card },
  home_grid_image_item: { fields: card },
  homepage_banner_item: { fields: ["label", ...card] },
  pijlers_item: { fields: card },
  shop_item: { fields: [...card, "label", "secondary_link"] },
  spotler_field: { fields: ["label", "kind", "value"] },
  donation_frequency: { fields: ["frequency", "title", "amounts"] },
  impact_item: { fields: ["title", "text", "image"] },
  follow_on_item: { fields: ["link"] },
} as const satisfies Record<string, ParagraphType>;

export const paragraphTypes: ReadonlyMap<string, ParagraphType> = new Map(
  Object.entries({ ...blockTypes, ...itemTypes }),
);

/** Which paragraphs the fields of a page may hold. */
export const pageParagraphs: Partial<Record<FieldName, readonly string[]>> = {
  page_content: Object.keys(blockTypes),
  paragraphs: Object.keys(blockTypes),
  score_text: ["score_text_item"],
  sticky_cta: ctaTypes,
  items: ["shop_item"],
};
