import { sql } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../db/schema';
import type { ReadContext } from '../../../kernel/entity';
import { dateText } from '../../planner/words/lists';
import type { SearchResult } from '../search';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { made } from './made';

const asksWhen =
  /\b(?:when|what da(?:y|te)s?|which da(?:y|te)s?|dates?|ngay (?:nao|may|bao nhieu)|hom nao|khi nao|bao gio|thang may|thang nao|dien ra)\b/u;

/** When the event that was searched for takes place next; that its day is the usual one, where nobody has confirmed it. */
export const datesOfEvent = async (
  { db, language }: ReadContext,
  { hits: [hit], isNamed }: SearchResult,
  folded: string,
): Promise<Answer[]> => {
  if (hit?.type !== 'event' || !(isNamed || asksWhen.test(folded))) return [];
  const { rows } = await db.execute<{ first: string; last: string; are: string | null }>(sql`
    select o.start_date::text as first, o.end_date::text as last, e.visitor_info #>> '{dates,are}' as are
    from ${eventOccurrences} o join ${events} e on e.id = o.event_id
    where e.id = ${hit.id} and o.end_date >= current_date order by o.start_date limit 1`);
  const [next] = rows;
  if (!next) return [];
  const say = directWords(language);
  const first = dateText(language, next.first);
  const text = next.first === next.last ? first : say.fromTo(first, dateText(language, next.last));
  const isSure = next.are === 'fixed' || next.are === 'confirmed';
  return [made(say.whenIs(hit.title), `${text}.${isSure ? '' : ` ${say.usualDates}`}`, hit.path)];
};
