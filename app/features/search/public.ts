export { highlight, type TextPart } from "./highlight";
export { MarkedText } from "./marked-text";
export { type ResultCount, readTerm, type SearchResult } from "./model";
export { SearchPageForm } from "./search-form";
