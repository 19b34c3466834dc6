import { inPlace } from "./in-place";

inPlace(document);
