import { entities } from '../../entities';
import { idOrSlug } from '../../fields';
import type { Language } from '../../language';
import type { MessageKey } from '../../messages';
import { message } from '../../messages';

export interface StaticPage {
  /** Path below the language, `` for home. */
  path: string;
  title: MessageKey;
  description: MessageKey;
  robotsIndex: 0 | 1;
}

/** Pages of the site that are not one record's; their texts are what search engines get until an editor sets others. */
export const staticPages: readonly StaticPage[] = [
  { path: '', title: 'page_home_title', description: 'page_home_description', robotsIndex: 1 },
  { path: '/blogs', title: 'page_blogs_title', description: 'page_blogs_description', robotsIndex: 1 },
  {
    path: '/placetogo',
    title: 'page_placetogo_title',
    description: 'page_placetogo_description',
    robotsIndex: 1,
  },
  {
    path: '/search-result',
    title: 'page_search_title',
    description: 'page_search_description',
    robotsIndex: 0,
  },
];

export type PageTarget =
  | { kind: 'static'; language: Language; page: StaticPage }
  | { kind: 'record'; language: Language; entity: (typeof entities)[number]; slug: string };

/** What a path of the site shows: a page of its own, or a record's. Null when it can be neither. */
export const pageOf = (path: string): PageTarget | null => {
  const match = /^\/(en|vi)(\/[^?#]*)?$/.exec(path.replace(/[?#].*$/, '').replace(/\/+$/, ''));
  if (!match) return null;
  const language: Language = match[1] === 'vi' ? 'vi' : 'en';
  const rest = match[2] ?? '';
  const page = staticPages.find(
    (candidate) =>
      candidate.path === rest || (candidate.path === '/search-result' && rest.startsWith('/search-result/')),
  );
  if (page) return { kind: 'static', language, page };
  const slug = decode(rest.split('/').at(-1) ?? '');
  const entity = entities.find((candidate) => candidate.page?.(slug) === decode(rest));
  return entity && idOrSlug.safeParse(slug).success ? { kind: 'record', language, entity, slug } : null;
};

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value).normalize('NFC');
  } catch {
    return value;
  }
};

export const staticTexts = (page: StaticPage, language: Language) => ({
  title: message(language, page.title),
  description: message(language, page.description),
});
