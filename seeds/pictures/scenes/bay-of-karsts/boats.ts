import { JUNK_OUTLINE, junk, sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { raftHouse } from '../../kit/houses';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { type Point, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { lightPath, mirrored, reflection, ripples } from '../../kit/water';

/** The crossing itself; `fresh` tells an inland river, where lotus grows, from the sea. */
export function boats(stage: Stage, horizon: number, subject: number): { focal: Focal; fresh: boolean } {
  const random = stage.random.fork('boats');
  const { inks } = stage;
  const motif = stage.motif ?? random.pick(['junk', 'sampan', 'junks', 'village']);
  const flip = random.chance(0.5);
  const line = horizon + random.range(150, 200);
  if (motif === 'sampan') {
    const y = line + 90;
    const craft = place(sampan(stage, dress(stage, random.int(0, 3)), 'standing'), subject, y, 2.7, flip);
    stage.add(
      reflection(
        stage,
        'sampan-r',
        SAMPAN.map(([a, b]) => [subject + (flip ? -a : a) * 2.7, y + b * 2.7] as const),
        { waterline: y + 16, ink: inks.ink, squash: 0.55, opacity: 0.5 },
      ),
    );
    stage.add(craft, ripples(stage, 'wake', y + 10, y + 60, 0.5));
    return { focal: { x: subject / WIDTH, y: (y - 130) / HEIGHT }, fresh: true };
  }
  if (motif === 'village') return { focal: village(stage, subject, horizon, flip), fresh: false };
  const sail = random.pick([inks.accent, inks.accent, mix(inks.gold, inks.accent, 0.35)]);
  const put = (x: number, y: number, s: number, name: string) => {
    const outline: Point[] = JUNK_OUTLINE.map(([a, b]) => [x + (flip ? -a : a) * s, y + b * s]);
    stage.add(
      reflection(stage, name, outline, {
        waterline: y + 4 * s,
        ink: mix(sail, inks.waterLow, 0.45),
        squash: 0.6,
        opacity: 0.62,
      }),
    );
    stage.add(place(junk(stage, sail, flip ? -stage.side : stage.side), x, y, s, flip));
  };
  if (motif === 'junks') put(subject + (flip ? -1 : 1) * 330, horizon + 54, 0.44, 'junk-far');
  put(subject, line, random.range(0.95, 1.36), 'junk-near');
  const small = subject + stage.side * random.range(330, 470);
  stage.add(
    place(
      sampan(stage, dress(stage, random.int(0, 4)), random.pick(['seated', 'standing'])),
      small,
      line + random.range(120, 180),
      1.25,
      !flip,
    ),
  );
  stage.add(lightPath(stage, subject + 3, line + 14, line + 70, inks.light, 0.5));
  return { focal: { x: subject / WIDTH, y: (line - 150) / HEIGHT }, fresh: false };
}

const SAMPAN: Point[] = [
  [-98, -20],
  [-66, -10],
  [-70, -90],
  [-36, -90],
  [-44, -8],
  [40, -8],
  [108, -24],
  [46, 8],
  [-40, 8],
];

/** Raft houses of a fishing village, and a sampan coming home. */
function village(stage: Stage, subject: number, horizon: number, flip: boolean): Focal {
  const random = stage.random.fork('village');
  const { inks } = stage;
  const y = horizon + random.range(110, 140);
  const paints = random.shuffle([
    inks.accent,
    mix(inks.waterTop, inks.paper, 0.3),
    inks.gold,
    mix(inks.leaf, inks.paper, 0.25),
    mix(inks.lotus, inks.paper, 0.2),
  ]);
  for (let i = 0; i < 4; i++) {
    const x = subject + (i - 1.5) * random.range(200, 228) * (flip ? -1 : 1);
    const base = y + (i % 2) * 26;
    const house = place(
      raftHouse(stage, paints[i] ?? inks.accent, i % 2 === 0),
      x,
      base,
      random.range(1.15, 1.4),
      random.chance(0.5),
    );
    stage.add(
      mirrored(stage, `raft${i}`, house, {
        waterline: base + 10,
        depth: 120,
        squash: 0.7,
        opacity: 0.5,
        left: x - 150,
        right: x + 150,
      }),
      house,
    );
  }
  const bx = subject + (flip ? -90 : 90);
  const by = y + 220;
  const boat = place(sampan(stage, dress(stage, random.int(0, 4)), 'standing'), bx, by, 2, flip);
  stage.add(
    mirrored(stage, 'home', boat, {
      waterline: by + 12,
      depth: 130,
      squash: 0.55,
      opacity: 0.5,
      left: bx - 230,
      right: bx + 230,
    }),
    boat,
  );
  return { x: subject / WIDTH, y: (y + 40) / HEIGHT };
}
