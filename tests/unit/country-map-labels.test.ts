import { expect, it } from 'vitest';
import { placeLabels } from '../../web/app/site/map/labels';

/** A well-known place in the middle of many that are little known. */
const crowd = [
  { id: 0, title: 'Hà Nội', lat: 21.03, lon: 105.85, is_highlight: true },
  ...Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const reach = index % 2 ? 0.25 : 0.5;
    return {
      id: index + 1,
      title: `Thị xã ${index}`,
      lat: 21.03 + reach * Math.sin(angle),
      lon: 105.85 + reach * Math.cos(angle),
      is_highlight: false,
    };
  }),
];

it('names a well-known place among many at the end of a line, and leaves others without a name', () => {
  const [known, ...others] = placeLabels(crowd, { scale: 1 });
  expect(known?.label?.line).toBeDefined();
  expect(others.filter(({ label }) => label?.line)).toEqual([]);
  expect(others.some(({ label }) => label === null)).toBe(true);
  const plain = placeLabels(
    crowd.map((place) => ({ ...place, is_highlight: false })),
    { scale: 1 },
  );
  expect(plain[0]?.label).toBeNull();
});

it('puts a name beside a point that stands alone', () => {
  const [alone] = placeLabels(crowd.slice(0, 1), { scale: 1 });
  expect(alone?.label).toMatchObject({ anchor: 'start' });
  expect(alone?.label?.line).toBeUndefined();
});
