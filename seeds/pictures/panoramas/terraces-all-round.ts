import { buffalo, herdChild } from '../kit/animals';
import { mix } from '../kit/colour';
import { stiltHouse } from '../kit/houses';
import { dress, planter, walkerWithPole } from '../kit/people';
import { basketCarrier } from '../kit/riders';
import { birds } from '../kit/sky';
import type { Stage } from '../kit/stage';
import { fill, place } from '../kit/svg';
import { type Crop, cropOf, hillside } from '../kit/terraces';
import type { Focal } from '../kit/types';
import { haze, heaven, type Sun, sunOf } from './heaven';
import { around, below, circle, DEGREE, HORIZON, litFrom, swell, towards } from './sphere';
import { steps } from './terraces/steps';
import { roundTree, woodAround } from './trees';

/** Ranges one behind the other, the last ones in the air. */
function ranges(stage: Stage): string {
  const { inks } = stage;
  let out = '';
  const tones = [
    mix(inks.far, inks.skyLow, 0.55),
    mix(inks.far, inks.skyLow, 0.2),
    mix(inks.middle, inks.far, 0.45),
  ];
  for (const [i, ink] of tones.entries()) {
    const random = stage.random.fork(`range${i}`);
    const bulk = swell(random, 2, 2);
    const crest = swell(random, 9 + i * 3, 5);
    const height = (a: number) => (17 - i * 4 + bulk(a) * 5 + crest(a) * 2.4) * DEGREE;
    out += fill(below(circle((a) => HORIZON - Math.max(20, height(a)), 0.5)), ink);
    // The side away from the light, as a second and lower line of the same range.
    out += fill(
      below(
        circle(
          (a) => HORIZON - Math.max(12, height(a + stage.side * 5) - (9 + crest(a * 2) * 5) * DEGREE * 0.3),
          0.5,
        ),
      ),
      mix(ink, inks.middle, 0.3),
      { 'fill-opacity': 0.55 },
    );
    out += haze(stage, HORIZON - 30 + i * 16, 150, inks.skyLow, 0.55);
  }
  return out;
}

interface Slope {
  azimuth: number;
  wide: number;
  peak: number;
  foot: number;
  veil: number;
}

/** The flanks of the valley: the last of the list stand in front. */
function slopes(stage: Stage): Slope[] {
  const random = stage.random.fork('slopes');
  const turn = random.range(-25, 25);
  return [
    { azimuth: -34, wide: 58, peak: 13, foot: 6, veil: 0.46 },
    { azimuth: 44, wide: 56, peak: 15, foot: 6, veil: 0.4 },
    { azimuth: -98, wide: 64, peak: 22, foot: 8, veil: 0.2 },
    { azimuth: 100, wide: 66, peak: 19, foot: 8, veil: 0.16 },
    { azimuth: 172, wide: 78, peak: 29, foot: 9, veil: 0.04 },
  ].map((slope) => ({
    ...slope,
    azimuth: slope.azimuth + turn + random.range(-7, 7),
    peak: slope.peak * random.range(0.85, 1.15),
  }));
}

/** Far off nobody sees the single rows. */
const withoutRows = (crop: Crop): Crop => ({
  ...crop,
  plots: crop.plots.map((plot) => ({ ...plot, sown: false })),
});

