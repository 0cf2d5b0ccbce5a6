import type { LoaderFunctionArgs } from '@remix-run/node';
import { defaultLanguage, isLanguage } from '~/i18n/languages';
import { appManifest } from '~/site/offline/app-manifest';

/** `/manifest.webmanifest`: the site as an app. */
export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('lang_id');
  return new Response(JSON.stringify(appManifest(isLanguage(wanted) ? wanted : defaultLanguage)), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
