import { mix, tone } from '../kit/colour';
import { aoDai, cyclist, dress, walkerWithPole } from '../kit/people';
import { birds } from '../kit/sky';
import type { Stage } from '../kit/stage';
import { cyclo } from '../kit/street';
import { box, oval, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { edgeOf, footShadow, groundWithin, paving, plainGround } from './ground';
import { haze, heaven, type Sun, sunOf } from './heaven';
import { around, circle, groundAt, HORIZON, litFrom, metre, SHEET, swell, towards } from './sphere';
import { houseRow, type Town, townOf } from './square/houses';
import { lanternLines } from './square/lantern-lines';
import { shore } from './square/shore';
import { roundTree, woodAround } from './trees';

/** The viewer stands on a step, a little above people's heads. */
const eye = 2.3;
/** Half the side of the square. */
const half = 14;

/** Roofs of the streets behind, seen through the gaps and over the fronts. */
function behind(stage: Stage, town: Town): string {
  const { inks } = stage;
  const random = stage.random.fork('behind');
  const veil = (ink: string) => mix(ink, mix(inks.far, inks.skyLow, 0.4), 0.5);
  const far: Town = { ...town, walls: town.walls.map(veil) as Town['walls'] };
  const out = 38;
  const trees = swell(random, 9, 4);
  const wood = woodAround(
    random,
    circle((a) => HORIZON - 120 - trees(a) * 26),
    22,
    44,
    mix(inks.leafDark, inks.far, 0.45),
  );
  return (
    wood +
    around(
      stage,
      houseRow(stage, far, { eye, label: 'behind-ne', left: [out - 30, out], right: [out, out - 30] }) +
        houseRow(stage, far, { eye, label: 'behind-nw', left: [-out, out - 30], right: [-out + 30, out] }),
    )
  );
}

/** Rings of stone around the viewer: a circle on the ground is a straight line on the sheet. */
const rosette = (height: number, radii: readonly number[], paints: readonly string[]): string =>
  radii
    .map((radius, i) => {
      const y = groundAt(height, radius);
      return box(0, y, SHEET.width, SHEET.height - y, paints[i] ?? '');
    })
    .join('');

/** Where people are on the square: azimuth and distance in metres. */
function people(stage: Stage, sun: Sun, free: (azimuth: number) => boolean): string {
  const random = stage.random.fork('people');
  const { inks } = stage;
  const spots = Array.from({ length: 13 }, (_, i) => ({
    azimuth: (i / 13) * 360 - 180 + random.range(-10, 10),
    distance: random.range(5, 11),
  })).filter(({ azimuth }) => free(azimuth));
  return spots
    .sort((a, b) => b.distance - a.distance)
    .map(({ azimuth, distance }, i) => {
      const [x] = towards(azimuth, 0);
      const c = dress(litFrom(stage, sun.azimuth, azimuth), random.int(0, 5));
      const kind = i % 5;
      const figure =
        kind === 0
          ? walkerWithPole(c, random.pick([inks.leafLight, inks.lotus, inks.gold]))
          : kind === 2
            ? cyclist(c)
            : kind === 4
              ? cyclo(stage, c.top, inks.paper)
              : aoDai(c);
      const size = metre(distance) * (kind === 4 || kind === 2 ? 0.0145 : 0.0162);
      const y = groundAt(eye, distance);
      const shade = oval(x, y, size * (kind === 4 || kind === 2 ? 62 : 26), size * 7, inks.ink, {
        'fill-opacity': 0.22,
      });
      return shade + place(figure, x, y, size, random.chance(0.5));
    })
    .join('');
}

function trees(stage: Stage, sun: Sun, free: (azimuth: number) => boolean): string {
  const random = stage.random.fork('trees');
  return [-146, -124, -58, -33, 36, 57, 122, 147]
    .filter((azimuth) => free(azimuth) && random.chance(0.8))
    .map((azimuth) => {
      const distance = edgeOf(half - 1.8)(azimuth);
      const lit = litFrom(stage, sun.azimuth, azimuth);
      return roundTree(
        lit,
        random.fork(`tree${azimuth}`),
        towards(azimuth, 0)[0],
        groundAt(eye, distance),
        metre(distance) * random.range(6, 8.5),
      );
    })
    .join('');
}

/** House fronts all around a paved square; `lake` and `quay` open its south side to water. */
export function oldStreetSquare(stage: Stage): Focal {
  const { inks } = stage;
  const open = stage.motif === 'lake' || stage.motif === 'quay';
  const random = stage.random.fork('square');
  const sun = sunOf(
    stage,
    open ? random.range(150, 172) * random.sign() : random.range(25, 60) * random.sign(),
  );
  const town = townOf(stage);
  const edge = edgeOf(half);
  const free = (azimuth: number) => !open || Math.abs(azimuth) < 128;
  stage.add(heaven(stage, sun), haze(stage, HORIZON - 40, 260, inks.skyLow, 0.5), behind(stage, town));
  const stone = mix(mix(inks.ground, inks.groundDark, 0.2), inks.middle, stage.dark ? 0.45 : 0.1);
  stage.add(groundWithin(eye, edgeOf(60), tone(stone, -0.06)));
  if (open) stage.add(shore(stage, sun, { eye, quay: half, kind: stage.motif === 'lake' ? 'lake' : 'quay' }));
  const joint = mix(stone, inks.near, 0.5);
  const pale = mix(stone, inks.paper, stage.dark ? 0.12 : 0.3);
  stage.add(
    groundWithin(eye, edge, pale),
    groundWithin(eye, edgeOf(half - 2.7), joint),
    groundWithin(eye, edgeOf(half - 2.85), plainGround(stage, stone)),
    paving(stage, { eye, size: 1, half: half - 2.85, ink: joint, opacity: 0.6 }),
    rosette(eye, [4.4, 4.1, 2.6, 2.3, 0.9], [pale, stone, pale, tone(stone, -0.04), pale]),
  );
  stage.add(footShadow(eye, edge, 1.5, mix(stone, inks.near, 0.6)));
  const rows = [
    houseRow(stage, town, { eye, label: 'west', left: [-half, -half], right: [-half, half] }),
    houseRow(stage, town, { eye, label: 'east', left: [half, half], right: [half, -half] }),
    houseRow(stage, town, { eye, label: 'north', left: [-half + 5, half], right: [half - 5, half] }),
  ];
  if (!open)
    rows.push(houseRow(stage, town, { eye, label: 'south', left: [half, -half], right: [-half, -half] }));
  stage.add(around(stage, rows.join('') + trees(stage, sun, free)));
  stage.add(around(stage, people(stage, sun, free)));
  if (stage.motif === 'quay' || stage.time === 'night')
    stage.add(lanternLines(stage, { eye, half, height: 6 }));
  stage.add(around(stage, birds(stage, towards(20, 0)[0], HORIZON - 400, 90, inks.ink)));
  return { x: 0.5, y: 0.46 };
}
