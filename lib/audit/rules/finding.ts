import { isNoindex, type Rule } from "../site";

/** A page is in the sitemap with a true date, or it is not to be found. */
export const finding: Rule = (page, { sitemap }) => {
  const date = sitemap.get(page.path);
  if (date === undefined) return isNoindex(page) ? [] : ["is neither in the sitemap nor noindex"];
  return [
    ...(isNoindex(page) ? ["is in the sitemap and noindex"] : []),
    ...(date ? [] : ["has other words than those that were dated: npm run revisions"]),
    ...(Date.parse(date) > Date.now() ? [`is dated in the future: ${date}`] : []),
  ];
};
