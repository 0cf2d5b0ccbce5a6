import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { factRecords, factRecordTranslations } from '../../db/schema';
import { planWorld } from '../factories/plan-world';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';
import { parseXml } from '../factories/xml';

const app = await testApp();
const world = await planWorld(app);
const { plan, stop, temple, lake, citadel } = world;

const statementsOf = statementCounter();

const post = (path: string, body: object) =>
  supertest(app.server)
    .post(path)
    .send({ lang_id: 'en', ...body });

describe('showing a plan', () => {
  it('says what its records say of themselves', async () => {
    const { status, body } = await post('/planner/show', { plan: plan() });
    expect(status).toBe(200);
    expect(body.issues).toEqual([]);
    expect(body.data.days).toMatchObject([
      {
        number: 1,
        date: '2027-03-02',
        city: { title: 'Hà Nội' },
        transfer: null,
        stops: [
          {
            id: temple.id,
            travel: null,
            record: { title: 'Temple; of <Literature>, & more', lat: 21.0293, opens: '08:00–17:00' },
          },
          { id: lake.id, travel: { mode: 'car' }, record: { path: `/attractions/${lake.slug}`, opens: '' } },
        ],
      },
      { number: 2, date: '2027-03-03', city: { title: 'Huế' }, transfer: { mode: 'flight' } },
    ]);
  });

  it('works ways out anew instead of believing them', async () => {
    const lying = plan();
    lying.days[0]!.stops[1]!.travel = { mode: 'walk', minutes: 0, km: 0 };
    const { body } = await post('/planner/show', { plan: lying });
    expect(body.data.days[0].stops[1].travel).toMatchObject({ mode: 'walk', km: 2.3 });
    expect(body.data.days[0].stops[1].travel.minutes).toBeGreaterThan(25);
  });

  it('tells nothing of a record that visitors may not see, nor of one in another language alone', async () => {
    const hidden = await world.create('resource', { title: 'Hidden', city_id: world.haNoi.id, status: 0 });
    const english = plan();
    english.days[0]!.stops[0]!.id = hidden.id;
    const { body } = await post('/planner/show', { plan: english });
    expect(body.data.days[0].stops[0].record).toBeNull();
    expect(JSON.stringify(body)).not.toContain('Hidden');
    const vietnamese = await post('/planner/show', { plan: plan(), lang_id: 'vi' });
    expect(vietnamese.body.data.days[0]).toMatchObject({
      city: null,
      stops: [{ record: null }, { record: null }],
    });
    expect(vietnamese.body.issues[0]).toMatchObject({ code: 'gone' });
  });

  it('asks the database as often for one stop as for three hundred', async () => {
    const countFor = async (given: ReturnType<typeof plan>) => {
      const { answer, statements } = await statementsOf(() => post('/planner/show', { plan: given }));
      expect(answer.status).toBe(200);
      return statements;
    };
    await countFor(plan());
    const one = await countFor(plan({ days: [plan().days[0]!] }));
    const day = { ...plan().days[0]!, stops: Array.from({ length: 12 }, () => stop(temple.id, '09:00')) };
    const days = Array.from({ length: 30 }, (_, index) => ({
      ...day,
      city_id: index % 2 ? world.hue.id : world.haNoi.id,
    }));
    expect(await countFor(plan({ days }))).toBe(one);
  });

  it('refuses what is no plan', async () => {
    const unknown = await post('/planner/show', {
      plan: { ...plan(), days: [{ ...plan().days[0], price: 5 }] },
    });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['plan.days.0.price']]);
    const long = await post('/planner/show', {
      plan: plan({ days: Array.from({ length: 31 }, () => plan().days[0]!) }),
    });
    expect(long.status).toBe(422);
    const far = await post('/planner/show', {
      plan: plan({ request: { ...plan().request, start_date: '9999-12-31' } }),
    });
    expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['plan.request.start_date']]);
  });
});

describe('changing a plan', () => {
  it('makes changes one after the other and answers with the plan and what is wrong with it', async () => {
    const { status, body } = await post('/planner/edit', {
      plan: plan(),
      edits: [
        { do: 'move_stop', day: 1, stop: 2, to_day: 2, to_stop: 1 },
        { do: 'remove_stop', day: 2, stop: 1 },
        { do: 'retime_day', day: 2 },
        { do: 'add_stop', day: 1, kind: 'resource', id: lake.id },
      ],
    });
    expect(status).toBe(200);
    expect(body.data.days.map(({ stops }: { stops: { id: number }[] }) => stops.map(({ id }) => id))).toEqual(
      [[temple.id, lake.id], [citadel.id]],
    );
    expect(body.issues).toEqual([]);
  });

  it('names the change that cannot be made', async () => {
    const edits = [
      { do: 'retime_day', day: 1 },
      { do: 'add_stop', day: 1, kind: 'resource', id: 2_000_000 },
    ];
    const { status, body } = await post('/planner/edit', { plan: plan(), edits });
    expect([status, body.errors]).toEqual([422, { 'edits.1.id': ['There is no such record.'] }]);
    const none = await post('/planner/edit', { plan: plan(), edits: [] });
    expect(none.status).toBe(422);
  });

  it('has room for twelve stops in a day', async () => {
    const full = plan();
    full.days[0]!.stops = Array.from({ length: 12 }, () => stop(temple.id, '09:00'));
    const { status, body } = await post('/planner/edit', {
      plan: full,
      edits: [{ do: 'add_stop', day: 1, kind: 'resource', id: lake.id }],
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['edits.0.day']]);
  });
});

