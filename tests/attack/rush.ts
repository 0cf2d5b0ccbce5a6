import { type Actor, callAs, dataOf, mark, nobody, withCookies } from './actors';
import { makeDeparture, placeOrder } from './belongings';
import type { Log } from './part';
import { ask, newAddress } from './request';
import type { Target } from './target';

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const contact = () => ({ full_name: 'Mai Anh Tran', email: `${mark()}@visit.example` });

/** As many as guests may hold together of any departure. */
const seats = 2;

/** Thirty guests want the last seats in the same moment. */
async function tryLastSeats(target: Target, log: Log, admin: Actor): Promise<void> {
  const bookable = await makeDeparture(target, admin, seats, 110);
  const answers = await times(30, () => placeOrder(target, nobody, bookable, contact()));
  log.tried(answers.length);
  const sold = answers.filter(({ status }) => status === 201).length;
  if (sold > seats) log.deviates(`${sold} of ${seats} seats were sold`);
  const isTooBusy = answers.some(({ status }) => status === 503);
  if (sold < seats && !isTooBusy)
    log.deviates(`only ${sold} of ${seats} seats were sold to thirty who wanted one`);
  const others = answers
    .map(({ status }) => status)
    .filter((status) => ![201, 409, 422, 429, 503].includes(status));
  if (others.length > 0) log.deviates(`orders for the last seats are answered with ${others.join(', ')}`);
  log.note(`${sold} of ${seats} seats went to thirty who wanted them`);
}

interface Departure {
  id: number;
  seats_sold?: number;
  seats_held?: number;
  seats_left?: number;
}

/** A payment is told of many times at once, by the buyer's browser as well as by the gateway. */
async function tryPayments(target: Target, log: Log, admin: Actor): Promise<void> {
  const bookable = await makeDeparture(target, admin, 20, 160);
  const ordered = await placeOrder(target, nobody, { ...bookable, adults: 2 }, contact());
  const { code } = dataOf<{ code: string }>(ordered, 'Ordering');
  const guest: Actor = { ...nobody, cookies: withCookies('', ordered) };
  const begun = await callAs(target, guest, {
    method: 'POST',
    path: `/orders/${code}/pay`,
    body: { provider: 'test', lang_id: 'en' },
  });
  const gateway = new URL(dataOf<{ redirect_url: string }>(begun, 'Beginning to pay').redirect_url);
  const paid = await ask(target.siteUrl, {
    method: 'POST',
    path: gateway.pathname,
    headers: {
      origin: target.siteUrl,
      'x-forwarded-for': newAddress(),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ request: gateway.search.slice(1), choice: 'pay' }).toString(),
  });
  const back = new URL(paid.headers.location ?? '', target.siteUrl);
  const message = Object.fromEntries(back.searchParams);
  if (!message.signature)
    return log.deviates(`the test gateway answers ${paid.status} and no signed message`);
  const told = await times(30, (index) =>
    index % 2
      ? ask(target.siteUrl, {
          path: back.pathname + back.search,
          headers: { 'x-forwarded-for': newAddress() },
        })
      : callAs(target, nobody, { method: 'POST', path: '/payments/test/callback', body: message }),
  );
  const forged = await callAs(target, nobody, {
    method: 'POST',
    path: '/payments/test/callback',
    body: { ...message, amount: '1' },
  });
  log.tried(told.length + 1);
  if (told.some(({ status }) => status >= 500 && status !== 503))
    log.deviates('a repeated payment message fails inside');
  if (/"done"/.test(forged.body)) log.deviates('a payment message with another amount is believed');
  const order = dataOf<{ status: string; tickets?: unknown[]; payments?: Array<{ status: string }> }>(
    await callAs(target, admin, { path: `/orders/admin/${code}` }),
    'The paid order',
  );
  const succeeded = (order.payments ?? []).filter(({ status }) => status === 'succeeded').length;
  if (order.status !== 'paid') log.deviates(`the order is ${order.status} after it was paid`);
  if (succeeded !== 1) log.deviates(`${succeeded} payments are counted, not 1`);
  const departures = dataOf<Departure[]>(
    await callAs(target, admin, { path: `/tour/${bookable.tourId}/departures?per_page=100` }),
    'The departures',
  );
  const departure = departures.find(({ id }) => id === bookable.departureId);
  if (departure?.seats_sold !== 2 || departure.seats_held !== 0)
    log.deviates(`two seats were paid, and the books say ${JSON.stringify(departure)}`);
}

/** One order, sent again and again by a browser that heard nothing. */
async function tryRepeatedOrder(target: Target, log: Log, admin: Actor): Promise<void> {
  const { tourId, departureId } = await makeDeparture(target, admin, 20, 210);
  const who = contact();
  const body = {
    cart: [{ type: 1, id: tourId, departure_id: departureId, adults: 1, children: 0 }],
    contact: { ...who, phone: '+84 912 345 678' },
  };
  const key = crypto.randomUUID();
  const answers = await times(12, () =>
    callAs(target, nobody, { method: 'POST', path: '/orders', headers: { 'idempotency-key': key }, body }),
  );
  log.tried(answers.length);
  const codes = new Set(
    answers
      .filter(({ status }) => status === 200 || status === 201)
      .map(({ body: text }) => JSON.parse(text).data.code),
  );
  if (codes.size !== 1) log.deviates(`one order that was sent twelve times made ${codes.size}`);
}

/** What many do in the same moment, over HTTP and against the whole product. */
export async function tryRush(target: Target, log: Log, admin: Actor): Promise<void> {
  await tryLastSeats(target, log, admin);
  await tryPayments(target, log, admin);
  await tryRepeatedOrder(target, log, admin);
}
