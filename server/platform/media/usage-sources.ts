import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';
import type { Language } from '../../language';

type Title = (language: Language) => SQL;

/** A column that refers to a picture. */
export interface ColumnSource {
  entity: string;
  table: PgTable;
  image: PgColumn;
  id: PgColumn | SQL;
  title: Title;
}

/** A text that can name pictures by their path. */
export interface TextSource {
  entity: string;
  table: PgTable;
  text: PgColumn | SQL;
  id: PgColumn | SQL;
  title: Title;
}

type Titles = PgTable & { record_id: PgColumn; lang_id: PgColumn; title: PgColumn };

/** The title of a record in the reader's language, else in another one. */
const titleIn =
  (texts: Titles, id: PgColumn | SQL): Title =>
  (language) =>
    sql`(select ${texts.title} from ${texts} where ${texts.record_id} = ${id}
      order by ${texts.lang_id} = ${language} desc, ${texts.lang_id} limit 1)`;

type Records = PgTable & { id: PgColumn; image_id: PgColumn };
type Texts = Titles & { content: PgColumn };

const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

const isRecords = (table: PgTable): table is Records => 'image_id' in getTableColumns(table);

const isTitles = (table: PgTable | undefined): table is Titles =>
  table !== undefined && 'record_id' in getTableColumns(table) && 'title' in getTableColumns(table);

/** What audit and rights call the records of a table. */
const entityOf = (table: PgTable) => getTableName(table).replace(/_item$/, '');

/** Records with a picture and texts of their own: every table with a picture that has a table of texts beside it. */
const content: ReadonlyArray<[entity: string, records: Records, texts: Titles]> = tables
  .filter(isRecords)
  .flatMap((records) => {
    const name = `${getTableName(records)}_translation`;
    const texts = tables.find((table) => getTableName(table) === name);
    return isTitles(texts) ? [[entityOf(records), records, texts] as [string, Records, Titles]] : [];
  });

const hasContent = (texts: Titles): texts is Texts => 'content' in texts;

const reviewTitle: Title = () => sql`(select ${schema.reviews.title} from ${schema.reviews}
  where ${schema.reviews.id} = ${schema.reviewImages.review_id})`;

const tourOfDay = sql`(select ${schema.tourDays.tour_id} from ${schema.tourDays}
  where ${schema.tourDays.id} = ${schema.tourDayTranslations.record_id})`;

/** Every column that refers to a picture; a test holds this list to the schema. Customers stay nameless here. */
export const columnSources: readonly ColumnSource[] = [
  ...content.map(([entity, table, texts]) => ({
    entity,
    table,
    image: table.image_id,
    id: table.id,
    title: titleIn(texts, table.id),
  })),
  {
    entity: 'seo',
    table: schema.seoRecords,
    image: schema.seoRecords.image_id,
    id: schema.seoRecords.id,
    title: () => sql`${schema.seoRecords.title}`,
  },
  {
    entity: 'admin',
    table: schema.admins,
    image: schema.admins.avatar_id,
    id: schema.admins.id,
    title: () => sql`${schema.admins.full_name}`,
  },
  {
    entity: 'customer',
    table: schema.customers,
    image: schema.customers.avatar_id,
    id: schema.customers.id,
    title: () => sql`''`,
  },
  {
    entity: 'review',
    table: schema.reviewImages,
    image: schema.reviewImages.media_id,
    id: schema.reviewImages.review_id,
    title: reviewTitle,
  },
];

/** Texts in which editors put pictures, and settings, whose pictures are paths. */
export const textSources: readonly TextSource[] = [
  ...content.flatMap(([entity, , texts]) =>
    hasContent(texts)
      ? [
          {
            entity,
            table: texts,
            text: texts.content,
            id: texts.record_id,
            title: titleIn(texts, texts.record_id),
          },
        ]
      : [],
  ),
  {
    entity: 'tour',
    table: schema.tourDayTranslations,
    text: schema.tourDayTranslations.content,
    id: tourOfDay,
    title: titleIn(schema.tourTranslations, tourOfDay),
  },
  {
    entity: 'resource',
    table: schema.resources,
    text: schema.resources.vr_link,
    id: schema.resources.id,
    title: titleIn(schema.resourceTranslations, schema.resources.id),
  },
  {
    entity: 'faq',
    table: schema.faqTranslations,
    text: schema.faqTranslations.answer,
    id: schema.faqTranslations.record_id,
    title: () => sql`${schema.faqTranslations.question}`,
  },
  {
    entity: 'email_template',
    table: schema.emailTemplateTranslations,
    text: schema.emailTemplateTranslations.html,
    id: schema.emailTemplateTranslations.record_id,
    title: () => sql`${schema.emailTemplateTranslations.subject}`,
  },
  {
    entity: 'setting',
    table: schema.settings,
    text: sql`${schema.settings.value}::text`,
    id: sql`null::integer`,
    title: () => sql`${schema.settings.group}`,
  },
];
