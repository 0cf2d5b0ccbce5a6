import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  cities,
  orderLines,
  orders,
  resources,
  resourceTranslations,
  reviews,
  roles,
  tourDepartures,
  tours,
} from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const post = (path: string, body: object = {}) =>
  supertest(app.server).post(path).set('accept-language', 'en').send(body);

/** A day so many days from today, in Vietnam's calendar. */
const ahead = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

const addDeparture = async (tourId: number, given: Partial<typeof tourDepartures.$inferInsert> = {}) => {
  const [row] = await app.db
    .insert(tourDepartures)
    .values({ tour_id: tourId, date: ahead(30), price: 4_500_000, seats: 12, ...given })
    .returning();
  if (!row) throw new Error('no departure');
  return row;
};

const place = async (given: { status?: number; title?: string } = {}) => {
  const { status = 1, title = 'Garden house' } = given;
  const city = await create('city');
  const [row] = await app.db
    .insert(resources)
    .values({ status, resource_type: 3188, city_id: city.id, lat: 16.4, lon: 107.5 })
    .returning();
  const record_id = row?.id ?? 0;
  await app.db
    .insert(resourceTranslations)
    .values({ record_id, lang_id: 'en', slug: `place-${record_id}`, title });
  return record_id;
};

let orderCount = 0;
const book = async (departureId: number, status: 'paid' | 'pending', daysAgo = 1) => {
  orderCount += 1;
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await app.db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        code: `TEST-${1000 + orderCount}`,
        contact_email: 'guest@visit.example',
        contact_name: 'Guest',
        contact_phone: '0900000000',
        lang_id: 'en',
        total: 1,
        hold_expires_at: at,
        actor: 'guest',
        idempotency_key: `key-${orderCount}`,
        request_hash: 'x',
        access_code_hash: 'x',
      })
      .returning();
    const order_id = order?.id ?? 0;
    const [departure] = await tx.select().from(tourDepartures).where(eq(tourDepartures.id, departureId));
    await tx.insert(orderLines).values({
      order_id,
      kind: 1,
      departure_id: departureId,
      title: 'Tour',
      date: departure?.date ?? '',
      adults: 1,
      quantity: 1,
      unit_price: 1,
      amount: 1,
    });
    if (status === 'paid')
      await tx.update(orders).set({ status, paid_at: at }).where(eq(orders.id, order_id));
  });
};

