import { mix } from '../../kit/colour';
import { smoothClosed } from '../../kit/path';
import { disc, fill, type Point, place, stroke } from '../../kit/svg';
import { prawn } from './meats';
import { strew } from './starches';
import type { View } from './view';

/** Where a piece lies in the bowl, and how it is turned. */
type Spot = readonly [x: number, y: number, turn: number];

/** The same piece laid in several spots of the plane. */
export const laid = (spots: readonly Spot[], draw: (i: number) => string): string =>
  spots.map(([x, y, turn], i) => place(draw(i), x, y, 1, false, turn)).join('');

/** A piece of something with its shadow in the soup, its edge and what is seen on it; in the plane. */
function piece(v: View, d: string, edge: string, body: string, marks: string): string {
  return (
    fill(d, v.inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 13)` }) +
    fill(d, edge, { transform: 'translate(0 8)' }) +
    fill(d, body) +
    marks
  );
}

/** A boned piece of river fish, its flesh in flakes, the skin along one side. */
export function fishPiece(v: View, tint: string): string {
  const { food, inks } = v;
  const flesh = mix(food.white, tint, 0.22);
  const flake = mix(flesh, mix(tint, inks.near, 0.3), 0.45);
  return piece(
    v,
    'M-100 -10Q-70 -46 4 -44Q78 -42 104 -10Q88 34 6 42Q-78 42 -100 -10Z',
    mix(tint, inks.near, 0.45),
    flesh,
    fill('M-100 -10Q-78 42 6 42Q88 34 104 -10Q78 24 4 26Q-74 24 -100 -10Z', mix(food.steelDark, tint, 0.35)) +
      stroke('M-62 -30q20 22 2 44M-24 -38q22 28 2 58M16 -40q22 28 2 60M56 -34q20 24 4 48', flake, 6),
  );
}

/** A small fillet fried crisp. */
export function friedFillet(v: View, label: string): string {
  const { food, inks } = v;
  const gold = mix(food.crust, food.turmeric, 0.2);
  return piece(
    v,
    'M-92 -4Q-84 -40 -30 -34Q10 -48 50 -36Q96 -30 92 6Q70 40 20 34Q-30 46 -66 32Q-94 24 -92 -4Z',
    food.crustDark,
    gold,
    fill('M-72 -8Q-40 -30 10 -28Q60 -26 74 -4Q40 10 0 8Q-44 14 -72 -8Z', mix(gold, food.crumb, 0.42)) +
      strew(v, `fried-${label}`, 62, mix(food.crustDark, inks.ink, 0.15), 14, 7),
  );
}

/** A slice of roast pork: blistered skin, fat, lean, fat, lean. */
export function roastPork(v: View): string {
  const { food } = v;
  const lean = mix(food.pork, food.porkEdge, 0.3);
  const fat = mix(food.crumb, food.white, 0.4);
  return piece(
    v,
    'M-74 -44Q0 -54 74 -44L78 40Q0 52 -78 40Z',
    food.porkEdge,
    lean,
    stroke('M-72 -22Q0 -32 72 -22', fat, 20) +
      stroke('M-74 16Q0 8 74 16', fat, 13) +
      stroke('M-74 -42Q0 -52 74 -42', mix(food.crust, food.grilledLight, 0.45), 17) +
      stroke('M-60 -48q6 -6 12 0M-22 -52q6 -6 12 0M18 -52q6 -6 12 0M50 -49q6 -6 12 0', food.turmeric, 6),
  );
}

/** Minced meat grilled in a betel leaf, cut so that the filling shows. */
export function leafRoll(v: View): string {
  const { food } = v;
  const leaf = mix(food.leafDark, food.char, 0.35);
  return piece(
    v,
    'M-84 -32H66Q88 -30 88 2Q88 32 66 34H-84Q-98 0 -84 -32Z',
    mix(leaf, v.inks.ink, 0.4),
    leaf,
    stroke('M-66 -16Q-10 -24 52 -16M-70 10Q-10 4 50 12', mix(leaf, food.leafLight, 0.35), 5) +
      fill('M66 -32Q90 -30 90 2Q90 32 66 34Q48 30 48 2Q48 -30 66 -32Z', food.grilled) +
      place(strew(v, 'leaf-roll', 16, food.grilledLight, 7, 7), 69, 1),
  );
}

/** The raft that crab meat sets to on a simmering broth. */
export function crabRaft(v: View, label: string, rx: number, ry: number): string {
  const { food } = v;
  const random = v.random.fork(`raft-${label}`);
  const body = mix(food.paste, food.ham, 0.35);
  const rim: Point[] = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * Math.PI * 2;
    return [Math.cos(a) * rx * random.range(0.86, 1.1), Math.sin(a) * ry * random.range(0.86, 1.1)];
  });
  return piece(
    v,
    smoothClosed(rim),
    mix(body, food.brothBrown, 0.6),
    body,
    fill(
      smoothClosed(rim.map(([x, y]): Point => [x * 0.7 + rx * 0.06, y * 0.66 - ry * 0.1])),
      mix(body, food.crumb, 0.28),
    ) +
      strew(v, `raft-${label}`, Math.min(rx, ry) * 0.8, mix(food.oil, food.paste, 0.3), 26, 11) +
      strew(v, `crumb-${label}`, Math.min(rx, ry) * 0.86, food.crumb, 18, 8),
  );
}

/** A quail egg, peeled, in the plane; with a brown ink, an egg that has simmered long. */
export function quailEgg(v: View, x: number, y: number, turn: number, ink = v.food.white, scale = 1): string {
  const d = 'M-46 0Q-44 -36 4 -36Q48 -32 48 0Q48 32 4 36Q-44 36 -46 0Z';
  const shade = ink === v.food.white ? v.food.riceShade : mix(ink, v.inks.near, 0.3);
  return place(
    fill(d, v.inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 5} 10)` }) +
      fill(d, ink) +
      fill('M-40 12Q4 30 44 8Q40 30 4 34Q-34 34 -40 12Z', shade) +
      stroke('M-20 -20Q4 -28 24 -18', v.inks.light, 6),
    x,
    y,
    scale,
    false,
    turn,
  );
}

