import { describe, expect, it } from 'vitest';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);

const city = await create('city');
const day = [{ opens: '08:00', closes: '17:00' }];
const place = await create('resource', { city_id: city.id, opening_hours: { tue: day } });
const event = await create('event', { start_date: '2030-03-01' });

const write = (name: ContentName, id: number, body: object) =>
  call(contentPaths[name].update, `${contentPaths[name].base}/${id}`).send({ lang_id: 'en', ...body });
const admitted = (last_admission: string) => ({
  visitor_info: { hours: { state: 'estimated', last_admission } },
});

describe('what nobody can mean', () => {
  it.each([
    [{ title: 'Turned \u202Eround' }, 'title'],
    [{ description: 'Kept \u2066apart\u2069' }, 'description'],
    [{ published_at: '0001-01-01 00:00:00' }, 'published_at'],
    [{ hidden_at: '9999-12-31 23:59:59' }, 'hidden_at'],
    [{ lat: 48.85, lon: 2.35 }, 'lat'],
    [{ lat: 21.03, lon: 10.58 }, 'lon'],
    [admitted('17:30'), 'visitor_info.hours.last_admission'],
    [{ accessibility: { wheelchair: 'yes', steps: 3 } }, 'accessibility.wheelchair'],
    [{ accessibility: { wheelchair: 'yes', surface: 'stairs' } }, 'accessibility.wheelchair'],
    [{ visitor_info: { hours: { state: 'unknown' } } }, 'visitor_info.hours.state'],
    [
      { visitor_info: { hours: { state: 'estimated', always_open: true } } },
      'visitor_info.hours.always_open',
    ],
    [
      { visitor_info: { booking: { state: 'estimated', need: 'none', days_ahead: 3 } } },
      'visitor_info.booking.days_ahead',
    ],
    [
      { visitor_info: { diet: { state: 'estimated', served: ['halal_certified'], main: ['pork'] } } },
      'visitor_info.diet.served',
    ],
  ])('is refused of a place at its field: %j', async (body, field) => {
    const answer = await write('resource', place.id, body);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('leaves a last admission before closing, or of a house that is open past midnight, as it is', async () => {
    expect((await write('resource', place.id, admitted('16:30'))).status).toBe(200);
    const late = { opening_hours: { tue: [{ opens: '18:00', closes: '02:00' }] }, ...admitted('23:30') };
    expect((await write('resource', place.id, late)).status).toBe(200);
  });

  it('is an event of decades, unless it says on which days it takes place', async () => {
    const decades = { start_date: '2030-01-01', end_date: '2060-01-01' };
    const refused = await write('event', event.id, decades);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['end_date']);
    const weekly = { visitor_info: { occurs: { state: 'estimated', weekly: ['sat'] } } };
    const kept = await write('event', event.id, { ...decades, ...weekly });
    expect(kept.status, kept.text).toBe(200);
  });

  it('is confirming a section that the record does not have, and the answer says so', async () => {
    const bare = await create('resource', { city_id: city.id });
    const answer = await call('post', '/visitor-info/confirm').send({
      entity: 'resource',
      record_id: bare.id,
      section: 'price',
    });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toContain('no such section');
  });
});
