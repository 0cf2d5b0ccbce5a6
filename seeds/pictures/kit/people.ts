import { mix } from './colour';
import type { Stage } from './stage';
import { fill, group, oval, stroke } from './svg';

/** The inks of one figure. */
export interface Dress {
  top: string;
  topShade: string;
  trousers: string;
  hat: string;
  hatShade: string;
  skin: string;
  wood: string;
}

/** Dress for a figure from the print's inks; the coat varies by number. */
export function dress(stage: Stage, which = 0): Dress {
  const { inks } = stage;
  const coats = [
    inks.accent,
    mix(inks.waterLow, inks.near, 0.3),
    mix(inks.accent, inks.near, 0.55),
    inks.paper,
    mix(inks.leaf, inks.near, 0.35),
    mix(inks.gold, inks.accent, 0.25),
  ];
  const top = coats[which % coats.length] ?? inks.accent;
  return {
    top,
    topShade: mix(top, inks.ink, 0.35),
    trousers: inks.ink,
    hat: mix(inks.paper, inks.gold, 0.4),
    hatShade: mix(mix(inks.paper, inks.gold, 0.4), inks.near, 0.42),
    skin: inks.skin,
    wood: mix(inks.ink, inks.ground, 0.3),
  };
}

/** A conical hat, tip at (x, y - 17), worn at an angle. */
export function conicalHat(c: Dress, x: number, y: number, turn = 0, w = 17): string {
  return group(
    fill(`M${-w} 2Q${-w * 0.5} -8 0 -17Q${w * 0.5} -8 ${w} 2Q0 7 ${-w} 2Z`, c.hat) +
      fill(`M0 -17Q${w * 0.5} -8 ${w} 2Q${w * 0.6} 4.6 ${w * 0.16} 4.9Q${w * 0.22} -7 0 -17Z`, c.hatShade) +
      stroke(`M${-w * 0.62} -3Q0 1 ${w * 0.62} -3`, c.hatShade, 0.6, { 'stroke-opacity': 0.7 }),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** A woman walking with a carrying pole and two baskets; about 100 high, feet at the origin, facing right. */
export function walkerWithPole(c: Dress, load: string): string {
  const basket = (x: number, y: number) =>
    stroke(`M${x} -72L${x - 11} ${y}M${x} -72L${x + 11} ${y}`, c.wood, 0.9) +
    fill(`M${x - 14} ${y}Q${x} ${y - 12} ${x + 14} ${y}Z`, load) +
    fill(
      `M${x - 15} ${y}L${x + 15} ${y}Q${x + 13} ${y + 13} ${x} ${y + 13}Q${x - 13} ${y + 13} ${x - 15} ${y}Z`,
      c.wood,
    ) +
    stroke(`M${x - 13} ${y + 5}Q${x} ${y + 8} ${x + 13} ${y + 5}`, c.hatShade, 0.9);
  return (
    basket(-40, -32) +
    fill('M-6 -46L2 -46Q-3 -24 -12 -3L-18 -6Q-11 -26 -6 -46Z', c.trousers) +
    fill('M-18 -6L-12 -3L-8 -1.5L-19 -1Z', c.skin) +
    fill('M-3 -46L8 -46Q12 -26 15 -3L7 -3Q3 -24 -3 -46Z', c.trousers) +
    fill('M7 -3L15 -3L20 0L7 0Z', c.skin) +
    fill('M-6 -77Q1 -80 7 -76Q11 -60 10 -40Q0 -36 -9 -41Q-7 -62 -6 -77Z', c.top) +
    fill('M-6 -77Q-2 -79 0 -78Q-4 -58 -3 -39Q-7 -40 -9 -41Q-7 -62 -6 -77Z', c.topShade) +
    stroke('M-46 -69Q0 -84 46 -69', c.wood, 2.6) +
    oval(3, -84, 5, 6, c.skin) +
    conicalHat(c, 3, -86, 4) +
    stroke('M4 -73Q14 -70 17 -77', c.topShade, 4.4) +
    basket(40, -32)
  );
}

/** A woman in áo dài with hat, standing or strolling; about 100 high, facing right. */
export function aoDai(c: Dress): string {
  const silk = mix(c.top, '#fff6e6', 0.8);
  return (
    fill('M-5 -48L6 -48L10 -2L1 -2L-1 -30L-5 -2L-13 -2Z', silk) +
    fill('M-13 -2L-5 -2L-3 0L-14 0ZM1 -2L10 -2L15 0L1 0Z', c.trousers) +
    fill(
      'M-5 -77Q1 -80 6 -76Q9 -62 6 -52Q10 -30 15 -9L4 -8Q3 -28 0 -46Q-5 -24 -15 -9L-20 -13Q-10 -30 -7 -52Q-7 -66 -5 -77Z',
      c.top,
    ) +
    fill('M-5 -77L-1 -78Q-3 -62 -2 -50Q-7 -26 -15 -9L-20 -13Q-10 -30 -7 -52Q-7 -66 -5 -77Z', c.topShade) +
    stroke('M4 -73Q10 -62 8 -52', c.topShade, 3.6) +
    oval(2, -83, 4.6, 5.8, c.skin) +
    fill('M-4 -86Q-7 -74 -6 -64L-2 -64Q-2 -76 0 -84Z', c.trousers) +
    conicalHat(c, 2, -86, 2, 16)
  );
}

/** A farmer bent to plant or reap; about 60 high, facing right. */
export function planter(c: Dress, bundle?: string): string {
  return (
    fill('M-14 -44L-3 -46Q-6 -24 -8 0L-15 0Q-17 -24 -14 -44Z', c.trousers) +
    fill('M-10 -44L0 -46Q4 -24 4 0L-3 0Q-5 -22 -10 -44Z', c.trousers) +
    fill('M-17 -44Q-12 -56 4 -56Q22 -54 28 -44Q26 -36 18 -38Q6 -44 0 -40Q-8 -38 -17 -44Z', c.top) +
    fill('M-17 -44Q-8 -38 0 -40Q6 -44 18 -38L20 -41Q8 -47 -2 -44Q-10 -43 -17 -44Z', c.topShade) +
    stroke('M21 -43Q22 -26 27 -12', c.topShade, 4.6) +
    stroke('M27 -12L29 -6', c.skin, 3.4) +
    oval(31, -42, 4.6, 5.2, c.skin) +
    conicalHat(c, 32, -45, 38) +
    (bundle ? stroke('M28 -8L24 -20M28 -8L29 -22M28 -8L34 -20', bundle, 1.6) : '')
  );
}

/** A rower standing in the stern, leaning on a long oar; feet at the origin, facing right. */
export function standingRower(c: Dress): string {
  return (
    stroke('M26 -56L-30 26', c.wood, 2.4) +
    fill('M-33 22L-27 24L-38 42L-43 38Z', c.wood) +
    fill('M-10 -44L0 -46Q-4 -22 -12 0L-19 0Q-13 -24 -10 -44Z', c.trousers) +
    fill('M-5 -44L5 -46Q9 -22 10 0L3 0Q1 -22 -5 -44Z', c.trousers) +
    fill('M2 -76Q9 -78 13 -73Q12 -56 6 -40Q-3 -37 -11 -42Q-6 -62 2 -76Z', c.top) +
    fill('M2 -76Q5 -77 6 -76Q-1 -58 -4 -39Q-9 -40 -11 -42Q-6 -62 2 -76Z', c.topShade) +
    oval(13, -82, 4.8, 5.8, c.skin) +
    conicalHat(c, 13, -84, 12) +
    stroke('M9 -71Q18 -66 23 -55', c.topShade, 4.4) +
    stroke('M23 -55L26 -54', c.skin, 3.6)
  );
}

/** Someone sitting in a boat with a paddle; seat at the origin, facing right. */
export function seatedPaddler(c: Dress): string {
  return (
    fill('M-11 0Q-12 -8 -2 -10L14 -12Q20 -6 18 2L-10 3Z', c.trousers) +
    fill('M-8 -36Q-2 -40 5 -36Q9 -20 8 -4Q0 0 -11 -2Q-10 -22 -8 -36Z', c.top) +
    fill('M-8 -36L-3 -38Q-5 -18 -4 -1L-11 -2Q-10 -22 -8 -36Z', c.topShade) +
    oval(0, -42, 5, 6, c.skin) +
    conicalHat(c, 0, -44, 3) +
    stroke('M12 -34L26 20', c.wood, 2.2) +
    fill('M23.6 12L28 11Q33 22 29 31Q24 26 23.6 12Z', c.wood) +
    stroke('M4 -32Q12 -30 15 -22', c.topShade, 4.2)
  );
}

/** A cyclist, about 126 high on wheels of 21, facing right. */
export function cyclist(c: Dress, load?: string): string {
  return bicycle(c, load) + rider(c);
}

/** A bicycle with its frame in view, between the points where its wheels touch the ground. */
function bicycle(c: Dress, load?: string): string {
  const wheel = (x: number) => {
    let spokes = '';
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI;
      const dx = Math.round(Math.cos(a) * 200) / 10;
      const dy = Math.round(Math.sin(a) * 200) / 10;
      spokes += `M${x - dx} ${-21 - dy}L${x + dx} ${-21 + dy}`;
    }
    return (
      `<circle cx="${x}" cy="-21" r="20" fill="none" stroke="${c.trousers}" stroke-width="2.4"/>` +
      stroke(spokes, c.trousers, 0.45, { 'stroke-opacity': 0.8 }) +
      oval(x, -21, 2.2, 2.2, c.trousers)
    );
  };
  const frame =
    'M-34 -21L-4 -20L20 -52L-12 -50L-34 -21M-4 -20L-13 -56M34 -21Q28 -36 21 -56L19 -64M19 -64Q12 -67 8 -62M19 -64L25 -66';
  const mudguards = 'M-57 -24A23.6 23.6 0 0 1 -14 -34M12 -30A23.6 23.6 0 0 1 45 -42';
  const rack = 'M-52 -46L-16 -47M-48 -46L-34 -21';
  const baskets = load
    ? fill('M-60 -47L-20 -47L-23 -68L-57 -68Z', c.wood) +
      stroke(
        'M-59 -53L-21 -53M-58 -59L-22 -59M-50 -47L-49 -68M-40 -47L-40 -68M-30 -47L-31 -68',
        c.hatShade,
        0.8,
      ) +
      load
    : '';
  return (
    wheel(-34) +
    wheel(34) +
    stroke(rack, c.trousers, 1.6) +
    baskets +
    stroke(mudguards, c.topShade, 2) +
    stroke(frame, c.trousers, 2.6) +
    oval(-4, -20, 5, 5, 'none', { stroke: c.trousers, 'stroke-width': 1.5 }) +
    stroke('M-8 -12L0 -28M-11 -12L-5 -12M-3 -28L3 -28', c.trousers, 1.8) +
    fill('M-22 -57Q-12 -61 -3 -57Q-10 -53 -22 -57Z', c.trousers)
  );
}

/** The rider that sits on a bicycle. */
export function rider(c: Dress): string {
  const silk = c.trousers;
  return (
    fill('M-16 -60L-6 -62Q8 -54 12 -46Q10 -34 2 -15L-4 -16Q2 -34 2 -42Q-8 -46 -16 -50Z', silk) +
    fill('M-5 -16L3 -15L7 -12L-6 -12Z', c.skin) +
    fill('M-16 -62Q-26 -54 -38 -34Q-30 -33 -22 -42Q-12 -50 -4 -52L-6 -62Z', c.topShade) +
    fill('M-2 -99Q6 -100 9 -94Q8 -76 -2 -55Q-12 -52 -19 -58Q-14 -80 -2 -99Z', c.top) +
    fill('M-2 -99L2 -99Q-8 -78 -10 -54Q-15 -55 -19 -58Q-14 -80 -2 -99Z', c.topShade) +
    oval(9, -104, 4.8, 5.8, c.skin) +
    fill('M3 -106Q-4 -94 -6 -84L-1 -84Q2 -94 6 -102Z', c.trousers) +
    conicalHat(c, 9, -107, 8) +
    stroke('M5 -93Q8 -80 19 -70', c.topShade, 4.2) +
    stroke('M19 -70L23 -67', c.skin, 3.2)
  );
}