/** A curl of fried pork rind, in the plane. */
export function rind({ food }: View, x: number, y: number, turn: number): string {
  return place(
    fill('M-38 -28Q0 -40 40 -24Q46 6 34 28Q0 38 -38 26Q-48 0 -38 -28Z', food.crustDark, {
      transform: 'translate(0 7)',
    }) +
      fill(
        'M-38 -28Q0 -40 40 -24Q46 6 34 28Q0 38 -38 26Q-48 0 -38 -28Z',
        mix(food.crust, food.turmeric, 0.35),
      ) +
      stroke('M-22 -10q20 -12 40 2M-18 12q18 8 34 -2', food.crumb, 6),
    x,
    y,
    1,
    false,
    turn,
  );
}

/** A steak of a sea fish, cut across: grey skin, pale flesh, the bone in the middle. */
export function fishSteak(v: View, r: number): string {
  const { food } = v;
  const flesh = mix(food.white, food.brothBrown, 0.25);
  const lump = (k: number): string =>
    smoothClosed(
      Array.from({ length: 10 }, (_, i): Point => {
        const a = (i / 10) * Math.PI * 2;
        return [Math.cos(a) * r * 1.15 * k, Math.sin(a) * r * 0.84 * k];
      }),
    );
  return piece(
    v,
    lump(1),
    mix(food.steelDark, v.inks.ink, 0.4),
    mix(food.steelDark, food.brothBrown, 0.3),
    fill(lump(0.88), flesh) +
      stroke(
        `M${-r * 0.8} ${-r * 0.1}Q${-r * 0.3} ${-r * 0.3} 0 0Q${r * 0.3} ${-r * 0.3} ${r * 0.8} ${-r * 0.1}M${-r * 0.7} ${r * 0.26}Q${-r * 0.3} ${r * 0.14} 0 0Q${r * 0.3} ${r * 0.14} ${r * 0.7} ${r * 0.26}`,
        mix(flesh, food.brothBrown, 0.4),
        5,
      ) +
      disc(0, 0, r * 0.13, food.crumb) +
      disc(0, 0, r * 0.06, food.grilled),
  );
}

/** Peeled prawns lying in the soup as seen from above, in the plane. */
export const prawns = (v: View, spots: readonly Spot[], r = 62): string =>
  laid(spots, () => prawn(v, r, false));

/** Green cut so fine that it covers what lies under it, in the plane. */
export function greenCarpet(v: View, label: string, radius: number, ink: string): string {
  return (
    disc(0, 0, radius * 0.92, mix(ink, v.food.leafDark, 0.55)) +
    strew(v, `${label}-a`, radius, mix(ink, v.food.leafDark, 0.3), 200, 17) +
    strew(v, `${label}-b`, radius, ink, 220, 16) +
    strew(v, `${label}-c`, radius * 0.94, mix(ink, v.food.leafLight, 0.5), 120, 14)
  );
}
