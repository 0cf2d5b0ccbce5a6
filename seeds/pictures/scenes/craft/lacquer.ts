import { mix, oklch } from '../../kit/colour';
import { arm, bust, type Person } from '../../kit/portrait';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const TABLE = 720;

/** A painter in lacquer at a panel: carp and lotus in gold leaf and eggshell on black, bowls of red and brown, panels drying behind. */
export function lacquer(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('lacquer');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const wall = mix(mix(inks.ground, inks.paper, 0.35), inks.near, dark ? 0.5 : 0.12);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(wall, inks.near, 0.24)],
        [0.7, wall],
        [1, mix(wall, inks.near, 0.2)],
      ]),
    ),
  );
  shelves(stage, wall);
  const old = random.chance(0.5);
  const person: Person = {
    top: mix(
      random.pick([mix(inks.waterLow, inks.near, 0.2), inks.paper, mix(inks.leaf, inks.leafDark, 0.4)]),
      inks.near,
      0.05,
    ),
    cut: 'shirt',
    hair: old ? 'short' : 'bun',
    ...(old
      ? { hairInk: mix(oklch(0.78, 0.01, 80), inks.near, dark ? 0.4 : 0.1), glasses: true, old: true }
      : {}),
    turn: 0.6,
    fair: 0.4,
  };
  stage.add(
    place(
      arm(stage, [-154, -236], [-214, -60], [-80, 30], mix(person.top, inks.ink, 0.15), { fair: 0.4 }) +
        bust(stage, person) +
        arm(stage, [154, -236], [240, -70], [150, 6], person.top, { fair: 0.4 }) +
        stroke('M62 74L168 -30', mix(inks.groundDark, inks.ink, 0.3), 9) +
        fill('M74 48L84 60L40 96Q36 80 44 76Z', inks.ink),
      x - s * 80,
      TABLE + 30,
      1.08,
      s < 0,
    ),
  );
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.14);
  stage.add(
    box(-10, TABLE + 110, WIDTH + 20, HEIGHT, mix(wood, inks.ink, 0.25)),
    box(-10, TABLE + 90, WIDTH + 20, 34, mix(wood, inks.light, 0.16)),
    place(panel(stage), x + s * 40, TABLE + 312, 0.92),
    pots(stage, x, s),
  );
  return { x: x / WIDTH, y: 0.46 };
}

/** Panels that dry on their shelves, red, black and gold; brushes in a jar. */
function shelves(stage: Stage, wall: string): void {
  const { inks } = stage;
  const random = stage.random.fork('shelves');
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.2), inks.near, 0.2);
  const grounds = [
    mix(inks.ink, inks.accentDark, 0.12),
    mix(inks.accentDark, inks.accent, 0.3),
    mix(inks.groundDark, inks.ink, 0.4),
  ] as const;
  for (const y of [330, 610]) {
    for (let px = 40 + random.range(0, 60); px < WIDTH - 60; ) {
      const [w, h] = [random.range(120, 230), random.range(170, 240)];
      const ground = random.pick(grounds);
      const [cx, cy] = [px + w / 2, y - h / 2];
      const kind = random.int(0, 3);
      stage.add(
        box(px, y - h, w, h, mix(ground, wall, 0.12)),
        kind === 0
          ? disc(cx, cy, w * 0.26, mix(inks.gold, ground, 0.2))
          : kind === 1
            ? stroke(
                `M${num(px + 20)} ${num(cy + 40)}q${num(w * 0.25)} -60 ${num(w * 0.4)} -10t${num(w * 0.36)} -30`,
                mix(inks.gold, ground, 0.25),
                8,
              )
            : kind === 2
              ? fill(
                  `M${num(cx - w * 0.3)} ${num(cy + 40)}Q${num(cx)} ${num(cy - 80)} ${num(cx + w * 0.3)} ${num(cy + 40)}Z`,
                  mix(inks.accent, ground, 0.3),
                )
              : stroke(
                  `M${num(cx)} ${num(y - 20)}V${num(cy - 20)}m0 0q-40 -10 -46 -50m46 50q40 -10 46 -50`,
                  mix(inks.paper, ground, 0.3),
                  6,
                ),
        box(px + 8, y - h + 8, w * 0.12, h - 16, inks.paper, { 'fill-opacity': 0.08 }),
      );
      px += w + random.range(16, 60);
    }
    stage.add(
      box(-10, y, WIDTH + 20, 20, wood),
      box(-10, y + 20, WIDTH + 20, 14, inks.ink, { 'fill-opacity': 0.2 }),
    );
  }
}

