import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/api/client.server';
import { fixedT } from '~/i18n/instances.server';
import { defaultLanguage, isLanguage } from '~/i18n/languages';
import { townSheet } from '~/site/map/sheet/town-sheet.server';

const MOST = 24;
const LONGEST_NAME = 120;
const place = /^([a-z_]{1,20}),(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

/** The drawn sheet of the town that some places lie in, with signs for them; nothing where they lie on none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const given = asked.get('lang_id');
  const language = isLanguage(given) ? given : defaultLanguage;
  const records = (asked.get('at') ?? '')
    .split(';')
    .slice(0, MOST)
    .flatMap((text) => {
      const [, kind, lat, lon] = place.exec(text) ?? [];
      return kind ? [{ title: '', kind, lat: Number(lat), lon: Number(lon) }] : [];
    });
  const ratio = Math.min(3, Math.max(0.5, Number(asked.get('ratio')) || 1));
  const page = { api: apiFor({ language, request, context }), language, t: fixedT(language), context };
  const svg = await townSheet(page, {
    records,
    ratio,
    route: asked.get('route') === '1',
    name: (asked.get('name') ?? '').slice(0, LONGEST_NAME),
  });
  const headers = { 'cache-control': 'public, max-age=300' };
  if (svg === null) return new Response(null, { status: 204, headers });
  return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } });
}
