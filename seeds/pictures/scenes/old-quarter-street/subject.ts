import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { aoDai, cyclist, dress, rider, walkerWithPole } from '../../kit/people';
import { blossom } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { cyclo, passengerIn } from '../../kit/street';
import { fill, oval, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';

export const MOTIFS = ['flowers', 'cyclo', 'vendor', 'aodai'] as const;

export type Motif = (typeof MOTIFS)[number];

function flowersLoad(stage: Stage): string {
  const random = stage.random.fork('load');
  const { inks } = stage;
  const blooms: [string, ...string[]] = [
    inks.lotus,
    inks.paper,
    inks.gold,
    inks.accent,
    mix(inks.lotus, inks.accent, 0.4),
  ];
  let out =
    fill(clump(random, -40, -64, 66, 34), inks.leafDark) + fill(clump(random, -40, -66, 54, 26), inks.leaf);
  for (let i = 0; i < 30; i++) {
    const a = random.range(Math.PI, Math.PI * 2);
    const r = random.range(0.2, 1);
    out += blossom(
      -40 + Math.cos(a) * r * 33,
      -68 + Math.sin(a) * r * 32,
      random.range(4, 6.5),
      random.pick(blooms),
      inks.accentDark,
      inks.gold,
      random.range(0, 70),
    );
  }
  return out;
}

export function subject(stage: Stage, motif: Motif, x: number, y: number, scale: number): Focal {
  const random = stage.random.fork('subject');
  const { inks } = stage;
  const flip = random.chance(0.5);
  const c = dress(stage, random.pick([0, 3, 2, 0]));
  let figure = aoDai(c);
  if (motif === 'flowers') figure = cyclist(c, flowersLoad(stage));
  if (motif === 'vendor') figure = walkerWithPole(c, inks.lotus);
  if (motif === 'cyclo')
    figure = cyclo(stage, place(rider(dress(stage, 4)), -32, -8), passengerIn(stage, inks.paper));
  if (motif === 'aodai')
    figure = place(aoDai(dress(stage, 3)), -26, 0) + place(aoDai(dress(stage, 0)), 22, 4, 1.04);
  const ground = oval(x, y + 2, 62 * scale, 6.5 * scale, inks.ink, { 'fill-opacity': 0.32 });
  stage.add(ground, place(figure, x, y, scale, flip));
  return { x: x / WIDTH, y: (y - 58 * scale) / HEIGHT };
}
