import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/api/client.server';
import { sitemapEntries, sitemapPart } from '~/site/feeds/sitemap.server';
import { xmlResponse } from '~/site/feeds/xml';

/** `/sitemap/{language}/{type}.xml`: pages with their alternates and when they last changed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { lang = '', file = '' } = params;
  const api = apiFor({ language: 'en', request, context });
  const part = file.endsWith('.xml') ? file.slice(0, -'.xml'.length) : '';
  const body = part ? sitemapPart(await sitemapEntries(api, context), context.publicUrl, lang, part) : null;
  if (!body) throw new Response(null, { status: 404 });
  return xmlResponse(body, 'application/xml');
}
