import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { filledPath, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const top = async (query = '') => (await supertest(app.server).get(`/rating?lang_id=en${query}`)).body.data;
const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

const rate = async (path: string, scores: number[]) => {
  for (const score of scores) {
    const { token } = await signedInCustomer(app);
    const answer = await supertest(app.server)
      .post(`${path}/rate`)
      .set('authorization', `Bearer ${token}`)
      .send({ score });
    expect(answer.status).toBe(200);
  }
};

describe('what is rated best', () => {
  it('is listed kind by kind, without what nobody rated', async () => {
    const none = { things_to_do: [], experiences: [], resources: [], tours: [], blogs: [] };
    const [fair, best, often] = [await create('blog'), await create('blog'), await create('blog')];
    const experience = await create('experience');
    await create('tour');
    expect(await top()).toEqual(none);

    await rate(`/blogs/${fair.id}`, [3]);
    await rate(`/blogs/${best.id}`, [5]);
    await rate(`/blogs/${often.id}`, [5, 5]);
    await rate(`/experience/${experience.id}`, [4]);
    const found = await top();
    expect(idsOf(found.blogs)).toEqual([often.id, best.id, fair.id]);
    expect(found.blogs[0]).toMatchObject({ rating_score: 5, rating_count: 2 });
    expect(found).toMatchObject({ experiences: [{ id: experience.id, rating_score: 4 }], tours: [] });

    expect(idsOf((await top('&limit=1')).blogs)).toEqual([often.id]);
    await call('put', `/blogs/status/${often.id}`);
    expect(idsOf((await top()).blogs)).toEqual([best.id, fair.id]);
    expect(await supertest(app.server).get('/rating?lang_id=vi')).toMatchObject({
      body: { data: none },
    });
    expect((await supertest(app.server).get('/rating?limit=0')).status).toBe(422);
  });
});

describe('who is not signed in', () => {
  const calls = operationsOf(app).filter(({ path }) => path.endsWith('/rate'));

  it('is asked to sign in, whatever there is to rate', async () => {
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/blogs/{id}/rate', '/experience/{id}/rate', '/things-to-do/{id}/rate']),
    );
    for (const operation of calls) {
      const said = async (language: string) => {
        const answer = await supertest(app.server)
          .post(filledPath(operation))
          .set('accept-language', language)
          .send({ score: 5 });
        return [answer.status, answer.body.message];
      };
      expect(await said('en'), operation.path).toEqual([401, 'Please sign in to rate.']);
      expect(await said('vn'), operation.path).toEqual([401, 'Vui lòng đăng nhập để đánh giá.']);
    }
  });
});

it('nobody gives stars, or is asked for them, where people are mourned', async () => {
  const place = await create('resource', { is_memorial: true });
  const { token } = await signedInCustomer(app);
  const send = (path: string, body: object) =>
    supertest(app.server).post(path).set('authorization', `Bearer ${token}`).send(body);
  const rated = await send(`/resources/${place.id}/rate`, { score: 5 });
  expect([rated.status, rated.body.errors]).toEqual([422, { id: [expect.any(String)] }]);
  const other = await create('resource');
  const items = [place, other].map(({ id }) => ({ kind: 'resource', id }));
  expect((await send('/saved', { items })).status).toBe(200);
  const asked = await supertest(app.server).get('/me/unrated').set('authorization', `Bearer ${token}`);
  expect(idsOf(asked.body.data)).toEqual([other.id]);
});
