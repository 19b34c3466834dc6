import { enhance } from "./site-script";

enhance(document);
