import type { ContentRecord, ListPage } from '../api/types';
import type { ListArguments } from './calls';
import type { EntityDescriptor } from './descriptor';

/** A record of any entity with title, slug and status under these names. */
function alike(entity: EntityDescriptor, row: ContentRecord): ContentRecord {
  return {
    ...row,
    title: String(row[entity.titled] ?? ''),
    slug: row.slug ?? '',
    status: Number(row[entity.live] ?? 0),
  };
}

/** What a record is called: by its title, else by that in another language; nothing when it has none at all. */
export function nameOf({ title, titles }: Pick<ContentRecord, 'title' | 'titles'>): string {
  return title || Object.values(titles ?? {}).find(Boolean) || '';
}

/** A title with a mark where it is not in the wanted language: `Huế (VI)`. */
export const withLanguage = (title: string, language: string, wanted: string): string =>
  language === wanted ? title : `${title} (${language.toUpperCase()})`;

/** The same of a record, with a mark where the title is in another language than the one it was read in. */
export function markedName(record: Pick<ContentRecord, 'title' | 'titles'>): string {
  if (record.title) return record.title;
  const [language, title] = Object.entries(record.titles ?? {}).find(([, one]) => one) ?? [];
  return language && title ? withLanguage(title, language, '') : '';
}

/** The answer to an entity's call for a list. */
export function listIn(
  entity: EntityDescriptor,
  answer: unknown,
  wanted: ListArguments,
): ListPage<ContentRecord> {
  const page = entity.calls.page(answer, wanted);
  return { ...page, data: page.data.map((row) => alike(entity, row)) };
}

/** The answer to an entity's call for one record. */
export function recordIn(entity: EntityDescriptor, answer: unknown): ContentRecord {
  return alike(entity, entity.calls.record(answer));
}
