import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client';
import { alerts, alertTranslations, pushMessages, pushSubscriptions } from '../../../db/schema';
import { isLive, isShown } from '../../kernel/selection';
import type { AlertSeverity } from '../../kinds/alert/kind';
import { alert } from '../../kinds/alert/kind';
import { PartnerError } from '../../platform/partners';
import type { Called, PushCall } from './call';
import { reached } from './reach';
import { withdraw } from './subscriptions';

export interface Delivery {
  db: Database;
  /** Wakes a browser. Throws when its push service is ill or refuses. */
  call: (push: PushCall) => Promise<Called>;
  /** Called with why a push was given up; never with where it was to go. */
  onGivenUp: (failure: { alert_id: number; reason: string }) => void;
}

interface Claimed extends Record<string, unknown> {
  subscription_id: number;
  alert_id: number;
  attempts: number;
  endpoint: string;
  severity: AlertSeverity;
  seconds_left: number | null;
  is_live: boolean;
}

const batch = 50;

/** Longer than a call may take, so that only what a process left behind when it died comes up again. */
const claimSeconds = 60;

/** With waits that double from ten seconds on: three quarters of an hour. */
const mostAttempts = 9;
const firstWait = 10;
const longestWait = 3600;

/** A service that was not asked at all, since it is ill, is asked again after so many seconds. */
const restSeconds = 30;

/** For how many days is kept what an alert that is over was told. */
const keptDays = 7;

/** Notes whom the alerts in force have to be told to. Each is noted once for each browser, however often it is looked. */
export const notePushes = async (db: Database): Promise<void> => {
  await db.execute(sql`
    insert into ${pushMessages} (subscription_id, alert_id)
    select ${pushSubscriptions.id}, ${alerts.id} from ${reached}
      and not exists (select from ${pushMessages} m where m.subscription_id = ${pushSubscriptions.id} and m.alert_id = ${alerts.id})
    on conflict do nothing`);
};

const told = alias(alerts, 'a');

/** Forgets what was told of alerts that are over for long. */
export const forgetPushes = async (db: Database): Promise<void> => {
  await db.execute(sql`
    delete from ${pushMessages} where done_at < now() - make_interval(days => ${keptDays})
      and not exists (select from ${alerts} a where a.id = alert_id and ${isShown(told)}
        and (${told.hidden_at} is null or ${told.hidden_at} > now()))`);
};

/** Takes what is due. Taking counts the try and puts the next one off; two workers never hold the same. */
const claim = async (db: Database): Promise<Claimed[]> => {
  const { rows } = await db.execute<Claimed>(sql`
    with due as (
      select subscription_id, alert_id from ${pushMessages} where done_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${batch} for update skip locked),
    taken as (
      update ${pushMessages} m set attempts = m.attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds})
      from due where m.subscription_id = due.subscription_id and m.alert_id = due.alert_id
      returning m.subscription_id, m.alert_id, m.attempts)
    select taken.*, ${pushSubscriptions.endpoint}, ${alerts.severity},
      ceil(extract(epoch from ${alerts.hidden_at} - now()))::int as seconds_left,
      coalesce(${isLive(alert)}, false) as is_live
    from taken
    join ${pushSubscriptions} on ${pushSubscriptions.id} = taken.subscription_id
    join ${alerts} on ${alerts.id} = taken.alert_id
    left join ${alertTranslations} on ${alertTranslations.record_id} = ${alerts.id}
      and ${alertTranslations.lang_id} = ${pushSubscriptions.lang_id}`);
  return rows;
};

const note = (db: Database, { subscription_id, alert_id }: Claimed, how: object) =>
  db
    .update(pushMessages)
    .set(how)
    .where(and(eq(pushMessages.subscription_id, subscription_id), eq(pushMessages.alert_id, alert_id)));

interface Failure {
  reason: string;
  /** Whether the service was asked at all; what wasn't counts as no try. */
  wasAsked: boolean;
  /** Seconds that it asked us to wait. */
  seconds?: number | undefined;
}

const failureOf = (error: unknown): Failure =>
  error instanceof PartnerError
    ? { reason: error.message, wasAsked: error.kind !== 'open', seconds: error.details.retryAfter }
    : { reason: 'unknown failure', wasAsked: true };

const putOff = async (
  { db, onGivenUp }: Delivery,
  row: Claimed,
  { reason, wasAsked, seconds = 0 }: Failure,
): Promise<void> => {
  if (wasAsked && row.attempts >= mostAttempts) {
    await note(db, row, { done_at: sql`now()`, last_error: reason });
    onGivenUp({ alert_id: row.alert_id, reason });
    return;
  }
  const usual = wasAsked ? firstWait * 2 ** (row.attempts - 1) : restSeconds;
  const wait = Math.min(Math.max(usual, seconds), longestWait);
  await note(db, row, {
    last_error: reason,
    next_attempt_at: sql`now() + make_interval(secs => ${wait})`,
    ...(wasAsked ? {} : { attempts: sql`attempts - 1` }),
  });
};

const deliverOne = async (delivery: Delivery, row: Claimed): Promise<void> => {
  const { db, call } = delivery;
  // Taken back, or over, since it was noted.
  if (!row.is_live) return void (await note(db, row, { done_at: sql`now()` }));
  const { endpoint, severity, seconds_left: secondsLeft } = row;
  const called = await call({ endpoint, severity, secondsLeft }).catch(failureOf);
  if ('reason' in called) await putOff(delivery, row, called);
  else if (called.is === 'gone') await withdraw(db, endpoint);
  else if (called.is === 'busy')
    await putOff(delivery, row, { reason: 'busy', wasAsked: true, seconds: called.seconds });
  else await note(db, row, { done_at: sql`now()`, last_error: null });
};

/** Wakes the browsers that are due, and returns how many were tried. */
export const deliverPushes = async (delivery: Delivery): Promise<number> => {
  for (let tried = 0; ; ) {
    const rows = await claim(delivery.db);
    if (rows.length === 0) return tried;
    await Promise.all(rows.map((row) => deliverOne(delivery, row)));
    tried += rows.length;
  }
};
