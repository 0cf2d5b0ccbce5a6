import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { pictureOrders, specKey } from '../../seeds/load/pictures/orders';
import { sketch } from '../../seeds/load/pictures/paint';
import { readSketches, sketchOf } from '../../seeds/load/pictures/sketches';

const [content, sketches] = await Promise.all([readContent(), readSketches()]);
const orders = pictureOrders(content);

test('every shipped picture has a sketch, and every sketch a picture: run `npm run sketches`', () => {
  const asked = new Set(orders.map(({ spec }) => specKey(spec)));
  expect([...asked].filter((key) => !sketches.has(key))).toEqual([]);
  expect([...sketches.keys()].filter((key) => !asked.has(key))).toEqual([]);
});

test('sketches are what the drawing code draws today: run `npm run sketches -- --all`', async () => {
  const ofEachScene = [...new Map(orders.map((order) => [order.spec.scene, order])).values()];
  for (const order of ofEachScene)
    expect(sketchOf(sketches, order.spec), specKey(order.spec)).toEqual(await sketch(order));
}, 60_000);
