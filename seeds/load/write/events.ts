import type { Transaction } from '../../../db/client';
import { events, eventTranslations } from '../../../db/schema';
import { currentOccurrence } from '../../../server/calendar/occurrences';
import { storeSchedule } from '../../../server/kinds/event/schedule';
import { formatDate } from '../../../server/time';
import type { Content } from '../content';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

/** Stores the events, each at the dates that are on or come next, with the times of the years to come. */
export const writeEvents = async (
  tx: Transaction,
  { events: records, cities }: Pick<Content, 'events' | 'cities'>,
  album: Album,
) => {
  const cityId = idByKey(cities);
  const today = formatDate(new Date());
  const scheduled = records.map(({ rule, known_dates, is_lunar, ...record }) => {
    const repeating = { rule, known_dates, is_lunar, start_date: today, end_date: today };
    return { record, schedule: { rule, known_dates, is_lunar, ...currentOccurrence(repeating, today) } };
  });
  await tx
    .insert(events)
    .overridingSystemValue()
    .values(
      scheduled.map(({ record, schedule }) => {
        const { key: _key, texts: _texts, venue: _venue, organizer: _organizer, ...columns } = record;
        const { city, lat, lon, is_free, picture, ...own } = columns;
        return {
          ...schedule,
          ...own,
          status: 1,
          city_id: city ? cityId(city) : null,
          lat: lat ?? null,
          lon: lon ?? null,
          is_free: is_free ?? null,
          image_id: album(picture).id,
        };
      }),
    );
  await continueIdentity(tx, events);
  const own = new Map(records.map(({ id, venue, organizer }) => [id, { venue, organizer }]));
  await tx.insert(eventTranslations).values(
    translationRows(records).map((row) => ({
      ...row,
      venue: own.get(row.record_id)?.venue[row.lang_id] ?? '',
      organizer: own.get(row.record_id)?.organizer?.[row.lang_id] ?? '',
    })),
  );
  for (const { record, schedule } of scheduled) {
    const { opening_hours = null, visitor_info = {} } = record;
    await storeSchedule(tx, record.id, { ...schedule, doors: { opening_hours, visitor_info } }, today);
  }
};
