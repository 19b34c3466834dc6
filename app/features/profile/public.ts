export { memberPath } from "./paths";
export { Portrait } from "./portrait";
