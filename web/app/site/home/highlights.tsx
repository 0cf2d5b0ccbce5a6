import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RegionWithCities } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { CityCard } from '~/site/cards/city-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

const SHOWN = 3;
/** Of those that have no picture here; the others are on the map and in the list. */
const NAMED = 4;
const third = '(min-width: 64rem) 280px, (min-width: 48rem) 33vw, 82vw';

function RegionRow({ region }: { region: RegionWithCities }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const shown = region.cities.slice(0, SHOWN);
  const named = region.cities.slice(1, SHOWN + NAMED);
  const alone = shown.length === 1;
  return (
    <article className="grid min-w-0 content-start max-md:w-[82vw] gap-x-8 gap-y-4 border-t border-line pt-4 md:gap-y-6 md:pt-6 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h3 className="text-xl">
          <Names>{region.title}</Names>
        </h3>
        <p className="mt-2 text-sm text-muted max-md:hidden">
          <Names>{region.description}</Names>
        </p>
        <Link
          to={sitePaths.placesInRegion(language, region.id)}
          prefetch="intent"
          className="link mt-1 inline-flex md:mt-3 items-center gap-1.5 py-1 text-sm font-semibold"
        >
          {t('home.on_the_map')}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <ul className="md:grid md:grid-cols-3 md:gap-6">
          {shown.map((city, index) => {
            const wide = alone || (shown.length === 2 && index === 0);
            return (
              <li
                key={city.id}
                className={cx(
                  index > 0 && 'max-md:hidden',
                  alone ? 'md:col-span-3' : wide && 'md:col-span-2',
                )}
              >
                <CityCard
                  city={city}
                  ratio={wide ? '21:9' : '3:2'}
                  sizes={wide ? '(min-width: 64rem) 600px, 90vw' : third}
                  withDescription={alone && 'wide'}
                  pictureClassName={cx(
                    wide && 'max-md:aspect-3/2!',
                    alone ? 'md:h-80' : shown.length === 2 && 'md:h-64',
                  )}
                />
              </li>
            );
          })}
        </ul>
        {named.length > 0 && (
          <p className={cx('mt-4 text-sm md:mt-5', region.cities.length <= SHOWN && 'md:hidden')}>
            <span className="text-muted">{t('home.also')} </span>
            {named.map((city, index) => (
              // A phone has a picture of the first one only.
              <span key={city.id} className={cx(index < SHOWN - 1 && 'md:hidden')}>
                <Link
                  to={sitePaths.city(language, city.slug)}
                  prefetch="intent"
                  className="link inline-block py-0.5"
                >
                  <Names>{city.title}</Names>
                </Link>
                {index < named.length - 1 && ', '}
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

/** The best-known destinations of each region, north to south. */
export function Highlights({ title, regions }: { title: string; regions: RegionWithCities[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (regions.length === 0) return null;
  return (
    <Section
      tight
      title={title || t('home.highlights')}
      lead={t('home.highlights_lead')}
      more={{ to: sitePaths.places(language), label: t('home.all_places') }}
    >
      <div className="max-md:rail max-md:-mx-(--gutter) max-md:scroll-px-(--gutter) max-md:px-(--gutter) md:grid md:grid-cols-[minmax(0,1fr)] md:gap-12">
        {regions.map((region) => (
          <RegionRow key={region.id} region={region} />
        ))}
      </div>
    </Section>
  );
}
