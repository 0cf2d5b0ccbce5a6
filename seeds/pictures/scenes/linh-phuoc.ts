import { mix } from '../kit/colour';
import { dragonHead } from '../kit/dragon';
import { massif } from '../kit/land';
import { mist } from '../kit/mist';
import { aoDai, dress } from '../kit/people';
import { pine } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { shards } from './linh-phuoc/mosaic';
import { bellTower, hallFront } from './linh-phuoc/tower';

const GROUND = 940;

/**
 * Linh Phước at Trại Mát by Đà Lạt: the bell tower of seven storeys and the hall, all in broken china, and the dragon in
 * the garden with scales of beer bottles. That pagoda only.
 */
export function linhPhuoc(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('linh-phuoc');
  const s = random.sign();
  const x = WIDTH * 0.5 - s * random.range(120, 170);
  const sun = { x: x + s * random.range(380, 560), y: random.range(180, 260), r: 76 };
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
  );
  const hill = mix(mix(inks.far, inks.leafDark, 0.3), inks.skyLow, 0.3);
  stage.add(
    massif(stage, 'hill', {
      y: 700,
      rise: 60,
      swell: 360,
      base: GROUND,
      ink: hill,
      shade: mix(hill, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 790, 150, inks.skyLow, 0.5),
  );
  for (const [i, dx] of [-860, -720, -600, 560, 700, 840, 980].entries())
    stage.add(
      pine(stage, `pine${i}`, x + s * dx, GROUND - 20, random.range(320, 460), random.range(-0.08, 0.08)),
    );
  stage.add(place(hallFront(stage), x + s * 540, GROUND - 4, 0.98), place(bellTower(stage), x, GROUND, 0.98));
  court(stage);
  const shadow = (px: number, py: number, k: number) =>
    oval(px - side * 12, py, 30 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 });
  for (const [i, dx] of [-330, -390, 250].entries()) {
    const figure =
      i === 1 ? aoDai(dress(stage, 3)) : visitor(dress(stage, i * 2), { skirt: i === 2, bag: inks.gold });
    stage.add(shadow(x + s * dx, GROUND + 50, 1.3), place(figure, x + s * dx, GROUND + 50, 1.3, s < 0));
  }
  bottleDragon(stage, x, s);
  return { x: (x + s * 40) / WIDTH, y: 0.5 };
}

/** The court, paved with shards too. */
function court(stage: Stage): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('court');
  const pave = mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.42 : 0.06);
  const inlay = shards(stage).map((ink) => {
    let d = '';
    for (let i = 0; i < 26; i++) {
      const py = random.range(GROUND + 14, HEIGHT);
      const k = (py - GROUND) / 120 + 0.4;
      d += `M${num(random.range(-10, WIDTH))} ${num(py)}l${num(16 * k)} ${num(-4 * k)}l${num(14 * k)} ${num(6 * k)}l${num(-18 * k)} ${num(4 * k)}Z`;
    }
    return fill(d, ink, { 'fill-opacity': 0.6 });
  });
  stage.add(
    box(
      -10,
      GROUND,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(pave, inks.light, 0.2)],
        [1, mix(pave, inks.groundDark, 0.35)],
      ]),
    ),
    inlay.join(''),
  );
}

/** The long dragon of the garden, in humps, its scales the bottoms of bottles; its head rears at the light side. */
function bottleDragon(stage: Stage, x: number, s: number): void {
  const { inks, dark } = stage;
  const under = (ink: string) => mix(ink, inks.near, dark ? 0.4 : 0.05);
  const green = under(mix(inks.leaf, inks.leafDark, 0.35));
  const brown = under(mix(inks.accentDark, inks.gold, 0.3));
  const white = under(inks.paper);
  const base = HEIGHT - 60;
  const head = x + s * 250;
  const tail = x + s * 1180;
  const steps = 88;
  const at = (i: number): [number, number] => {
    const t = i / steps;
    const rear = Math.max(0, 1 - t * 7) ** 1.5 * 130;
    return [
      head + (tail - head) * t,
      base - 20 - Math.abs(Math.sin(t * 10.4 + 0.5)) * 84 * (1 - t * 0.3) - rear,
    ];
  };
  const line = Array.from({ length: steps + 1 }, (_, i) => at(i));
  const d = line.map(([px, py], i) => `${i ? 'L' : 'M'}${num(px)} ${num(py)}`).join('');
  let fins = '';
  let bottles = '';
  let ambers = '';
  for (const [i, [px, py]] of line.entries()) {
    if (i % 3 === 0)
      fins += `M${num(px - 16)} ${num(py - 34)}L${num(px - s * 12)} ${num(py - 74)}L${num(px + 16)} ${num(py - 34)}Z`;
    for (const k of [-24, -8, 8, 24]) {
      const r = 8.4;
      const bead = `M${num(px - r)} ${num(py + k + (i % 2) * 7)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
      if ((i + k) % 3) bottles += bead;
      else ambers += bead;
    }
  }
  const hedge = mix(inks.leafDark, inks.near, 0.2);
  let bushes = '';
  for (let i = 0; i <= 24; i++) {
    const px = head - s * 140 + ((tail - head + s * 160) * i) / 24;
    bushes += `M${num(px - 70)} ${HEIGHT + 10}Q${num(px - 66)} ${num(base + 20 - (i % 3) * 12)} ${num(px)} ${num(base + 12 - (i % 2) * 14)}Q${num(px + 66)} ${num(base + 20)} ${num(px + 70)} ${HEIGHT + 10}Z`;
  }
  stage.add(
    fill(fins, under(inks.gold)),
    stroke(d, mix(green, inks.ink, 0.45), 84),
    stroke(d, green, 76),
    fill(bottles, mix(green, inks.light, 0.32)),
    fill(ambers, brown),
    stroke(d, white, 4, {
      'stroke-opacity': 0.35,
      transform: 'translate(0 -30)',
      'stroke-dasharray': '12 9',
    }),
    fill(bushes, hedge),
    stroke(bushes, mix(hedge, inks.leafLight, 0.3), 4, { 'stroke-opacity': 0.5 }),
    place(
      dragonHead(stage, mix(green, inks.leafLight, 0.2), under(mix(inks.accent, inks.gold, 0.35))),
      head - s * 8,
      at(0)[1] - 10,
      1.05,
      s > 0,
    ),
  );
}
