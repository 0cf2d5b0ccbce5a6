import { sql } from 'drizzle-orm';
import { mostMonthsAhead } from '../../booking-fields';
import { today } from '../../kinds/tables';

/** The last day for which rooms are for sale. */
export const lastDay = sql`(${today} + make_interval(months => ${mostMonthsAhead}::int))::date`;
