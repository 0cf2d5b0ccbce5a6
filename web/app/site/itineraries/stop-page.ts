import { accommodation, restaurant } from '~/api/resource-types';
import type { TourDetail, TourStop } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { sitePaths } from '~/site/paths';

/** The page of the place that a stop is, below the language. */
function placePath({ resource_type, slug }: TourStop): string | null {
  if (!slug) return null;
  if (resource_type === accommodation) return `/hotels/${slug}`;
  return resource_type === restaurant ? `/restaurant/detail/${slug}` : `/attractions/${slug}`;
}

export interface StopLinks {
  /** The page of the stop itself: of its place, or of its city where the stop is the city. */
  to: string | null;
  /** The city that the stop lies in, where it is not the stop itself. */
  city: { title: string; to: string } | null;
}

/** Where one can read more about a stop. */
export function stopLinks(language: Language, stop: TourStop, cities: TourDetail['cities']): StopLinks {
  const city = cities.find(({ id }) => id === stop.city_id);
  const cityPage = city ? sitePaths.city(language, city.slug) : null;
  const isCity = city?.title === stop.title;
  const path = placePath(stop);
  return {
    to: path ? sitePaths.place(language, path) : isCity ? cityPage : null,
    city: city && cityPage && !isCity ? { title: city.title, to: cityPage } : null,
  };
}
