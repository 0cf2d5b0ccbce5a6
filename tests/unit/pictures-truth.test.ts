import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { sittings } from '../../seeds/load/pictures/sitters';
import { SCENE_NAMES } from '../../seeds/pictures';
import { DEPICTIONS, misfitOf, type Sitter } from '../../server/depictions/fits';
import { subjectOf } from '../../server/depictions/subject-of';
import type { Region, Subject } from '../../server/depictions/subjects';

const content = await readContent();

const at = (city: string, region: Region, ...subjects: Subject[]): Sitter => ({
  subjects: subjects.length ? subjects : undefined,
  places: [{ city, region }],
  isMemorial: subjects.includes('memorial'),
});

describe('a picture may stand only for what it shows', () => {
  test.each([
    ['temple-hall/courtyard', at('ninh-binh', 'red-river-delta', 'church'), 'elsewhere'],
    ['skyline-bridge/dragon', at('ho-chi-minh-city', 'southeast', 'grand-hotel'), 'elsewhere'],
    ['temple-hall/incense', at('kon-tum', 'central-highlands', 'church'), 'subject'],
    ['rice-terraces/walker', at('sa-pa', 'northwest', 'waterfall'), 'subject'],
    ['rice-terraces/walker', at('nha-trang', 'south-central-coast', 'beach'), 'elsewhere'],
    ['island-above', at('dak-nong', 'central-highlands'), 'inland'],
    ['bay-of-karsts/junk', at('ha-tien', 'mekong-delta'), 'elsewhere'],
    ['beach-palms/resort', at('phu-quoc', 'mekong-delta', 'memorial'), 'gaiety'],
    ['khmer-pagoda/court', at('hue', 'north-central-coast', 'khmer-pagoda'), 'elsewhere'],
    ['memorial/incense', at('nha-trang', 'south-central-coast', 'beach'), 'subject'],
    ['nobody/knows', at('hue', 'north-central-coast'), 'unknown'],
  ])('%s', (name, sitter, why) => {
    const [scene = '', motif] = name.split('/');
    expect(misfitOf({ scene, motif }, sitter)).toEqual({ why });
  });

  test('spring boughs hang in the north only', () => {
    const towers = { scene: 'brick-towers', season: 'spring' };
    expect(misfitOf(towers, at('phan-rang', 'south-central-coast'))).toEqual({ why: 'season' });
    expect(misfitOf({ ...towers, season: 'summer' }, at('phan-rang', 'south-central-coast'))).toBeUndefined();
  });

  test('what a record is about is read from its own words', () => {
    const of = (name: string, type = '3188') => subjectOf({ kind: 'place', name, type });
    expect(of('phat-diem-cathedral Phát Diệm stone cathedral')).toEqual(['church']);
    expect(of('dray-nur-falls Dray Nur falls')).toEqual(['waterfall']);
    expect(of('hoa-lo Hỏa Lò pagoda', '3189')).toEqual(['food', 'drink', 'fruit']);
    expect(subjectOf({ kind: 'place', name: 'Hỏa Lò museum', type: '3188', isMemorial: true })).toEqual([
      'memorial',
    ]);
  });
});

test('each drawing that is told of exists', () => {
  const scenes = new Set<string>(SCENE_NAMES);
  expect(Object.keys(DEPICTIONS).filter((name) => !scenes.has(name.split('/')[0] ?? ''))).toEqual([]);
});

test('no record, gallery or guide shows a picture of something else', () => {
  const wrong = sittings(content).flatMap(({ kind, key, picture, sitter }) => {
    const misfit = misfitOf(picture, sitter);
    return misfit
      ? [`${kind} ${key}: ${picture.scene}/${picture.motif ?? ''} ${misfit.why} (${sitter.subjects})`]
      : [];
  });
  expect(wrong).toEqual([]);
});

/** The lists that pages show twelve at a time: each kind in its order, and the places of each destination. */
function shownLists(): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const put = (list: string, name: string) => lists.set(list, [...(lists.get(list) ?? []), name]);
  for (const { kind, picture, sitter } of sittings(content)) {
    if (kind === 'gallery' || kind === 'guide') continue;
    const name = `${picture.scene}/${picture.motif ?? ''}`;
    put(kind, name);
    if (kind === 'place') for (const { city } of sitter.places) put(`places of ${city}`, name);
  }
  return lists;
}

test('no list shows the same drawing side by side, or more than twice among twelve', () => {
  const repeated = [...shownLists()].flatMap(([list, names]) =>
    names.flatMap((name, at) => {
      const page = names.slice(at - (at % 12), at + 1);
      if (names[at - 1] === name) return [`${list} ${at + 1}: ${name} beside itself`];
      return page.filter((one) => one === name).length > 2 ? [`${list} ${at + 1}: ${name} again`] : [];
    }),
  );
  expect(repeated).toEqual([]);
});

/** Records with a caption of their picture, by the words of the kinds that `sittings` uses. */
const captioned = new Map<string, { vi: { image_alt: string }; en: { image_alt: string } }>(
  [
    ...content.cities.map((one) => ['city', one] as const),
    ...content.events.map((one) => ['event', one] as const),
    ...content.experiences.map((one) => ['experience', one] as const),
    ...content.thingsToDo.map((one) => ['thing', one] as const),
    ...content.places.map((one) => ['place', one] as const),
  ].map(([kind, { key, texts }]) => [`${kind} ${key}`, texts]),
);

test('no caption tells of another drawing than the one that is shown', () => {
  const told = Object.values(DEPICTIONS);
  const wrong = sittings(content).flatMap(({ kind, key, picture: { scene, motif } }) => {
    const texts = captioned.get(`${kind} ${key}`);
    const own = DEPICTIONS[`${scene}/${motif}`] ?? DEPICTIONS[scene];
    if (!texts || !own) return [];
    return (['vi', 'en'] as const).flatMap((language) => {
      const { image_alt: caption } = texts[language];
      const other = told.find((one) => caption.includes(one[language]));
      return other && !caption.includes(own[language]) ? [`${kind} ${key} ${language}: ${caption}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
