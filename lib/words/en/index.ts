import { site } from "./site";

/** Everything the site says in English, by area; what a single tool's page says stands in its folder in `lib/tools`. */
export const en = { site };
