import type { SiteLanguage } from './site-language';

/** One address of every kind of public page, under each language. */
export const pageKinds: Record<string, Record<SiteLanguage, string>> = {
  home: { en: '/en', vi: '/vi' },
  city: { en: '/en/city/hoi-an', vi: '/vi/city/hoi-an' },
  places: { en: '/en/placetogo?month=2', vi: '/vi/placetogo?month=2' },
  stories: { en: '/en/blogs', vi: '/vi/blogs' },
  story: { en: '/en/blogs/reunification-express-by-daylight', vi: '/vi/blogs/nam-gio-sang-cho-noi-cai-rang' },
  'experience types': { en: '/en/experience-types', vi: '/vi/experience-types' },
  'experience type': {
    en: '/en/experience-types/vietnamese-cuisine',
    vi: '/vi/experience-types/vietnamese-cuisine?page=2',
  },
  experience: { en: '/en/experiences/pho-for-breakfast-ha-noi', vi: '/vi/experiences/bat-pho-sang-pho-co' },
  'things to do': { en: '/en/thingstodo', vi: '/vi/thingstodo?keyword=qwxz' },
  'thing to do': {
    en: '/en/thingstodo/walk-around-hoan-kiem-lake',
    vi: '/vi/thingstodo/dao-ho-hoan-kiem-pho-di-bo',
  },
  search: { en: '/en/search-result?keyword=hue', vi: '/vi/search-result?keyword=hue' },
  'empty search': { en: '/en/search-result?keyword=qwxz', vi: '/vi/search-result?keyword=qwxz' },
  'unknown page': { en: '/en/nowhere', vi: '/vi/nowhere' },
};
