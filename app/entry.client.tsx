import { enhance } from "./enhance/enhance";

enhance(document);
