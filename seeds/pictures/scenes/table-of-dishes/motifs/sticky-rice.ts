import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { strips } from '../greens';
import { bananaLeaf } from '../leaves';
import type { Motif } from '../motifs';
import { newspaper } from '../newspaper';
import { limePlate, tea as teaGlass } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA } from '../ware';

/** A square of banana leaf, ribbed, in the plane. */
function leafSquare(v: View, size: number, turn: number): string {
  const { food, inks } = v;
  const green = mix(food.leaf, food.leafLight, 0.25);
  let ribs = '';
  for (let y = -size + 14; y < size; y += 22) ribs += `M${-size} ${y}L${size} ${y + 24}`;
  const d = `M${-size} ${-size * 0.8}L${size * 0.9} ${-size}L${size} ${size * 0.84}L${-size * 0.92} ${size}Z`;
  return v.flat(
    fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 12} 20)` }) +
      fill(d, green) +
      fill(
        `M0 ${-size}L${size * 0.9} ${-size}L${size} ${size * 0.84}L0 ${size * 0.92}Z`,
        mix(green, food.leafDark, 0.3),
      ) +
      stroke(ribs, mix(green, food.leafDark, 0.5), 3, { 'stroke-opacity': 0.5 }),
    0,
    0,
    6,
    turn,
  );
}

/** A heap of sticky rice, its grains large and glossy, with what is strewn on it. */
function stickyRice(v: View, label: string, r: number, ink: string, topping: string): string {
  const { inks } = v;
  const random = v.random.fork(`xoi-${label}`);
  const height = r * 0.9;
  const dome = (k: number, x = 0) =>
    v.solid(
      [
        [0, r * k],
        [height * 0.45, r * 0.92 * k],
        [height * 0.82, r * 0.66 * k],
        [height, r * 0.3 * k],
      ],
      x,
    );
  let dark = '';
  let light = '';
  for (let i = 0; i < 240; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.98;
    const b = random.range(0, 6.3);
    const seg = `M${num(Math.cos(a) * r * k)} ${num(Math.sin(a) * r * k * v.k - height * (1 - k ** 2.6) * v.h)}l${num(Math.cos(b) * 14)} ${num(Math.sin(b) * 8)}`;
    if (i % 2) dark += seg;
    else light += seg;
  }
  return (
    v.cast([
      [0, r],
      [height, r * 0.3],
    ]) +
    fill(dome(1.02), mix(ink, inks.near, 0.45)) +
    fill(dome(1), mix(ink, inks.near, 0.2)) +
    fill(dome(0.8, v.side * r * 0.16), ink) +
    stroke(dark, mix(ink, inks.near, 0.36), 9, { 'stroke-opacity': 0.7 }) +
    stroke(light, mix(ink, inks.light, 0.55), 8) +
    v.up(topping, 0, 0, height * 0.96)
  );
}

export const xoi: Motif = {
  tilts: [0.52, 0.58, 0.64],
  tables: ['boards', 'painted', 'steel', 'news', 'tiles', 'mat'],
  steam: 70,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('xoi');
    const gac = mix(food.chilli, food.carrot, 0.45);
    const violet = mix(food.purple, food.pink, 0.22);
    const shavings =
      place(
        strips(
          v,
          'mung',
          120,
          [food.turmericDark, mix(food.turmeric, food.crumb, 0.5), food.crust],
          56,
          13,
          60,
        ),
        0,
        26,
      ) + v.flat(strew(v, 'shallots', 120, food.shallot, 60, 15), 0, 20, 26);
    const coconut =
      place(strips(v, 'coconut', 96, [food.white, food.cream], 34, 8, 40), 0, 20) +
      v.flat(strew(v, 'sesame', 110, food.peanut, 30, 10), 0, 20, 20);
    const parcel = place(
      fill('M-120 40L-90 -70L90 -80L126 34Q0 96 -120 40Z', mix(food.leaf, food.leafDark, 0.4)) +
        fill('M-90 -70L90 -80L20 6Z', food.leaf) +
        fill('M-120 40L-90 -70L20 6Z', mix(food.leaf, food.leafLight, 0.35)) +
        stroke('M-104 -14Q0 30 110 -24M2 -76Q26 0 4 66', food.bamboo, 10),
      0,
      0,
    );
    const [main, second] = random.shuffle([
      stickyRice(v, 'xeo', 250, food.turmeric, shavings),
      stickyRice(v, 'gac', 236, gac, coconut),
      stickyRice(v, 'violet', 236, violet, coconut),
    ]);
    return [
      { x: 0, y: -520, draw: v.flat(newspaper(v, 'under', 1100, 860), 0, 760, 0, random.range(-18, 18)) },
      { x: 300, y: -320, draw: leafSquare(v, 220, random.range(-20, 40)) + place(second ?? '', 0, 0, 0.62) },
      { x: -340, y: -320, draw: parcel + place(parcel, -120, 90, 0.9, true) },
      { x: 0, y: 130, draw: leafSquare(v, 360, random.range(-24, 24)) + (main ?? '') },
      {
        x: 410,
        y: 390,
        draw: bowl(
          v,
          110,
          random.pick(CHINA),
          disc(0, 0, 104, food.crumb) + strew(v, 'salt', 80, food.peanut, 60, 10),
        ),
      },
      { x: -720, y: 120, draw: teaGlass(v) },
      { x: 730, y: 160, draw: v.flat(bananaLeaf(v, 'side', 560, 260), -260, 0, 0, random.range(-30, 30)) },
      { x: 720, y: -240, draw: limePlate(v, 'wide', 140) },
    ];
  },
};
