import { mix } from './colour';
import { conicalHat, type Dress } from './people';
import { disc, fill, group, oval, stroke } from './svg';

function wheel(c: Dress, x: number): string {
  return (
    disc(x, -19, 18, c.trousers) +
    disc(x, -19, 11.5, c.hatShade) +
    disc(x, -19, 9.5, c.trousers) +
    disc(x, -19, 3, c.hat)
  );
}

/** A step-through motorbike with its rider and what is tied on behind, about 120 high, facing right. */
export function motorbike(c: Dress, load: string, helmet = false): string {
  const body = mix(c.top, c.trousers, 0.2);
  return (
    wheel(c, -36) +
    wheel(c, 38) +
    stroke('M38 -19L26 -60', c.trousers, 4.4) +
    stroke('M26 -61L17 -66', c.trousers, 3) +
    fill(
      'M-52 -44Q-40 -52 -16 -50L-4 -40Q4 -30 14 -30L24 -56L31 -55L24 -24Q16 -16 -6 -18L-24 -26Q-44 -24 -58 -32Z',
      body,
    ) +
    fill(
      'M-24 -26L-6 -18Q16 -16 24 -24L25 -30Q8 -22 -8 -26Q-24 -34 -50 -36L-58 -32Q-44 -24 -24 -26Z',
      mix(body, c.trousers, 0.45),
    ) +
    fill('M-62 -31Q-46 -46 -22 -32Q-40 -42 -58 -28ZM20 -34Q40 -46 58 -26Q40 -40 24 -30Z', c.hat) +
    stroke('M-16 -14L-60 -12', c.hatShade, 4) +
    fill('M-48 -50Q-24 -58 -4 -50L-8 -44L-46 -45Z', c.trousers) +
    oval(31, -58, 5, 4.4, c.hat) +
    load +
    fill('M-22 -56L-6 -58Q10 -56 13 -46L10 -24L2 -24L2 -42L-18 -44Z', c.trousers) +
    fill('M1 -25L10 -25L16 -20L1 -20Z', c.skin) +
    fill('M-8 -96Q0 -98 4 -92Q6 -74 0 -54Q-14 -48 -24 -54Q-20 -80 -8 -96Z', c.top) +
    fill('M-8 -96L-4 -97Q-14 -76 -14 -51Q-20 -51 -24 -54Q-20 -80 -8 -96Z', c.topShade) +
    stroke('M-2 -90Q4 -74 16 -67', c.topShade, 5) +
    oval(2, -102, 5.4, 6.4, c.skin) +
    (helmet
      ? fill('M-7 -102Q-6 -113 3 -113Q12 -112 11 -103L14 -101L-6 -100Z', c.hat)
      : conicalHat(c, 2, -105, 6))
  );
}

/** Sacks and baskets tied behind the rider. */
export function tiedLoad(c: Dress, which: number): string {
  if (which % 3 === 1) {
    return group(
      fill('M-66 -46L-24 -46L-22 -84L-68 -84Z', c.wood) +
        stroke(
          'M-66 -56L-24 -56M-67 -66L-23 -66M-67 -76L-23 -76M-56 -47L-57 -84M-45 -47L-45 -84M-34 -47L-33 -84',
          c.hatShade,
          1.4,
        ) +
        fill('M-68 -84Q-60 -98 -48 -90Q-40 -100 -32 -90Q-24 -92 -22 -84Z', c.topShade),
    );
  }
  if (which % 3 === 2) {
    let stems = '';
    for (let i = 0; i < 9; i++) stems += `M-46 -50L${-74 + i * 6} ${-96 - (i % 3) * 9}`;
    return stroke(stems, c.hatShade, 2) + stroke('M-52 -62L-38 -64', c.trousers, 3);
  }
  return (
    fill('M-64 -48Q-70 -72 -50 -74Q-26 -76 -26 -50Z', c.hatShade) +
    fill('M-64 -48Q-70 -72 -50 -74Q-56 -60 -50 -48Z', mix(c.hatShade, c.trousers, 0.4)) +
    stroke('M-60 -66Q-46 -58 -28 -66M-46 -74L-44 -49', c.trousers, 1.6)
  );
}

/** Someone walking with a tall basket on the back, about 100 high, facing right. */
export function basketCarrier(c: Dress, band: string): string {
  return (
    fill('M-6 -44L4 -44Q2 -22 -8 -3L-15 -6Q-9 -24 -6 -44Z', c.trousers) +
    fill('M-2 -44L8 -44Q13 -24 15 -3L8 -2Q4 -22 -2 -44Z', c.trousers) +
    fill('M-15 -6L-8 -3L-4 -1L-15 0ZM8 -3L15 -3L20 0L8 0Z', c.skin) +
    fill('M-11 -52Q0 -56 10 -52L14 -28Q0 -22 -14 -28Z', c.topShade) +
    stroke('M-14 -31Q0 -25 14 -31', band, 3) +
    fill('M-7 -78Q1 -82 8 -77Q12 -62 9 -50Q-2 -46 -10 -50Z', c.top) +
    fill('M-34 -84L-10 -80L-9 -46Q-18 -42 -25 -48Z', c.wood) +
    stroke(
      'M-32 -76L-10 -73M-30 -66L-10 -64M-28 -56L-10 -54M-24 -82L-19 -46M-17 -81L-14 -45',
      c.hatShade,
      1.2,
    ) +
    stroke('M-10 -76Q4 -84 10 -64', c.wood, 1.8) +
    stroke('M4 -74Q12 -66 15 -54', c.topShade, 4.4) +
    oval(4, -85, 5, 6, c.skin) +
    fill('M-3 -86Q-3 -95 5 -95Q12 -93 11 -87Q4 -90 -3 -86Z', band) +
    fill('M-4 -88L-8 -80L-2 -82Z', band)
  );
}
