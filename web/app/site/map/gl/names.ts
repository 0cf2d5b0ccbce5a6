import type { FeatureCollection } from 'geojson';
import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages';
import { archipelagos } from '../archipelago-places';
import { countries, rivers, waters } from '../base/names';
import type { MapSettings } from '../settings.server';
import type { MapName } from './map-text';
import { away } from './rings';
import { STREETS_FROM } from './streets-from';
import type { Drawn } from './style';
import type { Spot, Wanted } from './texts';

/** Names of countries and waters help as long as one sees some of the country around. */
const FAR = 8.5;

/** Where a circle's distance may be written: at the bottom, or farther round where that is taken. */
const aroundRing = (centre: Spot, kilometres: number): Spot[] =>
  [4, 5, 3, 6, 2, 0].map((eighth) => {
    const [lon, lat] = away(centre, kilometres, (eighth / 8) * 2 * Math.PI);
    return { lat, lon };
  });

/** What names of the base are taken from. */
export interface BaseTexts {
  destinations: MapSettings['destinations'];
  land: FeatureCollection | null;
  /** From near, streets and places are named by the operator's street maps. */
  hasStreets: boolean;
  language: Language;
}

/** From which zoom on signs are named, by rank: a little nearer than they are drawn. */
const NAMED_FROM = [0, 6, 7.3, 8.5];
/** A sign's name stands under it, in pixels of the world at a zoom. */
const BELOW = 15;

/** So far south of an archipelago's middle its reefs lie, in degrees, and so many pixels below them its name. */
const REEFS = 0.22;
const ARCHIPELAGO_BELOW = 22;
/** Or a little to the east, where a sign is in its way. */
const ARCHIPELAGO_BESIDE = 30;

/** Pixels up or down as degrees of latitude. */
const degreesOf = (pixels: number, lat: number, zoom: number) =>
  (pixels * 360 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);

/** Peaks, passes, airports and stations, each below its sign. */
function signNames(land: FeatureCollection | null, language: Language, zoom: number): MapName[] {
  return (land?.features ?? []).flatMap(({ properties, geometry }): MapName[] => {
    if (properties?.kind !== 'sign' || geometry.type !== 'Point') return [];
    const rank = properties.sign === 'station' ? 3 : Number(properties.rank);
    if (zoom < (NAMED_FROM[rank] ?? 0)) return [];
    const [lon = 0, lat = 0] = geometry.coordinates;
    const down = degreesOf(BELOW, lat, zoom);
    return [
      {
        id: `sign ${lat} ${lon}`,
        text: String(properties[language]),
        lat: lat - down,
        lon,
        elsewhere: [{ lat: lat + down, lon }],
        look: 'sign',
      },
    ];
  });
}

/** The archipelagos, which are named at every zoom. */
export function archipelagoNames(t: TFunction<'site'>, zoom: number): MapName[] {
  return archipelagos.map(({ name, province, lat, lon }) => ({
    id: name,
    text: t('map.archipelago', { name }),
    below: `(${province})`,
    lat: lat - REEFS - degreesOf(ARCHIPELAGO_BELOW, lat, zoom),
    lon,
    elsewhere: [
      {
        lat: lat - REEFS - degreesOf(ARCHIPELAGO_BELOW, lat, zoom),
        lon: lon + degreesOf(ARCHIPELAGO_BESIDE, 0, zoom),
      },
    ],
    look: 'archipelago',
  }));
}

/** Everything else that is named where it fits, the most important first. */
export function baseNames(
  t: TFunction<'site'>,
  zoom: number,
  { destinations, land, hasStreets, language }: BaseTexts,
  { points, rings }: Drawn,
): MapName[] {
  const taken = new Set(points.map(({ title }) => title));
  const far = zoom < FAR;
  const isOwn = !hasStreets || zoom < STREETS_FROM;
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
    ...(far ? rivers : []).map(
      ({ id, ...at }): MapName => ({ id, ...at, text: t(`map.river.${id}`), look: 'river' }),
    ),
    ...(isOwn ? destinations : [])
      .filter(({ title }) => !taken.has(title))
      .map(
        ({ id, title, lat, lon }): MapName => ({ id: `city ${id}`, text: title, lat, lon, look: 'place' }),
      ),
    ...(isOwn ? signNames(land, language, zoom) : []),
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
