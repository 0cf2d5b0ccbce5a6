import { type Language, languages } from '~/i18n/languages';
import { vietnamNow } from '~/i18n/vietnam-time';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';

/** Kinds of records whose pages can be seen before visitors do; the API knows them by the same names. */
const previewed = new Set([
  'blog',
  'city',
  'collection',
  'event',
  'experience',
  'experience_type',
  'resource',
  'thing_to_do',
  'tour',
]);

export type Visibility = 'live' | 'hidden' | 'scheduled' | 'ended';

/** What visitors see of a record at this moment, by its status and its times. */
export function visibilityOf(record: Pick<ContentRecord, 'status'> & Record<string, unknown>): Visibility {
  const now = vietnamNow();
  const { published_at, hidden_at } = record;
  if (record.status !== 1) return 'hidden';
  if (typeof hidden_at === 'string' && hidden_at <= now) return 'ended';
  return typeof published_at === 'string' && published_at > now ? 'scheduled' : 'live';
}

/**
 * Languages in which visitors see a record while it is live, the editors' first one first; undefined for what is the same
 * in all languages.
 */
export function shownLanguages({
  translations,
  translation_issues: issues,
}: Pick<ContentRecord, 'translations' | 'translation_issues'>): readonly Language[] | undefined {
  if (!translations) return undefined;
  return [...languages]
    .reverse()
    .filter((language) => translations[language] && !issues?.[language]?.includes('unpublished'));
}

/** Whether visitors find the page of a record in a language at this moment. */
export const isOnSite = (record: ContentRecord, language: Language): boolean =>
  visibilityOf(record) === 'live' && shownLanguages(record)?.includes(language) !== false;

/** Where a record is to be seen on the site: its page, or while visitors don't see it, a preview of it. */
export function viewPath(entity: EntityDescriptor, record: ContentRecord, language: Language): string | null {
  const page = record.translations?.[language] ? entity.page(language, record) : null;
  if (!page || isOnSite(record, language)) return page;
  return previewed.has(entity.right)
    ? `/admin/preview/${entity.right}/${record.id}?lang_id=${language}`
    : null;
}
