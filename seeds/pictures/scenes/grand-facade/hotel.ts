import { mix } from '../../kit/colour';
import { cornerView } from '../../kit/corner-view';
import { balustrade, lampPost, pane, windowOn } from '../../kit/masonry';
import { type Plane, panel } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import {
  cycloWithPeople,
  evening,
  flowerBed,
  saloon,
  setting,
  square,
  strollers,
  type Wall,
  wallOf,
} from './common';
import { awnings, DEEP, FRONT, pavilion, roof, STOREY } from './hotel-front';

/** A white grand hotel of the old days, seen from its corner across the drive. */
export function hotel(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('hotel');
  const ground = HEIGHT * random.range(0.745, 0.775);
  const flip = random.chance(0.5) ? -1 : 1;
  const x = WIDTH / 2 - flip * random.range(360, 430);
  const storeys = random.pick([3, 3, 4]);
  const view = cornerView({
    corner: [x, ground + 14],
    horizon: ground - 62,
    vanishU: x - flip * 1500,
    vanishV: x + flip * 2700,
    reachU: 2200,
    reachV: 3300,
  });
  setting(stage, ground, WIDTH / 2 + side * 420);
  square(
    stage,
    ground,
    WIDTH / 2,
    view.shape([
      [0, 0, 0],
      [0, FRONT, 0],
      [-260, FRONT - 120, 0],
      [-260, -100, 0],
      [DEEP, -100, 0],
      [DEEP, 0, 0],
    ]),
  );
  const shutter = random.pick([
    mix(inks.leaf, inks.leafDark, 0.4),
    mix(inks.waterLow, inks.near, 0.2),
    mix(inks.leafDark, inks.waterLow, 0.4),
  ]);
  const wall = wallOf(stage, mix(inks.paper, inks.ground, random.pick([0.05, 0.16])));
  const frontLit = flip === side;
  const height = storeys * STOREY;
  stage.add(
    wing(stage, view.alongU(0), DEEP, storeys, wall, !frontLit, shutter, 4),
    wing(stage, view.alongV(0), FRONT, storeys, wall, frontLit, shutter, 9),
    roof(stage, view, height, frontLit),
    pavilion(stage, view, height, wall, frontLit, shutter),
    awnings(stage, view, random.pick([shutter, inks.accent])),
  );
  frame(stage, ground, flip, random.chance(0.6));
  return { x: (x + flip * 250) / WIDTH, y: (ground - 190) / HEIGHT };
}

function wing(
  stage: Stage,
  plane: Plane,
  length: number,
  storeys: number,
  wall: Wall,
  lit: boolean,
  shutter: string,
  bays: number,
): string {
  const random = stage.random.fork(`wing${bays}`);
  const ink = lit ? wall.lit : wall.shade;
  const trim = lit ? wall.trim : mix(wall.trim, wall.shade, 0.6);
  let out = panel(plane, 0, 0, length, storeys * STOREY, ink);
  out += panel(plane, 0, 0, length, 22, mix(ink, wall.deep, 0.5));
  const bay = length / bays;
  const lamps = evening(stage) ? 0.55 : 0;
  for (let s = 0; s < storeys; s++) {
    const y = s * STOREY;
    if (s)
      out +=
        panel(plane, 0, y - 5, length, 10, trim) +
        panel(plane, 0, y - 14, length, 9, mix(ink, wall.deep, 0.4));
    for (let i = 0; i < bays; i++) {
      const x = bay * (i + 0.5);
      const glass = pane(stage, random.chance(s ? lamps : lamps * 1.7));
      const head = s === 0 ? 'round' : s === storeys - 1 ? 'segment' : 'flat';
      const w = bay * (s === 0 ? 0.44 : 0.32);
      out += windowOn(stage, plane, x, y + (s ? 12 : 4), w, STOREY * (s ? 0.68 : 0.8), {
        head,
        trim,
        glass,
        shaded: !lit,
        ...(s ? { shutter } : {}),
      });
      if (s === 1 || (s === 2 && i % 2 === 0))
        out +=
          panel(plane, x - bay * 0.36, y - 2, bay * 0.72, 7, mix(trim, wall.deep, 0.25)) +
          balustrade(plane, x - bay * 0.35, x + bay * 0.35, y + 4, 32, stage.inks.ink, 8, false);
    }
  }
  for (const at of [0, length])
    for (let y = 22; y < storeys * STOREY; y += 26)
      out += panel(plane, at ? at - 20 : 0, y, 20, 15, trim, 0.75);
  return out;
}

function frame(stage: Stage, ground: number, flip: number, car: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  stage.add(
    place(lampPost(stage), at(430), ground + 90, 1.15),
    place(lampPost(stage), at(1600), ground + 76, 1.02),
  );
  stage.add(
    strollers(stage, [
      [at(760), ground + 64, 0.82],
      [at(1250), ground + 70, 0.86],
      [at(1330), ground + 72, 0.86],
    ]),
  );
  const paint = random.pick([
    inks.ink,
    mix(inks.accent, inks.ink, 0.15),
    mix(inks.paper, inks.gold, 0.3),
    mix(inks.leafDark, inks.waterLow, 0.4),
  ]);
  const y = HEIGHT - random.range(106, 126);
  if (car) stage.add(place(saloon(stage, paint), at(random.range(930, 1130)), y, 1.5, random.chance(0.5)));
  else
    stage.add(
      place(
        cycloWithPeople(stage, random.pick([1, 4])),
        at(random.range(900, 1100)),
        y,
        2,
        random.chance(0.5),
      ),
    );
  const bloom = random.pick([inks.accent, inks.lotus, mix(inks.paper, inks.lotus, 0.3)]);
  stage.add(
    palm(stage, 'palm-b', at(1730), ground + 60, 640, flip * -0.06),
    flowerBed(stage, 'bed', flip > 0 ? -20 : WIDTH - 420, flip > 0 ? 420 : WIDTH + 20, HEIGHT - 110, bloom),
    palm(stage, 'palm-a', at(150), HEIGHT + 30, 980, flip * 0.09),
  );
}
