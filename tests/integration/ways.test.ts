import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, update } = await contentFactory(app);

const ask = (query: string) => supertest(app.server).get(`/ways?${query}`);
const waysOf = async (query: string) => (await ask(query)).body.data.ways;

interface Told {
  means: string;
  title: string;
  minutes: number;
  legs: { mode: string; text: string }[];
  warnings: string[];
  sources: { checked_on: string; state_text: string }[];
}

describe('ways between two places', () => {
  it('are told from door to door, the fastest first, in the reader’s language', async () => {
    const en: Told[] = await waysOf('from=ha-noi&to=sa-pa&lang_id=en');
    expect(en.map(({ title }) => title)).toEqual(['By car with a driver', 'By coach', 'By train']);
    expect(en.map(({ minutes }) => minutes)).toEqual(en.map(({ minutes }) => minutes).sort((a, b) => a - b));
    expect(en[2]?.legs.map(({ text }) => text)).toEqual([
      'Taxi or car to Hà Nội station',
      'Train to Lào Cai station',
      'Taxi or car to Lào Cai',
      'Coach to Sa Pa',
    ]);
    const vi: Told[] = await waysOf('from=ha-noi&to=sa-pa&lang_id=vi');
    expect(vi[2]?.legs[1]?.text).toBe('Tàu hỏa tới ga Lào Cai');
    for (const { sources } of [...en, ...vi]) {
      expect(sources.length).toBeGreaterThan(0);
      expect(sources[0]?.checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('warn of rough seas in their months alone', async () => {
    const warned = async (month: number) =>
      (await waysOf(`from=ha-tien&to=phu-quoc&lang_id=en&month=${month}`)).flatMap(
        (way: Told) => way.warnings,
      );
    expect((await warned(8)).join()).toContain('(June to September)');
    expect(await warned(2)).toEqual([]);
  });

  it('lead to a destination of the site by its name, and to any position', async () => {
    const city = await create('city', { title: 'Cat Ba', lat: 20.727, lon: 107.048 });
    const { data } = (await ask(`from=21.03,105.85&to=${city.id}&lang_id=en`)).body;
    expect(data.from).toEqual({ name: null, lat: 21.03, lon: 105.85 });
    expect(data.to).toMatchObject({ name: 'Cat Ba' });
    const boat = data.ways.find(({ means }: Told) => means === 'boat');
    expect(boat.legs.at(-1).text).toContain('Cat Ba');
    await update('city', city.id, { status: 0, lang_id: 'en' });
    expect((await ask(`from=ha-noi&to=${city.id}`)).status).toBe(404);
  });

  it('come from several places in one answer, each town once and never from where one is', async () => {
    const several = async (from: string, to: string) =>
      (await supertest(app.server).get('/ways/from-several').query({ from, to, lang_id: 'en' })).body;
    const haNoi = await create('city', { title: 'Hà Nội', lat: 21.0285, lon: 105.8522 });
    const { data } = await several(`ha-noi;da-nang;${haNoi.id};21.03,105.85;999999;hue`, 'hue');
    expect(data.map(({ from }: { from: { name: string } }) => from.name)).toEqual(['Hà Nội', 'Đà Nẵng']);
    const [, alone] = [null, (await ask('from=da-nang&to=hue&lang_id=en')).body.data];
    expect(data[1]).toEqual(alone);
    expect((await several('ha-noi', '999999')).code).toBe('not_found');
    const many = Array.from({ length: 9 }, () => 'ha-noi').join(';');
    expect((await several(many, 'hue')).errors).toHaveProperty('from');
  });

  it('may be kept for some minutes, and are small', async () => {
    const answer = await ask('from=ha-noi&to=phu-quoc&lang_id=en');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.text.length).toBeLessThan(8000);
  });

  it.each([
    ['from=ha-noi', 422],
    ['from=ha-noi&to=', 422],
    ['from=ha-noi&to=sa-pa&month=13', 422],
    ['from=ha-noi&to=atlantis', 404],
    ['from=ha-noi&to=999999', 404],
    ['from=ha-noi&to=48.85,2.35', 404],
    ["from=ha-noi&to=sa-pa'%20or%201=1", 404],
  ])('%s is answered with %i', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});

describe('courses through some places', () => {
  const kindsOf = async (query: string): Promise<string[]> => {
    const { body, status } = await supertest(app.server).get(
      `/ways/courses?through=21.03,105.85;20.25,105.97${query}`,
    );
    expect(status).toBe(200);
    return body.data[0].course.map(({ kind }: { kind: string }) => kind);
  };

  it('follow the rails where one goes by train, and the road where nothing is said', async () => {
    expect(await kindsOf('&by=train')).toContain('railway');
    expect(await kindsOf('&by=')).toEqual(['road']);
    expect(await kindsOf('')).toEqual(['road']);
    const wrong = await supertest(app.server).get('/ways/courses?through=21,105;20,105&by=camel');
    expect(wrong.status).toBe(422);
  });
});
