import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { fractal, lens, polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { openSea, seaInks } from './sea';

const RIDE: Pose = {
  head: [14, -76],
  neck: [8, -66],
  hip: [-8, -38],
  arms: [
    [
      [-10, -64],
      [-34, -72],
    ],
    [
      [26, -58],
      [46, -68],
    ],
  ],
  legs: [
    [
      [14, -26],
      [24, 0],
    ],
    [
      [-22, -22],
      [-24, 0],
    ],
  ],
};
const PULL: Pose = {
  head: [-18, -74],
  neck: [-14, -62],
  hip: [-6, -32],
  arms: [
    [
      [4, -56],
      [24, -52],
    ],
    [
      [6, -50],
      [26, -47],
    ],
  ],
  legs: [
    [
      [14, -22],
      [22, 0],
    ],
    [
      [-14, -18],
      [-12, 0],
    ],
  ],
};

/** Riders of waves: a surfer in the curl, or kites over the bay. */
export function surf(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('surf');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const drawn = random.chance(0.5);
  const kites = stage.motif === 'kites' || (stage.motif !== 'wave' && drawn);
  const horizon = HEIGHT * random.range(0.44, 0.48);
  const sun = {
    x: WIDTH / 2 + side * random.range(200, 460),
    y: horizon - random.range(80, 210),
    r: random.range(100, 150),
  };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.7) }));
  const hills = massif(stage, 'hills', {
    y: horizon - 50,
    rise: 100,
    swell: 380,
    base: horizon + 3,
    ink: mix(inks.far, inks.skyLow, 0.2),
    shade: mix(inks.far, inks.middle, 0.3),
    bend: (x) => Math.max(0, (flip ? WIDTH - x : x) - 900) * 0.16,
  });
  stage.add(hills.svg);
  openSea(stage, horizon, HEIGHT, sun.x);
  stage.add(birds(stage, at(560), horizon - 250, 100, inks.ink));
  for (let i = 0; i < 3; i++) swell(stage, `swell${i}`, horizon + 50 + i * 62, 14 + i * 12, 0.35 + i * 0.1);
  if (kites) {
    kite(
      stage,
      at(1480),
      horizon + 70,
      at(1640),
      horizon - 200,
      0.5,
      mix(inks.waterLow, inks.accent, 0.2),
      flip,
      4,
    );
    kite(stage, at(1150), horizon + 180, at(1420), horizon - 330, 0.85, inks.gold, flip, 1);
    swell(stage, 'front-swell', horizon + 300, 60, 0.7);
    kite(stage, at(760), horizon + 350, at(1060), horizon - 370, 1.7, inks.accent, flip, 0);
    swell(stage, 'near-swell', horizon + 500, 80, 0.9);
    return { x: at(860) / WIDTH, y: (horizon + 130) / HEIGHT };
  }
  curl(stage, horizon, at);
  stage.add(rider(stage, RIDE, at(1010), horizon + 400, 2.3, flip, 0, -8));
  swell(stage, 'near-swell', horizon + 580, 60, 0.9);
  return { x: at(960) / WIDTH, y: (horizon + 230) / HEIGHT };
}

/** One low wave across the picture: lit back, shaded face, broken foam. */
function swell(stage: Stage, label: string, y: number, h: number, strength: number): void {
  const random = stage.random.fork(label);
  const sea = seaInks(stage);
  const noise = fractal(random, 3);
  const crest: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 24) crest.push([x, y - noise(x / 260) * h]);
  const body = (dy: number, grow: number): Point[] =>
    crest.map(([x, cy], i) => [x, cy + dy + (1 + noise(i * 0.21 + 40)) * grow]);
  stage.add(
    fill(polygon([...crest, ...body(h * 1.1, h * 0.8).reverse()]), sea.mid, { 'fill-opacity': 0.8 }),
    fill(polygon([...body(h * 0.2, h * 0.2), ...body(h * 0.7, h * 0.5).reverse()]), sea.deep, {
      'fill-opacity': 0.5,
    }),
    fill(polygon([...crest, ...body(0, h * 0.22 * strength + 2).reverse()]), sea.foam, {
      'fill-opacity': 0.9,
    }),
  );
  let flecks = '';
  for (let i = 0; i < 40; i++) {
    const x = random.range(0, WIDTH);
    flecks += lens(
      x,
      x + random.range(20, 80) * (0.4 + strength),
      y + random.range(0.3, 1.5) * h,
      1 + strength * 2.4,
    );
  }
  stage.add(fill(flecks, sea.foam, { 'fill-opacity': 0.7 }));
}

