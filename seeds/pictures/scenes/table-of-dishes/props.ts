import { mix } from '../../kit/colour';
import { disc, fill, group, num, oval, place, stroke } from '../../kit/svg';
import { glass } from './baskets';
import { chilli, type Herb, herbs, limeWedge, scatter, slice } from './greens';
import { strew } from './starches';
import type { View } from './view';
import { bowl, CHINA, dish, type Glaze, plate } from './ware';

/** A drawing set on the table: where from the middle of the picture, in pixels of the sheet. */
export interface Item {
  x: number;
  y: number;
  draw: string;
}

/** The same things on the plate, left and right changed over for some seeds. */
export function eitherWay(v: View, drawing: string): string {
  return v.random.fork('either-way').chance(0.5) ? place(drawing, 0, 0, 1, true) : drawing;
}

/** A pair of chopsticks lying in the plane at a turn, about 700 long. */
export function chopsticks(v: View, turn: number, lift = 0): string {
  const { inks, food } = v;
  const wood = v.random
    .fork('chopsticks')
    .pick([mix(food.clayDark, inks.ink, 0.3), food.bambooDark, mix(food.chilliDark, inks.ink, 0.2)]);
  const stick = (a: number) => `<path d="M-350 ${-5}L350 ${-10}V${10}L-350 ${5}Z" transform="rotate(${a})"/>`;
  const two = (ink: string, dy: number, opacity = 1) =>
    group(place(stick(0), 0, dy) + place(stick(4), 0, dy + 44), { fill: ink, 'fill-opacity': opacity });
  const shade = v.flat(two(inks.ink, 0, 0.32), -v.side * (14 + lift * 0.5), 18 + lift * 0.4, 0, turn);
  const bandInk = mix(food.turmeric, wood, 0.2);
  const bands = place(`<path d="M250 -10h16v20h-16zM284 -10h10v20h-10z"/>`, 0, 0);
  return (
    shade +
    v.flat(
      two(wood, 0) +
        group(bands + place(place(bands, 0, 0, 1, false, 4), 0, 44), { fill: bandInk }) +
        stroke('M-340 -3L340 -6', mix(wood, inks.light, 0.5), 3) +
        place(stroke('M-340 -3L340 -6', mix(wood, inks.light, 0.5), 3), 0, 44, 1, false, 4),
      0,
      0,
      10 + lift,
      turn,
    )
  );
}

/** A metal or china spoon lying in the plane at a turn. */
export function spoon(v: View, turn: number, china = false): string {
  const { food, inks } = v;
  const body = china ? food.china : food.steel;
  const shade = mix(body, inks.near, 0.4);
  const d = 'M-170 -9L60 -12Q80 -44 134 -44Q190 -40 190 0Q190 40 134 44Q80 44 60 12L-170 9Q-182 0 -170 -9Z';
  return (
    v.flat(fill(d, inks.ink, { 'fill-opacity': 0.3 }), -v.side * 10, 14, 0, turn) +
    v.flat(
      fill(d, body) +
        oval(132, 0, 46, 33, shade) +
        oval(136, 5, 40, 26, mix(body, shade, 0.35)) +
        stroke('M-160 -3L54 -5', mix(body, inks.light, 0.8), 4),
      0,
      0,
      6,
      turn,
    )
  );
}

/** A plate of limes and chillies. */
export function limePlate(v: View, label: string, r = 150): string {
  const random = v.random.fork(`limes-${label}`);
  const glaze = random.pick(CHINA);
  return plate(
    v,
    r,
    glaze,
    place(limeWedge(v), -46, -34, 0.95, false, random.range(-24, 10)) +
      place(limeWedge(v), 44, -40, 0.9, true, random.range(-16, 20)) +
      place(limeWedge(v), -6, 4, 1, false, random.range(-10, 30)) +
      place(chilli(v), 36, 34, 0.66, random.chance(0.5), random.range(-20, 20)) +
      place(chilli(v, random.chance(0.4)), -46, 40, 0.56, true, random.range(-20, 20)),
  );
}

/** A small dish of fish sauce with chilli, of chilli sauce, or of salt, pepper and lime. */
export function sauce(
  v: View,
  kind: 'fish' | 'chilli' | 'soy' | 'salt' | 'peanut',
  r = 100,
  label = '',
): string {
  const { food } = v;
  const glaze = v.random.fork(`dish-${kind}${label}`).pick(CHINA);
  if (kind === 'fish')
    return dish(
      v,
      r,
      glaze,
      food.fishSauce,
      scatter(v, `fish${label}`, r * 0.68, 0, 7, r * 0.085) +
        strew(v, `garlic${label}`, r * 0.6, food.crumb, 10, 6),
    );
  if (kind === 'chilli')
    return dish(v, r, glaze, food.chilli, strew(v, `seeds${label}`, r * 0.6, food.turmeric, 14, 6));
  if (kind === 'soy')
    return dish(v, r, glaze, food.soySauce, scatter(v, `soy${label}`, r * 0.6, 0, 5, r * 0.08));
  if (kind === 'peanut')
    return dish(
      v,
      r,
      glaze,
      mix(food.brothBrown, food.soySauce, 0.35),
      strew(v, `nuts${label}`, r * 0.5, food.peanut, 22, 11) +
        scatter(v, `nuts${label}`, r * 0.4, 0, 3, r * 0.08),
    );
  return dish(
    v,
    r,
    glaze,
    food.riceShade,
    disc(0, 0, r * 0.6, food.white) +
      strew(v, 'pepper', r * 0.55, food.char, 26, 6) +
      place(slice(v, 'lime', r * 0.32), r * 0.3, -r * 0.2),
  );
}

/** A glass of iced tea. */
export function tea(v: View, r = 92, height = 230): string {
  return glass(v, r, height, v.food.tea, 0.8);
}

/** A plate heaped with herbs. */
export function herbPlate(
  v: View,
  label: string,
  r: number,
  kinds: readonly [Herb, ...Herb[]],
  glaze?: Glaze,
): string {
  return plate(
    v,
    r,
    glaze ?? v.random.fork(`herbware-${label}`).pick(CHINA),
    herbs(v, label, {
      radius: r * 0.72,
      count: Math.round(r * 0.24),
      herbs: kinds,
      leaf: r * 0.44,
      rise: r * 0.4,
    }),
  );
}

/** A rice bowl, filled. */
export function riceBowl(v: View, label: string, r = 130, glaze: Glaze = 'blue', rice = ''): string {
  return bowl(v, r, glaze, disc(0, 0, r * 0.9, v.food.riceShade), rice || riceHeap(v, label, r));
}

function riceHeap(v: View, label: string, r: number): string {
  const random = v.random.fork(`rice-${label}`);
  const { food, inks } = v;
  let d = '';
  for (let i = 0; i < 60; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.8;
    d += `M${num(Math.cos(a) * r * k)} ${num(Math.sin(a) * r * k * v.k - r * 0.3 * (1 - k * k) * v.h)}l${random.int(-8, 8)} ${random.int(-5, 5)}`;
  }
  return (
    fill(
      v.solid([
        [0, r * 0.9],
        [r * 0.2, r * 0.7],
        [r * 0.36, r * 0.3],
      ]),
      food.riceShade,
    ) +
    fill(
      v.solid(
        [
          [r * 0.04, r * 0.8],
          [r * 0.24, r * 0.56],
          [r * 0.38, r * 0.24],
        ],
        v.side * r * 0.06,
      ),
      food.rice,
    ) +
    stroke(d, mix(food.riceShade, inks.near, 0.15), 5, { 'stroke-opacity': 0.7 })
  );
}
