import { basketBoat } from '../kit/boats';
import { mix, tone } from '../kit/colour';
import { fisher, hauler, hungNet, netMender, thung, thungTurned } from '../kit/fishers';
import { grassTuft } from '../kit/foliage';
import { groundShadow, massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { fractal, lens, polygon } from '../kit/path';
import { dress, seatedPaddler, walkerWithPole } from '../kit/people';
import { palm } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { water } from '../kit/water';

/** A fishing beach of the centre: round basket boats drawn up on the sand and the work around them. */
export function beachBaskets(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.36, 0.44);
  const land = random.fork('land').sign();
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.1, 0.26)),
    y: horizon - random.range(60, 210),
    r: random.range(80, 120),
  };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5) }));
  headlands(stage, horizon, random.sign());
  stage.add(water(stage, { top: horizon, bottom: HEIGHT * 0.8, lightAt: sun.x }));
  offshore(stage, horizon);
  const shore = beach(stage, horizon, land);
  stage.add(birds(stage, WIDTH * 0.5 - side * 200, horizon * 0.45, 120, inks.ink));
  const frame = random.chance(0.5);
  if (!frame) palms(stage, land, false, shore);
  const focal = work(stage, shore, land);
  if (frame) palms(stage, land, true, shore);
  return focal;
}

function headlands(stage: Stage, horizon: number, land: number): void {
  const { inks } = stage;
  const random = stage.random.fork('headlands');
  for (let i = 0; i < 3; i++) {
    const from = land > 0 ? WIDTH : 0;
    const reach = (i === 0 ? 1500 : i === 1 ? 900 : 520) * random.range(0.8, 1.1);
    const high = (i === 0 ? 120 : i === 1 ? 200 : 190) * random.range(0.8, 1.25);
    const ink =
      [
        mix(inks.far, inks.skyLow, 0.4),
        mix(inks.far, inks.middle, 0.35),
        mix(inks.middle, inks.leafDark, 0.45),
      ][i] ?? inks.far;
    const bend = (x: number) => Math.min(high + 60, (Math.abs(x - from) / reach) ** 1.6 * (high + 60)) - high;
    const hill = massif(stage, `head${i}`, {
      y: horizon,
      rise: high * 0.3,
      swell: 240,
      bend,
      base: horizon + 3,
      ink,
      shade: mix(ink, inks.near, 0.3),
    });
    const clip = stage.clip(`<rect x="0" y="0" width="${WIDTH}" height="${num(horizon + 2)}"/>`);
    stage.add(`<g clip-path="${clip}">${hill.svg}</g>`);
    if (i === 2) {
      const line = hill.line.filter(([, y]) => y < horizon - 4).map(([x, y]): Point => [x, y + 14]);
      stage.add(
        `<g clip-path="${clip}">${wood(stage, 'head-wood', line, 13, mix(inks.leafDark, inks.middle, 0.25), mix(inks.leaf, inks.middle, 0.3), 40)}</g>`,
      );
    }
    stage.add(mist(stage, `head-air${i}`, horizon - 12, 70, inks.skyLow, 0.5));
  }
}

function offshore(stage: Stage, horizon: number): void {
  const random = stage.random.fork('offshore');
  const count = random.int(2, 4);
  for (let i = 0; i < count; i++) {
    const y = horizon + 34 + i * random.range(26, 40);
    const s = 0.34 + (y - horizon) / 260;
    const x = WIDTH * random.range(0.2, 0.8);
    stage.add(
      fill(lens(x - 60 * s, x + 60 * s, y + 20 * s, 7 * s), stage.inks.waterLow, { 'fill-opacity': 0.6 }),
    );
    stage.add(
      place(seatedPaddler(dress(stage, i)), x, y - 14 * s, s, i % 2 === 0),
      place(basketBoat(stage), x, y, s),
    );
  }
}

interface Shore {
  /** Where dry sand begins at an x. */
  sand: (x: number) => number;
}

