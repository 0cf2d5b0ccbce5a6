import { type Point, place } from '../../../kit/svg';
import { basket } from '../baskets';
import type { Motif } from '../motifs';
import { limePlate, sauce, tea } from '../props';
import { CHINA, plate } from '../ware';
import { bananas, dragonHalf, type Kind, mangosteenHalf, pineappleTop, whole } from './fruit-kinds';

export const fruit: Motif = {
  tilts: [0.6, 0.66, 0.72],
  zoom: [0.98, 1.1],
  tables: ['boards', 'leaf', 'painted', 'mat', 'lacquer', 'tiles'],
  lay: (v) => {
    const random = v.random.fork('fruit');
    const back = random.shuffle([bananas(v), pineappleTop(v)]);
    const kinds = random.shuffle([
      'mangosteen',
      'rambutan',
      'mango',
      'dragon',
      'orange',
      'plum',
      'guava',
      'mango',
      'rambutan',
      'mangosteen',
      'dragon',
    ] as const);
    const spots: Point[] = [
      [-220, -60],
      [-90, -110],
      [70, -120],
      [220, -64],
      [-150, 10],
      [10, -26],
      [160, 16],
      [-230, 76],
      [-70, 92],
      [90, 96],
      [232, 84],
    ];
    const size = (kind: Kind) =>
      ({ mangosteen: 78, rambutan: 76, mango: 104, dragon: 104, orange: 86, plum: 80, guava: 84 })[kind];
    const heap = `${place(back[0] ?? '', -110, -190, 1, false, -16)}${place(back[1] ?? '', 130, -180, 0.96, false, 14)}${spots.map(([x, y], i) => place(whole(v, kinds[i] ?? 'plum', size(kinds[i] ?? 'plum')), x, y, 1, false, random.range(-20, 20))).join('')}`;
    const red = random.chance(0.5);
    return [
      { x: 0, y: 0, draw: basket(v, 390, place(heap, 0, -30), 130) },
      { x: -300, y: 350, draw: v.flat(dragonHalf(v, 128, red), 0, 0, 20, random.range(-30, 30)) },
      {
        x: 20,
        y: 400,
        draw: v.flat(mangosteenHalf(v, 92), -20, 0, 16) + v.flat(mangosteenHalf(v, 88), 160, 30, 16, 40),
      },
      { x: 390, y: 330, draw: sauce(v, 'salt', 96) },
      {
        x: 700,
        y: 60,
        draw: plate(
          v,
          220,
          random.pick(CHINA),
          [0, 1, 2]
            .map((i) => v.flat(dragonHalf(v, 78, !red), -110 + i * 110, (i % 2) * 60 - 30, 10, i * 50))
            .join(''),
        ),
      },
      {
        x: -720,
        y: 180,
        draw: [0, 1, 2, 3, 4]
          .map((i) =>
            place(
              whole(v, i % 2 ? 'rambutan' : 'mangosteen', 80),
              (i % 3) * 130 - 130,
              Math.floor(i / 3) * 110 - 40,
            ),
          )
          .join(''),
      },
      { x: 760, y: -340, draw: limePlate(v, 'wide', 150) },
      { x: -740, y: -300, draw: tea(v) },
    ];
  },
};
