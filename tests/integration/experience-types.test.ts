import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { experiences, experienceTypes } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const hide = (id: number) =>
  app.db.update(experienceTypes).set({ status: 0 }).where(eq(experienceTypes.id, id));

beforeEach(async () => {
  await app.db.delete(experiences);
  await app.db.update(experienceTypes).set({ parent_id: null });
  await app.db.delete(experienceTypes);
});

/** Cuisine with noodles and coffee below it, and lanes beside it. */
const tree = async () => {
  const cuisine = await create('experience_type', { code: 'cuisine', title: 'Vietnamese cuisine' });
  const noodles = await create('experience_type', { parent_id: cuisine.id });
  const coffee = await create('experience_type', { parent_id: cuisine.id });
  const pho = await create('experience_type', { parent_id: noodles.id });
  const life = await create('experience_type', { code: 'local-life' });
  return { cuisine, noodles, coffee, pho, life };
};

describe('the tree of types', () => {
  it('has no circles: not by one move, nor by many at once', async () => {
    const chain: Array<{ id: number }> = [];
    for (let depth = 0; depth < 6; depth += 1)
      chain.push(await create('experience_type', { parent_id: chain.at(-1)?.id ?? 0 }));
    const [top, second, third] = chain.map(({ id }) => id);
    const move = (id = 0, parent_id: number | null = null) =>
      update('experience_type', id, { lang_id: 'en', parent_id });
    for (const parent of [top, second, third, 2_000_000_000]) {
      const answer = await move(top, parent);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['parent_id']);
    }
    for (const { id } of chain) expect((await move(id, null)).status).toBe(200);
    const ids = idsOf(chain);
    const moves = ids.flatMap((id) => ids.filter((other) => other !== id).map((other) => ({ id, other })));
    // As many at once as the API lets in.
    const answers = [];
    for (const half of [moves.slice(0, 15), moves.slice(15)])
      answers.push(...(await Promise.all(half.map(({ id, other }) => move(id, other)))));
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 422]);
    const { rows } = await app.db.execute(sql`
      with recursive up as (
        select id as start, parent_id, 1 as steps from experience_type
        union all select up.start, t.parent_id, steps + 1 from up join experience_type t on t.id = up.parent_id
        where steps < 20)
      select start from up where parent_id = start`);
    expect(rows).toEqual([]);
  });

  it('keeps a type that is in use, also when it gets a child at the same moment', async () => {
    const parent = await create('experience_type');
    const used = await create('experience_type', { parent_id: parent.id });
    await create('experience', { experience_type_id: used.id });
    expect((await call('delete', `/experience-type/${parent.id}`)).body).toMatchObject({
      code: 'in_use',
      data: { experience_count: 0, child_count: 1 },
    });
    expect((await call('delete', `/experience-type/${used.id}`)).body.data).toEqual({
      experience_count: 1,
      child_count: 0,
    });
    for (let round = 0; round < 5; round += 1) {
      const target = await create('experience_type');
      const child = await create('experience_type');
      const [gone, moved] = await Promise.all([
        call('delete', `/experience-type/${target.id}`),
        update('experience_type', child.id, { lang_id: 'en', parent_id: target.id }),
      ]);
      expect([
        [200, 422],
        [409, 200],
      ]).toContainEqual([gone.status, moved.status]);
    }
  });

  it('has codes of one type each, and takes PUT and POST alike', async () => {
    const { cuisine, life } = await tree();
    const taken = await update('experience_type', life.id, { lang_id: 'en', code: 'cuisine' });
    expect(taken.body.errors).toEqual({ code: [expect.any(String)] });
    const post = await call('post', `/experience-type/${life.id}`).send({ lang_id: 'en', code: '' });
    expect(post.body.data).toMatchObject({ code: null, version: life.version + 1 });
    expect((await update('experience_type', life.id, { lang_id: 'en', code: 'Not a code' })).status).toBe(
      422,
    );
    expect((await get(`/experience-type/${cuisine.slug}`)).body.data.id).toBe(cuisine.id);
    expect((await get(`/experience-type/${cuisine.id}`)).body.data.slug).toBe(cuisine.slug);
  });

  it('offers as parents all but the type itself and those below it', async () => {
    const { cuisine, noodles, coffee, pho, life } = await tree();
    await update('experience_type', life.id, { lang_id: 'vi', title: 'Nhịp sống' });
    await hide(coffee.id);
    const parents = async (query: string) =>
      (await call('get', `/experience-type/parent-experience-types?${query}`)).body.data;
    expect(idsOf(await parents(`id=${noodles.id}`))).toEqual([cuisine.id, coffee.id, life.id]);
    expect(idsOf(await parents(''))).toEqual([cuisine.id, noodles.id, coffee.id, pho.id, life.id]);
    expect(await parents(`id=${cuisine.id}&lang_id=vi`)).toEqual([{ id: life.id, title: 'Nhịp sống' }]);
    expect((await get('/experience-type/parent-experience-types')).status).toBe(401);
  });
});

