import type { TFunction } from 'i18next';
import { archipelagos } from '../archipelago-places';
import type { MapSettings } from '../settings.server';
import type { MapName } from './map-text';
import { away } from './rings';
import type { Drawn } from './style';
import type { Spot, Wanted } from './texts';

const waters = [
  { id: 'east_sea', lat: 13.2, lon: 112.6 },
  { id: 'gulf_of_tonkin', lat: 19.9, lon: 107.7 },
  { id: 'gulf_of_thailand', lat: 9.5, lon: 102.4 },
] as const;

const countries = [
  { id: 'china', lat: 23.8, lon: 109.2 },
  { id: 'laos', lat: 18.6, lon: 103.6 },
  { id: 'thailand', lat: 15.6, lon: 102.2 },
  { id: 'cambodia', lat: 12.6, lon: 104.9 },
  { id: 'philippines', lat: 15.9, lon: 120.9 },
] as const;

/** Names of countries and waters help as long as one sees some of the country around. */
const FAR = 8.5;

/** Where a circle's distance may be written: at the bottom, or farther round where that is taken. */
const aroundRing = (centre: Spot, kilometres: number): Spot[] =>
  [4, 5, 3, 6, 2, 0].map((eighth) => {
    const [lon, lat] = away(centre, kilometres, (eighth / 8) * 2 * Math.PI);
    return { lat, lon };
  });

/** The archipelagos, which are named at every zoom. */
export function archipelagoNames(t: TFunction<'site'>): MapName[] {
  return archipelagos.map(({ name, province, lat, lon }) => ({
    id: name,
    text: t('map.archipelago', { name }),
    below: `(${province})`,
    lat: lat - 0.55,
    lon,
    look: 'archipelago',
  }));
}

/** Everything else that is named where it fits, the most important first. */
export function baseNames(
  t: TFunction<'site'>,
  zoom: number,
  destinations: MapSettings['destinations'],
  { points, rings }: Drawn,
): MapName[] {
  const taken = new Set(points.map(({ title }) => title));
  const far = zoom < FAR;
  return [
    ...(rings?.kilometres ?? []).map((distance): MapName => {
      const [spot, ...elsewhere] = aroundRing(rings ?? { lat: 0, lon: 0 }, distance);
      const at = spot ?? { lat: 0, lon: 0 };
      return {
        id: `ring ${distance}`,
        text: t('map.kilometres', { count: distance }),
        ...at,
        elsewhere,
        look: 'ring',
      };
    }),
    ...(far ? waters : []).map(
      ({ id, ...at }): MapName => ({ id, ...at, text: t(`map.water.${id}`), look: 'sea' }),
    ),
    ...(far ? countries : []).map(
      ({ id, ...at }): MapName => ({ id, ...at, text: t(`map.country.${id}`), look: 'country' }),
    ),
    ...destinations
      .filter(({ title }) => !taken.has(title))
      .map(
        ({ id, title, lat, lon }): MapName => ({ id: `city ${id}`, text: title, lat, lon, look: 'place' }),
      ),
  ];
}

/** A name as one of the texts that compete for room. */
export const wantedName = ({ id, text, lat, lon, elsewhere, look }: MapName): Wanted => ({
  id,
  text,
  lat,
  lon,
  elsewhere,
  beside: 0,
  always: look === 'archipelago',
});