/** The beach: sheets of foam, wet sand holding the sky, dry sand with ripples and prints. */
function beach(stage: Stage, horizon: number, land: number): Shore {
  const { inks } = stage;
  const random = stage.random.fork('beach');
  const sway = fractal(random, 3);
  const swash = fractal(random.fork('swash'), 3);
  const tilt = random.range(190, 330);
  const edge = (x: number) => {
    const u = land > 0 ? x / WIDTH : 1 - x / WIDTH;
    return horizon + 300 - tilt * (u - 0.35) - Math.max(0, u - 0.72) * 260 + sway(x / 520) * 26;
  };
  const band = (offset: (x: number) => number, ink: string, opacity = 1) => {
    const points: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) points.push([x, edge(x) + offset(x)]);
    stage.add(
      fill(polygon([...points, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]), ink, { 'fill-opacity': opacity }),
    );
  };
  const foam = mix(inks.light, inks.paper, 0.5);
  const lap = (k: number, size: number) => (x: number) => Math.abs(swash(x / 150 + k * 9)) * size;
  for (const [k, off] of [-92, -58].entries()) {
    const crest: Point[] = [];
    const back: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) {
      const y = edge(x) + off + lap(k, 12)(x);
      crest.push([x, y]);
      back.push([x, y - 2 - Math.max(0, swash(x / 210 + k * 30)) * (16 + k * 8)]);
    }
    stage.add(fill(polygon([...crest, ...back.reverse()]), foam, { 'fill-opacity': 0.85 }));
  }
  band((x) => lap(3, 34)(x) - 18, mix(inks.waterTop, foam, 0.35), 0.75);
  band((x) => lap(3, 34)(x) - 4, foam);
  band((x) => lap(3, 34)(x) + 8, mix(mix(inks.groundDark, inks.ground, 0.4), inks.skyLow, 0.25));
  band((x) => 52 + lap(7, 26)(x), mix(inks.ground, inks.groundDark, 0.2));
  band((x) => 74 + lap(7, 26)(x), tone(inks.ground, 0.02));
  const lower = (x: number) => 250 + sway(x / 300 + 8) * 60;
  band(lower, mix(inks.ground, inks.groundDark, 0.16));
  let marks = '';
  for (let i = 0; i < 90; i++) {
    const x = random.range(-40, WIDTH);
    const y = edge(x) + 100 + random.next() * (HEIGHT - edge(x) - 90);
    marks += lens(x, x + random.range(30, 130), y, random.range(1, 2.6));
  }
  stage.add(fill(marks, inks.groundDark, { 'fill-opacity': 0.4 }));
  return { sand: (x) => edge(x) + 100 };
}