describe('pages of types', () => {
  it('are found by slug and by code, with children, filters and the slug they had before', async () => {
    const { cuisine, noodles, pho } = await tree();
    const bowl = await create('experience', { experience_type_id: pho.id });
    for (const path of [`detail/${cuisine.slug}`, 'cuisine']) {
      const { body } = await get(`/experience-type/${path}?category_id=${noodles.id}&per_page=12`);
      expect(body).toMatchObject({
        experience_type: { id: cuisine.id },
        active_tab: noodles.id,
        per_page: 12,
        total: 1,
      });
      expect(idsOf(body.data)).toEqual([bowl.id]);
    }
    expect((await get('/experience-type/city-vibes')).status).toBe(404);
    await update('experience_type', cuisine.id, { lang_id: 'en', slug: 'food' });
    const moved = await get(`/experience-type/detail/${cuisine.slug}`);
    expect([moved.status, moved.headers.location]).toEqual([301, '/experience-type/detail/food']);
    await hide(cuisine.id);
    expect((await get('/experience-type/detail/food')).status).toBe(404);
    expect((await get('/experience-type/cuisine?lang_id=vi')).body.message).toBe(
      'Không tìm thấy loại trải nghiệm',
    );
    expect(idsOf((await get('/experience')).body.child_experience_types)).not.toContain(cuisine.id);
  });

  it('on the home page are the first 4 with something to show, up to 8 each, hot ones first', async () => {
    const { cuisine, pho } = await tree();
    const dishes = [];
    for (let made = 0; made < 9; made += 1)
      dishes.push(await create('experience', { experience_type_id: pho.id, is_hot: made === 8 }));
    const others = [];
    for (let made = 0; made < 4; made += 1) others.push(await create('experience'));
    const { body } = await get('/experience-type/list-in-home');
    expect(body.data).toHaveLength(4);
    expect(body.data[0].id).toBe(cuisine.id);
    const [hot] = dishes.slice(-1);
    expect(idsOf(body.data[0].experiences)).toEqual([hot?.id, ...idsOf(dishes.slice(0, 7))]);
    expect(idsOf(body.data[1].experiences)).toEqual([others[0]?.id]);
    expect((await get('/experience-type/list-in-home?lang_id=vi')).body.data).toEqual([]);
  });

  it('show hidden types to those alone who may read types', async () => {
    const { life } = await tree();
    await hide(life.id);
    const role = await signedInAs(app, 'sales');
    const refused = await supertest(app.server)
      .get('/experience?admin=1')
      .set('authorization', `Bearer ${role.token}`);
    expect(refused.status).toBe(403);
    const seen = await call('get', '/experience?admin=1&lang_id=en');
    expect(idsOf(seen.body.child_experience_types)).toContain(life.id);
    expect(idsOf((await get('/experience')).body.child_experience_types)).not.toContain(life.id);
  });
});
