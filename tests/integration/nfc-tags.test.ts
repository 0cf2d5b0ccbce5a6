import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries, checkIns, nfcTags } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const place = await create('resource', { title: 'Cổng thành Huế' });

const make = async (given: object = {}) => {
  const answer = await call('post', '/nfc-tags').send({ resource_id: place.id, location: 'Gate', ...given });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as { id: number; code: string; url: string; version: number };
};
const list = async (query = '') => (await call('get', `/nfc-tags?${query}`)).body;
const silence = (id: number) =>
  app.db
    .update(nfcTags)
    .set({ created_at: sql`now() - interval '40 days'`, last_seen_at: sql`now() - interval '31 days'` })
    .where(sql`id = ${id}`);

describe('an NFC tag', () => {
  it('has an address that opens its page and proves a visit', async () => {
    const { url, code } = await make();
    expect(code).toMatch(/^NF-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(url.startsWith(`${publicUrl}/maps/`)).toBe(true);
    const { pathname, search } = new URL(url);
    const page = await supertest(app.server).get(pathname + search);
    expect(page.body.data).toMatchObject({ place: { id: place.id }, verified: true });
  });

  it('is made for a place that there is', async () => {
    const { status, body } = await call('post', '/nfc-tags').send({ resource_id: 2_000_000 });
    expect(status).toBe(422);
    expect(body.errors.resource_id).toHaveLength(1);
  });

  it('is found by code, by where it hangs and by its place', async () => {
    const { id, code } = await make({ location: 'Trụ cổng bên trái' });
    for (const keyword of [code, 'tru cong', 'cong thanh hue'])
      expect((await list(`keyword=${encodeURIComponent(keyword)}`)).data[0].id, keyword).toBe(id);
    expect((await list('keyword=nowhere')).total).toBe(0);
    expect((await list(`ids=${id}`)).data).toMatchObject([{ place: { titles: { en: 'Cổng thành Huế' } } }]);
  });

  it('has gone silent when nobody has opened it for a month; one that is off has not', async () => {
    const [quiet, off, loud] = [await make(), await make(), await make()];
    await silence(quiet.id);
    await silence(off.id);
    await call('put', `/nfc-tags/${off.id}`).send({ is_active: false }).expect(200);
    const silent = (await list('state=silent')).data.map(({ id }: { id: number }) => id);
    expect(silent).toEqual([quiet.id]);
    expect((await list('state=inactive')).data.map(({ id }: { id: number }) => id)).toEqual([off.id]);
    const { body } = await call('get', '/dashboard');
    expect(body.data.work).toContainEqual({ name: 'silent_nfc_tags', count: 1 });
    expect((await list(`ids=${loud.id}`)).data[0].is_silent).toBe(false);
  });

  it('shows the visits of thirty days', async () => {
    const { id } = await make();
    const visit = (key: string, visited_at: Date) => ({
      resource_id: place.id,
      visitor_key: key,
      nfc_tag_id: id,
      verified: true,
      visited_at,
    });
    await app.db
      .insert(checkIns)
      .values([visit('a', new Date()), visit('b', new Date(Date.now() - 40 * 86_400_000))]);
    expect((await list(`ids=${id}`)).data[0].check_ins).toBe(1);
  });

  it('is changed by one editor after the other, and every change is noted', async () => {
    const { id, version } = await make();
    const change = { location: 'Ticket office', version };
    await call('put', `/nfc-tags/${id}`).send(change).expect(200);
    const late = await call('put', `/nfc-tags/${id}`).send({ location: 'Roof', version });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ id, location: 'Ticket office' });
    await call('delete', `/nfc-tags/${id}`).expect(200);
    const noted = await app.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(sql`entity = 'nfc_tag' and record_id = ${id}`)
      .orderBy(auditEntries.id);
    expect(noted.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  it('leaves the visits that it proved when it is deleted', async () => {
    const { id } = await make();
    await app.db
      .insert(checkIns)
      .values({ resource_id: place.id, visitor_key: 'stays', nfc_tag_id: id, verified: true });
    await call('delete', `/nfc-tags/${id}`).expect(200);
    const [left] = await app.db.select().from(checkIns).where(sql`visitor_key = 'stays'`);
    expect(left).toMatchObject({ nfc_tag_id: null, verified: true });
  });

  it('is no concern of those without the right', async () => {
    const { token } = await signedInAs(app, 'moderator');
    const { status } = await supertest(app.server).get('/nfc-tags').set('authorization', `Bearer ${token}`);
    expect(status).toBe(403);
  });
});
