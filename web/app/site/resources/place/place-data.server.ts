import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PlaceDetail } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { pageSeo } from '~/seo/page-seo.server';
import { titledIn } from '~/seo/titled-in';
import { kindOfPoint } from '~/site/map/point-kinds';
import type { Nearby } from '~/site/outings/nearby';
import { inOwnLanguages, sitePaths } from '~/site/paths';
import { type ReviewsParameter, reviewsData } from '~/site/reviews/reviews-data.server';
import { isFacility } from './facility-shapes';

/** The three calls and pages of places; each knows places of its own kinds only. */
const kinds = {
  hotel: { pathOf: sitePaths.hotel, listOf: sitePaths.hotels },
  attraction: { pathOf: sitePaths.attraction, listOf: sitePaths.attractions },
  restaurant: { pathOf: sitePaths.restaurant, listOf: sitePaths.restaurants },
} as const satisfies Record<
  string,
  { pathOf: (language: Language, slug: string) => string; listOf: (language: Language) => string }
>;

const METRES = 1000;

export type PlaceKind = keyof typeof kinds;

function ask({ api, language }: PageContext, kind: PlaceKind, slug: string) {
  const query = { lang_id: language };
  if (kind === 'hotel') return api.GET('/hotel/{slug}', { params: { path: { slug }, query } });
  if (kind === 'restaurant') return api.GET('/restaurant/{id}', { params: { path: { id: slug }, query } });
  return api.GET('/attraction/{slug}', { params: { path: { slug }, query } });
}

/** Name and address as they stand in Vietnamese, for the driver; the page's own where there is no translation. */
async function forDriver({ api, language, context }: PageContext, place: { id: number; address: string }) {
  if (language === 'vi') return place.address;
  const params = { path: { id: String(place.id) }, query: { lang_id: 'vi' as const } };
  const answer = await optional(api.GET('/resource/{id}', { params }), context);
  return answer?.oneResources.address || place.address;
}

function nearbyOf(place: PlaceDetail['nearby'][number], language: Language): Nearby[] {
  const { id, title, lat, lon, resource_type, path, distance_km } = place;
  if (lat === null || lon === null) return [];
  const kind = kindOfPoint({ kind: 'resource', resource_type });
  const to = sitePaths.place(language, path);
  return [{ id: `resource-${id}`, title, lat, lon, kind, to, metres: distance_km * METRES }];
}

/** The page of one place of a kind, by slug or id. */
export async function placeData(page: PageContext<ReviewsParameter>, kind: PlaceKind, reference: string) {
  const { language, t, context } = page;
  const { pathOf, listOf } = kinds[kind];
  const { data } = await required(ask(page, kind, reference), context, (slug) => pathOf(language, slug));
  const { nearby, ...place } = data;
  const { title, slug, description, image, titles, alternates } = place;
  const path = pathOf(language, slug);
  const [vietnameseAddress, reviews, seo] = await Promise.all([
    forDriver(page, place),
    reviewsData(page, 'resource', place.id),
    pageSeo(page, {
      title: titledIn(title, place.city),
      description,
      image,
      canonical: path,
      alternates: inOwnLanguages(alternates, pathOf),
    }),
  ]);
  return {
    place,
    path,
    list: { title: t(`places:${kind}s.crumb`), to: listOf(language) },
    /** Other places around it, the nearest first. */
    around: nearby.flatMap((other) => nearbyOf(other, language)),
    driver: { name: titles.vi ?? title, where: vietnameseAddress || null },
    reviews,
    /** In words, for search engines. */
    amenities: place.facilities.filter(isFacility).map((code) => t(`places:facility.${code}`)),
    seo,
  };
}

/** A place with all that its page shows. */
export type PlaceData = Awaited<ReturnType<typeof placeData>>;
