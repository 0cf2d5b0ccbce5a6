import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CityRow, RecordRef } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useCityFact } from '~/site/cards/use-city-fact';
import { ChipRow } from '~/site/list/chip-row';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { chipStyle } from '~/ui/tag';
import { byRegion } from './by-region';

/** Below the bars that stay at the top of the window. */
const belowBars = 'scroll-mt-24 lg:tall:scroll-mt-48';

function Place({ city }: { city: CityRow }) {
  const language = useLanguage();
  const fact = useCityFact(city);
  return (
    <li className="group relative grid grid-cols-[4.5rem_1fr] items-center gap-3 border-t border-line py-2">
      <Picture
        source={city.image}
        alt=""
        ratio="3:2"
        sizes="72px"
        largest={480}
        blur={city.image_blur}
        className="rounded-input"
      />
      <div>
        <h3 className="text-base">
          <Link
            to={sitePaths.city(language, city.slug)}
            prefetch="intent"
            className={`stretched link-quiet ${belowBars}`}
          >
            <Names>{city.title}</Names>
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Names>{fact}</Names>
        </p>
      </div>
    </li>
  );
}

interface PlacesIndexProps {
  cities: CityRow[];
  regions: (RecordRef & { description: string })[];
}

/** The places of the map as a list under their regions, which can be jumped to and folded away. */
export function PlacesIndex({ cities, regions }: PlacesIndexProps) {
  const { t } = useTranslation('site');
  const order = new Map(regions.map(({ id }, index) => [id, index]));
  const groups = byRegion(cities).sort(
    (a, b) => (order.get(a.region.id) ?? 0) - (order.get(b.region.id) ?? 0),
  );
  return (
    <>
      {groups.length > 1 && (
        <div data-print="hide" className="mt-4">
          <ChipRow label={t('places.jump')}>
            {groups.map(({ region, cities: inRegion }) => (
              <a key={region.id} href={`#region-${region.id}`} className={chipStyle()}>
                <Names>{region.title}</Names>
                <span className="figures text-muted">{inRegion.length}</span>
              </a>
            ))}
          </ChipRow>
        </div>
      )}
      {groups.map(({ region, cities: inRegion }) => (
        <details key={region.id} id={`region-${region.id}`} open className={`group/region mt-8 ${belowBars}`}>
          <summary className="flex cursor-pointer list-none items-baseline gap-3 [&::-webkit-details-marker]:hidden">
            <h2 className="text-xl">
              <Names>{region.title}</Names>
            </h2>
            <span className="figures text-sm text-muted">{inRegion.length}</span>
            <Icon name="chevron-down" className="ml-auto self-center group-open/region:rotate-180" />
          </summary>
          <p className="mt-1 mb-3 text-sm text-muted">
            <Names>{regions.find(({ id }) => id === region.id)?.description}</Names>
          </p>
          <ul className="border-b border-line sm:grid sm:grid-cols-2 sm:gap-x-8">
            {inRegion.map((city) => (
              <Place key={city.id} city={city} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
