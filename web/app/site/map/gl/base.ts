import type { FeatureCollection } from 'geojson';
import { fetchFile } from '~/api/browser-fetch';
import type { Language } from '~/i18n/languages';
import type { MapSettings } from '../settings.server';

export interface MapBase extends MapSettings {
  /** Null where tiles from elsewhere are the base. */
  land: FeatureCollection | null;
  /** What draws the operator's street maps; null where there are none. */
  streets: typeof import('./streets') | null;
}

async function getJson<Body>(url: string): Promise<Body> {
  const response = await fetchFile(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** The site's own outline. */
export const loadLand = ({ land_url }: MapSettings) => getJson<FeatureCollection>(land_url);

export const settingsUrl = (language: Language): string => `/map/settings.json?lang_id=${language}`;

async function load(language: Language): Promise<MapBase> {
  const settings = await getJson<MapSettings>(settingsUrl(language));
  const [land, streets] = await Promise.all([
    settings.style_url ? null : loadLand(settings),
    // A map without streets is better than none.
    settings.streets_url ? import('./streets').catch(() => null) : null,
  ]);
  return { ...settings, land, streets };
}

const loading = new Map<Language, Promise<MapBase>>();

/** What maps are drawn on, asked for once in the life of the page; a failure may be tried again. */
export function loadBase(language: Language): Promise<MapBase> {
  const base = loading.get(language) ?? load(language);
  loading.set(language, base);
  base.catch(() => loading.delete(language));
  return base;
}
