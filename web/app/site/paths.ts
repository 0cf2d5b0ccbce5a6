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
  travelTips: (language: Language) => `/${language}/travel-tips`,
  storiesInspiration: (language: Language) => `/${language}/stories-inspiration`,
  experienceType: (language: Language, slug: string) => `/${language}/experience-types/${slug}`,
  experience: (language: Language, slug: string) => `/${language}/experiences/${slug}`,
  thing: (language: Language, slug: string) => `/${language}/thingstodo/${slug}`,
  events: (language: Language) => `/${language}/events`,
  event: (language: Language, slug: string) => `/${language}/events/${slug}`,
  itineraries: (language: Language) => `/${language}/itineraries`,
  itinerary: (language: Language, slug: string) => `/${language}/itineraries/${slug}`,
  hotels: (language: Language) => `/${language}/hotels`,
  historicHotels: (language: Language) => `/${language}/historichotel`,
  attractions: (language: Language) => `/${language}/attractions`,
  restaurants: (language: Language) => `/${language}/restaurant`,
  /** A place of any kind; the API says where its page is (`/hotels/majestic`). */
  place: (language: Language, path: string) => `/${language}${path}`,
  sightseeing: (language: Language, citySlug?: string, placeId?: number) =>
    `/${language}/sightseeing${citySlug ? `/${citySlug}` : ''}${citySlug && placeId ? `/${placeId}` : ''}`,
  tags: (language: Language) => `/${language}/tags`,
  tag: (language: Language, keyword: string) => `/${language}/tags/${encodeURIComponent(keyword)}`,
  rating: (language: Language) => `/${language}/rating`,
  planYourTrip: (language: Language) => `/${language}/plan-your-trip`,
  about: (language: Language) => `/${language}/about`,
  contact: (language: Language) => `/${language}/contact`,
  /** A guide by its path: `visa-guide`, `safety`, … */
  guide: (language: Language, name: string) => `/${language}/${name}`,
  saved: (language: Language) => `/${language}/saved`,
};

/** Both addresses of a page that exists in every language under the same path. */
export function inBothLanguages(path: (language: Language) => string): Alternates {
  return { en: path('en'), vi: path('vi') };
}