describe('the list of tours', () => {
  it('has the shape and the filters of the specification', async () => {
    const hue = await create('city', { title: 'Huế' });
    const hidden = await create('city', { status: 0 });
    const style = await create('travel_style', { title: 'Family' });
    const short = await create('tour', {
      title: 'Two days of gardens',
      duration_days: 2,
      duration_nights: 1,
      departure_point_id: hue.id,
      travel_style_id: style.id,
      city_ids: [hidden.id, hue.id],
    });
    const long = await create('tour', { title: 'From end to end', duration_days: 12, duration_nights: 11 });
    const unseen = await create('tour', {
      title: 'Not yet',
      status: 0,
      duration_days: 2,
      duration_nights: 1,
    });
    for (const days of [-1, 9, 3, 40, 20]) await addDeparture(short.id, { date: ahead(days) });
    await addDeparture(short.id, { date: ahead(5), is_open: false });
    await addDeparture(short.id, { date: ahead(6), seats: 4, seats_held: 1, seats_sold: 3 });

    const { body } = await post('/tour/list-tour', { duration: '1-3', departure_point: hue.id });
    expect(body).toMatchObject({ total_page: 1, total_record: 1 });
    expect(body.itineraries).toEqual([
      expect.objectContaining({
        id: short.id,
        duration_days: 2,
        duration_nights: 1,
        duration: '2 days 1 night',
        price: 4_900_000,
        departure_point: { id: hue.id, title: 'Huế', slug: hue.slug },
        travel_style: { id: style.id, title: 'Family', slug: style.slug },
        cities: [{ id: hue.id, title: 'Huế', slug: hue.slug }],
        next_departures: [ahead(3), ahead(9), ahead(20)],
        rating_score: null,
      }),
    ]);
    const found = async (filter: object) => ids((await post('/tour/list-tour', filter)).body.itineraries);
    expect(await found({ duration: 12 })).toEqual([long.id]);
    expect(await found({ duration: '12', keyword: 'END to' })).toEqual([long.id]);
    expect(await found({ duration: '8-' })).toEqual([long.id]);
    expect(await found({ duration: '4-7' })).toEqual([]);
    expect(await found({ departure_point: hue.slug, travel_style: style.slug })).toEqual([short.id]);
    expect(await found({ travel_style: 'nowhere' })).toEqual([]);
    expect(ids((await get('/tour?duration=1-3&departure_point=0')).body.data)).toEqual([short.id]);
    expect(await found({ duration: '', departure_point: 0, travel_style: null })).toEqual([
      short.id,
      long.id,
    ]);
    expect((await supertest(app.server).post('/tour/list-tour')).body.total_record).toBe(2);
    expect((await post('/tour/list-tour', { per_page: 1, page: 2 })).body).toMatchObject({
      itineraries: [{ id: long.id }],
      total_page: 2,
    });
    for (const [given, field] of [
      [{ duration: '3-1' }, 'duration'],
      [{ duration: 'abc' }, 'duration'],
      [{ duration: 61 }, 'duration'],
      [{ departure_point: "x' or 1=1" }, 'departure_point'],
      [{ per_page: 10_000 }, 'per_page'],
      [{ page: 0 }, 'page'],
      [{ lang_id: 'fr' }, 'lang_id'],
      [{ order: 'price' }, 'order'],
    ] as const) {
      const answer = await post('/tour/list-tour', given);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }

    expect((await post('/tour/list-tour', { admin: 1 })).status).toBe(401);
    const { token } = await signedInCustomer(app);
    const asCustomer = post('/tour/list-tour', { admin: 1 }).set('authorization', `Bearer ${token}`);
    expect((await asCustomer).status).toBe(401);
    const asEditor = await call('post', '/tour/list-tour').send({
      admin: 1,
      per_page: 10_000,
      lang_id: 'en',
    });
    expect(ids(asEditor.body.itineraries)).toEqual([short.id, long.id, unseen.id]);
    expect(asEditor.body.itineraries[0].translations).toEqual({ en: true, vi: false });
    const unasked = await call('post', '/tour/list-tour').send({ lang_id: 'en' });
    expect(ids(unasked.body.itineraries)).toEqual([short.id, long.id]);
  });

  it('shows hidden tours only to roles that may read tours', async () => {
    await app.db.insert(roles).values({ code: 'stranger', name: 'Stranger' });
    const { token } = await signedInAs(app, 'stranger');
    const asked = (path: string) => post(path, { admin: 1 }).set('authorization', `Bearer ${token}`);
    expect((await asked('/tour/list-tour')).status).toBe(403);
  });

  it('tells where tours leave from and in what style, counting live ones only', async () => {
    const point = await create('city', { title: 'Cần Thơ' });
    const style = await create('travel_style');
    const given = { departure_point_id: point.id, travel_style_id: style.id };
    await create('tour', given);
    await create('tour', { ...given, status: 0 });
    await create('tour', { ...given, hidden_at: '2020-01-01 00:00:00' });
    const points = (await post('/tour/list-departure')).body.data;
    expect(points).toContainEqual({
      id: point.id,
      title: 'Cần Thơ',
      slug: point.slug,
      image: null,
      tour_count: 1,
    });
    const styles = (await post('/tour/list-travelstyle', { lang_id: 'en' })).body.data;
    expect(styles).toContainEqual(expect.objectContaining({ id: style.id, tour_count: 1 }));
    expect((await post('/tour/list-departure', { lang_id: 'vi' })).body.data).toEqual([]);
    await app.db.update(cities).set({ status: 0 }).where(eq(cities.id, point.id));
    expect(ids((await post('/tour/list-departure')).body.data)).not.toContain(point.id);
    expect((await call('delete', `/travel-styles/${style.id}`)).body).toMatchObject({
      code: 'in_use',
      data: { tour_count: 3 },
    });
  });

  it('trends by paid bookings of 90 days, then by rating', async () => {
    const [first, second, third] = [await create('tour'), await create('tour'), await create('tour')];
    const booked = await addDeparture(third.id);
    await book(booked.id, 'paid');
    await book(booked.id, 'paid');
    const old = await addDeparture(first.id);
    for (let made = 0; made < 3; made += 1) await book(old.id, 'paid', 91);
    for (let made = 0; made < 3; made += 1) await book(old.id, 'pending');
    await app.db.update(tours).set({ rating_sum: 10, rating_count: 2 }).where(eq(tours.id, second.id));
    const trending = ids((await get('/tour/list-trending?limit=50')).body.data);
    expect(trending.slice(0, 2)).toEqual([third.id, second.id]);
    expect(trending).toContain(first.id);
    expect((await get('/tour/list-trending?lang_id=vi')).body.data).toEqual([]);
    expect((await get('/tour/list-trending?limit=1')).body.data).toHaveLength(1);
  });

  it('is put in order by tour_ids', async () => {
    const [a, b, c] = [await create('tour'), await create('tour'), await create('tour')];
    const sort = (body: object) => call('post', '/tour/sort').send(body);
    expect((await sort({ tour_ids: [c.id, a.id, b.id] })).status).toBe(200);
    const { body } = await call('get', '/tour?admin=1&per_page=10000&lang_id=en');
    const order = ids(body.data).filter((id) => [a.id, b.id, c.id].includes(id));
    expect(order).toEqual([c.id, a.id, b.id]);
    for (const wrong of [{ tour_ids: [a.id, a.id] }, { tour_ids: [a.id, 2_000_000_000] }]) {
      const answer = await sort(wrong);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['tour_ids']]);
    }
    expect((await sort({ tour_ids: [a.id], ids: [b.id] })).status).toBe(422);
    expect((await sort({})).status).toBe(422);
    expect((await post('/tour/sort', { tour_ids: [a.id] })).status).toBe(401);
    const documented = app.swagger().paths?.['/tour/sort']?.post as { requestBody?: unknown };
    expect(JSON.stringify(documented.requestBody)).toContain('tour_ids');
  });
});

