export { Portrait } from "./portrait";
