import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { courseBy } from '../../server/features/planner/travel/course';
import { mainWays, wayKinds } from '../../web/app/site/guides/around/main-ways';
import { drawWays } from '../../web/app/site/guides/around/ways-drawing.server';

const { cities } = await readContent();
const modeOf = { railway: 'train', road: 'bus', boat: 'boat', flight: 'flight' } as const;

const ways = wayKinds.flatMap((kind) =>
  mainWays[kind].map((slugs) => {
    const stops = slugs.flatMap((slug) => {
      const at = cities.findIndex(({ texts }) => texts.en.slug === slug);
      const { lat, lon, texts } = cities[at] ?? {};
      return lat !== undefined && lon !== undefined && texts
        ? [{ id: at, title: texts.vi.title, lat, lon }]
        : [];
    });
    const legs = stops.flatMap((from, index) => {
      const to = stops[index + 1];
      return to ? [courseBy(from, to, modeOf[kind])] : [];
    });
    return { kind, slugs, stops, legs, course: legs.flat() };
  }),
);

test.each(ways)(
  '$kind through $slugs is known to the network on each leg',
  ({ kind, slugs, stops, legs }) => {
    expect(stops).toHaveLength(slugs.length);
    expect(legs).toHaveLength(slugs.length - 1);
    for (const leg of legs) expect(leg.map((piece) => piece.kind)).toContain(kind);
  },
);

test('the drawing has a name, a size, a line for each kind, and stays small', () => {
  const svg = drawWays(ways, { language: 'vi', sheet: '/map/country.svg?v=1', alt: 'Các tuyến chính' });
  expect(svg).toContain('role="img" aria-label="Các tuyến chính" width=');
  expect(svg.match(/vector-effect/g)).toHaveLength(wayKinds.length);
  for (const name of ['Hà Nội', 'Hoàng Sa', 'Trường Sa', 'Biển Đông'])
    expect(svg).toContain(`>${name}</text>`);
  const onPhone = svg.slice(svg.indexOf('class="sm:hidden'));
  // No name stands at the end of a line there.
  expect(onPhone).not.toContain('<path');
  for (const name of ['Hà Nội', 'Huế', 'Đà Nẵng', 'Nha Trang']) expect(onPhone).toContain(`>${name}</text>`);
  expect(svg.length).toBeLessThan(28_000);
});
