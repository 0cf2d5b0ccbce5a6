import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import { ButtonLink } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { CityMap } from './city-map.later';
import type { CityMapData } from './city-map-data.server';
import { LayersForm } from './layers-form.later';
import { MapOrList } from './map-or-list';
import { NearMe } from './near-me';
import { OpenedPlace } from './opened-place';
import { OtherCityMaps } from './other-cities';
import { PlaceList } from './place-list';
import { useHere } from './use-here';
import { useSelection } from './use-selection';

const LaterLayersForm = later(
  import.meta.env.SSR && LayersForm,
  () => import('./layers-form.later').then((part) => part.LayersForm),
  'used',
);

const LaterCityMap = later(
  import.meta.env.SSR && CityMap,
  () => import('./city-map.later').then((part) => part.CityMap),
  'used',
);

/** A city's places on the map and in the list beside it, which is the same for those who cannot use the map. */
export function Sightseeing({ data }: { data: CityMapData }) {
  const { city, places, sheet, filters, counts, others } = data;
  const { t } = useTranslation(['maps', 'site']);
  const language = useLanguage();
  const pathOf = (placeId?: number) => sitePaths.sightseeing(language, city.slug, placeId);
  const { selected, select } = useSelection(pathOf);
  const [asMap, setAsMap] = useState(false);
  const location = useHere();
  const title = t('title', { city: city.title });
  const opened = places.find(({ key }) => key === selected && key.startsWith('resource-'));

  return (
    <div className="page pt-6 pb-[calc(var(--section)/2)]">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: city.title, to: sitePaths.city(language, city.slug) },
          { title: t('crumb') },
        ]}
        title={title}
        lead={t('lead', { city: city.title })}
      >
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
          <a href="#cities" className="link py-1.5">
            {t('choose_city')}
          </a>
          <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="link py-1.5">
            <Names>{t('about_city', { city: city.title })}</Names>
          </Link>
        </p>
      </ListHeader>

      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className={cx('lg:col-span-5', asMap && 'max-lg:hidden')}>
          <div data-print="hide" className="mb-8 border-y border-line py-5">
            <LaterLayersForm filters={filters} counts={counts} />
            <div className="mt-4">
              <NearMe city={city} location={location} />
            </div>
          </div>
          {opened && <OpenedPlace place={opened} closePath={pathOf()} />}
          <PlaceList
            places={places}
            selected={selected}
            here={location.here}
            onSelect={(key) => {
              select(key);
              setAsMap(true);
            }}
          />
        </div>
        <div
          className={cx(
            'needs-script lg:sticky lg:top-20 lg:col-span-7 print:block',
            !asMap && 'max-lg:hidden',
          )}
        >
          <LaterCityMap
            city={city}
            places={places}
            sheet={sheet}
            selected={selected}
            onSelect={select}
            here={location.here}
            height="h-[calc(100dvh-13rem)] min-h-96 lg:h-[min(44rem,calc(100dvh-9rem))]"
          />
          <div data-print="hide" className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <ButtonLink to={sitePaths.cityMap(city.slug)} tone="secondary">
              <Icon name="expand" />
              {t('full_screen')}
            </ButtonLink>
            <ShareButton title={title} />
          </div>
        </div>
      </div>
      <MapOrList map={asMap} onChange={setAsMap} />
      <div className="mt-12 border-t-2 border-ink pt-5">
        <OtherCityMaps
          others={others}
          current={city.id}
          pathOf={(slug) => sitePaths.sightseeing(language, slug)}
        />
      </div>
    </div>
  );
}
