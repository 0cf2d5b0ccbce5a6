import { sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/entity';
import type { Doors } from '../../kernel/visitor-info/open-on';
import type { VisitorInfo } from '../../kernel/visitor-info/shape';
import { groups } from './understand/groups';
import { stopWordsAmong } from './understand/stop-words';
import { foldedText, type Word } from './understand/written';
import { findCorrections } from './words';

/** A record by its name, with what is asked of it. */
export interface CalledRecord {
  type: string;
  id: number;
  title: string;
  lat: number | null;
  lon: number | null;
  price_from: number | null;
  visitor_info: VisitorInfo;
  opening_hours: Doors['opening_hours'];
}

const kinds = ['resource', 'thing_to_do', 'experience', 'event'];

/** "market" or "beach" alone names none of them; "Đại Nội" does, where one record alone is called so. */
const generic: ReadonlySet<string> = new Set(
  groups.flatMap(({ phrases }) =>
    phrases.map((phrase) => phrase.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gu, 'd').toLowerCase()),
  ),
);
const shortestName = 5;

const query = async (
  { db, language }: ReadContext,
  words: readonly string[],
  cityIds: readonly number[],
  isGeneric = false,
): Promise<CalledRecord | null> => {
  if (words.length === 0) return null;
  const all = words
    .map((word, index) => {
      if (!/^[a-z]{4,}$/u.test(word)) return word;
      if (word.endsWith('s')) return `(${word} | ${word.slice(0, -1)})`;
      return index === words.length - 1 ? `${word}:*` : word;
    })
    .join(' & ');
  const phrase = words.join(' ');
  const { rows } = await db.execute<CalledRecord & Record<string, unknown>>(sql`
    with named as (
      select entity, record_id, min(length(folded_title)) as letters,
        max(case when folded_title = ${phrase} then 3 when starts_with(folded_title, ${phrase}) then 2
          when position(' ' || ${phrase} || ' ' in ' ' || folded_title || ' | ' || folded_names || ' ') > 0 then 1 else 0 end) as fit
      from search_document
      where is_shown and entity = any(${sql.param(kinds)}::text[]) and title_words @@ ${all}::tsquery
      group by 1, 2 limit 200
    )
    select named.entity as type, named.record_id as id, own.title, r.lat, r.lon, r.price_from, r.visitor_info, r.opening_hours
    from named
    join search_document own on own.entity = named.entity and own.record_id = named.record_id and own.lang_id = ${language}
    join (
      select 'resource' as entity, id, city_id, lat, lon, null::int as price_from, visitor_info, opening_hours from resource where not is_sample
      union all select 'thing_to_do', id, city_id, lat, lon, price_from, visitor_info, opening_hours from thing_to_do
      union all select 'experience', id, city_id, lat, lon, price_from, visitor_info, opening_hours from experience
      union all select 'event', id, city_id, lat, lon, price_from, visitor_info, opening_hours from event
    ) r on r.entity = named.entity and r.id = named.record_id
    where (${!isGeneric} or (fit > 1 and (select count(*) from named where fit > 1) = 1)) and (fit > 0 or ${words.length > 2 || cityIds.length > 0}) and (${cityIds.length === 0} or r.city_id = any(${sql.param([...cityIds])}::int[]))
    order by fit desc, array_position(${sql.param(kinds)}::text[], named.entity), letters, named.record_id limit 1`);
  return rows[0] ?? null;
};

/** The record that a name means, in the cities named beside it; one or two letters may be wrong. */
export const recordCalled = async (
  context: ReadContext,
  typed: readonly Word[],
  cities: { ids: readonly number[]; isOfCity: (index: number) => boolean },
): Promise<CalledRecord | null> => {
  const isStop = stopWordsAmong(typed, context.language);
  const isSaying = (word: Word) => !isStop(word) || typed.length < 3;
  const whole = typed.filter(isSaying);
  const own = typed.filter((word, index) => isSaying(word) && !cities.isOfCity(index));
  const isGeneric = (words: readonly Word[]) => generic.has(foldedText(words));
  const isName = (words: readonly Word[]) =>
    foldedText(words).length >= shortestName && (words.length > 1 || !isGeneric(words));
  const folded = (words: readonly Word[]) => words.map((word) => word.folded);
  const attempts: ReadonlyArray<readonly [readonly Word[], readonly number[]]> = [
    ...(isName(whole) ? [[whole, []] as const] : []),
    ...(isName(own) && own.length < whole.length ? [[own, cities.ids] as const] : []),
  ];
  for (const [words, ids] of attempts) {
    const found = await query(context, folded(words), ids, isGeneric(words));
    if (found) return found;
  }
  const corrections =
    isName(own) && !isGeneric(own)
      ? await findCorrections(context.db, context.language, own)
      : new Map<string, string>();
  return corrections.size > 0
    ? query(
        context,
        folded(own).map((word) => corrections.get(word) ?? word),
        cities.ids,
      )
    : null;
};
