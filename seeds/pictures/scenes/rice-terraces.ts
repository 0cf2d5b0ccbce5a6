import { mix } from '../kit/colour';
import { stiltHouse } from '../kit/houses';
import { mist } from '../kit/mist';
import { fractal } from '../kit/path';
import { dress, planter, walkerWithPole } from '../kit/people';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { place } from '../kit/svg';
import { cropOf, hillside, moundHill } from '../kit/terraces';
import type { Focal } from '../kit/types';
import { frame } from './rice-terraces/frame';
import { mountains, woods } from './rice-terraces/land';
import { buffaloPair, house, workers } from './rice-terraces/people';

type Layout = 'slope' | 'bowl' | 'mound';

/** The stepped fields of the north: contour upon contour, with people at the season's work. */
export function riceTerraces(stage: Stage): Focal {
  const { random, inks, side } = stage;
  const layout: Layout =
    stage.motif === 'mound' ? 'mound' : random.pick<Layout>(['slope', 'bowl', 'mound', 'slope']);
  const horizon = HEIGHT * random.range(0.4, 0.5);
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.08, 0.26)),
    y: horizon * random.range(0.36, 0.62),
    r: random.range(70, 112),
  };
  stage.add(sky(stage, { horizon: horizon + 90, sun, rays: random.chance(0.45) }));
  mountains(stage, horizon);
  const near = layout === 'mound' ? mound(stage, horizon) : slopes(stage, horizon, layout);
  stage.add(birds(stage, WIDTH * 0.5 - side * 300, horizon * 0.5, 90, inks.ink));
  frame(stage);
  return near;
}

function slopes(stage: Stage, horizon: number, layout: Layout): Focal {
  const { inks } = stage;
  const random = stage.random.fork('slopes');
  const lean = random.sign();
  const bumps = fractal(random, 3);
  const far = hillside(stage, 'far-slope', {
    crest: (x) => horizon + 70 + lean * (x / WIDTH - 0.5) * 260 + bumps(x / 260) * 26,
    foot: (x) => horizon + 470 + lean * (x / WIDTH - 0.5) * 60,
    left: -20,
    right: WIDTH + 20,
    levels: 16,
    perspective: 1.15,
    swing: 2.6,
    swell: 300,
    crop: cropOf(stage, 0.42),
  });
  woods(
    stage,
    (x) => horizon + 74 + lean * (x / WIDTH - 0.5) * 260 + bumps(x / 260) * 26,
    mix(inks.leafDark, inks.far, 0.35),
    'far-wood',
    16,
  );
  stage.add(far.svg);
  house(stage, far, random.pick([3, 4, 5]), WIDTH * (0.5 - lean * random.range(0.16, 0.26)), 0.62);
  stage.add(mist(stage, 'valley', horizon + 250, 170, inks.skyLow, 0.55));
  const dip = layout === 'bowl' ? -230 : 0;
  const crest = (x: number) => {
    const u = x / WIDTH - 0.5;
    return (
      horizon +
      (layout === 'bowl' ? 350 : 250) -
      lean * u * (layout === 'bowl' ? 90 : 520) +
      dip * (u * 2) ** 2 +
      bumps(x / 300 + 40) * 30
    );
  };
  if (layout === 'slope') woods(stage, crest, inks.leafDark, 'near-wood', 24, 0.46, lean);
  const near = hillside(stage, 'near-slope', {
    crest,
    foot: (x) => HEIGHT + 240 + (layout === 'bowl' ? dip * 0.4 * ((x / WIDTH - 0.5) * 2) ** 2 : 0),
    left: -20,
    right: WIDTH + 20,
    levels: 13,
    perspective: 1.4,
    swing: 2.7,
    swell: 420,
    crop: cropOf(stage, 0),
  });
  stage.add(near.svg);
  return workers(stage, near, lean);
}

function mound(stage: Stage, horizon: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('mound');
  const cx = WIDTH * random.range(0.44, 0.56);
  const bumps = fractal(random, 3);
  const back = hillside(stage, 'back-slope', {
    crest: (x) => horizon + 90 + bumps(x / 240) * 50,
    foot: () => HEIGHT + 120,
    left: -20,
    right: WIDTH + 20,
    levels: 18,
    perspective: 1.2,
    swing: 3,
    swell: 360,
    crop: cropOf(stage, 0.36),
  });
  woods(stage, (x) => horizon + 94 + bumps(x / 240) * 50, mix(inks.leafDark, inks.far, 0.3), 'back-wood', 18);
  stage.add(back.svg, mist(stage, 'round', horizon + 330, 220, inks.skyLow, 0.5));
  const hill = moundHill(stage, 'hill', cx, HEIGHT - 60, random.range(640, 760), 13, cropOf(stage, 0));
  stage.add(hill.svg);
  const [tx, ty] = hill.top;
  const motif = stage.motif === 'mound' ? 'house' : random.pick(['house', 'buffalo', 'walker']);
  if (motif === 'house') stage.add(place(stiltHouse(stage, true), tx, ty + 14, 1.25, random.chance(0.5)));
  else if (motif === 'buffalo') stage.add(buffaloPair(stage, tx, ty + 18, 1.7, random.chance(0.5)));
  else stage.add(place(walkerWithPole(dress(stage, 0), inks.gold), tx, ty + 12, 1.9, random.chance(0.5)));
  stage.add(
    place(planter(dress(stage, 0), inks.leafLight), cx - 250, HEIGHT - 190, 1.5),
    place(planter(dress(stage, 3), inks.leafLight), cx + 210, HEIGHT - 160, 1.6, true),
  );
  return { x: cx / WIDTH, y: (ty + 90) / HEIGHT };
}
