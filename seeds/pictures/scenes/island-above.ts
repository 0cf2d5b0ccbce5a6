import { mix } from '../kit/colour';
import { lens } from '../kit/path';
import { heapedCloud, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { ripples } from '../kit/water';
import { island, shallows } from './island-above/island';
import { craft, gull } from './island-above/traffic';

/** An island from the air: reefs in rings of turquoise, coves, boats drawing their wakes. */
export function islandAbove(stage: Stage): Focal {
  const { side } = stage;
  const random = stage.random;
  const oblique = random.fork('view').chance(0.55);
  const horizon = oblique ? HEIGHT * random.range(0.2, 0.27) : -10;
  const subject = {
    x: WIDTH * random.range(0.44, 0.56),
    y: HEIGHT * (oblique ? random.range(0.54, 0.6) : random.range(0.48, 0.54)),
  };
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.12, 0.3)),
    y: horizon - random.range(40, 120),
    r: random.range(60, 90),
  };
  if (oblique) stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5), clouds: 4 }));
  sea(stage, horizon);
  if (oblique) distantIslands(stage, horizon);
  islets(stage, subject, horizon);
  stage.add(
    island(
      stage,
      'main',
      subject.x,
      subject.y,
      random.range(520, 640),
      oblique ? random.range(0.44, 0.52) : random.range(0.6, 0.68),
      true,
    ),
  );
  boats(stage, subject, horizon);
  clouds(stage, oblique);
  const count = random.int(2, 4);
  const gx = WIDTH * (0.5 - side * random.range(0.22, 0.34));
  const gy = HEIGHT * random.range(0.76, 0.84);
  for (let i = 0; i < count; i++) {
    const scale = i === 0 ? random.range(2, 2.6) : random.range(0.7, 1.3);
    stage.add(
      place(
        gull(stage),
        gx + i * side * -random.range(110, 190) + i * 60,
        gy - i * random.range(60, 110),
        scale,
        side < 0,
        random.range(-14, 14),
      ),
    );
  }
  return { x: subject.x / WIDTH, y: (subject.y - 20) / HEIGHT };
}

function sea(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('sea');
  const lagoon = shallows(stage);
  const deep = mix(inks.waterLow, lagoon, stage.dark ? 0.08 : 0.16);
  const paint = stage.blend([
    [0, horizon > 0 ? mix(inks.waterTop, inks.skyLow, 0.3) : mix(deep, lagoon, 0.25)],
    [0.35, mix(lagoon, deep, 0.62)],
    [1, deep],
  ]);
  stage.add(box(0, horizon, WIDTH, HEIGHT - horizon, paint));
  let swell = '';
  for (let i = 0; i < 150; i++) {
    const t = random.next();
    const y = horizon + 14 + t * (HEIGHT - horizon);
    const x = random.range(-60, WIDTH);
    const w = 14 + t * 46;
    swell += `M${num(x)} ${num(y)}q${num(w * 0.5)} ${num(-3 - t * 6)} ${num(w)} 0q${num(w * 0.5)} ${num(3 + t * 6)} ${num(w)} 0`;
  }
  stage.add(
    `<path d="${swell}" fill="none" stroke="${mix(inks.waterTop, inks.light, 0.3)}" stroke-opacity=".3" stroke-width="2.6" stroke-linecap="round"/>`,
  );
  stage.add(ripples(stage, 'glitter', Math.max(0, horizon), HEIGHT, 0.5));
}

function distantIslands(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('distant');
  const count = random.int(3, 6);
  for (let i = 0; i < count; i++) {
    const x = WIDTH * random.range(0, 1);
    const w = random.range(160, 460);
    const h = random.range(20, 64);
    const y = horizon + random.range(3, 30);
    const ink = mix(inks.far, inks.skyLow, 0.3 - ((y - horizon) / 30) * 0.3);
    const peak = random.range(0.3, 0.7);
    stage.add(
      fill(lens(x - w * 0.6, x + w * 0.6, y + 1, 7), mix(inks.waterTop, inks.light, 0.4), {
        'fill-opacity': 0.7,
      }),
    );
    stage.add(
      fill(
        `M${num(x - w / 2)} ${num(y)}C${num(x - w * 0.3)} ${num(y)} ${num(x - w / 2 + w * peak - w * 0.14)} ${num(y - h)} ${num(x - w / 2 + w * peak)} ${num(y - h)}C${num(x - w / 2 + w * peak + w * 0.12)} ${num(y - h)} ${num(x + w * 0.3)} ${num(y - h * 0.2)} ${num(x + w / 2)} ${num(y)}Z`,
        ink,
      ),
    );
  }
}

function islets(stage: Stage, subject: { x: number; y: number }, horizon: number): void {
  const random = stage.random.fork('islets');
  const count = random.int(2, 4);
  for (let i = 0; i < count; i++) {
    const s = i % 2 ? 1 : -1;
    const x = subject.x + s * random.range(640, 860);
    const y = Math.max(horizon + 120, subject.y + random.range(-300, 330));
    const t = (y - horizon) / (HEIGHT - horizon);
    stage.add(island(stage, `islet${i}`, x, y, random.range(70, 150) * (0.5 + t * 0.7), 0.5, false));
  }
}

function boats(stage: Stage, subject: { x: number; y: number }, horizon: number): void {
  const random = stage.random.fork('boats');
  const count = random.int(5, 8);
  for (let i = 0; i < count; i++) {
    const a = ((i + random.range(0.1, 0.7)) / count) * Math.PI * 2 + 0.4;
    const k = random.range(1.12, 1.4);
    const x = subject.x + Math.cos(a) * 640 * k;
    const y = subject.y + Math.sin(a) * 330 * k;
    if (y < horizon + 50 || y > HEIGHT - 20 || x < 30 || x > WIDTH - 30) continue;
    const t = 0.5 + ((y - horizon) / (HEIGHT - horizon)) * 0.9;
    stage.add(
      place(
        craft(stage, random.int(0, 3), random.range(150, 280)),
        x,
        y,
        t,
        random.chance(0.5),
        random.range(-24, 24),
      ),
    );
  }
}

/** Cloud below the aircraft, with its shadow on the sea. */
function clouds(stage: Stage, oblique: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('below');
  const count = stage.weather === 'clear' ? random.int(1, 3) : 4;
  for (let i = 0; i < count; i++) {
    const corner = i % 2 ? 1 : -1;
    const x = WIDTH / 2 + corner * random.range(640, 960);
    const y =
      HEIGHT * (i < 2 ? random.range(oblique ? 0.86 : 0.12, oblique ? 1 : 0.24) : random.range(0.3, 1));
    const w = random.range(420, 720);
    const shape = heapedCloud(stage, `cloud${i}`, x, y, w, w * 0.3);
    stage.add(
      fill(heapedCloud(stage, `cloud${i}`, x - stage.side * 90, y + 120, w * 0.9, w * 0.2), inks.waterLow, {
        'fill-opacity': 0.34,
      }),
    );
    stage.add(
      fill(shape, inks.paper, { 'fill-opacity': stage.dark ? 0.4 : 0.9 }),
      fill(lens(x - w * 0.42, x + w * 0.46, y + 1, w * 0.06), mix(inks.paper, inks.far, 0.5), {
        'fill-opacity': 0.7,
      }),
    );
  }
}
