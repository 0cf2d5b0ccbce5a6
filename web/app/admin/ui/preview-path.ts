import type { Language } from '~/i18n/languages';
import type { ContentRecord } from '../api/types';
import { vietnamNow } from '../editor/vietnam-clock';
import type { EntityDescriptor } from '../entities/descriptor';

/** Kinds of records whose pages can be seen before visitors do; the API knows them by the same names. */
const previewed = new Set([
  'blog',
  'city',
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

/** Where a record is to be seen on the site: its page, or while visitors don't see it, a preview of it. */
export function viewPath(entity: EntityDescriptor, record: ContentRecord, language: Language): string | null {
  const page = record.translations?.[language] ? entity.page(language, record) : null;
  if (!page || visibilityOf(record) === 'live') return page;
  return previewed.has(entity.right)
    ? `/admin/preview/${entity.right}/${record.id}?lang_id=${language}`
    : null;
}
