import { mix } from './colour';
import { type Fruit, heap, signPole } from './fruit';
import { conicalHat, type Dress } from './people';
import type { Stage } from './stage';
import { box, disc, fill, oval, place, stroke } from './svg';

/** A seller sitting on a boat's edge with a fruit held out; seat at the origin, facing right. */
export function seller(c: Dress, offered: string): string {
  return (
    fill('M-16 4Q-18 -12 -6 -15L18 -18Q26 -10 24 4Z', c.trousers) +
    fill('M14 -16Q26 -12 26 14L19 14Q18 0 10 -4Z', c.trousers) +
    fill('M19 13L26 13L33 18L19 18Z', c.skin) +
    fill('M-12 -52Q-3 -58 6 -53Q11 -34 11 -14Q0 -8 -14 -12Q-15 -36 -12 -52Z', c.top) +
    fill('M-12 -52L-6 -55Q-8 -32 -6 -10L-14 -12Q-15 -36 -12 -52Z', c.topShade) +
    fill('M-9 -62Q-13 -48 -11 -38L-6 -38Q-7 -50 -3 -58Z', c.trousers) +
    oval(1, -60, 5.4, 6.4, c.skin) +
    conicalHat(c, 1, -63, 5, 19) +
    fill('M-6 -53Q0 -47 7 -53L8 -48Q0 -42 -7 -48Z', c.hat) +
    stroke('M3 -47Q14 -44 26 -44', c.topShade, 5) +
    stroke('M26 -44L33 -46', c.skin, 4.2) +
    place(offered, 40, -54, 0.8)
  );
}

/** A trading boat of the delta, waterline at the origin, about 380 long: painted bow with an eye, hooped cabin, heap and sign pole. */
export function tradingBoat(
  stage: Stage,
  label: string,
  kinds: readonly [Fruit, ...Fruit[]],
  person: string,
): string {
  const { inks, side } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.3);
  const mat = mix(inks.ground, inks.gold, 0.25);
  const hull = 'M-196 -48Q-180 -4 -136 8L130 8Q176 0 206 -66Q160 -38 110 -34L-130 -34Q-170 -36 -196 -48Z';
  let hoops = '';
  for (let i = 0; i < 7; i++) hoops += `M${-128 + i * 20} -36Q${-131 + i * 20} -98 ${-116 + i * 20} -104`;
  const washing =
    fill('M-140 -112l24 2l-2 30l-20 -2Z', inks.accent) +
    fill('M-110 -109l22 1l0 26l-20 -1Z', inks.paper) +
    fill('M-84 -108l26 1l-3 34l-20 -2Z', mix(inks.waterLow, inks.paper, 0.2));
  return (
    place(signPole(stage, 330, kinds), 152, -36) +
    place(heap(stage, label, kinds[0], 176, 4), 66, -36) +
    fill('M-136 -34Q-140 -104 -118 -106L6 -106Q24 -100 22 -34Z', mat) +
    fill(
      side > 0
        ? 'M-136 -34Q-140 -104 -118 -106L-90 -106Q-104 -90 -100 -34Z'
        : 'M22 -34Q24 -100 6 -106L-20 -106Q-6 -90 -8 -34Z',
      mix(mat, inks.ink, 0.4),
    ) +
    stroke(hoops, mix(mat, inks.ink, 0.42), 2) +
    fill('M22 -34Q24 -100 6 -106Q-4 -96 -2 -34Z', mix(inks.ink, wood, 0.3)) +
    stroke('M-150 -36V-118M-40 -106V-120M-150 -116Q-95 -106 -40 -118', inks.ink, 2) +
    washing +
    place(person, -160, -40, 0.94) +
    fill(hull, wood) +
    fill(
      'M-190 -36Q-150 -20 -130 -20L110 -20Q160 -24 196 -50L190 -38Q160 -14 110 -10L-130 -10Q-164 -12 -184 -24Z',
      mix(wood, inks.ground, 0.3),
    ) +
    fill('M206 -66Q176 0 130 8L96 8Q140 -6 152 -37Q182 -46 206 -66Z', inks.accent) +
    oval(160, -20, 10, 6.6, inks.paper) +
    disc(162, -20, 4, inks.ink) +
    stroke('M-196 -48Q-170 -36 -130 -34L110 -34Q160 -38 206 -66', mix(inks.accent, inks.ink, 0.2), 4.4)
  );
}

/** A small boat piled with fruit and its seller amidships, waterline at the origin, about 260 long. */
export function fruitSampan(
  stage: Stage,
  label: string,
  kinds: readonly [Fruit, Fruit, ...Fruit[]],
  person: string,
): string {
  const { inks } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.2), inks.ink, 0.35);
  const crate = (x: number, w: number) =>
    box(x, -34, w, 24, mix(wood, inks.ground, 0.45)) +
    stroke(`M${x} -26h${w}M${x} -18h${w}`, mix(wood, inks.ink, 0.3), 1.4);
  return (
    place(heap(stage, `${label}a`, kinds[0], 104, 4), 64, -10) +
    crate(-84, 62) +
    place(heap(stage, `${label}b`, kinds[1], 62, 2), -53, -34) +
    place(person, -4, -13) +
    fill('M-146 -30Q-116 6 -70 12L76 12Q124 6 154 -34Q110 -14 66 -11L-70 -11Q-112 -14 -146 -30Z', wood) +
    stroke('M-136 -22Q-106 -3 -68 0L70 0Q114 -3 142 -24', mix(wood, inks.ground, 0.35), 3.2) +
    stroke('M-30 -11L-30 8M18 -11L18 8', mix(wood, inks.ground, 0.3), 2.2) +
    fill('M154 -34Q124 6 100 10Q128 -8 132 -22Q146 -28 154 -34Z', inks.accent)
  );
}
