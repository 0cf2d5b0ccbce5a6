import { mix } from '../../kit/colour';
import { clock, lampPost, opening, pane, windowOn } from '../../kit/masonry';
import { hillPine } from '../../kit/pines';
import { flatPlane, lines, panel } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, type Point, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { cycloWithPeople, evening, flowerBed, setting, square, strollers, type Wall, wallOf } from './common';
import { longArcade, tileOf } from './long-arcade';

/** An old railway station from its forecourt: three steep gables or a long arcade, with a clock in the middle. */
export function station(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('station');
  const ground = HEIGHT * random.range(0.74, 0.77);
  const x = WIDTH * random.range(0.47, 0.53);
  const drawn = random.chance(0.5);
  const gables = stage.motif === 'station-gables' || (stage.motif !== 'station-arcade' && drawn);
  setting(stage, ground, x + side * random.range(560, 680), gables ? 0.55 : 0.8);
  if (gables) {
    let pines = '';
    for (let i = 0; i < 14; i++)
      pines += hillPine(
        random,
        i % 2 ? random.range(-20, 420) : random.range(1500, 1940),
        ground + 8,
        random.range(320, 560),
        9,
      );
    stage.add(fill(pines, mix(inks.leafDark, inks.far, 0.2)));
  }
  square(
    stage,
    ground,
    x,
    `M${num(x - 640)} ${ground}H${num(x + 640)}L${num(x - side * 160 + 600)} ${ground + 60}H${num(x - side * 500 - 560)}Z`,
  );
  const wall = wallOf(
    stage,
    gables ? mix(inks.gold, inks.ground, 0.4) : mix(mix(inks.lotus, inks.accent, 0.25), inks.paper, 0.3),
  );
  stage.add(place(gables ? threeGables(stage, wall) : longArcade(stage, wall), x, ground + 4, 1.16));
  foreground(stage, ground, x);
  return { x: x / WIDTH, y: (ground - 230) / HEIGHT };
}

/** The station of the highlands: three gables like peaks, with coloured glass. */
function threeGables(stage: Stage, wall: Wall): string {
  const { inks, side } = stage;
  const plane = flatPlane(0, 0);
  const tile = tileOf(stage);
  const dark = mix(tile, inks.ink, 0.35);
  let out = fill(
    plane.shape([
      [-560, 130],
      [560, 130],
      [500, 330],
      [-500, 330],
    ]),
    tile,
  );
  out += lines(
    plane,
    Array.from({ length: 9 }, (_, i): Point[] => [
      [-560 + i * 6, 150 + i * 20],
      [560 - i * 6, 150 + i * 20],
    ]),
    dark,
    2,
    0.7,
  );
  out +=
    panel(plane, -540, 0, 1080, 140, wall.lit) +
    panel(plane, -560, 128, 1120, 14, wall.trim) +
    panel(plane, -540, 0, 1080, 26, wall.deep);
  const glass = [inks.accent, inks.gold, inks.leaf, inks.waterTop, inks.lotus];
  for (const cx of [-330, 330, 0]) {
    const tall = cx ? 440 : 510;
    const half = cx ? 140 : 172;
    const outline: Point[] = [
      [-half, 0],
      [half, 0],
      [half, 170],
      [half * 0.34, tall],
      [-half * 0.34, tall],
      [-half, 170],
    ].map(([a = 0, b = 0]): Point => [cx + a, b]);
    const deep: Point[] = [
      [half + 16, 150],
      [half * 0.38, tall + 22],
      [-half * 0.38, tall + 22],
      [-half - 16, 150],
    ].map(([a = 0, b = 0]): Point => [cx + a, b]);
    out += fill(plane.shape(deep), dark);
    out +=
      fill(plane.shape(outline), wall.lit) +
      fill(
        plane.shape([
          [cx - side * half, 0],
          [cx - side * half, 170],
          [cx - side * half * 0.34, tall],
          [cx - side * half * 0.1, tall],
          [cx - side * half * 0.55, 0],
        ]),
        wall.shade,
      );
    out += lines(plane, [deep], tile, 16);
    for (let i = -3; i <= 3; i++) {
      const w = half * 0.17;
      const top = Math.min(tall - (cx ? 70 : 160), 170 + (1 - Math.abs(i) / 3.6) * (tall - 220));
      const x = cx + i * w * 1.24;
      out += panel(plane, x - w * 0.46, 156, w * 0.92, Math.max(20, top - 156), wall.trim);
      for (let k = 0; k < 8; k++) {
        const y = 162 + k * 30;
        if (y + 24 > top) break;
        const colour = glass[(k + Math.abs(i) * 2) % glass.length] ?? inks.gold;
        out += panel(
          plane,
          x - w * 0.36,
          y,
          w * 0.72,
          25,
          evening(stage) ? mix(colour, inks.light, 0.35) : mix(colour, inks.near, 0.25),
        );
      }
    }
    for (const k of cx ? [-1, 1] : [-1, 0, 1])
      out += fill(
        plane.shape(opening(cx + k * half * (cx ? 0.42 : 0.56), 0, half * 0.44, 118, 'segment')),
        evening(stage) ? mix(inks.gold, inks.accent, 0.1) : mix(inks.groundDark, inks.ink, 0.55),
      );
    out +=
      fill(
        plane.shape([
          [cx - half - 30, 132],
          [cx + half + 30, 132],
          [cx + half + 8, 158],
          [cx - half - 8, 158],
        ]),
        tile,
      ) + panel(plane, cx - half - 30, 126, half * 2 + 60, 8, dark);
  }
  out += clock(stage, 0, -440, 42);
  for (const x of [-500, 500])
    out += windowOn(stage, plane, x, 40, 44, 72, { trim: wall.trim, glass: pane(stage, evening(stage)) });
  return out;
}

function foreground(stage: Stage, ground: number, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('foreground');
  const flip = random.chance(0.5) ? -1 : 1;
  for (const k of [-1, 1]) stage.add(place(lampPost(stage), x + k * 330, ground + 62, 1.2));
  const bed = random.pick([inks.accent, inks.gold, inks.lotus]);
  stage.add(
    oval(x, ground + 150, 300, 46, mix(inks.ground, inks.near, 0.4)),
    oval(x, ground + 142, 292, 42, inks.leafDark),
    oval(x, ground + 138, 270, 34, bed, { 'fill-opacity': 0.85 }),
    oval(x, ground + 134, 200, 22, mix(bed, inks.paper, 0.4)),
    oval(x, ground + 132, 120, 12, inks.leaf),
  );
  stage.add(
    strollers(stage, [
      [x - 60, ground + 40, 0.8],
      [x + 90, ground + 44, 0.82],
      [x + 420, ground + 110, 1.1],
      [x - 420, ground + 130, 1.15],
    ]),
  );
  stage.add(
    place(
      cycloWithPeople(stage, random.pick([1, 4])),
      x + flip * random.range(260, 420),
      HEIGHT - 40,
      1.6,
      random.chance(0.5),
    ),
  );
  stage.add(
    flowerBed(
      stage,
      'bed',
      flip > 0 ? -100 : 1440,
      flip > 0 ? 480 : 2020,
      HEIGHT - 130,
      random.pick([inks.lotus, inks.accent]),
    ),
    palm(stage, 'palm', flip > 0 ? 110 : 1810, HEIGHT - 10, 900, flip * 0.07),
  );
}
