import { type SQL, sql } from 'drizzle-orm';
import {
  faqs,
  faqTranslations,
  galleryItems,
  planYourTripItems,
  settings,
  socialLinks,
  tourDays,
  tourDayTranslations,
  tours,
} from '../../../../db/schema';
import { entities } from '../../../kinds';

/** A place where editors put links. */
export interface LinkSource {
  /** Whose text it is, by its name in audit. */
  entity: string;
  field: string;
  /** Whether the text is HTML, JSON of settings, or is itself a link. */
  form: 'html' | 'json' | 'link';
  /** Columns `id`, `lang` (empty where all languages share the text) and `text` of records that are not in the bin. */
  rows: SQL;
}

const contents = entities.map(
  ({ name, record, translation }): LinkSource => ({
    entity: name,
    field: 'content',
    form: 'html',
    rows: sql`
      select t.record_id as id, t.lang_id as lang, t.content as text
      from ${translation} t join ${record} r on r.id = t.record_id
      where r.deleted_at is null and t.content like '%="%'`,
  }),
);

/** Every place, in the order in which a run looks through them. */
export const linkSources: readonly LinkSource[] = [
  ...contents,
  {
    entity: 'tour',
    field: 'days',
    form: 'html',
    rows: sql`
      select d.tour_id as id, t.lang_id as lang, string_agg(t.content, ' ') as text
      from ${tourDayTranslations} t join ${tourDays} d on d.id = t.record_id join ${tours} r on r.id = d.tour_id
      where r.deleted_at is null group by d.tour_id, t.lang_id`,
  },
  {
    entity: 'faq',
    field: 'answer',
    form: 'html',
    rows: sql`
      select t.record_id as id, t.lang_id as lang, t.answer as text
      from ${faqTranslations} t join ${faqs} r on r.id = t.record_id where r.deleted_at is null`,
  },
  {
    entity: 'plan_your_trip',
    field: 'link',
    form: 'link',
    rows: sql`select id, '' as lang, link as text from ${planYourTripItems} where deleted_at is null and link <> ''`,
  },
  {
    entity: 'gallery',
    field: 'link',
    form: 'link',
    rows: sql`select id, '' as lang, link as text from ${galleryItems} where link <> '' and youtube_id is null`,
  },
  {
    entity: 'social_link',
    field: 'link',
    form: 'link',
    rows: sql`select id, '' as lang, link as text from ${socialLinks}`,
  },
  {
    entity: 'setting',
    field: 'value',
    form: 'json',
    // Settings have no number; a group and its language name them.
    rows: sql`
      select 0 as id, lang_id as lang, string_agg(value::text, E'\\n') as text from ${settings} group by lang_id`,
  },
];
