import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../seeds/index';
import { visitedKinds } from '../../server/kernel/visitor-info/issues';
import { entities } from '../../server/kinds';
import { csvText } from '../../web/app/admin/list/csv-text';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { testApp } from '../factories/test-app';

const app = await testApp();
const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-table-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let call: ReturnType<typeof as>;

beforeAll(async () => {
  await seed({
    databaseUrl: app.env.DATABASE_URL ?? '',
    mediaDir: path.join(folder, 'media'),
    log: () => {},
  });
  call = as(app, (await signedInAs(app)).token);
}, 300_000);

/** The content that ships, as much of each kind as is checked in some seconds. */
const rowsOf = async (entity: string, language: string) => {
  const { body } = await call('get', `/import/${entity}/table?lang_id=${language}&per_page=20`);
  return body as { columns: string[]; data: string[][] };
};

const send = (entity: string, language: string, rows: string[][]) =>
  call('post', `/import/${entity}`).send({ lang_id: language, csv: csvText(rows) });

describe.each(entities.map(({ name }) => name))('the table of %s', (entity) => {
  it.each(['en', 'vi'])('changes nothing when it is brought back as it was (%s)', async (language) => {
    const { columns, data } = await rowsOf(entity, language);
    expect(data.length).toBeGreaterThan(0);
    const answer = await send(entity, language, [columns, ...data]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ created: 0, updated: 0, unchanged: data.length, problems: [] });
  });
});

/** As an editor takes out all of a kind that visitors go to. */
it.each(visitedKinds)(
  'takes back what visitors have to know of every %s that ships',
  async (entity) => {
    const { body } = await call('get', `/import/${entity}/table?lang_id=en`);
    const { columns, data } = body as { columns: string[]; data: string[][] };
    const [id, info] = ['id', 'visitor_info'].map((name) => columns.indexOf(name)) as [number, number];
    const rows = data.map((row) => [row[id] ?? '', row[info] ?? '']);
    const answer = await send(entity, 'en', [['id', 'visitor_info'], ...rows]);
    expect(answer.body.data).toMatchObject({ created: 0, updated: 0, unchanged: data.length, problems: [] });
  },
  60_000,
);

it('has where a place is, and names what is wrong by the column and the part of its cell', async () => {
  const { columns, data } = await rowsOf('resource', 'en');
  expect(columns).toEqual(expect.arrayContaining(['city_id', 'lat', 'lon', 'address', 'visitor_info']));
  const [row = []] = data;
  const wrong = row.map((cell, at) => {
    if (columns[at] === 'visitor_info') return '{"price":{"state":"estimated","adult":-1}}';
    return columns[at] === 'lat' ? 'north' : cell;
  });
  const { body } = await send('resource', 'en', [columns, row.map(() => ''), wrong]);
  expect(body.data.problems).toEqual([
    { row: 3, column: 'visitor_info', part: 'price.adult', message: expect.any(String) },
    { row: 3, column: 'lat', part: null, message: expect.any(String) },
  ]);
  const inVietnamese = await call('post', '/import/resource?lang_id=vi').send({
    lang_id: 'en',
    csv: csvText([columns, wrong]),
  });
  expect(inVietnamese.body.data.problems[0].message).not.toBe(body.data.problems[0].message);
});
