import { JUNK_OUTLINE, junk, sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { type KarstForm, type KarstOptions, karst } from '../kit/karst';
import { templeHall } from '../kit/pagoda';
import { dress } from '../kit/people';
import { birds } from '../kit/sky';
import type { Stage } from '../kit/stage';
import { fill, type Point, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { reflection } from '../kit/water';
import { haze, heaven, type Sun, sunOf } from './heaven';
import { waterAround } from './lake';
import { around, circle, DEGREE, groundAt, HORIZON, litFrom, metre, SHEET, swell, towards } from './sphere';
import { roundTree, woodAround } from './trees';

const FORMS: [KarstForm, ...KarstForm[]] = ['tower', 'hump', 'finger', 'leaning', 'cone', 'anvil'];

/** The viewer stands on the deck of a boat. */
const eye = 3;

type Tower = Pick<KarstOptions, 'height' | 'width' | 'detail' | 'ink' | 'shade'> & { distance: number };

function tower(stage: Stage, sun: Sun, label: string, azimuth: number, form: KarstForm, rock: Tower): string {
  const lit = litFrom(stage, sun.azimuth, azimuth);
  const { distance, ...drawn } = rock;
  const base = groundAt(eye, distance);
  const x = towards(azimuth, 0)[0];
  const { svg, outline } = karst(lit, label, { ...drawn, x, base, form, notch: rock.detail > 0.3 });
  if (rock.detail < 0.3) return svg;
  const mirror = reflection(lit, `${label}r`, outline, {
    waterline: base,
    ink: mix(rock.ink, stage.inks.waterLow, 0.35),
    squash: 0.66,
    opacity: 0.6,
    bottom: SHEET.height,
  });
  return mirror + svg;
}

function farTowers(stage: Stage, sun: Sun): string {
  const { inks } = stage;
  let out = '';
  for (const [layer, veil] of [0.6, 0.25].entries()) {
    const random = stage.random.fork(`far${layer}`);
    const ink = mix(inks.far, inks.skyLow, veil);
    const low = swell(random, 6, 4);
    let rocks = '';
    for (let azimuth = -180; azimuth < 176; azimuth += random.range(5, 13)) {
      const height = random.range(3.5, 11) * DEGREE * (layer ? 1.15 : 1);
      rocks += tower(stage, sun, `far${layer}-${Math.round(azimuth)}`, azimuth, random.pick(FORMS), {
        distance: 2500,
        width: height * random.range(0.8, 1.6),
        height,
        detail: 0,
        ink,
        shade: ink,
      });
    }
    const land = circle((a) => HORIZON - (1.2 + low(a)) * DEGREE * 0.9);
    out += fill(
      `M${land.map((p) => p.join(' ')).join('L')}L${SHEET.width} ${HORIZON + 3}L0 ${HORIZON + 3}Z`,
      ink,
    );
    out += around(stage, rocks);
  }
  return out;
}

/** Towers at one distance, with a gap where the eye goes out to the sun. */
function ring(stage: Stage, sun: Sun, label: string, count: number, gap: number, look: () => Tower): string {
  const random = stage.random.fork(label);
  const free = 360 - 2 * gap;
  let out = '';
  for (let i = 0; i < count; i++) {
    const azimuth = sun.azimuth + gap + ((i + random.range(0.25, 0.75)) / count) * free;
    out += tower(
      stage,
      sun,
      `${label}${i}`,
      azimuth > 180 ? azimuth - 360 : azimuth,
      random.pick(FORMS),
      look(),
    );
  }
  return around(stage, out);
}

function junks(stage: Stage, sun: Sun): string {
  const random = stage.random.fork('junks');
  const sails: [string, ...string[]] = [stage.inks.accent, mix(stage.inks.accent, stage.inks.gold, 0.4)];
  return [-24, 82, -128]
    .map((azimuth, i) => {
      const distance = random.range(80, 190);
      const [x] = towards(azimuth + random.range(-6, 6), 0);
      const y = groundAt(eye, distance);
      const size = metre(distance) * 0.1;
      const flip = random.chance(0.5);
      const outline = JUNK_OUTLINE.map(([px, py]): Point => [x + (flip ? -px : px) * size, y + py * size]);
      const mirror = reflection(stage, `junk${i}`, outline, {
        waterline: y,
        ink: stage.inks.ink,
        squash: 0.7,
        opacity: 0.42,
        bottom: SHEET.height,
      });
      const lit = litFrom(stage, sun.azimuth, azimuth);
      return mirror + place(junk(lit, random.pick(sails), lit.side), x, y, size, flip);
    })
    .join('');
}

function sampans(stage: Stage, azimuths: readonly number[], how: 'standing' | 'seated'): string {
  const random = stage.random.fork('sampans');
  return azimuths
    .map((azimuth, i) => {
      const distance = random.range(13, 30);
      const y = groundAt(eye, distance);
      const size = metre(distance) * 0.034;
      const [x] = towards(azimuth + random.range(-8, 8), 0);
      const shadow = reflection(
        stage,
        `sampan${i}`,
        [
          [x - 96 * size, y - 22 * size],
          [x - 40 * size, y - 90 * size],
          [x - 20 * size, y - 40 * size],
          [x + 104 * size, y - 22 * size],
          [x + 60 * size, y + 6 * size],
          [x - 60 * size, y + 6 * size],
        ],
        { waterline: y, ink: stage.inks.ink, squash: 0.6, opacity: 0.4, bottom: SHEET.height },
      );
      return (
        shadow + place(sampan(stage, dress(stage, random.int(0, 5)), how), x, y, size, random.chance(0.5))
      );
    })
    .join('');
}

/** Green banks at the foot of the towers, with a shrine on one of them: rivers among the karsts. */
function banks(stage: Stage, sun: Sun): string {
  const { inks } = stage;
  const random = stage.random.fork('banks');
  const bend = swell(random, 3, 3);
  const shore = groundAt(eye, 70);
  const reach = (a: number) => Math.max(0, 0.55 + bend(a) * 0.7);
  const line = circle((a) => shore - 6 - reach(a) * 14);
  const shrine = towards(34, 0)[0];
  let trees = '';
  for (let azimuth = -178; azimuth < 180; azimuth += random.range(7, 18)) {
    if (reach(azimuth) < 0.5 || Math.abs(azimuth - 34) < 8) continue;
    const lit = litFrom(stage, sun.azimuth, azimuth);
    trees += roundTree(lit, random, towards(azimuth, 0)[0], shore, random.range(42, 96));
  }
  const foot = circle((a) => shore + reach(a) * 5);
  return (
    `<g clip-path="${stage.clip(fill(`M0 0H${SHEET.width}V${shore + 2}H0Z`, '#000'))}">${woodAround(random, line, 14, 34, inks.leafDark)}</g>` +
    fill(
      `M${line.map((p) => p.join(' ')).join('L')}L${[...foot]
        .reverse()
        .map((p) => p.join(' '))
        .join('L')}Z`,
      mix(inks.leaf, inks.near, 0.25),
    ) +
    around(stage, place(templeHall(litFrom(stage, sun.azimuth, 34), 190, 5), shrine, shore - 6) + trees)
  );
}

/** Limestone towers standing in still water on every side, and boats between them; `river` among green banks. */
export function karstBay(stage: Stage): Focal {
  const { inks } = stage;
  const river = stage.motif === 'river';
  const random = stage.random.fork('bay');
  const sun = sunOf(stage, random.range(-70, -40) * random.sign());
  const deep = mix(inks.near, inks.ink, 0.55);
  const middle = mix(inks.middle, inks.far, 0.2);
  stage.add(heaven(stage, sun), farTowers(stage, sun), haze(stage, HORIZON - 16, 150, inks.skyLow, 0.6));
  stage.add(waterAround(stage, sun));
  const sizes = random.fork('sizes');
  stage.add(
    ring(stage, sun, 'middle', river ? 16 : 15, 14, () => {
      const height = sizes.range(8, 21) * DEGREE;
      return {
        distance: 220,
        height,
        width: height * sizes.range(0.7, 1.25),
        detail: 0.5,
        ink: middle,
        shade: mix(middle, inks.near, 0.4),
      };
    }),
    haze(stage, HORIZON + 14, 90, mix(inks.skyLow, inks.waterTop, 0.4), 0.35),
    ring(stage, sun, 'near', 7, 30, () => {
      const height = sizes.range(17, 38) * DEGREE;
      return {
        distance: sizes.range(44, 60),
        height,
        width: height * sizes.range(0.7, 1.15),
        detail: 1,
        ink: inks.near,
        shade: deep,
      };
    }),
  );
  if (river)
    stage.add(banks(stage, sun), around(stage, sampans(stage, [-140, -62, -8, 18, 96, 158], 'seated')));
  else stage.add(around(stage, junks(stage, sun) + sampans(stage, [-52, 22, 112, -160], 'standing')));
  const [x] = towards(sun.azimuth, 0);
  stage.add(around(stage, birds(stage, x + 320, HORIZON - 230, 110, inks.ink)));
  return { x: Math.min(0.8, Math.max(0.2, x / SHEET.width)), y: 0.47 };
}
