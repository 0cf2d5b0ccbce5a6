import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import { eventOccurrences, events } from '../../../db/schema';
import { currentOccurrence, type Schedule, storedOccurrences } from '../../calendar/occurrences';
import { isOnSingleDays } from './dates';

/** The columns that say on which of its days an event takes place. */
export const doorsColumns = { opening_hours: events.opening_hours, visitor_info: events.visitor_info };

/** Writes the schedule of an event whose row is locked, its dates that are on or next, and its times years ahead. */
export const storeSchedule = async (
  tx: Transaction,
  eventId: number,
  schedule: Schedule,
  today: string,
): Promise<void> => {
  const { rule, is_lunar, known_dates = null } = schedule;
  const dates = currentOccurrence(schedule, today);
  await tx
    .update(events)
    .set({ rule, is_lunar, known_dates, ...dates })
    .where(eq(events.id, eventId));
  await tx.delete(eventOccurrences).where(eq(eventOccurrences.event_id, eventId));
  const kept = storedOccurrences(schedule, today).map((one) => ({ event_id: eventId, ...one }));
  if (kept.length > 0) await tx.insert(eventOccurrences).values(kept);
};

/**
 * Moves events that come back on to their next date, and computes their times ahead anew where fewer than two years of
 * them are left, or half a year of single days. Versions stay: no editor wrote anything. Several processes may do it at once: each takes the events
 * that no other one holds.
 * @param today Vietnam's date, `yyyy-MM-dd`
 * @returns how many events moved
 */
export const rollEvents = (db: Database, today: string): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: events.id,
        rule: events.rule,
        is_lunar: events.is_lunar,
        known_dates: events.known_dates,
        start_date: events.start_date,
        end_date: events.end_date,
        doors: doorsColumns,
      })
      .from(events)
      .where(
        and(
          isNull(events.deleted_at),
          or(
            and(
              isNotNull(events.rule),
              or(
                sql`${events.end_date} < ${today}::date`,
                sql`not exists (select 1 from ${eventOccurrences} o
                  where o.event_id = "event"."id" and o.start_date > ${today}::date + 730)`,
              ),
            ),
            // Of the known dates only those that are left can be next.
            and(
              isNotNull(events.known_dates),
              sql`${events.end_date} < ${today}::date and exists (select 1 from ${eventOccurrences} o
                where o.event_id = "event"."id" and o.end_date >= ${today}::date)`,
            ),
            and(
              isOnSingleDays,
              sql`(${events.end_date} > ${today}::date + 200 and not exists (select 1 from ${eventOccurrences} o
                  where o.event_id = "event"."id" and o.start_date > ${today}::date + 200)
                or exists (select 1 from ${eventOccurrences} o
                  where o.event_id = "event"."id" and o.end_date > o.start_date))`,
            ),
          ),
        ),
      )
      .orderBy(asc(events.id))
      .for('no key update', { skipLocked: true });
    for (const { id, ...schedule } of due) await storeSchedule(tx, id, schedule, today);
    return due.length;
  });
