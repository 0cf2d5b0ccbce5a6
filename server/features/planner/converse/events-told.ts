import { and, gte, inArray, lte } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { addDays } from '../../../calendar/lunar/day-number';
import { listRows } from '../../../kernel/list';
import { event } from '../../../kinds/event/kind';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { citiesMeant } from './cities-meant';
import type { Context, Conversation } from './situation';

const mostEvents = 6;

/** Events between two dates, in these cities if any are meant. Two queries. */
export const readEvents = async (
  context: Context,
  { from, to, cityIds }: { from: string; to: string; cityIds: readonly number[] },
) => {
  const running = context.db
    .select({ id: eventOccurrences.event_id })
    .from(eventOccurrences)
    .where(and(lte(eventOccurrences.start_date, to), gte(eventOccurrences.end_date, from)));
  return listRows(
    event,
    { ...context, actor: anonymous, includeHidden: false },
    {
      per_page: mostEvents,
      where: [
        inArray(events.id, running),
        cityIds.length > 0 ? inArray(events.city_id, [...cityIds]) : undefined,
      ],
    },
  );
};

/** What happens in the towns that a question means, around the day or in the month that it names. */
export const happening = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  const start = said.wants.start_date ?? plan?.request.start_date;
  const month = said.wants.month ?? plan?.request.month;
  const year = Number(today.slice(0, 4)) + (month && month < Number(today.slice(5, 7)) ? 1 : 0);
  const from = start ?? (month ? `${year}-${String(month).padStart(2, '0')}-01` : today);
  const to = addDays(from, start ? Math.max(7, plan?.days.length ?? 7) : 30);
  const cityIds = citiesMeant(said, plan, cities).map(({ id }) => id);
  const found = await readEvents(context, { from, to, cityIds });
  if (found.length === 0) return say.noEvents;
  return say.eventsIn(
    listOf(
      context.language,
      found.map(({ id }) => token({ kind: 'event', id })),
    ),
  );
};
