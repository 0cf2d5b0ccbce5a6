import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import {
  checkIns,
  cities,
  cityTranslations,
  nfcTags,
  resources,
  resourceTranslations,
} from '../../../../db/schema';
import type { Env } from '../../../env';
import { ApiError } from '../../../errors';
import { isLive } from '../../../kernel/selection';
import { placeTables } from '../../../kinds/tables';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import { countedDays } from './shapes';
import { signedTag } from './sign';
import { isSilent } from './silent';

export interface NfcTagRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  state?: 'active' | 'inactive' | 'silent' | undefined;
  resource_id?: number | undefined;
  ids?: number[] | undefined;
}

type Addresses = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;
type ByLanguage = Record<string, string>;

const columns = {
  id: nfcTags.id,
  code: nfcTags.code,
  location: nfcTags.location,
  is_active: nfcTags.is_active,
  is_silent: isSilent,
  last_seen_at: nfcTags.last_seen_at,
  version: nfcTags.version,
  created_at: nfcTags.created_at,
  updated_at: nfcTags.updated_at,
  resource_id: nfcTags.resource_id,
  check_ins: sql<number>`(select count(*)::int from ${checkIns} c where c.nfc_tag_id = ${nfcTags.id}
    and c.visited_at > now() - make_interval(days => ${countedDays}::int))`,
  titles: sql<ByLanguage>`(select coalesce(json_object_agg(t.lang_id, t.title), '{}')
    from ${resourceTranslations} t where t.record_id = ${nfcTags.resource_id})`,
  cities: sql<ByLanguage>`(select coalesce(json_object_agg(t.lang_id, t.title), '{}')
    from ${cityTranslations} t where t.record_id = ${resources.city_id})`,
  city_slug: sql<string>`coalesce((select t.slug from ${cityTranslations} t
    where t.record_id = ${resources.city_id} order by t.lang_id limit 1), ${resources.city_id}::text)`,
  is_shown: sql<boolean>`exists (select 1 from ${resourceTranslations}
    where ${resourceTranslations.record_id} = ${resources.id} and ${isLive(placeTables)})`,
};

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select(columns)
    .from(nfcTags)
    .innerJoin(resources, eq(resources.id, nfcTags.resource_id))
    .innerJoin(cities, eq(cities.id, resources.city_id))
    .where(where);

const present = (
  { PUBLIC_URL, SESSION_SECRET }: Addresses,
  row: Awaited<ReturnType<typeof select>>[number],
) => {
  const { resource_id, titles, cities: cityTitles, is_shown, city_slug, ...tag } = row;
  return {
    ...tag,
    url: `${PUBLIC_URL}/maps/${city_slug}/${resource_id}?${signedTag(SESSION_SECRET, tag.code)}`,
    place: { id: resource_id, titles, cities: cityTitles, is_shown },
    last_seen_at: tag.last_seen_at && formatDateTime(tag.last_seen_at),
    created_at: formatDateTime(tag.created_at),
    updated_at: formatDateTime(tag.updated_at),
  };
};

const states: Record<NonNullable<NfcTagRequest['state']>, SQL> = {
  active: sql`${nfcTags.is_active}`,
  inactive: sql`not ${nfcTags.is_active}`,
  silent: isSilent,
};

/** Code, what staff wrote down, and the names of the place in all languages. */
const matches = (keyword: string) => sql`(
  fold(${nfcTags.code} || ' ' || ${nfcTags.location}) like fold_pattern(${keyword})
  or exists (select 1 from ${resourceTranslations} t
    where t.record_id = ${nfcTags.resource_id} and t.folded_title like fold_pattern(${keyword})))`;

/** A page of tags with their addresses, the last made first. */
export const listNfcTags = async (db: Queryable, env: Addresses, request: NfcTagRequest) => {
  const { keyword, state, resource_id, ids } = request;
  const where = and(
    state && states[state],
    resource_id ? eq(nfcTags.resource_id, resource_id) : undefined,
    ids ? inArray(nfcTags.id, ids) : undefined,
    keyword ? matches(keyword) : undefined,
  );
  const [rows, total] = await Promise.all([
    select(db, where).orderBy(desc(nfcTags.id)).limit(request.per_page).offset(offsetOf(request)),
    db.$count(nfcTags, where),
  ]);
  return pageOf(
    rows.map((row) => present(env, row)),
    total,
    request,
  );
};

/** One tag. @throws ApiError not_found */
export const findNfcTag = async (db: Queryable, env: Addresses, id: number) => {
  const [row] = await select(db, eq(nfcTags.id, id));
  if (!row) throw new ApiError('not_found');
  return present(env, row);
};
