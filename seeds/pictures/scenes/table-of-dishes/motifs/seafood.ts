import { mix } from '../../../kit/colour';
import { disc, fill, num, oval, place, stroke } from '../../../kit/svg';
import { glass, tray, winnow } from '../baskets';
import { herbs, limeWedge, scatter } from '../greens';
import { crab, prawn } from '../meats';
import type { Motif } from '../motifs';
import { eitherWay, herbPlate, limePlate, sauce } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { plate } from '../ware';

/** A clam steamed open, upright, about 120 across. */
function clam(v: View): string {
  const { food, inks } = v;
  const shell = mix(food.bamboo, food.char, 0.25);
  return (
    oval(-v.side * 6, 18, 62, 34, inks.ink, { 'fill-opacity': 0.3 }) +
    fill('M-60 -6Q-50 -72 6 -74Q58 -66 60 -8Q0 16 -60 -6Z', mix(shell, inks.near, 0.25)) +
    fill('M-50 -10Q-40 -60 6 -62Q48 -56 50 -12Q0 6 -50 -10Z', mix(food.china, food.crumb, 0.5)) +
    fill('M-62 0Q0 -26 62 -2Q54 46 0 50Q-54 46 -62 0Z', shell) +
    stroke('M-50 14Q0 40 50 12M-38 28Q0 46 38 26', mix(shell, food.char, 0.45), 4) +
    oval(0, -4, 44, 15, mix(food.crust, food.prawnLight, 0.4)) +
    stroke('M-26 -6q26 -12 52 0', food.carrot, 7)
  );
}

/** A scallop grilled on its shell with spring onion oil and peanuts, in the plane, of a radius. */
function scallop(v: View, label: string, r: number): string {
  const { food, inks } = v;
  let fan = `M0 ${num(r * 0.95)}`;
  for (let i = 0; i <= 9; i++) {
    const a = Math.PI * (0.94 + (i / 9) * 1.12);
    fan += `${i ? 'Q' : 'L'}${i ? `${num(Math.cos(a - 0.18) * r * 1.16)} ${num(Math.sin(a - 0.18) * r * 1.12)} ` : ''}${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
  }
  let ribs = '';
  for (let i = 0; i <= 9; i++) {
    const a = Math.PI * (0.94 + (i / 9) * 1.12);
    ribs += `M0 ${num(r * 0.8)}L${num(Math.cos(a) * r * 0.94)} ${num(Math.sin(a) * r * 0.94)}`;
  }
  return (
    fill(`${fan}Z`, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-v.side * 8} 14)` }) +
    fill(`${fan}Z`, mix(food.prawnLight, food.clay, 0.35)) +
    stroke(ribs, mix(food.clay, food.prawnDark, 0.4), r * 0.07) +
    disc(0, -r * 0.05, r * 0.66, mix(food.china, food.crumb, 0.4)) +
    disc(0, -r * 0.05, r * 0.44, mix(food.white, food.crumb, 0.5)) +
    fill(
      `M${num(-r * 0.4)} ${num(r * 0.1)}Q0 ${num(r * 0.6)} ${num(r * 0.42)} ${num(r * 0.06)}Q0 ${num(r * 0.34)} ${num(-r * 0.4)} ${num(r * 0.1)}Z`,
      food.carrot,
    ) +
    scatter(v, `scallop-${label}`, r * 0.5, 11, 1, r * 0.1) +
    strew(v, `scallop-${label}`, r * 0.44, food.peanut, 9, r * 0.13)
  );
}

export const seafood: Motif = {
  tilts: [0.7, 0.76, 0.82],
  zoom: [0.94, 1.04],
  tables: ['steel', 'boards', 'painted', 'leaf', 'news'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('seafood');
    const k = v.k;
    const bed = herbs(v, 'bed', {
      radius: 350,
      count: 26,
      herbs: ['lettuce', 'coriander'],
      leaf: 110,
      rise: 0,
    });
    let prawns = '';
    const count = random.int(6, 7);
    for (let i = 0; i < count; i++) {
      const a = 0.35 + (i / (count - 1)) * 2.4;
      prawns += place(
        prawn(v, 82),
        Math.cos(a) * 268,
        Math.sin(a) * 255 * k,
        1,
        i > count / 2,
        random.range(-26, 26),
      );
    }
    let clams = '';
    for (let i = 0; i < 5; i++)
      clams += place(
        clam(v),
        -300 + (i % 3) * 96 + random.range(-10, 10),
        -60 + Math.floor(i / 3) * 78,
        1,
        i % 2 > 0,
        random.range(-24, 24),
      );
    let scallops = '';
    for (let i = 0; i < 3; i++)
      scallops += v.flat(scallop(v, `${i}`, 84), 228 + (i % 2) * 96, (-118 + i * 92) / k, 16, -16 + i * 20);
    const laid =
      bed +
      scallops +
      clams +
      place(crab(v), -16, -70, 1.06, false, random.range(-12, 12)) +
      prawns +
      place(limeWedge(v), 6, 262 * k, 0.9) +
      place(limeWedge(v), -250, 170 * k, 0.8, true, -20);
    const on = eitherWay(v, laid);
    const ware = random.pick(['tray', 'winnow', 'plate']);
    return [
      {
        x: 0,
        y: 20,
        draw:
          ware === 'tray'
            ? tray(v, 470, on)
            : ware === 'winnow'
              ? winnow(v, 470, on)
              : plate(v, 470, random.pick(['blue', 'enamel', 'white']), on),
      },
      { x: 400, y: -400, draw: glass(v, 100, 270, food.beer, 0.8) },
      { x: -410, y: -390, draw: sauce(v, 'salt', 120) },
      { x: 440, y: 420, draw: sauce(v, 'chilli', 110) },
      { x: -690, y: 120, draw: limePlate(v, 'wide', 160) },
      {
        x: 760,
        y: 40,
        draw: plate(
          v,
          220,
          'enamel',
          [0, 1, 2]
            .map((i) => v.flat(scallop(v, `w${i}`, 84), -96 + i * 96, -50 + (i % 2) * 90, 10, i * 40))
            .join(''),
        ),
      },
      { x: -790, y: -330, draw: herbPlate(v, 'wide', 170, ['basil', 'coriander', 'sawleaf']) },
      { x: 760, y: -400, draw: glass(v, 100, 270, food.beer, 0.62) },
    ];
  },
};
