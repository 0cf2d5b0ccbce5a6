import { mix } from '../../../kit/colour';
import { disc, fill, group, num, oval, type Point, place, stroke } from '../../../kit/svg';
import type { Motif } from '../motifs';
import { spoon, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA } from '../ware';

interface Layer {
  ink: string;
  share: number;
  bits?: 'beans' | 'jelly' | 'ice' | 'seeds';
}

/** A tall glass of sweet soup in layers, crowned with crushed ice or coconut cream, a long spoon in it. */
function sweetGlass(
  v: View,
  label: string,
  layers: readonly Layer[],
  r: number,
  height: number,
  crown: string,
): string {
  const { food, inks } = v;
  const random = v.random.fork(`glass-${label}`);
  const at = (z: number) => r * (0.68 + 0.32 * (z / height) ** 0.8);
  let z = height * 0.05;
  let body = '';
  for (const { ink, share, bits } of layers) {
    const z1 = z + share * height * 0.87;
    const d = v.solid([
      [z, at(z) * 0.93],
      [(z + z1) / 2, at((z + z1) / 2) * 0.93],
      [z1, at(z1) * 0.93],
    ]);
    let inside = '';
    const spot = (): Point => [
      random.range(-1, 1) * at(z),
      -random.range(z - 20, z1) * v.h + at(z) * v.k * random.range(0, 0.8),
    ];
    for (let i = 0; bits && i < 30; i++) {
      const [x, y] = spot();
      if (bits === 'beans')
        inside += place(
          oval(0, 0, 15, 10, mix(ink, inks.ink, 0.35)) + oval(-2, -3, 11, 6, mix(ink, food.ham, 0.25)),
          x,
          y,
          1,
          false,
          random.range(-60, 60),
        );
      else if (bits === 'jelly')
        inside += stroke(
          `M${num(x)} ${num(y)}q${random.int(-20, 20)} 22 ${random.int(-8, 30)} ${random.int(30, 54)}`,
          i % 2 ? mix(ink, food.white, 0.35) : mix(ink, inks.ink, 0.25),
          11,
        );
      else if (bits === 'ice')
        inside += fill(
          `M${num(x)} ${num(y)}l24 -10l14 18l-20 14Z`,
          i % 2 ? food.white : mix(ink, inks.near, 0.14),
          { 'fill-opacity': 0.8 },
        );
      else inside += disc(x, y, 12, i % 2 ? mix(ink, food.white, 0.5) : mix(ink, inks.ink, 0.18));
    }
    body += fill(d, ink) + group(inside, { 'clip-path': v.stage.clip(fill(d, '#000')) });
    z = z1;
  }
  const wall = v.solid([
    [0, r * 0.68],
    [height * 0.5, at(height * 0.5)],
    [height, r],
  ]);
  let heap = '';
  for (let i = 0; i < 34; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.86;
    heap += place(
      fill('M-20 4L-4 -14L18 -8L16 10L-6 14Z', i % 3 ? crown : mix(crown, inks.near, 0.16)),
      Math.cos(a) * r * k,
      Math.sin(a) * r * k * v.k - (1 - k * k) * r * 0.5,
      1.15,
      false,
      random.range(0, 180),
    );
  }
  const s = random.sign();
  return (
    v.cast([
      [0, r * 0.7],
      [height, r],
    ]) +
    stroke(
      `M0 ${num(-height * v.h * 0.8)}L${num(s * r * 1.5)} ${num(-height * v.h - r * 1.5)}`,
      mix(food.steel, inks.near, 0.25),
      15,
    ) +
    stroke(
      `M0 ${num(-height * v.h * 0.8)}L${num(s * r * 1.5)} ${num(-height * v.h - r * 1.52)}`,
      mix(food.steel, inks.light, 0.4),
      6,
    ) +
    fill(wall, inks.paper, { 'fill-opacity': 0.36 }) +
    body +
    group(
      fill(
        `M${num(-v.side * r * 0.3)} ${num(-height * 1.4)}H${num(-v.side * r * 1.3)}V${num(r * 1.3)}H${num(-v.side * r * 0.16)}Z`,
        inks.ink,
        { 'fill-opacity': 0.17 },
      ),
      { 'clip-path': v.stage.clip(fill(wall, '#000')) },
    ) +
    v.flat(disc(0, 0, r * 0.92, mix(crown, inks.near, 0.2)), 0, 0, height * 0.93) +
    v.up(heap, 0, 0, height * 0.94) +
    `<path d="M${num(-r * 0.985)} ${num(-height * v.h)}A${num(r * 0.985)} ${num(r * 0.985 * v.k)} 0 0 0 ${num(r * 0.985)} ${num(-height * v.h)}" fill="none" stroke="${inks.paper}" stroke-width="7" stroke-opacity=".85"/>` +
    stroke(
      `M${num(v.side * r * 0.82)} ${num(-height * v.h * 0.88)}L${num(v.side * r * 0.6)} ${num(-height * v.h * 0.12)}`,
      inks.paper,
      10,
      { 'stroke-opacity': 0.72 },
    )
  );
}