describe('a tour', () => {
  it('shows its days, stops, departures, reviews and related tours, and nothing hidden', async () => {
    const open = await place();
    const closed = await place({ status: 0, title: 'Secret' });
    const city = await create('city', { title: 'Hội An', lat: 15.878, lon: 108.328 });
    const style = await create('travel_style');
    const tour = await create('tour', {
      travel_style_id: style.id,
      city_ids: [city.id],
      includes: ['Guide'],
      excludes: ['Flights'],
      galleries: [{ youtube_url: 'https://youtu.be/abcdefghijk', title: 'By boat' }],
      days: [
        {
          day: 2,
          title: 'By river',
          content: '<p>Row.</p><script>x</script>',
          stops: [{ title: 'Own name', resource_id: closed }, { resource_id: closed }],
        },
        {
          day: 1,
          title: 'Arrive',
          meals: 'Dinner',
          stay: 'Homestay',
          stops: [{ resource_id: open }, { city_id: city.id }, { title: 'A bend', lat: 16.5, lon: 107.6 }],
        },
      ],
    });
    const sister = await create('tour', { travel_style_id: style.id });
    const hiddenSister = await create('tour', { travel_style_id: style.id, status: 0 });
    const departure = await addDeparture(tour.id, { date: ahead(0), seats_sold: 2 });
    await addDeparture(tour.id, { date: ahead(-1) });
    await addDeparture(tour.id, { date: ahead(2), is_open: false });
    const { customer, token } = await signedInCustomer(app);
    await app.db.insert(reviews).values({
      entity_type: 2,
      entity_id: tour.id,
      customer_id: customer.id,
      lang_id: 'en',
      score: 4,
      title: 'Good',
      content: 'Good',
      status: 'approved',
      moderated_at: new Date(),
    });

    const { body } = await get(`/tour/detail/${tour.slug}`);
    expect(body.data).toMatchObject({
      includes: ['Guide'],
      excludes: ['Flights'],
      departures: [{ id: departure.id, date: ahead(0), price: 4_500_000, seats_left: 10 }],
      galleries: [{ youtube_id: 'abcdefghijk', title: 'By boat' }],
      reviews_summary: { score: 4, count: 1 },
    });
    expect(body.data.days).toEqual([
      expect.objectContaining({ day: 1, title: 'Arrive', meals: 'Dinner', stay: 'Homestay' }),
      expect.objectContaining({ day: 2, title: 'By river', content: '<p>Row.</p>' }),
    ]);
    const stops = body.data.days.flatMap((day: { stops: object[] }) => day.stops);
    expect(stops).toMatchObject([
      { resource_id: open, title: 'Garden house', slug: `place-${open}`, lat: 16.4, lon: 107.5 },
      { resource_id: null, city_id: city.id, title: 'Hội An', slug: null, lat: 15.878, lon: 108.328 },
      { resource_id: null, title: 'A bend', lat: 16.5, lon: 107.6 },
      { resource_id: null, title: 'Own name', slug: null, lat: null },
    ]);
    expect(JSON.stringify(body.data)).not.toContain('Secret');
    const forEditors = (await call('get', `/tour/${tour.id}?lang_id=en`)).body.data.days[1].stops;
    expect(forEditors).toMatchObject([
      { title: 'Own name', place_title: 'Secret' },
      { title: '', place_title: 'Secret' },
    ]);
    expect(ids(body.data.related)).toContain(sister.id);
    expect(ids(body.data.related)).not.toContain(hiddenSister.id);
    expect((await get(`/city/${city.slug}`)).body.data.tours).toEqual([
      expect.objectContaining({ id: tour.id, duration_days: 3, price: 4_900_000 }),
    ]);

    const url = `/en/itineraries/${tour.slug}`;
    expect((await post('/seosearch/search-by-url', { url })).body.data).toMatchObject({
      entity_type: 2,
      entity_id: tour.id,
      is_fallback: true,
    });

    const rate = () => post(`/tour/${tour.id}/rate`, { score: 5 }).set('authorization', `Bearer ${token}`);
    expect((await rate()).body.data).toEqual({ rating_score: 5, rating_count: 1, score: 5 });
    expect((await rate()).body.code).toBe('already_rated');
    expect((await post(`/tour/${tour.id}/rate`, { score: 5 })).status).toBe(401);
  });

  it('keeps the texts of the other language with days of the same number and stops of the same id', async () => {
    const tour = await create('tour', {
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate' }, { title: 'Pond' }] },
        { day: 2, title: 'Two', stops: [{ title: 'Hill' }] },
        { day: 3, title: 'Three' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const [first, second] = (await read('en')).days;
    const [gate, pond] = first.stops;
    const [hill] = second.stops;
    const answer = await update('tour', tour.id, {
      lang_id: 'vi',
      title: 'Ba ngày',
      version: tour.version,
      days: [
        { day: 1, title: 'Một', stops: [{ id: pond.id, title: 'Ao' }, { title: 'Chợ' }] },
        {
          day: 2,
          title: 'Hai',
          stops: [
            { id: hill.id, title: 'Đồi' },
            { id: gate.id, title: 'Cổng' },
          ],
        },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const titles = (data: { days: { title: string; stops: { title: string }[] }[] }) =>
      data.days.map((day) => [day.title, ...day.stops.map((stop) => stop.title)]);
    expect(titles(answer.body.data)).toEqual([
      ['Một', 'Ao', 'Chợ'],
      ['Hai', 'Đồi', 'Cổng'],
    ]);
    expect(titles(await read('en'))).toEqual([
      ['One', 'Pond', ''],
      ['Two', 'Hill', 'Gate'],
    ]);
    expect(titles((await get(`/tour/detail/${tour.slug}`)).body.data)).toEqual([
      ['One', 'Pond'],
      ['Two', 'Hill', 'Gate'],
    ]);
    const stale = await update('tour', tour.id, { lang_id: 'vi', version: tour.version, days: [] });
    expect(stale.status).toBe(409);
    expect(stale.body.data.days).toHaveLength(2);
    const untouched = await update('tour', tour.id, { lang_id: 'en', price: 1 });
    expect(untouched.body.data.days).toHaveLength(2);
  });

  it('lets a day and a free stop wait for their texts in one of the languages', async () => {
    const tour = await create('tour', {
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate', lat: 16, lon: 107 }] },
        { day: 2, title: 'Two' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const gate = (await read('en')).days[0].stops[0];
    expect(gate).toMatchObject({ title: 'Gate', place_title: '' });
    const vietnamese = (days: object[]) =>
      update('tour', tour.id, { lang_id: 'vi', title: 'Hai ngày', days });
    const untitled = { id: gate.id, lat: 16, lon: 107 };
    const answer = await vietnamese([
      { day: 1, title: 'Một', stops: [untitled] },
      { day: 2, stops: [] },
    ]);
    expect(answer.status, answer.text).toBe(200);
    const shown = async (lang: string) => {
      const { alternates } = await read('en');
      const { days } = (await get(`/tour/detail/${alternates[lang]}?lang_id=${lang}`)).body.data;
      return days.map((day: { title: string }) => day.title);
    };
    expect(await shown('vi')).toEqual(['Một']);
    expect(await shown('en')).toEqual(['One', 'Two']);
    const refused = await vietnamese([
      { day: 1, title: 'Một', stops: [untitled] },
      { day: 2, meals: 'Sáng' },
    ]);
    expect(Object.keys(refused.body.errors)).toEqual(['days.1.title']);
    const nowhere = await vietnamese([{ day: 1, title: 'Một' }, { day: 2 }, { day: 3 }]);
    expect(Object.keys(nowhere.body.errors)).toEqual(['days.2.title']);
    const nameless = await update('tour', tour.id, {
      lang_id: 'en',
      days: [{ day: 1, title: 'One', stops: [untitled] }],
    });
    expect(Object.keys(nameless.body.errors)).toEqual(['days.0.stops.0.title']);
  });

  it('brings back the programme of a past state in both languages, without places that are gone', async () => {
    const hut = await place({ title: 'Hut' });
    const tour = await create('tour', {
      includes: ['Guide'],
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate' }, { resource_id: hut }] },
        { day: 2, title: 'Two', meals: 'Lunch' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const gate = (await read('en')).days[0].stops[0].id;
    const translated = await update('tour', tour.id, {
      lang_id: 'vi',
      title: 'Hai ngày',
      days: [
        { day: 1, title: 'Một', stops: [{ id: gate, title: 'Cổng' }, { resource_id: hut }] },
        { day: 2, title: 'Hai' },
      ],
    });
    const { version } = translated.body.data;
    await update('tour', tour.id, {
      lang_id: 'en',
      includes: [],
      duration_days: 1,
      duration_nights: 0,
      days: [{ day: 1, title: 'Only' }],
    });
    await app.db.update(resources).set({ deleted_at: new Date() }).where(eq(resources.id, hut));
    const back = await call('post', `/tour/${tour.id}/revisions/${version}/restore?lang_id=en`);
    expect(back.status, back.text).toBe(200);
    const outline = async (lang: string) => {
      const { days } = await read(lang);
      return days.map((day: { title: string; stops: { title: string }[] }) => [
        day.title,
        ...day.stops.map((stop) => stop.title),
      ]);
    };
    expect(await outline('en')).toEqual([['One', 'Gate', 'Hut'], ['Two']]);
    expect(await outline('vi')).toEqual([['Một', 'Cổng', ''], ['Hai']]);
    const english = await read('en');
    expect(english).toMatchObject({ includes: ['Guide'], duration_days: 3 });
    expect(english.days[1].meals).toBe('Lunch');
    expect(english.days[0].stops[1].resource_id).toBeNull();
  });

  it('refuses what does not fit, naming the field, and writes nothing of it', async () => {
    const tour = await create('tour', { days: [{ day: 3, title: 'Last' }] });
    const foreign = await create('tour', { days: [{ day: 1, title: 'One', stops: [{ title: 'Theirs' }] }] });
    const theirs = (await call('get', `/tour/${foreign.id}?lang_id=en`)).body.data.days[0].stops[0].id;
    const day = { day: 1, title: 'One' };
    const nowhere = 2_000_000_000;
    for (const [given, field] of [
      [{ duration_days: 2 }, 'duration_nights'],
      [{ duration_days: 4, duration_nights: 5 }, 'duration_nights'],
      [{ duration_days: 2, duration_nights: 1 }, 'duration_days'],
      [{ duration_days: 61, duration_nights: 1 }, 'duration_days'],
      [{ price: -1 }, 'price'],
      [{ price: 1.5 }, 'price'],
      [{ departure_point_id: nowhere }, 'departure_point_id'],
      [{ travel_style_id: nowhere }, 'travel_style_id'],
      [{ city_ids: [nowhere] }, 'city_ids.0'],
      [{ days: [day, day] }, 'days.1.day'],
      [{ days: [{ ...day, day: 4 }] }, 'duration_days'],
      [{ days: [{ day: 1 }] }, 'days.0.title'],
      [{ days: [{ ...day, stops: [{}] }] }, 'days.0.stops.0.title'],
      [{ days: [{ ...day, stops: [{ title: 'x', lat: 16 }] }] }, 'days.0.stops.0.lon'],
      [{ days: [{ ...day, stops: [{ id: theirs, title: 'x' }] }] }, 'days.0.stops.0.id'],
      [{ days: [{ ...day, stops: [{ resource_id: nowhere }] }] }, 'days.0.stops.0.resource_id'],
      [{ days: [{ ...day, stops: [{ title: 'x', owner: 1 }] }] }, 'days.0.stops.0.owner'],
      [{ galleries: [{ youtube_url: 'https://example.org/v' }] }, 'galleries.0.youtube_url'],
      [{ includes: [''] }, 'includes.0'],
    ] as const) {
      const answer = await update('tour', tour.id, { lang_id: 'en', title: 'Changed', ...given });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }
    const { body } = await call('get', `/tour/${tour.id}?lang_id=en`);
    expect(body.data).toMatchObject({ version: tour.version, title: (tour as { title?: string }).title });
    expect(body.data.days).toEqual([expect.objectContaining({ day: 3, title: 'Last' })]);
    const { price: _price, ...incomplete } = await input('tour');
    expect((await call('post', '/tour').send(incomplete)).status).toBe(422);
  });

  it('does not go to the bin while somebody has booked it', async () => {
    const tour = await create('tour');
    const departure = await addDeparture(tour.id, { seats_held: 1 });
    expect((await call('delete', `/tour/${tour.id}`)).body).toMatchObject({ code: 'in_use' });
    await app.db.update(tourDepartures).set({ seats_held: 0 }).where(eq(tourDepartures.id, departure.id));
    expect((await call('delete', `/tour/${tour.id}`)).status).toBe(200);
    expect((await call('get', `/tour/${tour.id}/departures`)).status).toBe(404);
  });
});

describe('departures', () => {
  const departure = { date: ahead(10), price: 3_000_000, seats: 10 };

  it('are added one by one or as a series that leaves the existing alone', async () => {
    const tour = await create('tour');
    const path = `/tour/${tour.id}/departures`;
    const made = await call('post', path).send(departure);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ ...departure, seats_left: 10, is_open: true, version: 1 });
    const again = await call('post', path).send(departure);
    expect(again.body.errors).toHaveProperty('date');
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const series = { from: ahead(8), to: ahead(12), weekdays, price: 1, seats: 2 };
    const { status, body } = await call('post', `${path}/series`).send(series);
    expect(status).toBe(201);
    expect(body.data.skipped).toEqual([ahead(10)]);
    expect(body.data.created.map((row: { date: string }) => row.date)).toEqual(
      [8, 9, 11, 12].map((days) => ahead(days)),
    );
    const oneDay = { ...series, from: '2027-03-01', to: '2027-03-14', weekdays: [6] };
    const saturdays = (await call('post', `${path}/series`).send(oneDay)).body.data.created;
    if (ahead(0) <= '2027-03-01')
      expect(saturdays.map((row: { date: string }) => row.date)).toEqual(['2027-03-06', '2027-03-13']);
    const listed = await call('get', `${path}?from=${ahead(9)}&to=${ahead(11)}&per_page=2`);
    expect(listed.body).toMatchObject({ total: 3, last_page: 2, data: [{ price: 1 }, { price: 3_000_000 }] });
    const later = { ...departure, date: ahead(50) };
    for (const [given, field] of [
      [{ date: ahead(-1) }, 'date'],
      [{ date: '2027-02-30' }, 'date'],
      [{ date: '0000-01-01' }, 'date'],
      [{ seats: -1 }, 'seats'],
      [{ seats_sold: 3 }, 'seats_sold'],
    ] as const) {
      const answer = await call('post', path).send({ ...later, ...given });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }
    for (const wrong of [
      { from: ahead(9), to: ahead(8) },
      { to: ahead(400) },
      { weekdays: [] },
      { weekdays: [0] },
      { from: ahead(-3) },
    ]) {
      expect((await call('post', `${path}/series`).send({ ...series, ...wrong })).status).toBe(422);
    }
    const audit = await app.db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'tour_departure'));
    expect(audit.length).toBe(1 + 4 + saturdays.length);
  });

  it('keep what is sold: fewer seats, another day and removal are refused', async () => {
    const tour = await create('tour');
    const booked = await addDeparture(tour.id, { seats: 8, seats_held: 2, seats_sold: 3 });
    const free = await addDeparture(tour.id, { date: ahead(31) });
    const path = `/tour/${tour.id}/departures`;
    const fewer = await call('put', `${path}/${booked.id}`).send({ seats: 4 });
    expect(fewer.body.errors).toEqual({ seats: ['This must be at least 5.'] });
    const exact = await call('put', `${path}/${booked.id}`).send({ seats: 5, is_open: false });
    expect(exact.body.data).toMatchObject({ seats: 5, seats_left: 0, is_open: false, version: 2 });
    expect((await call('put', `${path}/${booked.id}`).send({ date: ahead(33) })).status).toBe(409);
    expect((await call('put', `${path}/${free.id}`).send({ date: booked.date })).status).toBe(422);
    expect((await call('put', `${path}/${free.id}`).send({ date: ahead(33) })).status).toBe(200);
    expect((await call('delete', `${path}/${booked.id}`)).body).toMatchObject({
      code: 'in_use',
      data: { seats_taken: 5 },
    });
    const other = await create('tour');
    expect((await call('delete', `/tour/${other.id}/departures/${free.id}`)).status).toBe(404);
    await book(free.id, 'pending');
    expect((await call('delete', `${path}/${free.id}`)).status).toBe(409);
    const unbooked = await addDeparture(tour.id, { date: ahead(40) });
    expect((await call('delete', `${path}/${unbooked.id}`)).status).toBe(200);
    const { token } = await signedInAs(app, 'sales');
    const asSales = (method: 'put' | 'delete') =>
      supertest(app.server)
        [method](`${path}/${free.id}`)
        .set({ authorization: `Bearer ${token}`, 'if-match': '*' });
    expect((await asSales('put').send({ price: 5 })).status).toBe(200);
    expect((await asSales('delete')).status).toBe(403);
  });

  it('lose nothing when twenty edit at once', async () => {
    const tour = await create('tour');
    const path = `/tour/${tour.id}/departures`;
    const { body } = await call('post', path).send(departure);
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('put', `${path}/${body.data.id}`).send({ price: index, version: 1 }),
      ),
    );
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = edits.find(({ status }) => status === 200)?.body.data;
    for (const { body: refused } of edits.filter(({ status }) => status !== 200))
      expect(refused).toMatchObject({ code: 'version_conflict', data: { version: 2, price: won.price } });
    const series = { from: ahead(1), to: ahead(20), weekdays: [1, 2, 3, 4, 5, 6, 7], price: 1, seats: 1 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('post', `${path}/series`).send(series)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const created = answers.flatMap((answer) =>
      answer.body.data.created.map((row: { date: string }) => row.date),
    );
    expect([created.length, new Set(created).size]).toEqual([19, 19]);
  });
});
