import type { CityRow, RecordRef } from '~/api/types';

/** Places under their regions, both in the order given; places without a region are left out. */
export function byRegion<City extends Pick<CityRow, 'region'>>(
  cities: City[],
): { region: RecordRef; cities: City[] }[] {
  const groups = new Map<number, { region: RecordRef; cities: City[] }>();
  for (const city of cities) {
    if (!city.region) continue;
    const group = groups.get(city.region.id) ?? { region: city.region, cities: [] };
    group.cities.push(city);
    groups.set(city.region.id, group);
  }
  return [...groups.values()];
}
