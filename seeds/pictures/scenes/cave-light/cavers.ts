import type { Dress } from '../../kit/people';
import { disc, fill, oval, stroke } from '../../kit/svg';

/** Someone walking with a pack and a lamp on the helmet, about 100 high, facing right. */
export function caver(c: Dress, lamp: string): string {
  return (
    fill('M9 -91L128 -130L132 -66Z', lamp, { 'fill-opacity': 0.2 }) +
    fill('M-7 -46L3 -46Q2 -32 -3 -24L-10 -4L-17 -6L-11 -26Z', c.trousers) +
    fill('M-3 -46L8 -46L12 -24L16 -3L9 -3L3 -24Z', c.trousers) +
    fill('M-17 -6L-10 -4L-6 0L-18 0ZM9 -3L16 -3L22 0L9 0Z', c.trousers) +
    fill('M-22 -78Q-14 -84 -7 -78L-7 -46L-20 -46Q-25 -62 -22 -78Z', c.wood) +
    stroke('M-21 -64L-8 -64', c.hat, 1.4) +
    fill('M-7 -78Q1 -82 8 -77Q12 -60 9 -44Q0 -40 -8 -44Z', c.top) +
    fill('M-7 -78L-1 -80Q-4 -60 -3 -42L-8 -44Z', c.topShade) +
    stroke('M4 -73Q12 -62 16 -52', c.topShade, 4.4) +
    stroke('M18 -58L22 0', c.wood, 1.8) +
    oval(3, -86, 5, 6, c.skin) +
    fill('M-4 -87Q-3 -96 4 -96Q11 -95 10 -87Z', c.top) +
    disc(10, -90, 2.6, lamp)
  );
}

/** Someone standing with arms raised to the light, about 100 high. */
export function trekker(c: Dress, lamp: string): string {
  return (
    fill('M-9 -46L0 -46L-3 -3L-11 -3ZM0 -46L9 -46L12 -3L4 -3Z', c.trousers) +
    fill('M-11 -3L-3 -3L-1 0L-14 0ZM4 -3L12 -3L15 0L3 0Z', c.trousers) +
    stroke('M-6 -74L-24 -100M6 -74L24 -98', c.topShade, 4.6) +
    stroke('M-24 -100L-26 -104M24 -98L26 -102', c.skin, 4) +
    fill('M-9 -78Q0 -82 9 -78Q11 -60 9 -44Q0 -41 -9 -44Q-11 -60 -9 -78Z', c.top) +
    fill('M-9 -78L-2 -80Q-4 -60 -3 -42L-9 -44Q-11 -60 -9 -78Z', c.topShade) +
    oval(0, -86, 5, 6, c.skin) +
    fill('M-7 -87Q-6 -96 0 -96Q6 -96 7 -87Z', c.top) +
    disc(0, -92, 2.2, lamp)
  );
}