export const che: Motif = {
  tilts: [0.3, 0.36, 0.42],
  zoom: [0.94, 1.04],
  tables: ['tiles', 'painted', 'lacquer', 'boards', 'cloth'],
  beyond: ['pavement', 'wall', 'garden', 'wall'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('che');
    const cream = food.cream;
    const kinds: [Layer[], string][] = [
      [
        [
          { ink: food.bean, share: 0.3, bits: 'beans' },
          { ink: food.turmeric, share: 0.2 },
          { ink: food.pandan, share: 0.24, bits: 'jelly' },
          { ink: cream, share: 0.26 },
        ],
        food.white,
      ],
      [
        [
          { ink: mix(food.purple, food.bean, 0.3), share: 0.36, bits: 'seeds' },
          { ink: mix(food.purple, cream, 0.5), share: 0.26 },
          { ink: cream, share: 0.38, bits: 'ice' },
        ],
        food.white,
      ],
      [
        [
          { ink: mix(food.turmeric, food.crumb, 0.3), share: 0.34 },
          { ink: food.pink, share: 0.26, bits: 'seeds' },
          { ink: mix(food.celadon, food.white, 0.5), share: 0.4, bits: 'ice' },
        ],
        food.white,
      ],
      [
        [
          { ink: food.pandan, share: 0.42, bits: 'jelly' },
          { ink: mix(food.pandan, cream, 0.6), share: 0.22 },
          { ink: cream, share: 0.36, bits: 'ice' },
        ],
        food.white,
      ],
      [
        [
          { ink: mix(food.carrot, food.crumb, 0.35), share: 0.4, bits: 'seeds' },
          { ink: food.bean, share: 0.22, bits: 'beans' },
          { ink: cream, share: 0.38 },
        ],
        food.white,
      ],
    ];
    const drawn = random.shuffle(kinds).slice(0, 4);
    const three = random.chance(0.65);
    const spots = three
      ? [
          [-290, 60],
          [0, 150],
          [290, 40],
        ]
      : [
          [-170, 120],
          [170, 60],
        ];
    const r = three ? 132 : 160;
    const height = three ? 560 : 620;
    const glasses = spots.map(([x, y], i) => ({
      x: x ?? 0,
      y: (y ?? 0) + 220,
      draw: sweetGlass(v, `${i}`, drawn[i]?.[0] ?? [], r, height + (i - 1) * 14, drawn[i]?.[1] ?? food.white),
    }));
    const seeds =
      disc(0, 0, 150, mix(food.tea, food.crumb, 0.4)) +
      strew(v, 'lotus', 118, food.cream, 22, 30) +
      strew(v, 'longan', 110, mix(food.pandan, food.leaf, 0.4), 5, 20);
    return [
      ...glasses,
      { x: 640, y: 250, draw: bowl(v, 160, random.pick(CHINA), seeds) },
      {
        x: -650,
        y: 300,
        draw: bowl(
          v,
          160,
          random.pick(CHINA),
          disc(0, 0, 150, mix(food.bean, food.purple, 0.3)) +
            strew(v, 'beans', 120, mix(food.bean, food.ham, 0.2), 40, 18) +
            disc(20, -10, 56, cream),
        ),
      },
      { x: -180, y: 480, draw: spoon(v, random.range(-20, 20), true) },
      { x: 790, y: 90, draw: tea(v, 90, 260) },
    ];
  },
};
