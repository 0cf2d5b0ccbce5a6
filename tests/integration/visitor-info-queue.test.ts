import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, resources, visitorInfoIssues } from '../../db/schema';
import { ensureVisitorInfoIssues } from '../../server/features/back-office/visitor-info/ensure-issues';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

const city = await create('city');
const day = [{ opens: '08:00', closes: '17:00' }];
const week = { tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const info = {
  hours: { state: 'checked', source: 'https://museum.example', checked_on: ahead(-20) },
  price: { state: 'second_hand', source: 'A guide book', checked_on: '2024-01-01', adult: 40_000 },
  season: { state: 'unknown', checked_on: '2024-01-01' },
};
const museum = await create('resource', {
  title: 'A museum',
  city_id: city.id,
  opening_hours: week,
  visitor_info: info,
  content: '<p>Closed on Wednesdays. A ticket costs 40,000 đồng.</p>',
});

interface Issue {
  id: number;
  entity: string;
  record_id: number;
  section: string;
  reason: string;
  said: { lang_id: string; text: string }[];
  city: { title: string } | null;
  known: Record<string, unknown> | null;
}
const issues = async (query = '', by = call): Promise<Issue[]> => {
  const { body } = await by('get', `/visitor-info/issues?per_page=100${query}`);
  return body.data;
};
const ofMuseum = async (query = '') =>
  (await issues(query)).flatMap(({ record_id, section, reason }) =>
    record_id === museum.id ? [`${section} ${reason}`] : [],
  );

/** How often a place was written. */
const writesOf = (id: number) =>
  app.db.$count(auditEntries, and(eq(auditEntries.entity, 'resource'), eq(auditEntries.record_id, id)));

describe('the queue of editors', () => {
  it('has what was checked too long ago, what is unknown, what nobody looked into, and what a text tells otherwise', async () => {
    const found = await ofMuseum();
    expect(found).toContain('price outdated');
    expect(found).toContain('season unknown');
    expect(found).toContain('ages missing');
    expect(found).toContain('closures contradicts');
    expect(found).not.toContain('hours outdated');
    expect(await ofMuseum('&reason=contradicts')).toEqual(['closures contradicts']);
    expect(found.indexOf('closures contradicts')).toBe(0);
    expect(found.indexOf('price outdated')).toBeLessThan(found.indexOf('ages missing'));
    expect(found.indexOf('ages missing')).toBeLessThan(found.indexOf('season unknown'));
    expect(await ofMuseum('&entity=event')).toEqual([]);
    // What was checked runs out within its span; who plans ahead sees it before.
    expect(await ofMuseum('&within_days=400')).toContain('hours outdated');
    const { body } = await call('get', '/dashboard');
    expect(body.data.work).toContainEqual({ name: 'visitor_info_contradicts', count: 1 });
    expect(body.data.work).toContainEqual({ name: 'visitor_info_outdated', count: 1 });
  });

  it('is settled in one press, which is a write like any other', async () => {
    const before = await writesOf(museum.id);
    const answer = await call('post', '/visitor-info/confirm').send({
      entity: 'resource',
      record_id: museum.id,
      section: 'price',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await ofMuseum()).not.toContain('price outdated');
    expect(await writesOf(museum.id)).toBe(before + 1);
    const [row] = await app.db.select().from(resources).where(eq(resources.id, museum.id));
    expect(row?.visitor_info.price).toMatchObject({ adult: 40_000, state: 'second_hand' });
    expect(row?.visitor_info.price?.checked_on).not.toBe('2024-01-01');
    expect(row?.visitor_info.season).toEqual(info.season);
  });

  it('notes several sections that nobody could say anything of as one change', async () => {
    const house = await create('resource', { title: 'A closed house', visitor_info: { price: info.price } });
    const ofHouse = async () =>
      (await issues(`&entity=resource&record_id=${house.id}`)).map(
        ({ section, reason }) => `${section} ${reason}`,
      );
    expect(await ofHouse()).toEqual(expect.arrayContaining(['ages missing', 'effort missing']));
    const before = await writesOf(house.id);
    const body = { entity: 'resource', record_id: house.id, sections: ['ages', 'effort'] };
    const moderator = as(app, (await signedInAs(app, 'moderator')).token);
    expect((await moderator('post', '/visitor-info/unknown').send(body)).status).toBe(403);
    const answer = await call('post', '/visitor-info/unknown').send(body);
    expect(answer.status, answer.text).toBe(200);
    expect(await writesOf(house.id)).toBe(before + 1);
    const [row] = await app.db.select().from(resources).where(eq(resources.id, house.id));
    expect(row?.visitor_info).toMatchObject({
      price: info.price,
      ages: { state: 'unknown' },
      effort: { state: 'unknown' },
    });
    expect(await ofHouse()).not.toEqual(expect.arrayContaining(['ages missing']));
    expect((await call('delete', `/resources/${house.id}`)).status).toBe(200);
  });

  it('lets an editor say that a sentence speaks of something else, until it is written otherwise', async () => {
    const found = (await issues('&reason=contradicts')).find(({ record_id }) => record_id === museum.id);
    const moderator = as(app, (await signedInAs(app, 'moderator')).token);
    expect((await moderator('post', `/visitor-info/issues/${found?.id}/dismiss`)).status).toBe(403);
    expect((await call('post', `/visitor-info/issues/${found?.id}/dismiss`)).status).toBe(200);
    expect((await call('post', `/visitor-info/issues/${found?.id}/dismiss`)).status).toBe(404);
    await update('resource', museum.id, { lang_id: 'en', title: 'The same museum' });
    expect(await ofMuseum('&reason=contradicts')).toEqual([]);
    await update('resource', museum.id, { lang_id: 'en', content: '<p>Also closed on Thursdays.</p>' });
    expect(await ofMuseum('&reason=contradicts')).toEqual(['closures contradicts']);
  });

  it('says once what both languages tell, beside what the data say, and is narrowed down to a city', async () => {
    const elsewhere = await create('city', { title: 'Elsewhere' });
    const house = await create('resource', {
      title: 'A house',
      city_id: elsewhere.id,
      opening_hours: week,
      content: '<p>Closed on Tuesdays. It is closed on Thursdays too.</p>',
    });
    await update('resource', house.id, {
      lang_id: 'vi',
      title: 'Ngôi nhà',
      content: '<p>Thứ Ba nghỉ.</p>',
    });
    const found = await issues(`&reason=contradicts&city_id=${elsewhere.id}`);
    expect(found.map(({ said }) => said)).toEqual([
      [
        { lang_id: 'en', text: 'Closed on Tuesdays.' },
        { lang_id: 'vi', text: 'Thứ Ba nghỉ.' },
      ],
      [{ lang_id: 'en', text: 'It is closed on Thursdays too.' }],
    ]);
    expect(found[0]).toMatchObject({ city: { title: 'Elsewhere' }, known: { opening_hours: week } });
    expect((await issues(`&entity=resource&record_id=${house.id}`)).length).toBeGreaterThan(2);
    await call('post', `/visitor-info/issues/${found[0]?.id}/dismiss`);
    await update('resource', house.id, { lang_id: 'vi', title: 'Ngôi nhà cũ' });
    expect(await issues(`&reason=contradicts&city_id=${elsewhere.id}`)).toHaveLength(1);
    // Only the language that is written otherwise comes back.
    await update('resource', house.id, { lang_id: 'vi', content: '<p>Cứ thứ Ba nghỉ.</p>' });
    const [, again] = await issues(`&reason=contradicts&city_id=${elsewhere.id}`);
    expect(again?.said.map(({ lang_id }) => lang_id)).toEqual(['vi']);
  });

  it('takes it that a section has nothing to do with a record until something is known of it, and no more than that', async () => {
    const asked = async () =>
      (await issues(`&entity=resource&record_id=${museum.id}`)).find(({ section }) => section === 'ages');
    const missing = await asked();
    expect(missing?.reason).toBe('missing');
    expect((await call('post', `/visitor-info/issues/${missing?.id}/dismiss`)).status).toBe(200);
    await update('resource', museum.id, { lang_id: 'en', title: 'A museum for all' });
    expect(await asked()).toBeUndefined();
    const old = { state: 'second_hand', source: 'A guide book', checked_on: '2016-01-01', minimum: 6 };
    await update('resource', museum.id, { lang_id: 'en', visitor_info: { ...info, ages: old } });
    const outdated = await asked();
    expect(outdated?.reason).toBe('outdated');
    expect((await call('post', `/visitor-info/issues/${outdated?.id}/dismiss`)).status).toBe(404);
  });

  it('takes it that nobody could say, which takes the values back and keeps whom one asks', async () => {
    const note = { en: 'Ask at the gate', vi: 'Hỏi ở cổng' };
    const place = await create('resource', {
      title: 'A gate',
      city_id: city.id,
      visitor_info: { price: { ...info.price, note }, season: { state: 'estimated', months: [1] } },
    });
    for (const section of ['price', 'diet']) {
      const body = { entity: 'resource', record_id: place.id, section, answer: 'unknown' };
      expect((await call('post', '/visitor-info/confirm').send(body)).status).toBe(200);
    }
    const { body } = await call('get', `/resources/${place.id}?admin=1&lang_id=en`);
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(body.data.visitor_info).toEqual({
      price: { state: 'unknown', source: 'A guide book', checked_on: today, note },
      diet: { state: 'unknown', checked_on: today },
      season: { state: 'estimated', months: [1] },
    });
  });

  it('comes by record too, each once, with what its texts say of each section', async () => {
    const house = await create('resource', {
      title: 'Two things',
      city_id: city.id,
      visitor_info: { price: { ...info.price, adult: 30_000 } },
      content: '<p>A ticket costs 30,000 đồng. The museum is closed on Fridays.</p>',
      opening_hours: week,
    });
    const { body } = await call('get', `/visitor-info/records?entity=resource&record_id=${house.id}`);
    expect(body).toMatchObject({ total: 1, things: body.data[0].issues.length });
    const of = (section: string, reason: string) =>
      body.data[0].issues.find((one: Issue) => one.section === section && one.reason === reason);
    expect(of('price', 'outdated')).toMatchObject({
      said: [],
      sentences: [{ lang_id: 'en', text: 'A ticket costs 30,000 đồng.' }],
    });
    expect(of('closures', 'contradicts').said[0].text).toBe('The museum is closed on Fridays.');
    const pages = await call('get', '/visitor-info/records?per_page=1&page=2');
    expect(pages.body.data).toHaveLength(1);
    expect(pages.body.total).toBeGreaterThan(1);
  });

  it('forgets a sentence once text and data agree, and a record that lies in the bin', async () => {
    await update('resource', museum.id, { lang_id: 'en', content: '<p>Closed on Mondays.</p>' });
    expect(await ofMuseum('&reason=contradicts')).toEqual([]);
    const gone = await create('resource', { title: 'Gone', city_id: city.id });
    const count = () =>
      app.db.$count(
        visitorInfoIssues,
        and(eq(visitorInfoIssues.entity, 'resource'), eq(visitorInfoIssues.record_id, gone.id)),
      );
    expect(await count()).toBeGreaterThan(0);
    await call('delete', `/resources/${gone.id}`);
    expect(await count()).toBe(0);
  });

  it('shows a role only the kinds that it may read, and lets it settle only those that it may change', async () => {
    await create('thing_to_do', { title: 'A walk', city_id: city.id });
    const kindsOf = async (by: typeof call) => new Set((await issues('', by)).map(({ entity }) => entity));
    expect(await kindsOf(call)).toContain('thing_to_do');
    const sales = as(app, (await signedInAs(app, 'sales')).token);
    expect([...(await kindsOf(sales))]).toEqual(['resource']);
    const moderator = as(app, (await signedInAs(app, 'moderator')).token);
    const refused = await moderator('post', '/visitor-info/confirm').send({
      entity: 'resource',
      record_id: museum.id,
      section: 'season',
    });
    expect(refused.status).toBe(403);
  });

  it('is not settled by who may write but not publish', async () => {
    const translator = as(app, (await signedInAs(app, 'translator')).token);
    const body = { entity: 'resource', record_id: museum.id, section: 'price' };
    expect((await translator('post', '/visitor-info/confirm').send(body)).status).toBe(403);
    await update('resource', museum.id, { lang_id: 'en', content: '<p>Closed on Saturdays.</p>' });
    const found = (await issues('&reason=contradicts')).find(({ record_id }) => record_id === museum.id);
    expect((await translator('post', `/visitor-info/issues/${found?.id}/dismiss`)).status).toBe(403);
    expect(await ofMuseum('&reason=contradicts')).toEqual(['closures contradicts']);
  });

  it('is made for a database whose content was there before it', async () => {
    await app.db.delete(visitorInfoIssues);
    expect(await ensureVisitorInfoIssues(app.env.DATABASE_URL ?? '')).toBe(true);
    expect(await ofMuseum()).toContain('season unknown');
    expect(await ensureVisitorInfoIssues(app.env.DATABASE_URL ?? '')).toBe(false);
  });
});
