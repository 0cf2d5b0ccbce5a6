import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { BaseLegend } from '~/site/map/base/base-legend';
import { CountryMap } from '~/site/map/country-map';
import { sitePaths } from '~/site/paths';
import { byRegion } from '~/site/places/by-region';
import { Section } from '~/site/section';

interface HomeMapProps {
  title: string;
  /** All destinations; the map names the highlighted ones first, and others where there is room. */
  cities: Pick<CityRow, 'id' | 'title' | 'slug' | 'lat' | 'lon' | 'region' | 'is_highlight'>[];
}

/** Destinations of a region that the index names; the others are a page away. */
const NAMED = 4;

/** The country, and beside it its regions with their best-known places. */
export function HomeMap({ title, cities }: HomeMapProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (cities.length === 0) return null;
  const highlights = new Set(cities.filter(({ is_highlight }) => is_highlight).map(({ id }) => id));
  return (
    <Section
      tight
      title={title || t('home.map')}
      lead={t('home.map_lead')}
      more={{ to: sitePaths.places(language), label: t('home.open_map') }}
    >
      <div className="grid items-start gap-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <CountryMap
            cities={cities}
            label={t('map.label')}
            chosen={highlights.size > 0 ? ({ id }) => highlights.has(id) : undefined}
          />
          <BaseLegend className="mt-3" />
        </div>
        {/* A phone has the regions above, each with its places. */}
        <ul className="gap-10 max-sm:hidden sm:columns-2 lg:col-span-6 lg:col-start-7">
          {byRegion(cities).map(({ region, cities: inRegion }) => (
            <li key={region.id} className="mb-3 break-inside-avoid sm:mb-8">
              <h3 className="text-lg">
                <Link
                  to={sitePaths.placesInRegion(language, region.id)}
                  prefetch="intent"
                  className="link-quiet inline-block py-1"
                >
                  <Names>{region.title}</Names>
                </Link>
              </h3>
              <ul className="mt-1 border-t border-line max-sm:hidden">
                {inRegion.slice(0, NAMED).map((city) => (
                  <li key={city.id} className="border-b border-line">
                    <Link
                      to={sitePaths.city(language, city.slug)}
                      prefetch="intent"
                      className="block py-2 no-underline hover:text-jade"
                    >
                      <Names>{city.title}</Names>
                    </Link>
                  </li>
                ))}
                {inRegion.length > NAMED && (
                  <li>
                    <Link
                      to={sitePaths.placesInRegion(language, region.id)}
                      aria-label={t('header.all_of_region', { count: inRegion.length, region: region.title })}
                      className="link inline-block py-2 text-sm text-muted"
                    >
                      {t('header.all_of', { count: inRegion.length })}
                    </Link>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
