import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { cityTranslations } from '../../../../db/schema';
import { namedness } from '../understand/names';
import { wordsOf } from '../understand/text';

/** What a city's own texts say of it: the line under its name, and all of it. Folded. */
interface Told {
  line: string;
  whole: string;
  /** How well known each name is; looked for once, as long as the texts are the same. */
  known: Map<string, number>;
}

const held = new Map<number, Told>();

/** Whom the line under a city's name tells of everybody comes for; whom the rest tells of, many. */
const fameOfLine = 1;
const fameOfText = 0.55;

/**
 * How well known something is in its city, 0 to 1, by what the city's own texts tell of it. One query; what is asked of
 * it afterwards is cached until the texts change.
 */
export const readFame = async (
  db: Queryable,
  cityIds: readonly number[],
): Promise<(cityId: number | null, names: readonly string[]) => number> => {
  if (cityIds.length === 0) return () => 0;
  const rows = await db
    .select({
      id: cityTranslations.record_id,
      line: sql<string>`string_agg(${cityTranslations.title} || '. ' || ${cityTranslations.description}, ' . ')`,
      content: sql<string>`string_agg(regexp_replace(${cityTranslations.content}, '<[^>]+>', ' ', 'g'), ' . ')`,
      titles: sql<string[]>`json_agg(${cityTranslations.title})`,
    })
    .from(cityTranslations)
    .where(inArray(cityTranslations.record_id, [...cityIds]))
    .groupBy(cityTranslations.record_id);
  const own = new Set(rows.flatMap(({ titles }) => titles.map(wordsOf)));
  for (const { id, line, content } of rows) {
    const whole = wordsOf(content ?? '');
    const known = held.get(id);
    if (known?.whole !== whole) held.set(id, { line: wordsOf(line), whole, known: new Map() });
  }
  return (cityId, names) => {
    const told = cityId === null ? undefined : held.get(cityId);
    if (!told) return 0;
    const key = names.join('|');
    const before = told.known.get(key);
    if (before !== undefined) return before;
    const isIn = (text: string) => namedness({ names: [...names] }, text, own) > 0;
    const fame = isIn(told.line) ? fameOfLine : isIn(told.whole) ? fameOfText : 0;
    told.known.set(key, fame);
    return fame;
  };
};
