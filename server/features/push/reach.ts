import { type SQL, sql } from 'drizzle-orm';
import { alerts, alertTranslations, pushSubscriptions } from '../../../db/schema';
import { isLive } from '../../kernel/selection';
import { alert, concernsAny } from '../../kinds/alert/kind';

/** Alerts that visitors can read now, each with the subscriptions that asked for it in that language. */
export const reached: SQL = sql`${alerts}
  join ${alertTranslations} on ${alertTranslations.record_id} = ${alerts.id}
  join ${pushSubscriptions} on ${pushSubscriptions.lang_id} = ${alertTranslations.lang_id}
  where ${isLive(alert)} and (${pushSubscriptions.city_ids} is null or ${concernsAny(sql`${pushSubscriptions.city_ids}`)})`;
