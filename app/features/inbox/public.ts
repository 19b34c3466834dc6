export { NewCount } from "./new-count";
