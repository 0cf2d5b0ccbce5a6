import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { seoRecords, settings, tags } from '../../db/schema';
import { createAdmin } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
beforeAll(() => new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve)));
const { call, create, update } = await contentFactory(app);

const times = <T>(count: number, make: (index: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const statusesOf = (answers: Array<{ status: number }>) =>
  [...new Set(answers.map(({ status }) => status))].sort();

describe('at the same moment', () => {
  it('twenty records of one title each get a slug of their own', async () => {
    const answers = await times(20, () =>
      call('post', '/region').send({ lang_id: 'en', title: 'The same coast' }),
    );
    expect(statusesOf(answers)).toEqual([201]);
    const slugs = answers.map(({ body }) => body.data.slug).sort();
    const expected = [
      'the-same-coast',
      ...Array.from({ length: 19 }, (_, index) => `the-same-coast-${index + 2}`),
    ];
    expect(slugs).toEqual(expected.sort());
  });

  it('one of twenty records gets the slug that all asked for, the others a clear 422', async () => {
    const answers = await times(20, () =>
      call('post', '/region').send({ lang_id: 'en', title: 'Wanted', slug: 'wanted-by-all' }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['slug']);
    }
  });

  it('sorting, hiding, deleting and editing the same records never fails inside', async () => {
    const records = await times(8, () => create('region'));
    const ids = records.map(({ id }) => id);
    const answers = await times(60, (index) => {
      const id = ids[index % ids.length] ?? 0;
      if (index % 5 === 0)
        return call('post', '/region/sort').send({ ids: index % 2 ? ids : [...ids].reverse() });
      if (index % 5 === 1) return call('put', `/region/status/${id}`);
      if (index % 5 === 2 && index > 50) return call('delete', `/region/${id}`);
      if (index % 5 === 3) return call('get', '/region?admin=1&lang_id=en');
      return update('region', id, { lang_id: 'en', title: `Title ${index}` });
    });
    // 503: too many at once for this machine, refused before anything was done.
    for (const { status, text } of answers) expect([200, 404, 503], text).toContain(status);
    const { body } = await call('get', '/region?admin=1&per_page=10000&lang_id=en');
    const kept = body.data.filter(({ id }: { id: number }) => ids.includes(id));
    expect(new Set(kept.map(({ sort }: { sort: number }) => sort)).size).toBe(kept.length);
  });

  it('two stories that name each other as related are both saved', async () => {
    const [first, second] = [await create('blog'), await create('blog')];
    const answers = await times(20, (index) => {
      const [self, other] = index % 2 ? [first, second] : [second, first];
      return update('blog', self.id, { lang_id: 'en', related_ids: [other.id] });
    });
    expect(statusesOf(answers)).toEqual([200]);
  });

  it('the first writes of a missing translation make one, and the last of them is kept whole', async () => {
    const record = await create('region');
    const answers = await times(10, (index) =>
      update('region', record.id, { lang_id: 'vi', title: `Miền ${index}`, description: `Lời ${index}` }),
    );
    expect(statusesOf(answers)).toEqual([200]);
    const { body } = await call('get', `/region/${record.id}?admin=1&lang_id=vi`);
    expect(body.data.version).toBe(record.version + 10);
    expect(body.data.description).toBe(body.data.title.replace('Miền', 'Lời'));
  });

  it('the same new tags are made once, in whatever order they come', async () => {
    const blogs = await times(8, () => create('blog'));
    const names = ['Cà phê', 'Biển', 'Áo dài', 'Phở'];
    const answers = await times(24, (index) =>
      update('blog', blogs[index % blogs.length]?.id ?? 0, {
        lang_id: 'vi',
        title: `Bài ${index}`,
        tags: index % 2 ? names : [...names].reverse(),
      }),
    );
    expect(statusesOf(answers)).toEqual([200]);
    const made = await app.db.select({ slug: tags.slug }).from(tags).where(eq(tags.lang_id, 'vi'));
    expect(made.map(({ slug }) => slug).sort()).toEqual(['ao-dai', 'bien', 'ca-phe', 'pho']);
  });

  it('a region that goes to the bin never keeps a city that is made just then', async () => {
    const regions = await times(10, () => create('region'));
    const answers = await times(20, (index) => {
      const region = regions[Math.floor(index / 2)];
      return index % 2
        ? call('delete', `/region/${region?.id}`)
        : call('post', '/city').send({
            lang_id: 'en',
            title: 'Just then',
            city_code: `J${index}`,
            region_id: region?.id,
          });
    });
    for (let index = 0; index < 20; index += 2) {
      const pair = [answers[index]?.status, answers[index + 1]?.status];
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual(pair);
    }
  });

  it('the first settings of a language keep what each of their writers said', async () => {
    const params = [
      { name: 'Cục Du lịch' },
      { address: '80 Quán Sứ' },
      { phone: '024 3942 3760' },
      { email: 'a@visit.example' },
    ];
    const answers = await times(4, (index) =>
      call('post', '/setting/admin/profile/update').send({ lang_id: 'vi', params: params[index] }),
    );
    expect(statusesOf(answers)).toEqual([200]);
    const [row] = await app.db.select().from(settings).where(eq(settings.group, 'profile'));
    expect(row).toMatchObject({ value: Object.assign({}, ...params), version: 4 });
  });

  it('the first writes of one SEO record make one', async () => {
    const answers = await times(12, (index) =>
      call('post', '/seosearch').send({ lang_id: 'en', url: '/en/blogs', title: `Stories ${index}` }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(statusesOf(answers)).toEqual([200, 201]);
    const rows = await app.db.select().from(seoRecords).where(eq(seoRecords.url, '/en/blogs'));
    expect(rows.map(({ version }) => version)).toEqual([12]);
  });

  it('wrong passwords are counted, however many come', async () => {
    const { email } = await createAdmin(app);
    const answers: supertest.Response[] = [];
    // Of one network no more than six have a place at a time.
    for (let lot = 0; lot < 5; lot += 1)
      answers.push(
        ...(await times(5, () =>
          supertest(app.server).post('/login').send({ email, password: 'not this one' }),
        )),
      );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
