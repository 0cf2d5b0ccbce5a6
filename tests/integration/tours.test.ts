import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { reviews, tourDepartures } from '../../db/schema';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';
import { tourFactory } from '../factories/tours';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const { addDeparture, place } = tourFactory(app, create);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const post = (path: string, body: object = {}) =>
  supertest(app.server).post(path).set('accept-language', 'en').send(body);

const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

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