function work(stage: Stage, { sand }: Shore, land: number): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('work');
  const rims = random.shuffle([inks.accent, inks.gold, mix(inks.waterTop, inks.waterLow, 0.4), inks.paper]);
  const rim = (i: number) => rims[i % rims.length] ?? inks.gold;
  const shadows = (x: number, y: number, w: number, l: number) =>
    stage.add(
      fill(groundShadow(stage, x, y, w, l), mix(inks.groundDark, inks.near, 0.4), {
        'fill-opacity': stage.dark ? 0.4 : 0.55,
      }),
    );
  const subject = WIDTH * (0.5 + land * random.range(-0.03, 0.07));
  const plan = random.pick(['row', 'cluster', 'pair']);
  if (random.chance(0.7)) {
    const nx = subject + land * random.range(260, 360);
    stage.add(place(hungNet(stage, 330, 150), nx, sand(nx + 150) + 26, 1, land < 0));
  }
  const back = plan === 'row' ? 4 : 2;
  for (let i = 0; i < back; i++) {
    const x = subject + land * (-560 + i * (plan === 'row' ? 190 : 240)) + random.range(-20, 20);
    const y = sand(x) + 20 + i * 6;
    shadows(x, y - 8, 120, 120);
    stage.add(place(i % 2 ? thungTurned(stage, 66, rim(i)) : thung(stage, 66, 0.26, rim(i)), x, y));
  }
  const near = Math.max(sand(subject) + 210, HEIGHT * 0.8);
  const mx = subject + land * random.range(40, 90);
  const person = stage.motif ?? random.pick(['mender', 'fisher', 'walker', 'haulers']);
  shadows(mx, near - 24, 400, 400);
  stage.add(place(thung(stage, 214, random.range(0.36, 0.52), rim(1)), mx, near));
  stage.add(paddle(stage, mx - land * 30, near - 170, land));
  const px = subject - land * random.range(290, 340);
  const py = near - random.range(0, 40);
  const c = dress(stage, random.pick([0, 3, 1]));
  if (person === 'mender') {
    stage.add(place(netMender(c, mix(inks.waterTop, inks.paper, 0.4)), px, py + 40, 3.7, land < 0));
  } else if (person === 'haulers') {
    for (const [i, step] of [0, 150].entries()) {
      shadows(px - land * step, py, 60, 180);
      stage.add(place(hauler(dress(stage, i * 3)), px - land * step, py, 3.2, land < 0));
    }
    stage.add(
      stroke(
        `M${num(px - land * 200)} ${num(py - 118)}L${num(px + land * 48)} ${num(py - 152)}L${num(mx - land * 120)} ${num(near - 110)}`,
        inks.ink,
        3.4,
      ),
    );
  } else {
    shadows(px, py + 6, 60, 220);
    stage.add(
      place(
        person === 'fisher' ? fisher(c) : walkerWithPole(c, inks.gold),
        px,
        py + 8,
        3.5,
        person === 'fisher' ? land > 0 : land < 0,
      ),
    );
  }
  if (plan !== 'row') {
    const tx = subject + land * random.range(390, 480);
    const ty = near - random.range(60, 110);
    shadows(tx, ty - 6, 220, 220);
    stage.add(place(thungTurned(stage, 124, rim(2)), tx, ty));
  }
  const fx = subject - land * random.range(600, 700);
  stage.add(place(fisher(dress(stage, 4)), fx, sand(fx) + 60, 1.3, side > 0));
  return { x: (mx - land * 120) / WIDTH, y: (near - 150) / HEIGHT };
}

function paddle(stage: Stage, x: number, y: number, land: number): string {
  const { inks } = stage;
  const shaft = `M0 60L${land * 210} -150`;
  return place(
    stroke(shaft, mix(inks.ink, inks.ground, 0.35), 9) +
      fill(
        `M${land * 196} -150L${land * 222} -128Q${land * 300} -190 ${land * 292} -226Q${land * 240} -212 ${land * 196} -150Z`,
        mix(inks.ink, inks.ground, 0.45),
      ) +
      stroke(`M${land * 214} -152L${land * 280} -214`, mix(inks.ink, inks.ground, 0.2), 3),
    x,
    y,
  );
}

/** Either palms that frame the beach from its near corner, or a grove farther along the shore. */
function palms(stage: Stage, land: number, frame: boolean, shore: Shore): void {
  const random = stage.random.fork('palms');
  const { inks } = stage;
  if (!frame) {
    const count = random.int(4, 6);
    for (let i = 0; i < count; i++) {
      const x = (land > 0 ? WIDTH - 90 : 90) - land * i * random.range(58, 96);
      const y = shore.sand(x) + 24 + (count - i) * 5;
      stage.add(
        fill(groundShadow(stage, x, y, 40, 190), mix(inks.groundDark, inks.near, 0.4), {
          'fill-opacity': 0.45,
        }),
      );
      stage.add(palm(stage, `grove${i}`, x, y, random.range(290, 430), random.range(-0.22, 0.22)));
      stage.add(fill(grassTuft(random, x, y + 4, 34, 9), inks.leafDark));
    }
    return;
  }
  const count = random.int(1, 2);
  for (let i = 0; i < count; i++) {
    const x = land > 0 ? WIDTH - 30 - i * 150 : 30 + i * 150;
    stage.add(
      palm(
        stage,
        `palm${i}`,
        x,
        HEIGHT + 30,
        random.range(760, 1000) * (1 - i * 0.24),
        land * (i ? 0.06 : -0.1),
      ),
    );
  }
  let grass = '';
  for (let i = 0; i < 16; i++) {
    const x = land > 0 ? WIDTH - random.range(-20, 420) : random.range(-20, 420);
    grass += grassTuft(random, x, HEIGHT + 10, random.range(60, 150), 8);
  }
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.45)));
}
