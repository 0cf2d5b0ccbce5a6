import type { Alternates } from '~/api/types';
import type { Language } from '~/i18n/languages';

/** Addresses of the public pages, so that a link and its page cannot drift apart. */
export const sitePaths = {
  home: (language: Language) => `/${language}`,
  city: (language: Language, slug: string) => `/${language}/city/${slug}`,
  places: (language: Language) => `/${language}/placetogo`,
  placesInMonth: (language: Language, month: number) => `/${language}/placetogo?month=${month}`,
  placesInRegion: (language: Language, regionId: number) => `/${language}/placetogo?region_id=${regionId}`,
  search: (language: Language) => `/${language}/search-result`,
  blogs: (language: Language) => `/${language}/blogs`,
  blogCategory: (language: Language, categoryId: number) => `/${language}/blogs?category_id=${categoryId}`,
  blog: (language: Language, slug: string) => `/${language}/blogs/${slug}`,
};

/** Both addresses of a page that exists in every language under the same path. */
export function inBothLanguages(path: (language: Language) => string): Alternates {
  return { en: path('en'), vi: path('vi') };
}
