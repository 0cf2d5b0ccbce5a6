import type { LoaderFunctionArgs } from '@remix-run/node';
import { defaultLanguage, isLanguage } from '~/i18n/languages';
import { mapSettings } from '~/site/map/settings.server';

/** What interactive maps need before they are drawn: their base, and the names of the destinations. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('lang_id');
  const settings = await mapSettings(isLanguage(asked) ? asked : defaultLanguage, request, context);
  const cacheControl = settings.destinations.length > 0 ? 'public, max-age=300' : 'no-store';
  return Response.json(settings, { headers: { 'cache-control': cacheControl } });
}
