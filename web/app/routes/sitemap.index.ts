import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/api/client.server';
import { sitemapEntries, sitemapIndex } from '~/site/feeds/sitemap.server';
import { xmlResponse } from '~/site/feeds/xml';

/** `/sitemap.xml`: one file for each language and type of page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ language: 'en', request, context });
  return xmlResponse(sitemapIndex(await sitemapEntries(api, context), context.publicUrl), 'application/xml');
}
