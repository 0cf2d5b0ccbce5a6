import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { distanceKm } from '../../server/distance';

const { places, thingsToDo, experiences } = await readContent();

/** Farther than this it is another sight with a name like it, km. */
const nextDoorKm = 0.1;
/** Things to do that are a visit, during which the hours of the sight hold. */
const visits = ['sights', 'museums', 'nature'];

type Texts = Record<'en' | 'vi', { title: string }>;

/** Two words with capitals that stand together name something: "Hoa Lư", "Cham Sculpture". */
const namesIn = (texts: Texts): Set<string> =>
  new Set(
    [texts.en.title, texts.vi.title].flatMap((title) => {
      const words = title.match(/[\p{L}\p{M}]+/gu) ?? [];
      return words.flatMap((word, index) => {
        const next = words[index + 1];
        return next && [word, next].every((one) => /^\p{Lu}/u.test(one))
          ? [`${word} ${next}`.toLowerCase()]
          : [];
      });
    }),
  );

type Week = (typeof places)[number]['opening_hours'];

/** Whoever goes when the sight is shut does something else there. */
const meet = (a: Week, b: Week): boolean =>
  !a ||
  !b ||
  Object.entries(a).some(([day, spans]) =>
    spans?.some(({ opens, closes }) =>
      b[day as keyof typeof b]?.some((other) => opens < other.closes && other.opens < closes),
    ),
  );

const outings = [...thingsToDo, ...experiences.map((record) => ({ ...record, category: null }))];
const pairs = places
  .filter(({ resource_type }) => resource_type === 3188 || resource_type === 3190)
  .flatMap((place) => {
    const names = namesIn(place.texts);
    return outings
      .filter(
        (outing) =>
          distanceKm(place, { lat: outing.lat, lon: outing.lon }) <= nextDoorKm &&
          [...namesIn(outing.texts)].some((name) => names.has(name)) &&
          meet(place.opening_hours, outing.opening_hours),
      )
      .map((outing) => ({ place, outing }));
  });

test('the same sight as a place and as something to do has the same hours and the same price', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(10);
  const contradictions = pairs.flatMap(({ place, outing }) => {
    const [a, b] = [place.visitor_info.price?.adult, outing.visitor_info.price?.adult];
    const isVisit = outing.category !== null && visits.includes(outing.category);
    const [open, openToo] = [place.opening_hours, outing.opening_hours];
    return [
      ...(a !== undefined && b !== undefined && a !== b ? [`${place.key}, ${outing.key}: ${a}, ${b}`] : []),
      ...(isVisit && open && openToo && JSON.stringify(open) !== JSON.stringify(openToo)
        ? [`${place.key}, ${outing.key}: hours`]
        : []),
    ];
  });
  expect(contradictions).toEqual([]);
});
