import { mix } from './colour';
import type { Dress } from './people';
import { fill, num, oval, stroke } from './svg';

/** A grown-up in everyday clothes, standing, seen from behind; about 100 high, feet at the origin. */
export function visitor(c: Dress, { skirt = false, bag = '', hair = c.trousers } = {}): string {
  const low = skirt
    ? stroke('M-5 -22V-2M5 -22V-2', c.skin, 4.6) +
      fill('M-10 -56H10L14 -18Q0 -14 -14 -18Z', mix(c.trousers, c.top, 0.25))
    : stroke('M-5 -50L-6 -3M5 -50L6 -3', c.trousers, 9) +
      stroke('M-6 -2h-4M6 -2h4', mix(c.trousers, '#000000', 0.4), 4.4);
  return (
    low +
    stroke('M-11 -76Q-17 -62 -14 -50M11 -76Q17 -62 14 -50', c.topShade, 6) +
    stroke('M-14 -50v4M14 -50v4', c.skin, 4.4) +
    fill('M-12 -80Q0 -86 12 -80Q13 -62 11 -48Q0 -45 -11 -48Q-13 -62 -12 -80Z', c.top) +
    fill('M-12 -80Q-7 -83 -2 -84Q-6 -64 -4 -47Q-9 -47 -11 -48Q-13 -62 -12 -80Z', c.topShade) +
    stroke('M0 -82v-7', c.skin, 5.4) +
    oval(0, -94, 6.2, 7.6, c.skin) +
    fill(
      skirt
        ? 'M-7 -92Q-8 -103 0 -103Q8 -103 7 -92Q8 -82 6 -76Q0 -73 -6 -76Q-8 -82 -7 -92Z'
        : 'M-6.8 -92Q-8 -103 0 -103Q8 -103 6.8 -92Q4 -87 0 -87Q-4 -87 -6.8 -92Z',
      hair,
    ) +
    (bag ? stroke(`M-8 -80L${num(9)} -56`, mix(bag, '#000000', 0.3), 2) + fill('M5 -60H18V-44H5Z', bag) : '')
  );
}