/** The panel on its slope: two carp under lotus, scales of eggshell, water lines in gold; about 860 wide, foot at the origin. */
function panel(stage: Stage): string {
  const { inks } = stage;
  const ground = mix(inks.ink, inks.accentDark, 0.1);
  const gold = mix(inks.gold, ground, 0.06);
  const shell = mix(inks.paper, ground, 0.06);
  const red = mix(inks.accent, ground, 0.05);
  const face = 'M-440 0L-390 -262H390L440 0Z';
  const clip = stage.clip(fill(face, '#000'));
  let waves = '';
  for (let row = 0; row < 5; row++)
    for (let i = -5; i <= 5; i++)
      waves += `M${i * 92 + (row % 2) * 46 - 40} ${-14 - row * 20}q40 -26 80 0M${i * 92 + (row % 2) * 46 - 24} ${-12 - row * 20}q24 -16 48 0`;
  const carp = (body: string) => {
    let scales = '';
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 7; i++) scales += `M${-66 + i * 22 + (r % 2) * 11} ${-18 + r * 12}q9 12 0 18`;
    return (
      fill('M-130 0Q-70 -50 30 -42Q100 -34 132 4Q90 40 20 40Q-70 44 -130 0Z', body) +
      fill('M-118 0Q-170 -54 -208 -50Q-180 -6 -206 46Q-160 40 -118 0Z', mix(body, gold, 0.5)) +
      fill('M-30 -44Q10 -84 60 -40Z', mix(body, gold, 0.5)) +
      stroke(scales, gold, 3.4) +
      disc(98, -8, 8, ground) +
      disc(99, -9, 3.4, gold) +
      stroke('M74 -34Q60 0 76 30', gold, 4)
    );
  };
  const lotus = (px: number, py: number) => {
    let petals = '';
    for (const a of [-56, -28, 0, 28, 56])
      petals += `<path d="M0 0Q-20 -40 0 -78Q20 -40 0 0Z" transform="rotate(${a})"/>`;
    return place(
      stroke('M0 0Q10 60 -6 120', gold, 5) +
        `<g fill="${shell}" stroke="${gold}" stroke-width="3">${petals}</g>`,
      px,
      py,
      0.8,
    );
  };
  return (
    fill('M-470 26L-440 -2H440L470 26Z', inks.ink, { 'fill-opacity': 0.4 }) +
    fill(face, ground) +
    `<g clip-path="${clip}">${stroke(waves, gold, 3, { 'stroke-opacity': 0.75 })}${oval(-250, -190, 110, 26, mix(inks.leafDark, gold, 0.3))}${oval(300, -206, 90, 20, mix(inks.leafDark, gold, 0.3))}${lotus(-210, -170)}${lotus(290, -160)}${place(carp(red), -120, -96, 1)}${place(carp(shell), 170, -70, 0.8, true)}${fill('M-440 -270H-220L-380 10H-470Z', inks.paper, { 'fill-opacity': 0.08 })}</g>` +
    stroke('M-440 0L-390 -262H390L440 0Z', mix(inks.accentDark, inks.ink, 0.1), 10)
  );
}

function pots(stage: Stage, x: number, s: number): string {
  const { inks } = stage;
  const bowl = (px: number, py: number, r: number, ink: string) =>
    oval(px, py + r * 0.5, r * 1.15, r * 0.26, inks.ink, { 'fill-opacity': 0.35 }) +
    fill(
      `M${num(px - r)} ${num(py - r * 0.2)}Q${num(px - r * 0.8)} ${num(py + r * 0.6)} ${num(px)} ${num(py + r * 0.6)}Q${num(px + r * 0.8)} ${num(py + r * 0.6)} ${num(px + r)} ${num(py - r * 0.2)}Z`,
      mix(inks.paper, inks.near, 0.14),
    ) +
    oval(px, py - r * 0.2, r, r * 0.3, mix(inks.paper, inks.near, 0.3)) +
    oval(px, py - r * 0.18, r * 0.86, r * 0.24, ink);
  let brushes = '';
  for (const [dx, dy] of [
    [-26, -150],
    [-6, -176],
    [14, -158],
    [32, -138],
  ] as const)
    brushes += `M${num(x - s * 640 + dx * 0.5)} 960L${num(x - s * 640 + dx * 1.6)} ${960 + dy}`;
  return (
    stroke(brushes, mix(inks.gold, inks.groundDark, 0.4), 8) +
    fill(
      `M${num(x - s * 640 - 46)} 940H${num(x - s * 640 + 46)}L${num(x - s * 640 + 38)} 1050H${num(x - s * 640 - 38)}Z`,
      mix(inks.waterLow, inks.paper, 0.2),
    ) +
    bowl(x - s * 760, 1100, 84, inks.accent) +
    bowl(x - s * 560, 1130, 74, mix(inks.groundDark, inks.ink, 0.5)) +
    bowl(x + s * 640, 1090, 80, mix(inks.gold, inks.accent, 0.15)) +
    bowl(x + s * 810, 1030, 66, mix(inks.paper, inks.light, 0.3))
  );
}
