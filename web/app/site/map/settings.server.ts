import type { AppLoadContext } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import { apiFor } from '~/api/client.server';
import type { Language } from '~/i18n/languages';
import { landVersion } from './land.server';

/** What every interactive map of a language starts from. */
export interface MapSettings {
  /** Style of tiles from elsewhere; null draws on the site's own outline. */
  style_url: string | null;
  land_url: string;
  /** Names that help to find one's way. */
  destinations: { id: number; title: string; lat: number; lon: number }[];
}

export async function mapSettings(
  language: Language,
  request: Request,
  context: AppLoadContext,
): Promise<MapSettings> {
  const api = apiFor({ language, request, context });
  const query = { lang_id: language, per_page: 100 };
  const cities = await optional(api.GET('/city', { params: { query } }), context);
  return {
    style_url: context.mapStyleUrl,
    land_url: `/map/land.json?v=${landVersion()}`,
    destinations: (cities?.data ?? []).flatMap(({ id, title, lat, lon }) =>
      lat === null || lon === null ? [] : [{ id, title, lat, lon }],
    ),
  };
}
