export { profilePath } from "./paths";
export { Portrait } from "./portrait";
