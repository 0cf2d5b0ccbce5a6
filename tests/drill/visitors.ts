import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { newAddress } from '../attack/request';

/** What a visitor wanted, and what was said of it. */
export interface Wish {
  kind: 'order' | 'check-in' | 'review';
  /** What it is found by in the database: an email, a number of the press of a button, a customer. */
  key: string;
  /** Whether somebody was told that it is done. */
  isAcknowledged: boolean;
  tries: number;
}

/** Where visitors go, and what there is to order, visit and review. */
export interface Resort {
  apiUrl: string;
  secret: string;
  tourId: number;
  departureId: number;
  place: { city: string; id: number };
  /** Signed-in customers who have not reviewed the tour. */
  customers: Array<{ id: number; session: string }>;
}

const seats = 1_000_000;

/** Makes what is needed beside the content: a free departure that is never full, and customers. */
export const makeResort = async (
  sql: postgres.Sql,
  { apiUrl, secret }: Pick<Resort, 'apiUrl' | 'secret'>,
  customerCount: number,
): Promise<Resort> => {
  const [tour] = await sql`select id from tour where status = 1 and deleted_at is null order by id limit 1`;
  const [place] = await sql`
    select r.id, t.slug as city from resource r join city_translation t on t.record_id = r.city_id
    where r.status = 1 and r.deleted_at is null order by r.id limit 1`;
  if (!tour || !place) throw new Error('There is no tour, or no place, to try anything with.');
  const [departure] = await sql`
    insert into tour_departure (tour_id, date, price, seats)
    select ${tour.id}, max(day) + 1, 0, ${seats}
    from (select current_date + 30 as day union all select max(date) from tour_departure where tour_id = ${tour.id}) days
    returning id`;
  const made = await sql`
    insert into customer (email, full_name, password_hash, lang_id, activated_at)
    select 'drill-' || gen_random_uuid() || '@visit.example', 'Trần Minh Anh', 'not used here', 'en', now()
    from generate_series(1, ${customerCount}::int) returning id`;
  const customers = made.map(({ id }) => ({ id: id as number, session: randomBytes(32).toString('hex') }));
  await sql`insert into customer_session ${sql(
    customers.map(({ id, session }) => ({
      id: session,
      customer_id: id,
      expires_at: new Date(Date.now() + 86_400_000),
    })),
  )}`;
  return {
    apiUrl,
    secret,
    tourId: tour.id,
    departureId: departure?.id,
    place: place as unknown as Resort['place'],
    customers,
  };
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session's token, as the API signs it. */
const tokenOf = (secret: string, session: string): string => {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sid: session, kind: 'customer', iat: Math.floor(Date.now() / 1000) })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Asked = { path: string; headers: Record<string, string>; body: string };
export type Begun = { key: string; asked: Asked };

export const order = ({ tourId, departureId }: Resort): Begun => {
  const email = `${randomUUID()}@visit.example`;
  const { headers, body } = json({
    cart: [{ type: 1, id: tourId, departure_id: departureId, adults: 1, children: 0 }],
    contact: { full_name: 'Trần Minh Anh', email, phone: '+84 912 345 678' },
    lang_id: 'en',
  });
  return {
    key: email,
    asked: { path: '/orders', headers: { ...headers, 'idempotency-key': randomUUID() }, body },
  };
};

export const checkIn = ({ place }: Resort): Begun => {
  const client_id = randomUUID();
  return {
    key: client_id,
    asked: { path: `/maps/${place.city}/${place.id}/check-in`, ...json({ client_id }) },
  };
};

export const review = ({ secret, tourId }: Resort, { id, session }: Resort['customers'][number]): Begun => {
  const boundary = 'between-the-fields';
  const fields = {
    entity_type: '2',
    entity_id: String(tourId),
    score: '4',
    title: 'By boat',
    content: 'Quiet boats, patient guides and ten more words to make it long enough.',
    agreement: '1',
    lang_id: 'en',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    key: String(id),
    asked: {
      path: '/reviews',
      headers: {
        authorization: `Bearer ${tokenOf(secret, session)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: `${parts.join('')}--${boundary}--\r\n`,
    },
  };
};

/** A browser's patience with one try, and a person's with all of them. */
const tryMilliseconds = 15_000;
const pauseMilliseconds = 250;

/** Done; or, for a review, known from a try whose answer was lost. */
const isDone = (kind: Wish['kind'], status: number) =>
  (status >= 200 && status < 300) || (kind === 'review' && status === 409);

/** Whether trying again makes sense: nobody answered, or it was too busy. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500 || status === 409;

/**
 * Visitors who order, check in and write reviews until they are sent home, each of them again and again under the same key until somebody
 * says that it is done.
 */
export const letVisitorsIn = (resort: Resort, pace = 120) => {
  const wishes: Wish[] = [];
  const refused = new Map<string, number>();
  let isOpen = true;
  /** When the last of them may give up. */
  let closesAt = Number.POSITIVE_INFINITY;
  let underWay = 0;

  const ask = async ({ path, headers, body }: Asked) => {
    underWay += 1;
    try {
      const answer = await fetch(`${resort.apiUrl}${path}`, {
        method: 'POST',
        headers: {
          'accept-language': 'en',
          'x-forwarded-for': newAddress(),
          connection: 'close',
          ...headers,
        },
        body,
        signal: AbortSignal.timeout(tryMilliseconds),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    } finally {
      underWay -= 1;
    }
  };

  const wish = async (kind: Wish['kind'], { key, asked }: Begun) => {
    const one: Wish = { kind, key, isAcknowledged: false, tries: 0 };
    wishes.push(one);
    while (!one.isAcknowledged && Date.now() < closesAt) {
      one.tries += 1;
      const status = await ask(asked);
      if (isDone(kind, status)) one.isAcknowledged = true;
      else if (!isPassing(status)) {
        const what = `${kind} ${status}`;
        refused.set(what, (refused.get(what) ?? 0) + 1);
        return;
      } else await sleep(pauseMilliseconds);
    }
  };

  const keepComing = async (begin: () => Promise<void> | undefined) => {
    while (isOpen) {
      const done = begin();
      if (!done) return;
      await done;
      await sleep(pace);
    }
  };
  const coming = Promise.all([
    ...[1, 2, 3].map(() => keepComing(() => wish('order', order(resort)))),
    ...[1, 2].map(() => keepComing(() => wish('check-in', checkIn(resort)))),
    keepComing(() => {
      const customer = resort.customers.pop();
      return customer && wish('review', review(resort, customer));
    }),
  ]);

  return {
    wishes,
    /** How many are being answered right now. */
    underWay: () => underWay,
    /** Answers that were neither yes nor "later", by kind and status. */
    refused,
    /** No new ones; those who wait may go on for so many milliseconds. */
    async sendHome(patience: number): Promise<void> {
      isOpen = false;
      closesAt = Date.now() + patience;
      await coming;
    },
  };
};
