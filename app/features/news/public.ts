export {
  byDateNewestFirst,
  type LatestNewsItem,
  type ListedNewsItem,
  type NewsSource,
  relatedNews,
} from "./latest";
export { type NewsItem, type NewsPage, newsFeedAddress, newsPerPage } from "./model";
export { NewsList } from "./news-list";
