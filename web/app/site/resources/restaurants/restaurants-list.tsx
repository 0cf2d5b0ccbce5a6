import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { PlaceRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { PlaceCard } from '~/site/cards/place-card';
import { sitePaths } from '~/site/paths';
import { byCity } from '../lists/by-city';

/** Places to eat under the cities they are in, like the pages of a guidebook. */
export function RestaurantsList({ places }: { places: PlaceRow[] }) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  return byCity(places).map(({ city, rows }) => (
    <section key={city.id} aria-labelledby={`city-${city.id}`} className="mt-12 first:mt-0">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t-2 border-ink pt-3">
        <h2 id={`city-${city.id}`} className="text-2xl">
          <Names>{city.title}</Names>
        </h2>
        <Link
          to={sitePaths.city(language, city.slug)}
          prefetch="intent"
          className="link py-1 text-sm font-semibold"
        >
          <Names>{t('restaurants.about_city', { city: city.title })}</Names>
        </Link>
      </div>
      <CardGrid label={city.title}>
        {rows.map((place) => (
          <PlaceCard key={place.id} place={place} sizes={gridSizes} withDescription />
        ))}
      </CardGrid>
    </section>
  ));
}
