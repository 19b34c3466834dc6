export { addressesFile, indexFile } from "./xml.server";
