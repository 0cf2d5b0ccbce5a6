import { awning, sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { crowns, grassTuft } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { downTo } from '../../kit/path';
import { dress } from '../../kit/people';
import { lines, type Plane, panel, recedingPlane } from '../../kit/plane';
import { bananaLeaf } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, type Point, place, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';
import { liveryOf, trainSide } from './train';

const SPAN = 620;
const DECK = 250;

/** A long iron bridge that runs across the river in lattice spans, with a train on it. */
export function latticeBridge(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('bridge');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const s = flip ? -1 : 1;
  const horizon = HEIGHT * random.range(0.57, 0.6);
  const sun = { x: at(1330), y: horizon - random.range(140, 280), r: random.range(110, 150) };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5) }));
  const bank: Point[] = [
    [-60, horizon + 4],
    [WIDTH + 60, horizon + 4],
  ];
  stage.add(
    fill(downTo(crowns(random, bank, 20, 46), horizon + 6), mix(inks.far, inks.leafDark, 0.35)),
    mist(stage, 'air', horizon - 20, 120, inks.skyLow, 0.5),
  );
  stage.add(water(stage, { top: horizon, lightAt: sun.x }));
  sandbank(stage, horizon, at);
  const wall = (back: number, lift = 0) =>
    recedingPlane({
      vanish: [at(1560), horizon - 26],
      aside: -s * (1500 - back),
      below: 330 - lift,
      focus: 620,
      start: 640,
    });
  const near = wall(0);
  const far = wall(230);
  const iron = mix(mix(inks.accentDark, inks.near, 0.5), inks.ground, 0.1);
  const spans = 9;
  const train = trainSide(stage, wall(110, DECK), {
    from: random.range(120, 360),
    cars: 6,
    length: 430,
    height: 150,
    engine: 'last',
    livery: liveryOf(stage, random.pick([0, 1, 2])),
    shaded: side === s,
  });
  const all = use(
    stage.define(
      truss(far, spans, mix(iron, inks.skyLow, 0.25), 0.7) +
        piers(stage, near, spans, side === s) +
        train +
        deck(stage, near, spans, iron) +
        truss(near, spans, iron, 1),
    ),
  );
  stage.add(
    mirrored(stage, 'bridge-r', all, { waterline: horizon + 150, depth: 460, squash: 0.74, opacity: 0.42 }),
    all,
  );
  boats(stage, horizon, at);
  stage.add(ripples(stage, 'front', horizon + 300, HEIGHT, 0.7));
  frame(stage, at, flip);
  return { x: at(800) / WIDTH, y: (horizon - 90) / HEIGHT };
}

/** One side of the lattice: each span rises to two peaks over its piers and dips between, as the old bridge does. */
function truss(plane: Plane, spans: number, ink: string, weight: number): string {
  const chord: Point[] = [];
  const web: Point[][] = [];
  const top = (t: number) => DECK + 150 + Math.abs(Math.cos(t * Math.PI)) ** 1.4 * 190;
  for (let n = 0; n < spans; n++) {
    const x = n * SPAN;
    const cells = 10;
    for (let i = 0; i < cells; i++) {
      const [a, b] = [i / cells, (i + 1) / cells];
      chord.push([x + SPAN * a, top(a)]);
      web.push(
        [
          [x + SPAN * a, DECK],
          [x + SPAN * a, top(a)],
        ],
        [
          [x + SPAN * a, DECK],
          [x + SPAN * b, top(b)],
        ],
        [
          [x + SPAN * a, top(a)],
          [x + SPAN * b, DECK],
        ],
      );
    }
  }
  let out = '';
  for (let n = 0; n < spans; n++) {
    const k = plane.scale(n * SPAN + SPAN / 2);
    const cells = web.slice(n * 30, n * 30 + 30);
    const edge = chord.slice(n * 10, n * 10 + 11);
    out +=
      lines(plane, cells, ink, Math.max(1, 7 * k * weight)) +
      lines(plane, [edge], ink, Math.max(1.6, 17 * k * weight)) +
      lines(
        plane,
        [
          [
            [n * SPAN, DECK],
            [n * SPAN, top(0)],
          ],
        ],
        ink,
        Math.max(2, 22 * k * weight),
      );
  }
  return out;
}

