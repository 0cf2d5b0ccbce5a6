import { mix } from '../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { bowl } from './bowl-of-pho/bowl';
import { chopsticks, herbPlate, limePlate, sauceDish, teaGlass } from './bowl-of-pho/sides';

/** A bowl of phở from a little above, with all that comes to the table with it. */
export function bowlOfPho(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const subject = { x: WIDTH * random.range(0.46, 0.54), y: HEIGHT * random.range(0.52, 0.56) };
  table(stage);
  const s = random.fork('place').sign();
  const plan = random.fork('plan').pick(['herbs', 'lime', 'both']);
  stage.add(
    place(
      plan === 'lime' ? limePlate(stage, 'back') : herbPlate(stage),
      subject.x + s * random.range(600, 680),
      subject.y - random.range(180, 260),
      1.2,
    ),
  );
  stage.add(
    place(
      plan === 'both' ? limePlate(stage, 'side') : teaGlass(stage),
      subject.x - s * random.range(590, 680),
      subject.y - random.range(140, 240),
      1.15,
    ),
  );
  stage.add(
    place(
      sauceDish(stage, random.chance(0.5)),
      subject.x - s * random.range(560, 640),
      subject.y + random.range(270, 330),
      1,
    ),
  );
  if (plan !== 'both')
    stage.add(
      place(
        limePlate(stage, 'front'),
        subject.x + s * random.range(590, 660),
        subject.y + random.range(250, 310),
        1.05,
      ),
    );
  stage.add(
    fill(shadowOf(subject.x - side * 120, subject.y + 150, 520, 210), inks.ink, { 'fill-opacity': 0.32 }),
  );
  stage.add(place(bowl(stage), subject.x, subject.y, 0.99));
  stage.add(place(chopsticks(stage), subject.x + s * 120, subject.y - 40, 1.15, s < 0));
  steam(stage, subject.x, subject.y);
  return { x: subject.x / WIDTH, y: subject.y / HEIGHT };
}

function shadowOf(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}A${rx} ${ry} 0 1 1 ${num(x + rx)} ${num(y)}A${rx} ${ry} 0 1 1 ${num(x - rx)} ${num(y)}Z`;
}

/** The table: boards, mat or painted steel, crossed by light from a shutter. */
function table(stage: Stage): void {
  const { inks, side } = stage;
  const random = stage.random.fork('table');
  const kind = random.pick(['boards', 'cloth', 'steel']);
  const tint = stage.dark ? inks.near : inks.ground;
  if (kind === 'boards') {
    const wood = mix(mix(inks.groundDark, inks.accentDark, 0.2), tint, 0.25);
    stage.add(box(0, 0, WIDTH, HEIGHT, wood));
    let y = -30;
    for (let i = 0; y < HEIGHT; i++) {
      const h = 110 + i * 26;
      let grainLines = '';
      for (let k = 0; k < 7; k++) {
        const gy = y + h * random.range(0.08, 0.92);
        const x = random.range(-200, WIDTH - 300);
        grainLines += `M${num(x)} ${num(gy)}q${random.int(160, 300)} ${random.int(-9, 9)} ${random.int(380, 720)} 0`;
      }
      stage.add(
        box(0, y, WIDTH, h, i % 2 ? mix(wood, inks.light, 0.07) : mix(wood, inks.ink, 0.07)),
        stroke(grainLines, mix(wood, inks.ink, 0.3), 2.4, { 'stroke-opacity': 0.55 }),
        box(0, y + h - 5, WIDTH, 6, mix(wood, inks.ink, 0.5)),
      );
      y += h;
    }
  } else if (kind === 'cloth') {
    const cloth = mix(inks.waterTop, inks.paper, stage.dark ? 0.05 : 0.25);
    const band = random.pick([inks.accent, mix(inks.waterLow, inks.near, 0.2), inks.leaf]);
    stage.add(box(0, 0, WIDTH, HEIGHT, cloth));
    for (let i = 0; i < 12; i++)
      stage.add(
        fill(`M${i * 190 - 160} 0h90l${(i - 5) * 16} ${HEIGHT}h-120Z`, band, { 'fill-opacity': 0.34 }),
      );
    for (let y = -20, h = 60; y < HEIGHT; y += h * 2, h *= 1.12)
      stage.add(box(0, y, WIDTH, h, band, { 'fill-opacity': 0.34 }));
  } else {
    const steel = mix(mix(inks.far, inks.waterTop, 0.4), inks.paper, stage.dark ? 0 : 0.3);
    stage.add(
      box(
        0,
        0,
        WIDTH,
        HEIGHT,
        stage.blend([
          [0, mix(steel, inks.light, 0.3)],
          [1, mix(steel, inks.middle, 0.35)],
        ]),
      ),
    );
    stage.add(
      box(0, 74, WIDTH, 16, mix(steel, inks.near, 0.4)),
      box(0, 0, WIDTH, 76, mix(inks.accentDark, inks.near, 0.25)),
    );
  }
  if (stage.weather === 'rain' || stage.dark) return;
  let rays = '';
  for (let i = 0; i < 7; i++) {
    const x = WIDTH / 2 + side * (1000 - i * 300);
    rays += `M${num(x)} -10h140l${-side * 760} ${HEIGHT + 20}h-170Z`;
  }
  stage.add(fill(rays, inks.light, { 'fill-opacity': stage.weather === 'mist' ? 0.1 : 0.2 }));
}

function steam(stage: Stage, x: number, y: number): void {
  const random = stage.random.fork('steam');
  const veil = stage.blend([
    [0, stage.inks.paper, 0],
    [0.45, stage.inks.paper, 0.5],
    [1, stage.inks.paper, 0.12],
  ]);
  for (let i = 0; i < 4; i++) {
    const sx = x + (i - 1.5) * 130 + random.range(-30, 30);
    const h = random.range(420, 620);
    const w = random.range(34, 60);
    const s = random.sign() * random.range(60, 100);
    const y0 = y - random.range(20, 80);
    stage.add(
      fill(
        `M${num(sx)} ${num(y0)}C${num(sx - s)} ${num(y0 - h * 0.3)} ${num(sx + s)} ${num(y0 - h * 0.5)} ${num(sx)} ${num(y0 - h * 0.74)}C${num(sx - s * 0.4)} ${num(y0 - h * 0.88)} ${num(sx + s * 0.2)} ${num(y0 - h * 0.95)} ${num(sx + s * 0.5)} ${num(y0 - h)}C${num(sx + s * 0.4)} ${num(y0 - h * 0.9)} ${num(sx + w)} ${num(y0 - h * 0.84)} ${num(sx + w)} ${num(y0 - h * 0.7)}C${num(sx + s + w)} ${num(y0 - h * 0.46)} ${num(sx - s + w)} ${num(y0 - h * 0.28)} ${num(sx)} ${num(y0)}Z`,
        veil,
      ),
    );
  }
}
