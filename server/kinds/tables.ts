import { type SQL, sql } from 'drizzle-orm';
import {
  resources,
  resourceTranslations,
  themes,
  themeTranslations,
  tours,
  tourTranslations,
} from '../../db/schema';
import { defineListed } from '../kernel/entity';
import { isShown } from '../kernel/selection';

/** The tables of tours, for those that count or find tours without listing them. */
export const tourTables = defineListed(tours, tourTranslations, () => ({ is_sample: tours.is_sample }));

/** The tables of places, which stops and carts refer to. */
export const placeTables = defineListed(resources, resourceTranslations, () => ({
  is_sample: resources.is_sample,
}));

/** The tables of themes, which places are listed under. */
export const themeTables = defineListed(themes, themeTranslations, () => ({}));

/** Whether readers are shown a room, by its table or an alias of it. */
export const roomShown = (room: Parameters<typeof isShown>[0]): SQL => isShown(room);

/** The date in Vietnam. */
export const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;
