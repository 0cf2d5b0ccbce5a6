import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../seeds/index';
import { columnsOf, partText, readColumn } from '../../server/features/back-office/import/columns';
import { visitedKinds } from '../../server/kernel/visitor-info/issues';
import { entities } from '../../server/kinds';
import { createMediaStore } from '../../server/platform/media/store';
import { csvText } from '../../web/app/admin/list/csv-text';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-table-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let call: ReturnType<typeof as>;

beforeAll(async () => {
  await seed({
    databaseUrl: app.env.DATABASE_URL ?? '',
    store: createMediaStore({ MEDIA_DIR: path.join(folder, 'media') }),
    log: () => {},
  });
  call = as(app, (await signedInAs(app)).token);
  // Of some kinds nothing ships: what an alert warns of would be over by the time that somebody reads it.
  const { create } = await contentFactory(app);
  for (const { name } of entities) if ((await rowsOf(name, 'en')).data.length === 0) await create(name);
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

/** An import passes over cells that are as they were: whether each could be read as well is asked here. */
it.each(entities.map((entity) => [entity.name, entity] as const))(
  'cells of %s are read as they were written',
  async (name, entity) => {
    const { columns, data } = await rowsOf(name, 'en');
    const wrong = columnsOf(entity).flatMap((column) => {
      const at = columns.indexOf(column.name);
      if (at < 0 || column.named || column.isOld) return [];
      return data.flatMap((row) => {
        const cell = row[at] ?? '';
        const read = cell === '' ? null : readColumn(column, cell);
        const isSame = read === null || ('value' in read && partText(column, read.value) === cell);
        return isSame ? [] : [`${column.name}: ${cell}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

/** As an editor takes out all of a kind that visitors go to. */
it.each(visitedKinds)(
  'takes back what visitors have to know of every %s that ships',
  async (entity) => {
    const { body } = await call('get', `/import/${entity}/table?lang_id=en`);
    const { columns, data } = body as { columns: string[]; data: string[][] };
    const isText = /^(slug|title|description|image)/;
    const kept = columns.flatMap((name, at) => (isText.test(name) ? [] : [at]));
    const rows = [columns, ...data].map((row) => kept.map((at) => row[at] ?? ''));
    expect(rows.flat().filter((cell) => /^[[{]/.test(cell))).toEqual([]);
    const answer = await send(entity, 'en', rows);
    expect(answer.body.data).toMatchObject({ created: 0, updated: 0, unchanged: data.length, problems: [] });
  },
  180_000,
);

it('has a column for each thing an editor knows, and names what is wrong by row, column and what is expected', async () => {
  const { columns, data } = await rowsOf('resource', 'en');
  const known = ['city', 'themes', 'lat', 'address', 'hours.weekly', 'hours.shows', 'closures.weekdays'];
  known.push('price.adult', 'price.note.vi', 'duration_minutes', 'access.wheelchair', 'access.note.en');
  expect(columns).toEqual(expect.arrayContaining(known));
  const [row = []] = data;
  const faults: Record<string, string> = {
    city: 'Atlantis',
    lat: 'north',
    'hours.weekly': 'mornings',
    'price.adult': '-1',
    'access.wheelchair': 'maybe',
    is_historic: 'perhaps',
  };
  const wrong = row.map((cell, at) => faults[columns[at] ?? ''] ?? cell);
  const { body } = await send('resource', 'en', [columns, row.map(() => ''), wrong]);
  const { problems } = body.data as { problems: { row: number; column: string; message: string }[] };
  expect(problems.map(({ column }) => column).sort()).toEqual(Object.keys(faults).sort());
  expect(problems.every(({ row: at }) => at === 3)).toBe(true);
  const said = (column: string) => problems.find((one) => one.column === column)?.message;
  expect(said('city')).toContain('Atlantis');
  expect(said('hours.weekly')).toContain('mon-fri 07:30-11:30');
  expect(said('access.wheelchair')).toContain('yes, partly, no, unknown');
  const inVietnamese = await call('post', '/import/resource?lang_id=vi').send({
    lang_id: 'en',
    csv: csvText([columns, wrong]),
  });
  expect(inVietnamese.body.data.problems[0].message).not.toBe(problems[0]?.message);
});

it('is of the wanted records only, in the wanted order', async () => {
  const { data } = await rowsOf('city', 'en');
  const ids = [data[2]?.[0], data[0]?.[0]];
  const { body } = await call('get', `/import/city/table?lang_id=en&ids=${ids.join(',')}`);
  expect(body.data.map(([id]: string[]) => id)).toEqual(ids);
  expect(body.total).toBe(2);
});
