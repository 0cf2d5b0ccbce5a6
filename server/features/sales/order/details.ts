import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orderLines, orders } from '../../../../db/schema';
import { type RefundStep, refundPercent, refundSteps, shareOf } from '../../../kernel/booking-terms/refund';
import type { BookingTerms } from '../../../kernel/booking-terms/shape';
import { formatDate } from '../../../time';
import { kinds } from '../cart/line';

interface Row extends Record<string, unknown> {
  order_id: number;
  id: number;
  kind: number;
  date: string;
  amount: number;
  agreed: BookingTerms | null;
  known: BookingTerms;
  includes: string[];
  excludes: string[];
  days: { day: number; title: string; meals: string; stay: string }[];
  house: {
    title: string;
    en: string;
    vi: string;
    lat: number | null;
    lon: number | null;
    phone: string | null;
  } | null;
  check_in: string | null;
  check_out: string | null;
}

const addressIn = (language: 'en' | 'vi') => sql`coalesce((select a.address from resource_translation a
  where a.record_id = h.id and a.lang_id = ${language}), '')`;

const readRows = async (db: Queryable, orderIds: readonly number[]): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select l.order_id, l.id, l.kind::int, l.date, l.amount::float8 as amount, l.terms as agreed,
      coalesce(t.booking_terms, h.booking_terms, '{}') as known,
      coalesce(tt.includes, '{}') as includes, coalesce(tt.excludes, '{}') as excludes,
      coalesce((select json_agg(json_build_object('day', d.day, 'title', dt.title, 'meals', dt.meals, 'stay', dt.stay)
          order by d.day)
        from tour_day d join tour_day_translation dt on dt.record_id = d.id and dt.lang_id = o.lang_id
        where d.tour_id = t.id), '[]') as days,
      case when h.id is not null then json_build_object('title', coalesce(ht.title, ''), 'en', ${addressIn('en')},
        'vi', ${addressIn('vi')}, 'lat', h.lat, 'lon', h.lon, 'phone', h.phone) end as house,
      h.visitor_info -> 'stay' ->> 'check_in' as check_in, h.visitor_info -> 'stay' ->> 'check_out' as check_out
    from ${orderLines} l
    join ${orders} o on o.id = l.order_id
    left join tour_departure p on p.id = l.departure_id
    left join tour t on t.id = p.tour_id
    left join tour_translation tt on tt.record_id = t.id and tt.lang_id = o.lang_id
    left join room r on r.id = l.room_id
    left join resource h on h.id = r.resource_id
    left join resource_translation ht on ht.record_id = h.id and ht.lang_id = o.lang_id
    where ${inArray(sql`l.order_id`, [...orderIds])}
    order by l.order_id, l.sort, l.id`);
  return rows;
};

/** A step of the rules, with what it means for one line. */
interface AmountStep extends RefundStep {
  amount: number;
}

type Known<Name extends keyof BookingTerms> = NonNullable<BookingTerms[Name]>;

const meetingOf = ({ known, house }: Row): Known<'meeting'> | null => {
  if (known.meeting) return known.meeting;
  return house && (house.en || house.vi || house.lat !== null)
    ? { en: house.en || house.vi, vi: house.vi || house.en, lat: house.lat, lon: house.lon }
    : null;
};

const operatorOf = ({ known, house }: Row): Known<'operator'> | null =>
  known.operator ?? (house ? { name: house.title, phone: house.phone ?? '', licence: '' } : null);

/** What a buyer has to know of one line. */
export interface LineDetails extends Pick<Row, 'includes' | 'excludes' | 'days'> {
  starts_at: string | null;
  ends_at: string | null;
  meeting: Known<'meeting'> | null;
  operator: Known<'operator'> | null;
  weather: Known<'weather'> | null;
  cancellation: AmountStep[] | null;
}

/**
 * What a buyer has to know of the lines of orders, by line. Where and when are as they are known today; what comes back
 * is as it was agreed to. Without agreed rules `cancellation` is null.
 */
export const detailsOf = async (
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, LineDetails>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await readRows(db, orderIds);
  return new Map(
    rows.map((row): [number, LineDetails] => {
      const { id, kind, date, amount, agreed, known } = row;
      const isTour = kind === kinds.tour;
      const rules = agreed?.cancellation;
      const steps = rules?.length ? refundSteps(rules, date) : null;
      return [
        id,
        {
          starts_at: known.start_time ?? (isTour ? null : row.check_in),
          ends_at: isTour ? null : row.check_out,
          meeting: meetingOf(row),
          operator: operatorOf(row),
          weather: known.weather ?? null,
          includes: row.includes,
          excludes: row.excludes,
          days: row.days,
          cancellation:
            steps?.map((step): AmountStep => ({ ...step, amount: shareOf(amount, step.percent) })) ?? null,
        },
      ];
    }),
  );
};

/** Why an order can't be cancelled by its buyer. */
export type Obstacle = 'not_paid' | 'begun' | 'used' | 'no_rules';

interface Cancelling {
  status: string;
  lines: readonly { date: string; amount: number; terms: BookingTerms | null }[];
  isUsed: boolean;
  /** Today, for tests of other days. */
  today?: string;
}

/** Whether the buyer of an order may cancel it today, and what comes back then. */
export const cancellationOf = ({
  status,
  lines,
  isUsed,
  today = formatDate(new Date()),
}: Cancelling): { obstacle: Obstacle | null; amount: number } => {
  const refused = (obstacle: Obstacle) => ({ obstacle, amount: 0 });
  if (status !== 'paid') return refused('not_paid');
  if (lines.some(({ date }) => date <= today)) return refused('begun');
  if (isUsed) return refused('used');
  if (lines.some(({ terms }) => !terms?.cancellation?.length)) return refused('no_rules');
  const amount = lines.reduce(
    (sum, line) =>
      sum +
      shareOf(line.amount, refundPercent(line.terms?.cancellation ?? [], { firstDay: line.date, today })),
    0,
  );
  return { obstacle: null, amount };
};