/** A breaking wave: hollow face drawn in bands, lip of foam, spray. */
function curl(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('curl');
  const sea = seaInks(stage);
  const p = (x: number, y: number) => `${num(at(x))} ${num(horizon + y)}`;
  const face = `M${p(2000, 130)}C${p(1700, 130)} ${p(1500, 90)} ${p(1280, -40)}C${p(1080, -160)} ${p(800, -200)} ${p(620, -90)}C${p(500, -10)} ${p(470, 110)} ${p(520, 220)}C${p(430, 250)} ${p(340, 380)} ${p(-40, 470)}V${horizon + 800}H${num(at(2000))}Z`;
  stage.add(fill(face, sea.mid));
  const clip = stage.clip(fill(face, '#000'));
  let bands = '';
  let lights = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const d = `M${p(560 + t * 90, 190 + t * 250)}C${p(620 + t * 40, 40 + t * 200)} ${p(860 + t * 120, -140 + t * 330)} ${p(1300 + t * 60, 20 + t * 330)}C${p(1560, 150 + t * 240)} ${p(1750, 200 + t * 220)} ${p(2000, 190 + t * 230)}`;
    if (i % 2) bands += d;
    else lights += d;
  }
  const hollow = `M${p(540, 210)}C${p(520, 60)} ${p(640, -60)} ${p(820, -90)}C${p(1000, -110)} ${p(1130, -30)} ${p(1210, 60)}C${p(1060, 20)} ${p(900, 30)} ${p(800, 120)}C${p(720, 200)} ${p(690, 330)} ${p(720, 440)}C${p(620, 400)} ${p(550, 320)} ${p(540, 210)}Z`;
  stage.add(
    group(
      fill(hollow, sea.deep) +
        stroke(bands, sea.deep, 15, { 'stroke-opacity': 0.4 }) +
        stroke(lights, mix(sea.shallow, inks.light, 0.3), 8, { 'stroke-opacity': 0.7 }),
      { 'clip-path': clip },
    ),
  );
  const lip = `M${p(1330, 0)}C${p(1100, -170)} ${p(800, -230)} ${p(600, -110)}C${p(440, -10)} ${p(430, 150)} ${p(500, 260)}C${p(500, 200)} ${p(520, 160)} ${p(548, 140)}C${p(540, 90)} ${p(580, 40)} ${p(620, 36)}C${p(640, -20)} ${p(700, -50)} ${p(748, -40)}C${p(790, -90)} ${p(870, -100)} ${p(920, -74)}C${p(1000, -100)} ${p(1160, -60)} ${p(1330, 0)}Z`;
  stage.add(fill(lip, sea.foam));
  let shade = '';
  for (let i = 0; i < 5; i++)
    shade += `M${p(1180 - i * 130, -84 - i * 20 + (i > 2 ? (i - 2) * 40 : 0))}q${num(at(0) ? 60 : -60)} 10 ${num(at(0) ? 100 : -100)} ${i * 8}`;
  stage.add(stroke(shade, mix(sea.foam, sea.mid, 0.5), 9));
  let spray = '';
  for (let i = 0; i < 90; i++)
    spray += disc(
      at(random.range(380, 1240)),
      horizon - 150 + random.range(-110, 120) * random.next() + Math.abs(random.range(0, 1) * 60),
      random.range(2, 8),
      sea.foam,
    );
  let foam = '';
  for (let i = 0; i < 46; i++) {
    const x = random.range(-60, 620);
    foam += oval(
      at(x),
      horizon + 300 + (620 - x) * 0.28 + random.range(-40, 60),
      random.range(40, 120),
      random.range(16, 40),
      i % 3 ? sea.foam : mix(sea.foam, sea.mid, 0.35),
    );
  }
  stage.add(spray, foam);
}

function rider(
  stage: Stage,
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  which: number,
  tilt: number,
): string {
  const { inks } = stage;
  const c = dress(stage, which);
  const sea = seaInks(stage);
  const board =
    fill('M-62 4Q-30 -6 40 -3Q62 -6 74 -14Q66 4 40 7Q-30 12 -62 4Z', which ? inks.gold : inks.paper) +
    stroke('M-50 5Q0 2 60 -5', inks.accent, 2.4);
  const wake =
    fill('M-56 6Q-110 8 -190 30Q-120 26 -40 14Z', sea.foam) +
    fill('M-40 8Q-90 -14 -120 -44Q-84 -30 -60 -14Q-70 -40 -66 -60Q-44 -30 -26 4Z', sea.foam);
  return place(
    group(
      wake +
        board +
        posed(
          { ...c, top: which ? inks.gold : inks.accent, topShade: mix(inks.accent, inks.ink, 0.35) },
          pose,
          { bare: true },
        ),
    ),
    x,
    y,
    scale,
    flip,
    flip ? -tilt : tilt,
  );
}

/** A rider under a kite: bow of cloth, its lines, and the wake. */
function kite(
  stage: Stage,
  x: number,
  y: number,
  kx: number,
  ky: number,
  scale: number,
  ink: string,
  flip: boolean,
  which: number,
): void {
  const { inks } = stage;
  const dark = mix(ink, inks.ink, 0.35);
  const bow =
    fill('M-110 40Q-80 -60 0 -62Q80 -60 110 40Q78 -14 0 -18Q-78 -14 -110 40Z', ink) +
    fill('M-40 -55Q-20 -62 0 -62Q20 -62 40 -55Q34 -24 30 -15Q0 -20 -30 -15Q-34 -24 -40 -55Z', inks.paper) +
    fill('M110 40Q80 -60 40 -55Q34 -24 30 -15Q78 -10 110 40Z', dark) +
    stroke('M-76 -12Q-72 -36 -66 -45M76 -12Q72 -36 66 -45', inks.ink, 2.4);
  const hand: Point = [x + (flip ? -26 : 26) * scale, y - 50 * scale];
  stage.add(
    stroke(
      `M${num(hand[0])} ${num(hand[1])}L${num(kx - 100 * scale)} ${num(ky + 46 * scale)}M${num(hand[0])} ${num(hand[1])}L${num(kx + 100 * scale)} ${num(ky + 30 * scale)}`,
      inks.ink,
      Math.max(1, 1.3 * scale),
    ),
    place(bow, kx, ky, scale, false, flip ? -24 : 24),
    rider(stage, PULL, x, y, scale * 1.5, flip, which, -10),
  );
}
