import { mix } from '../../../kit/colour';
import { lotusBud, lotusFlower, lotusLeaf } from '../../../kit/plants';
import { disc, element, fill, num, place, stroke } from '../../../kit/svg';
import { tray } from '../baskets';
import { herbs } from '../greens';
import { bananaLeaf } from '../leaves';
import type { Motif } from '../motifs';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, type Glaze, hoop, plate, turned } from '../ware';

/** A teapot with its spout to the right. */
function teapot(v: View, glaze: Glaze): string {
  const { food, inks } = v;
  const body = glaze === 'clay' ? food.clay : glaze === 'celadon' ? food.celadon : food.china;
  const dark = mix(body, inks.near, 0.45);
  const line = glaze === 'blue' ? food.cobalt : dark;
  const h = 240 * v.h;
  return (
    v.cast([
      [0, 110],
      [120, 190],
      [240, 80],
    ]) +
    fill(
      `M150 ${num(-h * 0.36)}Q230 ${num(-h * 0.4)} 262 ${num(-h * 1.0)}L300 ${num(-h * 1.04)}Q300 ${num(-h * 0.24)} 140 ${num(-h * 0.1)}Z`,
      mix(body, dark, 0.3),
    ) +
    element('path', {
      d: `M-160 ${num(-h * 0.72)}C-300 ${num(-h * 1.0)} -320 ${num(-h * 0.1)} -150 ${num(-h * 0.16)}`,
      fill: 'none',
      stroke: dark,
      'stroke-width': 30,
      'stroke-linecap': 'round',
    }) +
    turned(
      v,
      [
        [0, 110],
        [40, 168],
        [110, 196],
        [180, 170],
        [220, 110],
      ],
      body,
      dark,
      stroke(`M-200 ${num(-h * 0.3)}Q0 ${num(-h * 0.3 + 300 * v.k)} 200 ${num(-h * 0.3)}`, line, 6) +
        (glaze === 'blue' ? lotusFlower(v.stage, v.side * 30, 20, 96) : ''),
    ) +
    v.flat(disc(0, 0, 114, mix(body, inks.light, 0.3)) + hoop(104, line, 5), 0, 0, 220) +
    turned(
      v,
      [
        [224, 96],
        [250, 70],
        [262, 24],
      ],
      mix(body, inks.light, 0.12),
      dark,
    ) +
    v.up(disc(0, -12, 24, line) + disc(v.side * 6, -18, 10, mix(line, inks.light, 0.5)), 0, 0, 262)
  );
}

/** A pot of tea on its tray: with lotus from the ponds of the plains, or with the shoots of the hills that it grew on. */
const teaWith = (by: 'lotus' | 'shoots'): Motif => ({
  tilts: [0.48, 0.52, 0.56],
  zoom: [0.96, 1.04],
  tables: ['boards', 'lacquer', 'mat', 'tiles', 'painted'],
  beyond: by === 'lotus' ? ['garden', 'river', 'wall'] : ['wall'],
  steam: 40,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('tea');
    const glaze = random.pick(
      by === 'lotus' ? (['clay', 'celadon', 'blue'] as const) : (['clay', 'celadon'] as const),
    );
    const cup = (r = 84) =>
      bowl(
        v,
        r,
        glaze === 'clay' ? random.pick(['clay', 'white'] as const) : glaze,
        disc(0, 0, r * 0.92, mix(food.tea, food.lime, 0.35)),
        '',
        r * 0.8,
      );
    const on =
      place(teapot(v, glaze), -90, -50 * v.k, 1.12) +
      place(cup(), 256, 10 * v.k) +
      place(cup(), 170, 200 * v.k) +
      place(cup(), -70, 270 * v.k) +
      place(cup(), -270, 190 * v.k);
    const lotus =
      lotusLeaf(v.stage, 40, 40, 230, 230 * v.k, 2.2) +
      lotusFlower(v.stage, 0, 30, 230, random.range(-18, 18)) +
      lotusBud(v.stage, 170, 60, 170, 86, 0.3);
    const shoots = plate(
      v,
      210,
      'tin',
      herbs(v, 'shoots', { radius: 150, count: 34, herbs: ['basil'], leaf: 92, rise: 40 }),
    );
    const sweets = plate(
      v,
      150,
      random.pick(CHINA),
      v.flat(
        strew(v, 'seeds', 96, food.cream, 24, 26) +
          strew(v, 'ginger', 96, mix(food.turmeric, food.crust, 0.4), 14, 22),
        0,
        0,
        12,
      ),
    );
    return [
      { x: 0, y: 90, draw: tray(v, 450, on, random.chance(0.7)) },
      { x: 360, y: -210, draw: by === 'lotus' ? lotus : shoots },
      { x: -420, y: 410, draw: sweets },
      {
        x: -430,
        y: -230,
        draw: bowl(
          v,
          130,
          random.pick(CHINA),
          disc(0, 0, 120, food.leafDark) +
            strew(v, 'leaves', 100, mix(food.leafDark, food.char, 0.4), 90, 10),
        ),
      },
      ...(by === 'lotus'
        ? [
            { x: 720, y: 160, draw: place(lotusFlower(v.stage, 0, 0, 190, 50), 0, 0) },
            { x: -740, y: 60, draw: v.flat(bananaLeaf(v, 'side', 520, 240), -240, 0, 0, 20) },
          ]
        : []),
    ];
  },
});

export const tea = teaWith('lotus');
export const hillTea = teaWith('shoots');
