export { byDateNewestFirst, type LatestNewsItem, type ListedNewsItem, relatedNews } from "./latest";
export { type NewsItem, type NewsPage, newsFeedAddress, newsPerPage } from "./model";
export { NewsList } from "./news-list";
