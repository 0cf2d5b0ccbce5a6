import { Link } from '@remix-run/react';
import type { CityRow, RecordRef } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useCityFact } from '~/site/cards/use-city-fact';
import { sitePaths } from '~/site/paths';
import { Picture } from '~/ui/picture';
import { byRegion } from './by-region';

function Place({ city }: { city: CityRow }) {
  const language = useLanguage();
  const fact = useCityFact(city);
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-4 border-t border-line py-3 sm:grid-cols-[7.5rem_1fr]">
      <Picture
        source={city.image}
        alt=""
        ratio="3:2"
        sizes="120px"
        largest={480}
        blur={city.image_blur}
        className="rounded-input"
      />
      <div>
        <h3 className="text-lg">
          <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="stretched link-quiet">
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

/** The places of the map as a list, under their regions. */
export function PlacesIndex({ cities, regions }: PlacesIndexProps) {
  const order = new Map(regions.map(({ id }, index) => [id, index]));
  const groups = byRegion(cities).sort(
    (a, b) => (order.get(a.region.id) ?? 0) - (order.get(b.region.id) ?? 0),
  );
  return groups.map(({ region, cities: inRegion }) => (
    <section key={region.id} className="mt-8">
      <h2 className="text-xl">
        <Names>{region.title}</Names>
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        <Names>{regions.find(({ id }) => id === region.id)?.description}</Names>
      </p>
      <ul className="border-b border-line">
        {inRegion.map((city) => (
          <Place key={city.id} city={city} />
        ))}
      </ul>
    </section>
  ));
}