function flank(stage: Stage, sun: Sun, { azimuth, wide, peak, foot, veil }: Slope, label: string): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const [middle] = towards(azimuth, 0);
  const [left, right] = [middle - wide * DEGREE, middle + wide * DEGREE];
  const rough = swell(random, 5, 5);
  const bell = (x: number) => Math.max(0, Math.cos((((x - middle) / (wide * DEGREE)) * Math.PI) / 2)) ** 1.3;
  const base = (x: number) => HORIZON + (foot + rough(x / 30) * 0.5) * DEGREE;
  const crest = (x: number) =>
    base(x) - 2 - bell(x) * ((peak + foot) * DEGREE + rough(x / DEGREE) * DEGREE * 1.3);
  const lit = litFrom(stage, sun.azimuth, azimuth);
  const drawing = hillside(lit, label, {
    crest,
    foot: base,
    left: left + 4,
    right: right - 4,
    levels: Math.round(7 + peak * 0.33),
    perspective: 1.25,
    swing: 1.5,
    swell: 260,
    crop: veil > 0.1 ? withoutRows(cropOf(lit, veil)) : cropOf(lit, veil),
  });
  let wood = '';
  for (let x = left + 30; x < right - 30; x += random.range(22, 60)) {
    if (random.chance(0.25)) continue;
    wood += roundTree(lit, random, x, crest(x) + 10, random.range(34, 84) * (1.15 - veil));
  }
  let houses = '';
  for (let i = 0; i < 4; i++) {
    const x = middle + random.range(-0.42, 0.42) * wide * DEGREE;
    const share = random.range(0.35, 0.75);
    const y = crest(x) + (base(x) - crest(x)) * share;
    const size = (0.34 + share * 0.4) * (1.15 - veil);
    houses +=
      roundTree(lit, random, x - 60 * size, y, 110 * size) +
      place(stiltHouse(lit, i === 1), x, y, size) +
      roundTree(lit, random, x + 74 * size, y + 3, 84 * size);
  }
  const ground = `M${left} ${HORIZON + foot * DEGREE + 60}L${left} ${base(left)}L${right} ${base(right)}V${HORIZON + foot * DEGREE + 60}Z`;
  return wood + fill(ground, mix(inks.leaf, inks.far, veil)) + drawing.svg + houses;
}

function workers(stage: Stage, sun: Sun, spot: ReturnType<typeof steps>['spot']): string {
  const random = stage.random.fork('workers');
  const { inks } = stage;
  const put = (field: number, azimuth: number, unit: number, draw: (lit: Stage) => string) => {
    const { x, y, metre } = spot(field, azimuth);
    return {
      y,
      svg: place(draw(litFrom(stage, sun.azimuth, azimuth)), x, y, metre * unit, random.chance(0.5)),
    };
  };
  const coat = () => random.int(0, 5);
  return [
    put(4, 24, 0.0165, (lit) => planter(dress(lit, coat()), inks.leaf)),
    put(4, 31, 0.0165, (lit) => planter(dress(lit, coat()), inks.leaf)),
    put(3, -18, 0.017, (lit) => buffalo(lit, true)),
    put(3, -9, 0.0165, (lit) => herdChild(dress(lit, coat()))),
    put(2, 78, 0.0165, (lit) => basketCarrier(dress(lit, coat()), inks.accent)),
    put(3, 128, 0.0165, (lit) => planter(dress(lit, coat()), inks.leaf)),
    put(3, 140, 0.0165, (lit) => walkerWithPole(dress(lit, coat()), inks.leafLight)),
    put(2, -78, 0.0165, (lit) => basketCarrier(dress(lit, coat()), inks.gold)),
    put(4, -122, 0.017, (lit) => buffalo(lit, false)),
    put(2, -160, 0.0165, (lit) => planter(dress(lit, coat()), inks.leaf)),
  ]
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}

/** A knoll among stepped fields: they go down from the viewer and up the flanks of the valley on every side. */
export function terracesAllRound(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('terraces');
  const sun = sunOf(stage, random.range(20, 60) * random.sign());
  const fields = steps(stage);
  stage.add(heaven(stage, sun), ranges(stage));
  const valley = swell(random.fork('valley'), 4, 3);
  const line = circle((a) => HORIZON + 20 + valley(a) * 8);
  stage.add(
    fill(below(line), mix(inks.leaf, inks.far, 0.45)),
    woodAround(random.fork('wood'), line, 10, 24, mix(inks.leafDark, inks.far, 0.4)),
  );
  for (const [i, slope] of slopes(stage).entries()) {
    stage.add(around(stage, flank(stage, sun, slope, `flank${i}`)));
    if (i === 1 || i === 3) stage.add(haze(stage, HORIZON + 30, 130, inks.skyLow, 0.32));
  }
  stage.add(fields.svg, around(stage, workers(stage, sun, fields.spot)));
  stage.add(around(stage, birds(stage, towards(-30, 0)[0], HORIZON - 330, 100, inks.ink)));
  return { x: 0.5, y: 0.52 };
}
