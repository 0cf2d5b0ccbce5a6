import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, callAs, mark, nobody } from './actors';
import { ahead } from './belongings';
import { holdOpen } from './hold-open';
import type { Log } from './part';
import { ask, newAddress } from './request';
import type { Target } from './target';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** One answer of the site, as a visitor gets it who asks once. */
const read = async (target: Target, path: string, actor: Actor = nobody): Promise<number> => {
  const { status } = await ask(target.siteUrl, {
    path,
    headers: {
      'x-forwarded-for': newAddress(),
      accept: 'text/html',
      ...(actor.cookies ? { cookie: actor.cookies } : {}),
    },
  });
  return status;
};

const longPlan = (cities: readonly number[]) => ({
  lang_id: 'en',
  request: {
    city_ids: cities,
    start_date: null,
    month: 3,
    days: 30,
    adults: 2,
    children: 0,
    pace: 'full',
    interests: [],
    budget: 'low',
    needs: [],
    diets: [],
  },
});

/** One network has long plans worked out, sixty at a time, while others read pages that were not read before. */
async function tryPlans(target: Target, log: Log): Promise<void> {
  const options = await callAs(target, nobody, { path: '/planner/options?lang_id=en' });
  const { cities } = JSON.parse(options.body).data as { cities: Array<{ id: number }> };
  const body = longPlan(cities.slice(0, 8).map(({ id }) => id));
  const headers = { 'x-forwarded-for': newAddress() };
  const flood = times(60, () =>
    callAs(target, nobody, { method: 'POST', path: '/planner/plan', headers, body }, 0),
  );
  await sleep(200);
  const statuses = [];
  for (let page = 0; page < 12; page += 1)
    statuses.push(
      await read(target, `/en/blogs?keyword=${mark()}`),
      await read(target, `/api/region?x=${mark()}`),
    );
  const answers = await Promise.all(flood);
  log.tried(flood.length + statuses.length);
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  if (refused.length === 0) log.deviates('sixty plans of one network at once are all worked out');
  if (refused.some((answer) => answer.headers['retry-after'] === undefined))
    log.deviates('a plan is refused without a word when to come again');
  const failed = statuses.filter((status) => status !== 200);
  if (failed.length > 0) log.deviates(`readers get ${failed.join(', ')} beside plans of one network`);
}

interface Room {
  id: number;
  quantity: number;
  capacity: number;
}

async function firstRoom(target: Target): Promise<Room | undefined> {
  const hotels = await callAs(target, nobody, { path: '/hotel?lang_id=en&per_page=50' });
  for (const { id } of JSON.parse(hotels.body).data as Array<{ id: number }>) {
    const rooms = await callAs(target, nobody, { path: `/resources/${id}/rooms?lang_id=en` });
    const room = (JSON.parse(rooms.body).data as Room[] | undefined)?.find(({ quantity }) => quantity > 2);
    if (room) return room;
  }
  return undefined;
}

/** Guests from everywhere want all rooms of a month, and of years to come. */
async function tryRooms(target: Target, log: Log): Promise<void> {
  const room = await firstRoom(target);
  if (!room) return log.note('no room to hold');
  const order = (date: string, nights: number) =>
    callAs(target, nobody, {
      method: 'POST',
      path: '/orders',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        cart: [{ type: 2, id: room.id, date, nights, adults: 1 }],
        contact: { full_name: 'Mai Anh Tran', email: `${mark()}@visit.example`, phone: '+84 912 345 678' },
        lang_id: 'en',
      },
    });
  const held: number[] = [];
  for (let guest = 0; guest < room.quantity * 2; guest += 1) held.push((await order(ahead(300), 3)).status);
  const far = [await order(ahead(320), 31), await order(ahead(3 * 365), 1)];
  log.tried(held.length + far.length);
  const taken = held.filter((status) => status === 201).length;
  if (taken > Math.max(2, room.quantity / 2)) log.deviates(`guests hold ${taken} of ${room.quantity} rooms`);
  if (far.some(({ status }) => status === 201))
    log.deviates('a room is held for longer than a month, or for years to come');
}

/** Bodies that hardly come, from many networks of one hand, while others write, sign in and pay. */
async function trySlowBodies(target: Target, log: Log, admin: Actor): Promise<void> {
  const addresses = [
    ...times(260, (index) => `2001:db8:99:${index.toString(16)}::1`),
    ...times(8, () => newAddress()).flatMap((address) => times(33, () => address)),
  ];
  const open = addresses.map((address) => holdOpen(target.siteUrl, '/api/contact', address));
  await sleep(1_000);
  const send = (path: string, body: object, actor: Actor = nobody) =>
    callAs(target, actor, { method: 'POST', path, body }, 0).then(({ status }) => status);
  const statuses = {
    'a form': await send('/countries/list-option', {}),
    'an editor': await send('/countries/list-option', {}, admin),
    'a sign-in': await send('/customers/login', {
      email: `${mark()}@visit.example`,
      password: 'not this one',
    }),
    'a bank': await send('/payments/test/callback', {}),
  };
  for (const close of open) close();
  log.tried(open.length + 4);
  for (const [who, status] of Object.entries(statuses))
    if (status === 503 || status === 429)
      log.deviates(`${who} gets ${status} beside bodies that hardly come`);
}

/** What costs much and is asked for by few, against those who ask for little. */
export async function tryFloods(target: Target, log: Log, admin: Actor): Promise<void> {
  await tryPlans(target, log);
  await tryRooms(target, log);
  await trySlowBodies(target, log, admin);
}
