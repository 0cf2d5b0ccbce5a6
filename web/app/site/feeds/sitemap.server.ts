import type { AppLoadContext } from '@remix-run/node';
import { required } from '~/api/answers.server';
import type { Api } from '~/api/client.server';
import { machineDate } from '~/i18n/dates';
import { isLanguage, type Language } from '~/i18n/languages';
import { xml } from './xml';

interface Entry {
  path: string;
  lang_id: string;
  lastmod: string | null;
  alternates: Record<string, string>;
}

/** The part of a sitemap that a path belongs to: the first word after the language; pages without one are `pages`. */
const partOf = (path: string): string => {
  const [, , first, ...rest] = path.split('/');
  return first && rest.length > 0 ? first : 'pages';
};

/** Every page that search engines may list. */
export async function sitemapEntries(api: Api, context: AppLoadContext): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await required(api.GET('/sitemap', { params: { query: { page } } }), context);
    entries.push(...answer.data);
    last = answer.last_page;
  }
  return entries;
}

/** The parts that there are: language and type, with the time of the last change in each. */
function partsOf(entries: readonly Entry[]): { language: Language; part: string; lastmod: string | null }[] {
  const parts = new Map<string, { language: Language; part: string; lastmod: string | null }>();
  for (const { path, lang_id, lastmod } of entries) {
    if (!isLanguage(lang_id)) continue;
    const part = partOf(path);
    const known = parts.get(`${lang_id}/${part}`);
    const later = [known?.lastmod ?? '', lastmod ?? ''].sort().at(-1) || null;
    parts.set(`${lang_id}/${part}`, { language: lang_id, part, lastmod: later });
  }
  return [...parts.values()];
}

const lastmodOf = (stamp: string | null) => {
  const date = stamp ? machineDate(stamp) : undefined;
  return date ? `<lastmod>${date}</lastmod>` : '';
};

/** The index of all parts. */
export const sitemapIndex = (entries: readonly Entry[], publicUrl: string): string => {
  const parts = partsOf(entries).map(
    ({ language, part, lastmod }) =>
      `<sitemap><loc>${xml(`${publicUrl}/sitemap/${language}/${part}.xml`)}</loc>${lastmodOf(lastmod)}</sitemap>`,
  );
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>`;
};

const alternatesOf = ({ alternates }: Entry, publicUrl: string): string => {
  const paths = Object.entries(alternates);
  if (paths.length < 2) return '';
  const byDefault = alternates.en ?? alternates.vi;
  return [...paths, ...(byDefault ? [['x-default', byDefault] as const] : [])]
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${xml(language)}" href="${xml(publicUrl + path)}"/>`,
    )
    .join('');
};

/** One part, or null where there is none. */
export function sitemapPart(
  entries: readonly Entry[],
  publicUrl: string,
  language: string,
  part: string,
): string | null {
  const own = entries.filter(({ path, lang_id }) => lang_id === language && partOf(path) === part);
  if (own.length === 0) return null;
  const urls = own.map(
    (entry) =>
      `<url><loc>${xml(publicUrl + entry.path)}</loc>${lastmodOf(entry.lastmod)}${alternatesOf(entry, publicUrl)}</url>`,
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`;
}
