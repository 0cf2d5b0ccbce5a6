import { and, eq, type SQL, sql } from 'drizzle-orm';
import { media } from '../../db/schema';
import type { Language } from '../language';
import { formatDateTime } from '../time';
import type { Entity, ReadContext, Selection } from './entity';

type Tables = Pick<Entity, 'record' | 'translation'>;

/** What `rowSelection` gives for each record. */
export interface BaseRow {
  id: number;
  lang_id: string;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
  status: number;
  sort: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  translations?: { en: boolean; vi: boolean };
}

/** Columns of every row; texts are empty when an editor reads a language that has no translation yet. */
export const rowSelection = ({ record, translation }: Tables, language: Language) => ({
  id: record.id,
  lang_id: sql<string>`${language}`,
  slug: sql<string>`coalesce(${translation.slug}, '')`,
  title: sql<string>`coalesce(${translation.title}, '')`,
  description: sql<string>`coalesce(${translation.description}, '')`,
  image: sql<string | null>`'/media/' || ${media.file}`,
  image_alt: sql<string>`coalesce(${translation.image_alt}, '')`,
  image_blur: media.blur,
  status: record.status,
  sort: record.sort,
  version: record.version,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

export const contentSelection = ({ translation }: Tables) => ({
  content: sql<string>`coalesce(${translation.content}, '')`,
});

/** Which languages a record has; on rows that editors read. */
export const translationsSelection = ({ record, translation }: Tables) => ({
  translations: sql<{ en: boolean; vi: boolean }>`(
    select json_build_object('en', coalesce(bool_or(t.lang_id = 'en'), false), 'vi', coalesce(bool_or(t.lang_id = 'vi'), false))
    from ${translation} t where t.record_id = ${record.id})`,
});

/** A record is live when its status is 1, its time has come, and this language is published. */
export const isLive = ({ record, translation }: Tables): SQL =>
  sql`${record.status} = 1 and ${record.deleted_at} is null
    and (${record.published_at} is null or ${record.published_at} <= now())
    and (${record.hidden_at} is null or ${record.hidden_at} > now())
    and ${translation.is_published}`;

/** What this reader may see. Every content query goes through here. */
export const visibility = (entity: Tables, context: Pick<ReadContext, 'includeHidden'>): SQL =>
  context.includeHidden ? sql`${entity.record.deleted_at} is null` : isLive(entity);

/**
 * The query that lists and details start from. Public readers get records that have the language; editors get all,
 * with empty texts where the translation is missing.
 */
export const selectContent = <S extends Selection>(entity: Tables, context: ReadContext, extra: S) => {
  const { record, translation } = entity;
  const inLanguage = and(eq(translation.record_id, record.id), eq(translation.lang_id, context.language));
  const from = context.db.select({ ...rowSelection(entity, context.language), ...extra }).from(record);
  const joined = context.includeHidden
    ? from.leftJoin(translation, inLanguage)
    : from.innerJoin(translation, inLanguage);
  return joined.leftJoin(media, eq(media.id, record.image_id)).$dynamic();
};

interface Dated {
  created_at: Date;
  updated_at: Date;
}

/** A row as it goes out: instants become date-times in Vietnam time. */
export const present = <Row extends Dated>(row: Row) => ({
  ...row,
  created_at: formatDateTime(row.created_at),
  updated_at: formatDateTime(row.updated_at),
});
