import { mix } from './colour';
import { conicalHat, type Dress } from './people';
import type { Stage } from './stage';
import { fill, oval, stroke } from './svg';

/** A water buffalo standing, about 110 long, feet at the origin, facing right; head raised or down to graze. */
export function buffalo(stage: Stage, grazing: boolean): string {
  const { inks } = stage;
  const hide = mix(inks.ink, inks.middle, 0.22);
  const lit = mix(hide, inks.ground, 0.3);
  const head = grazing
    ? fill('M44 -48Q60 -44 66 -28L78 -8Q78 -2 71 -2L64 -4L54 -20Q44 -28 38 -34Z', hide) +
      stroke('M56 -38Q42 -54 24 -54', mix(inks.paper, hide, 0.35), 4) +
      stroke('M60 -36Q66 -54 54 -64', mix(inks.paper, hide, 0.2), 4) +
      fill('M52 -34L42 -26L50 -25Z', lit)
    : fill('M40 -56Q56 -62 68 -58L86 -46Q90 -40 84 -37L74 -36L60 -40Q48 -38 40 -34Z', hide) +
      stroke('M62 -58Q48 -78 24 -74', mix(inks.paper, hide, 0.35), 4) +
      stroke('M66 -58Q70 -76 54 -84', mix(inks.paper, hide, 0.2), 4) +
      fill('M58 -52L46 -48L56 -44Z', lit) +
      oval(72, -51, 1.6, 1.6, inks.paper);
  return (
    fill('M-42 -34L-30 -34L-32 0L-40 0ZM30 -30L40 -30L39 0L31 0Z', mix(hide, inks.ink, 0.5)) +
    stroke('M-54 -50Q-62 -36 -58 -16', hide, 2.6) +
    fill('M-60 -18L-55 -18L-56 -6Z', hide) +
    head +
    fill(
      'M-56 -44Q-56 -60 -36 -60Q-10 -56 12 -60Q30 -68 44 -58Q52 -46 44 -32Q30 -20 4 -20Q-24 -18 -46 -28Q-55 -34 -56 -44Z',
      hide,
    ) +
    fill('M-50 -32L-36 -30Q-40 -16 -44 0L-52 0Q-50 -16 -50 -32ZM18 -26L32 -26Q30 -12 28 0L20 0Z', hide) +
    fill('M-52 -50Q-46 -60 -34 -59Q-10 -55 12 -59Q30 -66 40 -58Q20 -56 6 -51Q-24 -47 -52 -50Z', lit)
  );
}

/** A child riding, to sit on a buffalo's back; seat at the origin, facing right. */
export function herdChild(c: Dress): string {
  return (
    fill('M-6 -4Q6 -10 14 -2L18 14L12 15L7 3Q-2 4 -6 -4Z', c.trousers) +
    stroke('M14 14L18 15', c.skin, 3) +
    fill('M-6 -28Q0 -32 6 -28Q8 -14 7 -2Q0 1 -7 -2Z', c.top) +
    fill('M-6 -28L-2 -30Q-3 -14 -2 0L-7 -2Z', c.topShade) +
    stroke('M3 -25Q12 -22 18 -24', c.topShade, 3.4) +
    stroke('M16 -24L34 -27', c.wood, 1.6) +
    oval(1, -33, 4.4, 5, c.skin) +
    conicalHat(c, 1, -35, -4, 14)
  );
}
