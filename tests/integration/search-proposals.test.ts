import { expect, it } from 'vitest';
import { proposalFor } from '../../server/features/search/proposals';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);

it('proposes what to do about a search that finds nothing', async () => {
  const { id } = await create('resource', { title: 'Museum of Glass Bells' });
  const proposed = (query: string, lang_id: 'en' | 'vi' = 'en') => proposalFor(app.db, { query, lang_id });
  expect(await proposed('museum glas bels')).toMatchObject({ kind: 'name', record_id: id });
  expect(await proposed('bells', 'vi')).toMatchObject({ kind: 'other_language', record_id: id });
  expect(await proposed('gui hanh ly', 'vi')).toMatchObject({ kind: 'fact' });
  expect(await proposed('son doong')).toMatchObject({ kind: 'place', title: 'Sơn Đoòng' });
  expect(await proposed('quixotic zeppelin')).toMatchObject({ kind: 'write', record_id: null });
});