function deck(stage: Stage, plane: Plane, spans: number, iron: string): string {
  const { inks } = stage;
  let out = '';
  for (let n = spans - 1; n >= 0; n--) {
    out +=
      panel(plane, n * SPAN, DECK - 34, SPAN * 1.01, 40, mix(iron, inks.ink, 0.35)) +
      panel(plane, n * SPAN, DECK - 2, SPAN * 1.01, 8, mix(iron, inks.light, 0.3));
    out += lines(
      plane,
      Array.from({ length: 14 }, (_, i): Point[] => [
        [n * SPAN + (i * SPAN) / 14, DECK],
        [n * SPAN + (i * SPAN) / 14, DECK + 44],
      ]),
      mix(iron, inks.ink, 0.2),
      Math.max(0.7, 3 * plane.scale(n * SPAN)),
    );
    out += lines(
      plane,
      [
        [
          [n * SPAN, DECK + 44],
          [n * SPAN + SPAN, DECK + 44],
        ],
      ],
      mix(iron, inks.ink, 0.2),
      Math.max(0.8, 4 * plane.scale(n * SPAN)),
    );
  }
  return out;
}

function piers(stage: Stage, plane: Plane, spans: number, shaded: boolean): string {
  const { inks } = stage;
  const stone = mix(mix(inks.ground, inks.far, 0.4), inks.near, stage.dark ? 0.5 : 0.12);
  let out = '';
  for (let n = spans; n >= 0; n--) {
    const x = n * SPAN;
    out +=
      fill(
        plane.shape([
          [x - 74, -60],
          [x + 74, -60],
          [x + 54, DECK - 30],
          [x - 54, DECK - 30],
        ]),
        shaded ? mix(stone, inks.near, 0.4) : stone,
      ) +
      fill(
        plane.shape([
          [x + 10, -60],
          [x + 74, -60],
          [x + 54, DECK - 30],
          [x + 14, DECK - 30],
        ]),
        mix(stone, inks.near, 0.55),
      ) +
      panel(plane, x - 68, DECK - 44, 136, 16, mix(stone, inks.light, 0.3)) +
      lines(
        plane,
        [40, 100, 160].map((y): Point[] => [
          [x - 66, y],
          [x + 66, y],
        ]),
        mix(stone, inks.ink, 0.3),
        Math.max(0.8, 2.6 * plane.scale(x)),
      );
  }
  return out;
}

function sandbank(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('sandbank');
  const sand = mix(inks.ground, inks.paper, stage.dark ? 0.02 : 0.2);
  stage.add(
    fill(
      `M${at(1960)} ${horizon + 40}C${at(1700)} ${horizon + 30} ${at(1500)} ${horizon + 56} ${at(1380)} ${horizon + 80}C${at(1560)} ${horizon + 110} ${at(1800)} ${horizon + 130} ${at(1960)} ${horizon + 120}Z`,
      sand,
    ),
  );
  let maize = '';
  for (let i = 0; i < 44; i++)
    maize += grassTuft(
      random,
      at(random.range(1500, 1940)),
      horizon + random.range(50, 116),
      random.range(26, 52),
      5,
    );
  stage.add(fill(maize, mix(inks.leaf, inks.leafDark, 0.3)));
}

function boats(stage: Stage, horizon: number, at: (x: number) => number): void {
  const random = stage.random.fork('boats');
  const list = [
    [1240, 200, 0.8],
    [980, 330, 1.3],
    [1520, 440, 1.8],
  ] as const;
  for (const [i, [x, dy, scale]] of list.entries()) {
    const px = at(x + random.range(-60, 60));
    const craft = use(
      stage.define(
        place(
          sampan(
            stage,
            dress(stage, i),
            i === 1 ? 'standing' : 'seated',
            i === 1 ? undefined : awning(stage),
          ),
          px,
          horizon + dy,
          scale,
          random.chance(0.5),
        ),
      ),
    );
    stage.add(
      mirrored(stage, `boat${i}`, craft, {
        waterline: horizon + dy + 7 * scale,
        depth: 76 * scale,
        squash: 0.6,
        opacity: 0.5,
        left: px - 130 * scale,
        right: px + 130 * scale,
      }),
      craft,
    );
  }
}

function frame(stage: Stage, at: (x: number) => number, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  const k = flip ? -1 : 1;
  stage.add(
    bananaLeaf(stage, 'b1', [at(1960), HEIGHT + 20], [at(1640), HEIGHT - 330], 76, -k * 60),
    bananaLeaf(stage, 'b2', [at(1960), HEIGHT + 10], [at(1800), HEIGHT - 560], 84, k * 34),
    bananaLeaf(stage, 'b3', [at(1930), HEIGHT + 30], [at(1500), HEIGHT - 120], 60, -k * 40),
  );
  let tufts = '';
  for (let i = 0; i < 40; i++)
    tufts += grassTuft(random, at(random.range(-20, 700)), HEIGHT + 16, random.range(50, 170), 6);
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.35)));
}
