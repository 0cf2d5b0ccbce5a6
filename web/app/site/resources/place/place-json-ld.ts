import { accommodation, restaurant } from '~/api/resource-types';
import { provinceName } from '~/i18n/province-name';
import { breadcrumbList, type JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import { sitePaths } from '~/site/paths';
import { knownInfo } from '~/site/visitor/known-info';
import { accessJsonLd, dialled, feeJsonLd, isFree, openingJsonLd } from '~/site/visitor/visitor-json-ld';
import type { PlaceData } from './place-data.server';

/** The province since 2025, by the coordinates of the place. */
const provinceOf = ({ reach }: PlaceData['place']['visitor_info'], language: PageSeo['language']) =>
  reach?.province && provinceName(reach.province, language);

/** What a meal costs where that is known, else how expensive the house is. */
function priceRangeOf({ price_band, is_memorial, visitor_info }: PlaceData['place']): string | undefined {
  const { is_free, meal_from, meal_to } = knownInfo(visitor_info).price ?? {};
  if (meal_from) return meal_to && meal_to > meal_from ? `${meal_from}–${meal_to} VND` : `${meal_from} VND`;
  return price_band && !is_memorial && !is_free ? '₫'.repeat(price_band) : undefined;
}

type Described = Pick<PlaceData, 'place' | 'amenities'>;

/** What all places have: where they are, when they open, what visitors think of them. */
function common({ place, amenities }: Described, seo: PageSeo) {
  const { title, address, city, lat, lon, phone, website, reviews_summary } = place;
  const features = [
    ...amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...accessJsonLd(place),
  ];
  const { score, count } = reviews_summary;
  return {
    name: title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: city?.title,
      addressRegion: provinceOf(place.visitor_info, seo.language),
      addressCountry: 'VN',
    },
    geo:
      lat !== null && lon !== null ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } : undefined,
    telephone: phone ? dialled(phone) : undefined,
    sameAs: website ?? undefined,
    ...openingJsonLd(place, seo.language),
    priceRange: priceRangeOf(place),
    amenityFeature: features.length > 0 ? features : undefined,
    aggregateRating:
      score !== null && count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: score,
            ratingCount: count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  };
}

/** A place for search engines, as what it is. */
function placeJsonLd(data: Described, seo: PageSeo): JsonLd {
  const { priceRange, aggregateRating, ...shared } = common(data, seo);
  const { resource_type, star_rating, cuisine } = data.place;
  if (resource_type === accommodation) {
    const starRating = star_rating ? { '@type': 'Rating', ratingValue: star_rating } : undefined;
    const { check_in, check_out } = knownInfo(data.place.visitor_info).stay ?? {};
    return {
      '@type': 'Hotel',
      ...shared,
      priceRange,
      aggregateRating,
      starRating,
      checkinTime: check_in,
      checkoutTime: check_out,
    };
  }
  if (resource_type === restaurant) {
    return {
      '@type': 'Restaurant',
      ...shared,
      priceRange,
      aggregateRating,
      servesCuisine: cuisine || undefined,
    };
  }
  // A sight is no business: no search engine takes a price range or ratings of one.
  return {
    '@type': 'TouristAttraction',
    ...shared,
    isAccessibleForFree: isFree(data.place.visitor_info),
    additionalProperty: feeJsonLd(data.place.visitor_info, seo.language),
  };
}

/** All that search engines are told on the page of a place; what is made up is no hotel to them. */
export const placeJsonLds = ({ place, path, list, amenities, seo }: PlaceData): JsonLd[] => [
  ...(place.is_sample ? [] : [placeJsonLd({ place, amenities }, seo)]),
  breadcrumbList(seo.publicUrl, [
    { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
    { title: list.title, path: list.to },
    { title: place.title, path },
  ]),
];
