import type { AppLoadContext } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import { apiFor } from '~/api/client.server';
import type { Language } from '~/i18n/languages';
import { landFile } from './land.server';

/** What every interactive map of a language starts from. */
export interface MapSettings {
  /** Style of tiles from elsewhere; null draws on the site's own outline. */
  style_url: string | null;
  land_url: string;
  /** The operator's own street maps (PMTiles), drawn over the outline from near; null for none. */
  streets_url: string | null;
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
  const { version } = await landFile({ request, context });
  return {
    style_url: context.mapStyleUrl,
    streets_url: context.mapStyleUrl ? null : await context.streetsUrl(),
    land_url: `/map/land.json?v=${version}`,
    destinations: (cities?.data ?? []).flatMap(({ id, title, lat, lon }) =>
      lat === null || lon === null ? [] : [{ id, title, lat, lon }],
    ),
  };
}
