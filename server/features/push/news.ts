import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { alerts, alertTranslations, pushMessages, pushSubscriptions } from '../../../db/schema';
import { isLive } from '../../kernel/selection';
import type { AlertKind, AlertSeverity } from '../../kinds/alert/kind';
import { alert } from '../../kinds/alert/kind';
import type { Language } from '../../language';

/** More notifications at once would be read by nobody. */
const most = 5;

export interface News {
  id: number;
  lang_id: Language;
  kind: AlertKind;
  severity: AlertSeverity;
  title: string;
  description: string;
}

/** Alerts that a browser was woken for and has not been told of yet, the gravest first. They count as told from now on. */
export const takeNews = async (db: Database, endpoint: string): Promise<News[]> => {
  const { rows } = await db.execute<News & Record<string, unknown>>(sql`
    with told as (
      update ${pushMessages} set told_at = now(), done_at = coalesce(done_at, now())
      from ${pushSubscriptions}
      where subscription_id = ${pushSubscriptions.id} and ${pushSubscriptions.endpoint} = ${endpoint} and told_at is null
      returning alert_id, lang_id)
    select ${alerts.id}, told.lang_id, ${alerts.kind}, ${alerts.severity}, ${alertTranslations.title}, ${alertTranslations.description}
    from told
    join ${alerts} on ${alerts.id} = told.alert_id
    join ${alertTranslations} on ${alertTranslations.record_id} = ${alerts.id} and ${alertTranslations.lang_id} = told.lang_id
    where ${isLive(alert)}
    order by array_position(array['danger', 'warning', 'notice'], ${alerts.severity}), ${alerts.id} desc
    limit ${most}`);
  return rows;
};
