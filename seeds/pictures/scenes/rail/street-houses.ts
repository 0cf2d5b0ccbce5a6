import { mix } from '../../kit/colour';
import { facade } from '../../kit/facade';
import { blade } from '../../kit/path';
import { type Plane, panel, recedingPlane } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { box, fill, stroke } from '../../kit/svg';
import { lampsOn } from './train';

/** The row of houses along one side of the track. */
export function houses(stage: Stage, x: number, horizon: number, way: number): void {
  const { inks } = stage;
  const random = stage.random.fork(`houses${way}`);
  const plane: Plane = recedingPlane({
    vanish: [x, horizon],
    aside: way * 520,
    below: 300,
    focus: 620,
    start: 520,
  });
  const walls = [
    inks.gold,
    mix(inks.gold, inks.ground, 0.5),
    mix(inks.waterTop, inks.paper, 0.35),
    mix(inks.lotus, inks.paper, 0.35),
    mix(inks.ground, inks.paper, 0.4),
    mix(inks.leafLight, inks.paper, 0.45),
  ] as const;
  const list: string[] = [];
  for (let at = -360; at < 1650; ) {
    const width = random.range(250, 390);
    const base = mix(random.pick(walls), stage.dark ? inks.middle : inks.paper, stage.dark ? 0.5 : 0.1);
    const wall = way === stage.side ? mix(base, inks.near, 0.34) : base;
    list.unshift(
      facade(stage, random, plane, {
        x: at,
        width,
        storeys: random.int(3, 4),
        storey: 320,
        wall,
        trim: mix(wall, inks.paper, 0.5),
        shutter: random.pick([
          mix(inks.leafDark, inks.leaf, 0.4),
          mix(inks.waterLow, inks.near, 0.2),
          mix(inks.accentDark, inks.near, 0.2),
        ]),
        roof: random.pick(['tile', 'terrace', 'parapet']),
        windows: random.pick(['balcony', 'shutters', 'balcony', 'arched']),
        lit: lampsOn(stage) ? 0.6 : 0,
        awnings: 0.6,
      }).svg,
    );
    at += width;
  }
  stage.add(list.join(''));
  for (let i = 0; i < 7; i++) {
    const at = -200 + i * 330 + random.range(-50, 50);
    stage.add(
      washing(stage, random, plane, at, 380 + random.range(0, 1) * 320),
      panel(plane, at + 90, 0, 46, 44, mix(inks.accentDark, inks.groundDark, 0.4)),
      potted(stage, random, plane, at + 113),
    );
  }
  const haze = stage.blend(
    [
      [0, inks.skyLow, 0],
      [0.5, inks.skyLow, stage.dark ? 0.06 : 0.32],
      [1, inks.skyLow, 0],
    ],
    true,
  );
  stage.add(box(x - 420, 0, 840, horizon + 30, haze));
}

function potted(stage: Stage, random: ReturnType<Stage['random']['fork']>, plane: Plane, at: number): string {
  const [px, py] = plane.point(at, 44);
  const k = plane.scale(at);
  let d = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * random.range(0.1, 0.9);
    d += blade([px, py], [px + Math.cos(a) * 90 * k, py + Math.sin(a) * 110 * k], 13 * k, 8 * k);
  }
  return fill(d, stage.inks.leaf);
}

/** Washing on a line before a house. */
function washing(
  stage: Stage,
  random: ReturnType<Stage['random']['fork']>,
  plane: Plane,
  at: number,
  y: number,
): string {
  const { inks } = stage;
  let out = stroke(
    plane.line([
      [at - 20, y + 96],
      [at + 200, y + 90],
    ]),
    inks.ink,
    2,
  );
  for (let i = 0; i < 4; i++) {
    const a = at + i * 46;
    out += fill(
      plane.shape([
        [a, y + 94],
        [a + 38, y + 93],
        [a + 36, y + random.range(0, 30)],
        [a + 3, y + random.range(0, 30)],
      ]),
      random.pick([inks.paper, inks.accent, inks.lotus, mix(inks.waterLow, inks.paper, 0.3), inks.gold]),
    );
  }
  return out;
}
