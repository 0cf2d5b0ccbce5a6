import { mix } from '../../../kit/colour';
import { fill, group, num, oval, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import { chilli, herbs, sprig } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, sauce } from '../props';
import type { View } from '../view';
import { CHINA, plate } from '../ware';

/** One fresh roll, lying from left to right, 330 long: prawns and green seen through the paper. */
function roll(v: View, label: string): string {
  const { food, inks } = v;
  const random = v.random.fork(`roll-${label}`);
  const skin = mix(food.rice, food.celadon, 0.35);
  const d =
    'M-150 -48Q-172 -44 -172 0Q-172 46 -150 50Q0 58 150 50Q172 46 172 0Q172 -44 150 -48Q0 -58 -150 -48Z';
  let inside = fill('M-160 -10Q-100 -50 -30 -34Q40 -54 150 -30L160 50H-160Z', food.leaf, {
    'fill-opacity': 0.75,
  });
  let strands = '';
  for (let i = 0; i < 9; i++)
    strands += `M${num(-150 + random.range(0, 30))} ${num(6 + i * 4.6)}q150 ${random.int(-12, 12)} 300 0`;
  inside += stroke(strands, food.white, 5);
  for (let i = 0; i < 3; i++) {
    const x = -98 + i * 98 + random.range(-8, 8);
    inside += place(
      fill(
        'M-46 18Q-52 -26 0 -30Q50 -28 46 14Q34 20 24 12Q22 -6 0 -8Q-22 -6 -24 16Q-36 24 -46 18Z',
        food.prawn,
      ) +
        fill('M-46 18Q-52 -26 0 -30Q50 -28 46 14Q42 -18 0 -20Q-40 -18 -46 18Z', food.prawnDark) +
        stroke('M-34 -10L-24 -2M-14 -22L-10 -10M14 -22L10 -10M34 -10L24 -2', food.prawnLight, 5),
      x,
      -10,
    );
  }
  let chives = '';
  for (let i = 0; i < 5; i++)
    chives += `M150 ${num(-16 + i * 8)}Q190 ${num(-20 + i * 8)} ${random.int(214, 258)} ${num(-40 + i * 17)}`;
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-v.side * 12} 24)` }) +
    stroke(chives, mix(food.leaf, food.leafDark, 0.2), 7) +
    fill(d, skin) +
    group(inside, { 'clip-path': v.stage.clip(fill(d, '#000')) }) +
    fill(d, skin, { 'fill-opacity': 0.24 }) +
    fill(
      'M-172 6Q-172 46 -150 50Q0 58 150 50Q172 46 172 6Q150 34 0 36Q-150 34 -172 6Z',
      mix(skin, inks.near, 0.5),
      { 'fill-opacity': 0.42 },
    ) +
    oval(-166, 1, 12, 40, mix(skin, inks.light, 0.3), { 'fill-opacity': 0.7 }) +
    stroke('M-136 -38Q0 -48 130 -39', food.white, 7, { 'stroke-opacity': 0.85 })
  );
}

export const goiCuon: Motif = {
  tilts: [0.7, 0.78, 0.84],
  tables: ['boards', 'tiles', 'mat', 'leaf', 'lacquer', 'painted'],
  lay: (v) => {
    const random = v.random.fork('goi-cuon');
    const count = random.int(5, 6);
    const turn = random.range(-30, -14);
    const fan = random.chance(0.5) ? 7 : 0;
    const rolls = Array.from({ length: count }, (_, i) =>
      place(
        roll(v, `${i}`),
        random.range(-14, 14),
        (i - (count - 1) / 2) * 92,
        1.16,
        false,
        (i - (count - 1) / 2) * fan,
      ),
    ).join('');
    return [
      {
        x: -20,
        y: -10,
        draw: plate(
          v,
          420,
          random.pick(CHINA),
          herbs(v, 'bed', {
            radius: 270,
            count: 22,
            herbs: ['lettuce', 'mint', 'coriander'],
            leaf: 110,
            rise: 10,
          }) + place(rolls, 0, -24, 1, false, turn),
        ),
      },
      { x: 340, y: 330, draw: sauce(v, 'peanut', 150) },
      {
        x: -420,
        y: 390,
        draw:
          place(chilli(v), 0, 0, 1, false, -20) + place(sprig(v, 'front', 'mint', 190), -40, 60, 1, false, 8),
      },
      { x: 420, y: -390, draw: herbPlate(v, 'back', 200, ['perilla', 'mint', 'lettuce', 'basil']) },
      { x: 690, y: 10, draw: chopsticks(v, random.range(60, 82)) },
      { x: -700, y: -250, draw: glass(v, 92, 230, v.food.tea, 0.8) },
      { x: -720, y: 220, draw: herbPlate(v, 'side', 180, ['fishmint', 'perilla', 'coriander']) },
    ];
  },
};
