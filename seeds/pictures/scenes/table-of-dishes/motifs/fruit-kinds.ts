import { mix } from '../../../kit/colour';
import { blade } from '../../../kit/path';
import { disc, fill, num, oval, type Point, place, stroke } from '../../../kit/svg';
import { strew } from '../starches';
import type { View } from '../view';

/** A ball of fruit, lit from its side. */
function ball(v: View, r: number, ink: string, squash = 1): string {
  const { inks, side } = v;
  return (
    oval(-side * r * 0.2, r * 0.3, r, r * squash, inks.ink, { 'fill-opacity': 0.28 }) +
    oval(0, 0, r, r * squash, mix(ink, inks.near, 0.42)) +
    oval(side * r * 0.13, -r * 0.1 * squash, r * 0.85, r * 0.86 * squash, ink) +
    oval(side * r * 0.42, -r * 0.46 * squash, r * 0.2, r * 0.13, mix(ink, inks.light, 0.7), {
      'fill-opacity': 0.8,
    })
  );
}

export type Kind = 'mangosteen' | 'rambutan' | 'mango' | 'dragon' | 'orange' | 'plum' | 'guava';

export function whole(v: View, kind: Kind, r: number): string {
  const { food, inks } = v;
  if (kind === 'mangosteen')
    return (
      ball(v, r, mix(food.purple, inks.ink, 0.1)) +
      fill(
        [0, 1, 2, 3]
          .map((i) =>
            blade(
              [0, -r * 0.62],
              [Math.cos(i * 1.5 + 0.4) * r * 0.62, -r * 0.62 + Math.sin(i * 1.5 + 0.4) * r * 0.32],
              r * 0.26,
            ),
          )
          .join(''),
        mix(food.leaf, food.lime, 0.3),
      )
    );
  if (kind === 'rambutan') {
    let hair = '';
    for (let i = 0; i < 40; i++) {
      const a = i * 2.4;
      const k = Math.sqrt(i / 40) * 1.02;
      hair += `M${num(Math.cos(a) * r * k)} ${num(Math.sin(a) * r * k)}q${num(Math.cos(a) * r * 0.2)} ${num(Math.sin(a) * r * 0.1 - 5)} ${num(Math.cos(a + 0.5) * r * 0.34)} ${num(Math.sin(a + 0.5) * r * 0.34)}`;
    }
    return ball(v, r * 0.9, food.chilli) + stroke(hair, mix(food.chilli, food.turmeric, 0.4), r * 0.075);
  }
  if (kind === 'dragon') {
    let scales = '';
    for (let i = 0; i < 10; i++) {
      const a = i * 2.4 + 0.4;
      const k = 0.25 + (i / 10) * 0.66;
      const p: Point = [Math.cos(a) * r * k * 0.9, Math.sin(a) * r * k];
      scales += blade(p, [p[0] + Math.cos(a) * r * 0.46, p[1] + Math.sin(a) * r * 0.42 - r * 0.1], r * 0.12);
    }
    return ball(v, r, food.pink, 1.08) + fill(scales, mix(food.leafLight, food.pink, 0.12));
  }
  if (kind === 'mango')
    return (
      place(ball(v, r, mix(food.turmeric, food.leafLight, 0.18), 0.74), 0, 0, 1, false, -24) +
      stroke(`M${num(-r * 0.86)} ${num(r * 0.1)}l-10 -12`, food.bambooDark, 8)
    );
  if (kind === 'orange')
    return (
      ball(v, r, mix(food.leafLight, food.carrot, 0.6), 0.94) +
      disc(r * 0.06, -r * 0.5, r * 0.08, food.leafDark)
    );
  if (kind === 'plum') return ball(v, r * 0.7, mix(food.chilliDark, food.pink, 0.3));
  return ball(v, r, mix(food.leafLight, food.lime, 0.4), 1.02);
}

/** Fruits cut open, in the plane. */
export function dragonHalf(v: View, r: number, red: boolean): string {
  const { food, inks } = v;
  const flesh = red ? mix(food.pink, food.purple, 0.35) : food.white;
  let fins = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.28;
    fins += blade(
      [Math.cos(a) * r * 0.9, Math.sin(a) * r],
      [Math.cos(a + 0.3) * r * 1.26, Math.sin(a + 0.3) * r * 1.36],
      r * 0.13,
    );
  }
  return (
    oval(-v.side * 14, 20, r, r * 1.14, inks.ink, { 'fill-opacity': 0.3 }) +
    fill(fins, food.leafLight) +
    oval(0, 0, r, r * 1.14, food.pink) +
    oval(0, 0, r * 0.86, r, flesh) +
    strew(v, `seeds-${red}`, r * 0.78, mix(inks.ink, food.char, 0.3), 70, r * 0.055)
  );
}

export function mangosteenHalf(v: View, r: number): string {
  const { food, inks } = v;
  let lobes = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.28 + 0.3;
    lobes += oval(
      Math.cos(a) * r * 0.32,
      Math.sin(a) * r * 0.32,
      r * 0.3,
      r * 0.24,
      i % 2 ? food.white : mix(food.white, food.riceShade, 0.4),
    );
  }
  return (
    disc(-v.side * 8, 12, r, inks.ink, { 'fill-opacity': 0.3 }) +
    disc(0, 0, r, mix(food.purple, inks.ink, 0.2)) +
    disc(0, 0, r * 0.86, mix(food.purple, food.pink, 0.35)) +
    lobes
  );
}

export function bananas(v: View): string {
  const { food, inks } = v;
  let out = '';
  for (let i = 0; i < 6; i++) {
    const s = mix(food.turmeric, food.leafLight, 0.1 + (i % 2) * 0.14);
    out += place(
      fill('M-20 -190Q-90 -60 -30 80Q-4 110 14 84Q-14 -40 18 -184Z', mix(s, inks.near, 0.3)) +
        fill('M-10 -186Q-66 -60 -14 76Q2 90 14 84Q-14 -40 18 -184Z', s) +
        fill('M-22 74Q0 96 14 82L12 104L-8 106Z', food.char),
      i * 44 - 110,
      Math.abs(i - 2.5) * -10,
      1,
      false,
      (i - 2.5) * -13,
    );
  }
  return (
    out + fill('M-70 -190Q0 -230 70 -190L30 -150Q0 -170 -30 -150Z', mix(food.leaf, food.bambooDark, 0.4))
  );
}

export function pineappleTop(v: View): string {
  const { food, inks } = v;
  const skin = mix(food.turmericDark, food.crustDark, 0.3);
  let crown = '';
  for (let i = -4; i <= 4; i++) crown += blade([i * 9, -120], [i * 34, -330 + Math.abs(i) * 24], 20);
  return (
    fill(crown, mix(food.leaf, food.leafDark, 0.45)) +
    fill(
      [-2, 0, 2].map((i) => blade([i * 9, -112], [i * 26, -250 + Math.abs(i) * 14], 16)).join(''),
      food.leaf,
    ) +
    oval(0, 0, 108, 136, mix(skin, inks.near, 0.4)) +
    oval(v.side * 12, -8, 94, 124, skin) +
    stroke(
      'M-80 -70L70 84M-40 -112L96 24M-96 -10L24 112M80 -70L-70 84M40 -112L-96 24M96 -10L-24 112',
      mix(skin, food.char, 0.5),
      7,
    )
  );
}
