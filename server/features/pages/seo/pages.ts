import { hasControlCharacters, idOrSlug } from '../../../fields';
import { entities } from '../../../kinds';
import type { Language } from '../../../language';
import { message } from '../../../platform/messages';
import { type SharedPage, sharedPageOf } from './shared-pages';
import { type StaticPage, staticPages } from './static-pages';

export type PageTarget =
  | { kind: 'static'; language: Language; page: StaticPage }
  | { kind: 'tag'; language: Language; tag: string }
  | { kind: 'shared'; language: Language; page: SharedPage }
  | {
      kind: 'record';
      language: Language;
      entity: (typeof entities)[number];
      /** Kinds of records that have such a page, where it depends on the kind. */
      pageKinds: readonly number[] | undefined;
      slug: string;
    };

/** Where topics have their pages, below the language. */
export const tagPage = (tag: string): string => `/tags/${tag}`;

/** A path as it is compared: without query, fragment and slash at the end. */
export const barePath = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** A path with its signs written out, in composed Unicode; one with signs that no path has stays as it is. */
export const decodedPath = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC');
    return hasControlCharacters(decoded) ? path : decoded;
  } catch {
    return path;
  }
};

const shows = ({ path, more }: StaticPage, rest: string): boolean =>
  more > 0 && rest.startsWith(`${path}/`) && rest.slice(path.length + 1).split('/').length <= more;

const below = (language: Language, rest: string): PageTarget | null => {
  const page = staticPages.find(({ path }) => path === rest);
  if (page) return { kind: 'static', language, page };
  const decoded = decodedPath(rest);
  const last = decoded.split('/').at(-1) ?? '';
  if (decoded === tagPage(last) && last !== '' && !hasControlCharacters(last)) {
    return { kind: 'tag', language, tag: last };
  }
  for (const entity of entities) {
    const pageKinds = entity.pageKind?.values.filter((kind) => entity.page?.(last, kind) === decoded);
    if (pageKinds ? pageKinds.length === 0 : entity.page?.(last) !== decoded) continue;
    return idOrSlug.safeParse(last).success
      ? { kind: 'record', language, entity, pageKinds, slug: last }
      : null;
  }
  const wider = staticPages.find((candidate) => shows(candidate, rest));
  if (!wider) return null;
  return { kind: 'static', language, page: wider.moreListed ? wider : { ...wider, robotsIndex: 0 } };
};

/**
 * What a path of the site shows: a page of its own, a topic's or a record's. Null when it can be none of them.
 * @param reader language of pages whose path names none
 */
export const pageOf = (path: string, reader: Language = 'en'): PageTarget | null => {
  const match = /^\/(en|vi)(\/.*)?$/.exec(barePath(path));
  if (match) return below(match[1] === 'vi' ? 'vi' : 'en', match[2] ?? '');
  const page = sharedPageOf(decodedPath(barePath(path)));
  return page && { kind: 'shared', language: reader, page };
};

/** What a page is called until somebody says otherwise. */
export const staticTexts = ({ texts }: StaticPage, language: Language) => ({
  title: message(language, `page_${texts}_title`),
  description: message(language, `page_${texts}_description`),
});
