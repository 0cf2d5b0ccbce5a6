import maplibreWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Language } from '~/i18n/languages';
import { loadBase, settingsUrl } from './base';

/** Files that a map is drawn from beside its scripts, for who wants to draw it without a connection. */
export async function mapFiles(language: Language): Promise<string[]> {
  const { land, land_url } = await loadBase(language);
  return [maplibreWorker, settingsUrl(language), ...(land ? [land_url] : [])];
}
