import { randomUUID } from 'node:crypto';
import { type Actor, callAs, dataOf, mark, withCookies } from './actors';
import { ask, newAddress } from './request';
import type { Target } from './target';

/** What belongs to one customer, and the words by which it is known wherever it turns up. */
export interface Belongings {
  owner: Actor;
  tripId: number;
  /** As it was stored. */
  plan: object;
  orderCode: string;
  reviewId: number;
  sessionId: string;
  cartKey: string;
  departureId: number;
  tourId: number;
  /** None of them may be in an answer to anybody else. */
  marks: readonly string[];
}

/** A day so many days from today. */
export const ahead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A departure of the first tour that can be booked, with so many seats. */
export async function makeDeparture(target: Target, admin: Actor, seats: number, days: number) {
  const [tour] = dataOf<Array<{ id: number }>>(
    await callAs(target, admin, { path: '/tour?admin=1&lang_id=en' }),
    'The list of tours',
  );
  if (!tour) throw new Error('There is no tour.');
  // A day on which it leaves already is passed over.
  for (let day = days; day < days + 40; day += 1) {
    const made = await callAs(target, admin, {
      method: 'POST',
      path: `/tour/${tour.id}/departures`,
      body: { date: ahead(day), price: 1_500_000, seats, is_open: true },
    });
    if (made.status === 422 || made.status === 409) continue;
    return { tourId: tour.id, departureId: dataOf<{ id: number }>(made, 'Making a departure').id };
  }
  throw new Error('No day was free for a departure.');
}

export interface Ordered {
  tourId: number;
  departureId: number;
  adults?: number;
}

/** Places an order; gives the answer as it is, because one that is refused may be what is wanted. */
export const placeOrder = (
  target: Target,
  actor: Actor,
  { tourId, departureId, adults = 1 }: Ordered,
  contact: { full_name: string; email: string },
) =>
  callAs(target, actor, {
    method: 'POST',
    path: '/orders',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      cart: [{ type: 1, id: tourId, departure_id: departureId, adults, children: 0 }],
      contact: { ...contact, phone: '+84 912 345 678' },
      lang_id: 'en',
    },
  });

async function makeTrip(target: Target, owner: Actor, title: string) {
  const planned = await callAs(target, owner, {
    method: 'POST',
    path: '/planner/plan',
    body: {
      lang_id: 'en',
      request: {
        city_ids: [],
        start_date: null,
        month: 3,
        days: 2,
        adults: 1,
        children: 0,
        pace: 'easy',
        interests: [],
        budget: 'middle',
        needs: [],
      },
    },
  });
  const plan = { ...dataOf<object>(planned, 'Planning'), title };
  const kept = await callAs(target, owner, {
    method: 'POST',
    path: '/trips',
    body: { plan },
  });
  return { tripId: dataOf<{ id: number }>(kept, 'Keeping a trip').id, plan };
}

async function makeReview(target: Target, owner: Actor, tourId: number, title: string): Promise<number> {
  const fields = {
    entity_type: '2',
    entity_id: String(tourId),
    score: '4',
    title,
    content: 'Quiet boats, patient guides and ten more words to make it long enough.',
    agreement: '1',
    lang_id: 'en',
  };
  const boundary = 'between-the-fields';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const answer = await ask(target.siteUrl, {
    method: 'POST',
    path: '/api/reviews',
    headers: {
      origin: target.siteUrl,
      cookie: owner.cookies,
      'x-forwarded-for': newAddress(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: `${parts.join('')}--${boundary}--\r\n`,
  });
  return dataOf<{ id: number }>(answer, 'Reviewing').id;
}

/** Gives a customer one of each thing that only he may see or change. */
export async function giveBelongings(
  target: Target,
  admin: Actor,
  customer: Actor & { email: string },
  fullName: string,
): Promise<Belongings> {
  const tripTitle = `Trip ${mark()}`;
  const reviewTitle = `Review ${mark()}`;
  const bookable = await makeDeparture(target, admin, 20, 60);
  const ordered = await placeOrder(target, customer, bookable, {
    full_name: fullName,
    email: customer.email,
  });
  const order = dataOf<{ code: string }>(ordered, 'Ordering');
  let owner: Actor = { ...customer, cookies: withCookies(customer.cookies, ordered) };
  const put = await callAs(target, owner, {
    method: 'POST',
    path: '/cart/items',
    body: { type: 1, id: bookable.tourId, departure_id: bookable.departureId, adults: 2 },
  });
  const { cart } = dataOf<{ cart: Array<{ key: string }> }>(put, 'Putting into the cart');
  owner = { ...owner, cookies: withCookies(owner.cookies, put) };
  const saved = await callAs(target, owner, {
    method: 'POST',
    path: '/saved',
    body: { items: [{ kind: 'tour', id: bookable.tourId }] },
  });
  if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${saved.body}`);
  const sessions = await callAs(target, owner, { path: '/me/sessions' });
  return {
    owner,
    ...bookable,
    ...(await makeTrip(target, owner, tripTitle)),
    orderCode: order.code,
    reviewId: await makeReview(target, owner, bookable.tourId, reviewTitle),
    sessionId: dataOf<Array<{ id: string }>>(sessions, 'Own sessions')[0]?.id ?? '',
    cartKey: cart[0]?.key ?? '',
    marks: [customer.email, fullName, order.code, tripTitle, reviewTitle],
  };
}