describe('checking a plan', () => {
  it('says what is wrong in both languages, with changes that can be sent back', async () => {
    const late = plan();
    late.days[0]!.stops[0]!.starts_at = '06:00';
    const { body } = await post('/planner/check', { plan: late });
    expect(body.data).toMatchObject([
      {
        code: 'closed_at_that_time',
        severity: 'error',
        day: 1,
        stop: 1,
        message:
          '“Temple; of <Literature>, & more” is open 08:00–17:00; you would be there from 06:00 to 07:30.',
      },
    ]);
    const { label, fix } = body.data[0].fixes[0];
    expect(label).toBe('Begin at 08:00');
    const mended = await post('/planner/edit', { plan: late, edits: [fix] });
    expect(mended.body.issues).toEqual([]);
  });
});

describe('taking a plan along', () => {
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('writes a calendar with a visit for each stop, in Vietnam’s time', async () => {
    const { status, headers, text } = await post('/planner/export', { plan: plan(), format: 'ics' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="spring-in-the-north.ics"');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = unfolded(text);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
    expect(lines).toContain('TZID:Asia/Ho_Chi_Minh');
    expect(lines).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20270302T083000');
    expect(lines).toContain('DTEND;TZID=Asia/Ho_Chi_Minh:20270302T100000');
    expect(lines).toContain('SUMMARY:Temple\\; of <Literature>\\, & more');
    expect(lines).toContain('LOCATION:58 Quốc Tử Giám');
    expect(lines).toContain('SUMMARY:To Huế (by plane)');
    const names = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(names).size).toBe(4);
    const again = await post('/planner/export', { plan: plan(), format: 'ics' });
    expect(unfolded(again.text).filter((line) => line.startsWith('UID:'))).toEqual(names);
  });

  it('wants a date for a calendar', async () => {
    const dateless = plan({ request: { ...plan().request, start_date: null, month: 4 } });
    const { status, body } = await post('/planner/export', { plan: dateless, format: 'ics' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['plan.request.start_date']]);
    expect((await post('/planner/export', { plan: dateless, format: 'gpx' })).status).toBe(200);
  });

  it('writes places and a route for each day for navigation devices', async () => {
    const { headers, text } = await post('/planner/export', {
      plan: plan({ title: 'Trip & “more” <b>' }),
      format: 'gpx',
    });
    expect(headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    const gpx = parseXml(text);
    expect(gpx.attributes).toMatchObject({ version: '1.1', xmlns: 'http://www.topografix.com/GPX/1/1' });
    expect(gpx.children.map(({ name }) => name)).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'rte', 'rte']);
    expect(gpx.children[0]?.children[0]?.text).toBe('Trip & “more” <b>');
    const [point, , , day] = gpx.children.slice(1);
    expect(point?.attributes).toEqual({ lat: '21.0293', lon: '105.8355' });
    expect(point?.children.map(({ name }) => name)).toEqual(['name', 'desc', 'link', 'type']);
    expect(point?.children[0]?.text).toBe('Temple; of <Literature>, & more');
    expect(day?.children.filter(({ name }) => name === 'rtept')).toHaveLength(2);
  });
});

describe('packing a trip', () => {
  it('has all that is needed without a connection', async () => {
    const [fact] = await app.db
      .insert(factRecords)
      .values({ key: 'emergency.police', checked_on: '2026-11-15', status: 1 })
      .returning();
    await app.db.insert(factRecordTranslations).values({
      record_id: fact!.id,
      lang_id: 'en',
      label: 'Police',
      value: '113',
      source: 'Government',
    });
    const { status, body } = await post('/planner/pack', { plan: plan() });
    expect(status).toBe(200);
    expect(body.data.paths).toContain(`/en/attractions/${temple.slug}`);
    expect(body.data.paths).toContain(`/en/city/${world.hue.slug}`);
    expect(body.data.paths).toEqual(
      expect.arrayContaining(['/en/today', `/en/today?city=${world.hue.slug}`]),
    );
    expect(body.data.emergency).toMatchObject([{ label: 'Police', value: '113' }]);
    expect(body.data.phrases.length).toBeGreaterThanOrEqual(40);
    expect(body.data.cities[0]).toMatchObject({ title: 'Hà Nội', weather: [{ month: 3, max_c: 28 }] });
    for (const { vi: said } of body.data.phrases) expect(said).toBe(said.normalize('NFC'));
  });
});
