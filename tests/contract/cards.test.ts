import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);

const region = await create('region');
const city = await create('city', { region_id: region.id, is_highlight: true });
await create('city', { region_id: region.id, is_highlight: true });
await create('blog', { city_id: city.id, author: 'Lan', tags: ['walks'] });
await create('experience', { city_id: city.id });
await create('thing_to_do', { city_id: city.id });
await create('tour', { departure_point_id: city.id, city_ids: [city.id] });
await create('event', { city_id: city.id });
await create('resource', { city_id: city.id, phone: '+84 24 3825 5555' });

const answerOf = async (path: string, view: string) => {
  const { body } = await supertest(app.server).get(path).query({ lang_id: 'en', view }).expect(200);
  return body as unknown;
};

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeOnly = ['lang_id', 'status', 'sort', 'version', 'created_at', 'updated_at', 'author', 'tags'];
const alsoWholeOnly = ['phone', 'visitor_info', 'opening_hours', 'themes', 'rating_score', 'rating_count'];
const leftOut = new Set([
  ...wholeOnly,
  ...alsoWholeOnly,
  'website',
  'facilities',
  'accessibility',
  'vr_link',
]);

/** What is expected of an answer as cards: its rows in lists without some fields, all else as it is. */
const asCards = (value: unknown, inList: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => asCards(item, true));
  if (!isRow(value)) return value;
  const isRecord = inList && 'version' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isRecord || !leftOut.has(name))
      .map(([name, inner]) => [name, isRecord && name === 'image_blur' ? null : asCards(inner, false)]),
  );
};

describe('view=card', () => {
  const calls = operationsOf(app).filter(({ parameters }) => parameters?.some(({ name }) => name === 'view'));

  it.each(calls.map(({ path }) => path))(
    'leaves out of %s what no card shows, and nothing else',
    async (path) => {
      const asked = path.replace('{id}', String(city.id));
      const [whole, cards] = await Promise.all([answerOf(asked, 'full'), answerOf(asked, 'card')]);
      expect(JSON.stringify(whole)).toContain('"version":');
      expect(cards).toEqual(asCards(whole, false));
    },
  );
});
