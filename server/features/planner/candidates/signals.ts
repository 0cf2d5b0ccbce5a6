import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import {
  events,
  eventTranslations,
  experiences,
  experienceTranslations,
  experienceTypes,
  experienceTypeTranslations,
  resources,
  resourceThemes,
  resourceTranslations,
  taggings,
  tags,
  themeTranslations,
  thingsToDo,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
} from '../../../../db/schema';
import type { Entity } from '../../../kernel/entity';
import { isLive } from '../../../kernel/selection';
import { event } from '../../../kinds/event/kind';
import { experience } from '../../../kinds/experience/kind';
import { resource } from '../../../kinds/resource/kind';
import { thingToDo } from '../../../kinds/thing-to-do/kind';
import type { Language } from '../../../language';
import { accommodation } from '../../../place-kinds';
import type { StopRef } from '../records/record';

/** What tells how well a record suits somebody: English slugs of tags, themes, categories and types, and its rating. */
export interface Signals extends StopRef {
  city_id: number | null;
  signals: string[];
  /** Mean of its ratings, 1 to 5. */
  rating: number | null;
  ratings: number;
  /** 1 = cheap … 4 = very expensive, of a place. */
  band: number | null;
  /** What editors bring forward. */
  isFeatured: boolean;
  titles: string[];
}

/** Of one kind in one city there are no more than this to choose from: the best rated, then the editors' order. */
const mostOfKind = 60;

const tagged = (entity: string, id: SQL) => sql`
  select g.slug from ${taggings} t join ${tags} g on g.id = t.tag_id and g.lang_id = 'en'
  where t.entity = ${entity} and t.record_id = ${id}`;

interface Source {
  entity: Pick<Entity, 'name' | 'record' | 'translation'>;
  translations: PgTable;
  city: SQL;
  rating: SQL;
  ratings: SQL;
  band: SQL;
  isFeatured: SQL;
  isWanted: SQL;
  more: SQL;
  /** Names that it had or goes by as well. */
  former?: SQL;
}

const rated = (table: typeof resources | typeof thingsToDo | typeof experiences) => ({
  rating: sql`${table.rating_sum}::float8 / nullif(${table.rating_count}, 0)`,
  ratings: sql`${table.rating_count}`,
});

const none = { band: sql`null::int`, isFeatured: sql`false` };

const sources: readonly Source[] = [
  {
    entity: resource,
    translations: resourceTranslations,
    city: sql`${resources.city_id}`,
    ...rated(resources),
    band: sql`${resources.price_band}::int`,
    isFeatured: sql`${resources.is_historic}`,
    former: sql`${resources.former_names}`,
    isWanted: sql`${resources.resource_type} <> ${sql.raw(String(accommodation))} and ${resources.lat} is not null and not ${resources.is_sample}`,
    more: sql`select x.slug from ${resourceThemes} h join ${themeTranslations} x on x.record_id = h.theme_id and x.lang_id = 'en'
      where h.resource_id = ${resources.id}
      union all select f from unnest(${resources.facilities}) f where f in ('beach', 'vegetarian')
      union all select 'historic' where ${resources.is_historic}`,
  },
  {
    entity: thingToDo,
    translations: thingToDoTranslations,
    city: sql`${thingsToDo.city_id}`,
    ...rated(thingsToDo),
    ...none,
    isWanted: sql`${thingsToDo.lat} is not null`,
    more: sql`select x.slug from ${thingToDoCategoryTranslations} x
      where x.record_id = ${thingsToDo.category_id} and x.lang_id = 'en'`,
  },
  {
    entity: experience,
    translations: experienceTranslations,
    city: sql`${experiences.city_id}`,
    ...rated(experiences),
    band: sql`null::int`,
    isFeatured: sql`${experiences.is_hot}`,
    isWanted: sql`${experiences.lat} is not null`,
    more: sql`select x.slug from ${experienceTypes} k join ${experienceTypeTranslations} x
      on x.record_id in (k.id, k.parent_id) and x.lang_id = 'en' where k.id = ${experiences.experience_type_id}`,
  },
  {
    entity: event,
    translations: eventTranslations,
    city: sql`${events.city_id}`,
    rating: sql`null::float8`,
    ratings: sql`0`,
    ...none,
    isWanted: sql`${events.lat} is not null`,
    more: sql`select ${events.type}`,
  },
];

const bestOf = (source: Source, cityIds: readonly number[], language: Language): SQL => {
  const { entity, city, translations } = source;
  const { record, translation, name } = entity;
  const id = sql`${record.id}`;
  return sql`
    select ${name}::text as kind, ${id} as id, ${city} as city_id, ${source.rating} as rating, ${source.ratings} as ratings,
      ${source.band} as band, ${source.isFeatured} as featured,
      array(${tagged(name, id)} union ${source.more}) as signals,
      array(select x.title from ${translations} x where x.record_id = ${id}) || ${source.former ?? sql`'{}'::text[]`} as titles,
      row_number() over (partition by ${city} order by ${source.rating} desc nulls last, ${source.isFeatured} desc,
        ${record.sort}, ${id}) as place
    from ${record} join ${translation} on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
    where ${city} = any(${sql.param([...cityIds])}::int[]) and ${source.isWanted} and ${isLive(entity)}`;
};

interface Row extends Record<string, unknown> {
  kind: StopRef['kind'];
  id: number;
  city_id: number | null;
  rating: number | null;
  ratings: number;
  band: number | null;
  featured: boolean;
  signals: string[];
  titles: string[];
}

/** What there is to see and do in these cities that has coordinates. One query, however many cities. */
export const readSignals = async (
  db: Queryable,
  language: Language,
  cityIds: readonly number[],
): Promise<Signals[]> => {
  if (cityIds.length === 0) return [];
  const parts = sources.map(
    (source) =>
      sql`(select * from (${bestOf(source, cityIds, language)}) ranked where place <= ${mostOfKind})`,
  );
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `));
  return rows.map(({ kind, id, city_id, rating, ratings, band, featured, signals, titles }) => ({
    kind,
    id,
    city_id,
    signals,
    rating,
    ratings,
    band,
    isFeatured: featured,
    titles,
  }));
};
