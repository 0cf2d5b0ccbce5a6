import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';
import { tourFactory } from '../factories/tours';

const app = await testApp();
const { call, create } = await contentFactory(app);
const { addDeparture, book } = tourFactory(app, create);

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
