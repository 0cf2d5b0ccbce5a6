/** How answers of calls may be cached, from `x-read-only`, `x-uncached` and `x-asks-partners` of the API's document. */
export const readOnlyPosts = [
  "/blogs/about/website/list",
  "/tour/list-tour",
  "/tour/list-departure",
  "/tour/list-travelstyle",
  "/things-to-do/listincity",
  "/gallery/list/{module}",
  "/planyourtrip/website/header-menu",
  "/planyourtrip/website/gallery",
  "/seosearch/search-by-url",
  "/setting/profile/information",
  "/countries/list-option"
] as const;
export const uncachedReads = [
  "/search"
] as const;
export const partnerReads = [
  "/flights"
] as const;
