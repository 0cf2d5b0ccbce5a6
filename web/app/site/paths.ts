import type { Alternates } from '~/api/types';
import { monthSlugs } from '~/api/values.gen';
import { isLanguage, type Language } from '~/i18n/languages';
import { tagSlug } from '~/i18n/slugify';

/** Addresses of the public pages, so that a link and its page cannot drift apart. */
export const sitePaths = {
  home: (language: Language) => `/${language}`,
  city: (language: Language, slug: string) => `/${language}/city/${slug}`,
  places: (language: Language) => `/${language}/placetogo`,
  placesInMonth: (language: Language, month: number) => `/${language}/placetogo?month=${month}`,
  placesInRegion: (language: Language, regionId: number) => `/${language}/placetogo?region_id=${regionId}`,
  whereToGo: (language: Language, query = '') => `/${language}/where-to-go${query ? `?${query}` : ''}`,
  whenToGo: (language: Language) => `/${language}/when-to-go`,
  /** A month in all of the country, or in the region with this slug. */
  monthToGo: (language: Language, month: number, regionSlug?: string) =>
    `/${language}/when-to-go/${monthSlugs[language][month - 1]}${regionSlug ? `/${regionSlug}` : ''}`,
  /** What the conversation can do, in each language. */
  chat: (language: Language) => `/${language}/chat`,
  /** The conversation with a first question, which is asked at once. */
  askChat: (language: Language, question: string) =>
    `/chat-plant-your-trip?lang=${language}&ask=${encodeURIComponent(question)}`,
  search: (language: Language) => `/${language}/search-result`,
  blogs: (language: Language) => `/${language}/blogs`,
  blogCategory: (language: Language, categoryId: number) => `/${language}/blogs?category_id=${categoryId}`,
  blog: (language: Language, slug: string) => `/${language}/blogs/${slug}`,
  travelTips: (language: Language) => `/${language}/travel-tips`,
  storiesInspiration: (language: Language) => `/${language}/stories-inspiration`,
  experienceTypes: (language: Language) => `/${language}/experience-types`,
  experienceType: (language: Language, slug: string) => `/${language}/experience-types/${slug}`,
  experience: (language: Language, slug: string) => `/${language}/experiences/${slug}`,
  things: (language: Language) => `/${language}/thingstodo`,
  thingsInCity: (language: Language, cityId: number) => `/${language}/thingstodo?city_id=${cityId}`,
  thingsOfCategory: (language: Language, categoryId: number) =>
    `/${language}/thingstodo?category_id=${categoryId}`,
  thing: (language: Language, slug: string) => `/${language}/thingstodo/${slug}`,
  events: (language: Language) => `/${language}/events`,
  eventsOfKind: (language: Language, kind: string) => `/${language}/events?event_type=${kind}`,
  eventsInCity: (language: Language, cityId: number) => `/${language}/events?city_id=${cityId}`,
  eventCalendar: (language: Language, month?: string) =>
    `/${language}/events?view=calendar${month ? `&month=${month}` : ''}`,
  /** The calendar file of an event, which the API makes. */
  eventFile: (language: Language, slug: string) => `/api/event/${slug}/calendar.ics?lang_id=${language}`,
  event: (language: Language, slug: string) => `/${language}/events/${slug}`,
  itineraries: (language: Language) => `/${language}/itineraries`,
  itinerariesFrom: (language: Language, citySlug: string) =>
    `/${language}/itineraries?departurepoint=${citySlug}`,
  itinerariesOfStyle: (language: Language, styleSlug: string) =>
    `/${language}/itineraries?travelstyle=${styleSlug}`,
  itinerary: (language: Language, slug: string) => `/${language}/itineraries/${slug}`,
  hotels: (language: Language) => `/${language}/hotels`,
  hotel: (language: Language, slug: string) => `/${language}/hotels/${slug}`,
  historicHotels: (language: Language) => `/${language}/historichotel`,
  attractions: (language: Language) => `/${language}/attractions`,
  attraction: (language: Language, slug: string) => `/${language}/attractions/${slug}`,
  restaurants: (language: Language) => `/${language}/restaurant`,
  restaurant: (language: Language, slug: string) => `/${language}/restaurant/detail/${slug}`,
  /** A place of any kind; the API says where its page is (`/hotels/majestic`). */
  place: (language: Language, path: string) => `/${language}${path}`,
  sightseeing: (language: Language, citySlug?: string, placeId?: number) =>
    `/${language}/sightseeing${citySlug ? `/${citySlug}` : ''}${citySlug && placeId ? `/${placeId}` : ''}`,
  /** The full-screen map of a city, which stands outside the languages. */
  cityMap: (citySlug: string, placeId?: number) =>
    `/maps/${citySlug}${placeId ? `/resources/${placeId}` : ''}`,
  /** The page that a tag at a place opens, and where one writes a review after it. */
  checkIn: (citySlug: string, placeId: number) => `/maps/${citySlug}/${placeId}`,
  checkInReview: (citySlug: string, placeId: number) => `/maps/${citySlug}/${placeId}/review`,
  tags: (language: Language) => `/${language}/tags`,
  /** The page of a tag, by its name or slug. */
  tag: (language: Language, name: string) => `/${language}/tags/${tagSlug(name)}`,
  rating: (language: Language) => `/${language}/rating`,
  planYourTrip: (language: Language) => `/${language}/plan-your-trip`,
  trip: (language: Language) => `/${language}/tripdetail`,
  tripTo: (language: Language, cityId: number) => `/${language}/tripdetail?city_id=${cityId}`,
  /** A plan made from the answers of an address, one that the browser keeps, or one of the account. */
  tripResult: (language: Language) => `/${language}/tripdetail/result`,
  storedTrip: (language: Language, key: string) => `/${language}/tripdetail/result?trip=${key}`,
  ownTrip: (language: Language, id: number) => `/${language}/tripdetail/result?saved=${id}`,
  sharedTrip: (language: Language, token: string) => `/${language}/tripdetail/shared/${token}`,
  /** A shared plan as a file for a calendar or a map, which the API makes. */
  sharedTripFile: (language: Language, token: string, format: 'ics' | 'gpx') =>
    `/api/trips/shared/${token}/${format === 'ics' ? 'calendar.ics' : 'route.gpx'}?lang_id=${language}`,
  /** The conversation about a journey, which stands outside the languages and goes on in that of the page. */
  tripChat: (language: Language, key?: string | null) =>
    `/chat-plant-your-trip?lang=${language}${key ? `&trip=${key}` : ''}`,
  /** The same without anything. */
  newChat: '/chat-plant-your-trip',
  about: (language: Language) => `/${language}/about`,
  contact: (language: Language) => `/${language}/contact`,
  /** A guide by its path: `visa-guide`, `safety`, … */
  guide: (language: Language, name: string) => `/${language}/${name}`,
  /** The forecast for a city. */
  forecast: (language: Language, citySlug: string) =>
    `/${language}/weathertrip?place=${encodeURIComponent(citySlug)}#forecast`,
  flights: (language: Language) => `/${language}/flights`,
  /** The form filled in with where to. */
  flightsTo: (language: Language, place: string) => `/${language}/flights?to=${encodeURIComponent(place)}`,
  shopping: (language: Language) => `/${language}/shopping`,
  payment: (language: Language, orderCode?: string) =>
    `/${language}/payment${orderCode ? `?order=${orderCode}` : ''}`,
  paymentSuccess: (language: Language, orderCode: string, reference: string) =>
    `/${language}/payment-success/${orderCode}/${reference}`,
  myTickets: (language: Language) => `/${language}/listticket`,
  ticket: (language: Language, orderCode: string, ticketCode?: string) =>
    `/${language}/detail-ticket?order=${orderCode}${ticketCode ? `&ticket=${ticketCode}` : ''}`,
  /** The days of an order as a calendar file, which the API makes for who may see it. */
  orderFile: (language: Language, orderCode: string) =>
    `/api/orders/${orderCode}/calendar.ics?lang_id=${language}`,
  saved: (language: Language) => `/${language}/saved`,
  offline: (language: Language) => `/${language}/offline`,
  signIn: (language: Language) => `/${language}/signin`,
  signInPassword: (language: Language, email?: string) =>
    `/${language}/signin-password${email ? `?email=${encodeURIComponent(email)}` : ''}`,
  signUp: (language: Language, email?: string) =>
    `/${language}/signup${email ? `?email=${encodeURIComponent(email)}` : ''}`,
  signOut: (language: Language) => `/${language}/signout`,
  activate: (language: Language) => `/${language}/activate`,
  forgotPassword: (language: Language) => `/${language}/forgot-password`,
  newPassword: (language: Language) => `/${language}/forgot-password/confirm`,
  profile: (language: Language) => `/${language}/profile`,
  rate: (language: Language) => `/${language}/rate`,
  confirmReview: (language: Language) => `/${language}/confirm-review`,
  writeReview: (language: Language) => `/${language}/write-review`,
  reviewAct: (language: Language, id: number, act: 'helpful' | 'report') =>
    `/${language}/reviews/${id}/${act}`,
};

/** Both addresses of a page that exists in every language under the same path. */
export function inBothLanguages(path: (language: Language) => string): Alternates {
  return { en: path('en'), vi: path('vi') };
}

/** Addresses of a record's page in the languages that it is written in, from its slugs. */
export function inOwnLanguages(
  slugs: { [language: string]: string },
  path: (language: Language, slug: string) => string,
): Alternates {
  return Object.fromEntries(
    Object.entries(slugs).flatMap(([code, slug]) => (isLanguage(code) ? [[code, path(code, slug)]] : [])),
  );
}
