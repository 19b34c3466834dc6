import type { ListedNewsItem } from "~/features/news/latest";

/** News items of a block: the first of today, each next one a day older, three on every screen. */
export function latestNews(count: number): ListedNewsItem[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Nieuws ${index + 1}`,
    url: `/nieuws/bericht-${index + 1}`,
    date: `2026-11-${String(19 - index).padStart(2, "0")}T08:00:00Z`,
    image: index === 0 ? newsPicture : null,
    wideOnly: index > 2,
    source: null,
  }));
}

const newsPicture: ListedNewsItem["image"] = {
  alt: "Een volle zaal luistert",
  title: null,
  url: "/drupal/media/3f2a1b9c/gesprek/original.svg",
  width: 960,
  height: 640,
  crops: { "350": { width: 350, height: null, jpeg: "/drupal/media/3f2a1b9c/gesprek/350.jpg" } },
};
