import { mix } from '../kit/colour';
import { floweringBough } from '../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { shutters, view } from '../kit/window';
import { glassOfMilkCoffee, icedGlass, milkTin, phin } from './coffee-phin/glass';
import { tiledTable, windowLight } from './coffee-phin/table';

/** A phin on its glass beside a window: the coffee takes its time and the street goes by. */
export function coffeePhin(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const edge = HEIGHT * random.range(0.6, 0.65);
  const subject = WIDTH * random.range(0.44, 0.56);
  const open = {
    left: subject - random.range(520, 640),
    right: subject + random.range(520, 640),
    top: -20,
    sill: edge - random.range(30, 60),
  };
  const wall = stage.dark
    ? mix(inks.near, inks.groundDark, 0.3)
    : mix(mix(inks.ground, inks.gold, 0.2), inks.paper, 0.15);
  stage.add(fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, wall));
  stage.add(
    fill(`M0 0H${num(open.left)}V${num(edge)}H0Z`, mix(wall, inks.near, side > 0 ? 0.12 : 0.3)),
    fill(
      `M${num(open.right)} 0H${WIDTH}V${num(edge)}H${num(open.right)}Z`,
      mix(wall, inks.near, side > 0 ? 0.3 : 0.12),
    ),
  );
  view(stage, open);
  shutters(stage, open);
  tiledTable(stage, edge, subject);
  windowLight(stage, edge, subject);
  const base = HEIGHT * random.range(0.86, 0.89);
  const other = random.fork('other').pick(['iced', 'tin', 'iced', 'flowers']);
  const s = random.fork('place').sign();
  companions(stage, other, subject, base, s);
  shadow(stage, subject, base + 12, 150);
  stage.add(place(glassOfMilkCoffee(stage) + phin(stage), subject, base, 1.22));
  spoonAndBeans(stage, subject, base, s);
  return { x: subject / WIDTH, y: (base - 330) / HEIGHT };
}

function shadow(stage: Stage, x: number, y: number, half: number): void {
  const { inks, side } = stage;
  const reach = -side * half * 2.6;
  stage.add(
    fill(
      `M${num(x - half)} ${num(y - 8)}L${num(x + reach)} ${num(y + 58)}Q${num(x + reach * 1.1)} ${num(y + 92)} ${num(x + reach * 0.8)} ${num(y + 96)}L${num(x + half)} ${num(y + 26)}Z`,
      inks.ink,
      { 'fill-opacity': 0.34 },
    ),
  );
}

function companions(stage: Stage, kind: string, subject: number, base: number, s: number): void {
  const random = stage.random.fork('companions');
  const x = subject + s * random.range(400, 470);
  shadow(stage, x, base - 80, 100);
  if (kind === 'tin') stage.add(place(milkTin(stage), x, base - 78, 1.15));
  else if (kind === 'iced') stage.add(place(icedGlass(stage), x, base - 76, 1.02));
  else stage.add(place(vase(stage), x, base - 76, 1.1));
  const bx = subject - s * random.range(430, 520);
  if (kind === 'tin' || random.chance(0.65)) {
    shadow(stage, bx, base - 96, 90);
    stage.add(place(kind === 'iced' ? vase(stage) : icedGlass(stage), bx, base - 96, 0.9));
  }
}

function vase(stage: Stage): string {
  const { inks, side } = stage;
  const glaze = mix(inks.paper, inks.waterTop, 0.12);
  const blue = mix(inks.waterLow, inks.ink, 0.2);
  const bloom =
    stage.season === 'spring'
      ? inks.lotus
      : stage.season === 'winter'
        ? inks.paper
        : stage.season === 'autumn'
          ? inks.gold
          : inks.accent;
  return (
    floweringBough(stage, 'vase-a', [0, -170], [-120, -470], bloom, 22) +
    floweringBough(stage, 'vase-b', [6, -170], [130, -400], bloom, 18) +
    fill('M-26 -190Q-20 -160 -52 -124Q-84 -74 -40 -6L40 -6Q84 -74 52 -124Q20 -160 26 -190Z', glaze) +
    fill(
      side > 0
        ? 'M-26 -190Q-20 -160 -52 -124Q-84 -74 -40 -6L-8 -6Q-50 -80 -22 -126Q-2 -160 -8 -190Z'
        : 'M26 -190Q20 -160 52 -124Q84 -74 40 -6L8 -6Q50 -80 22 -126Q2 -160 8 -190Z',
      mix(glaze, inks.near, 0.4),
    ) +
    stroke('M-57 -112Q0 -96 57 -112M-66 -60Q0 -42 66 -60M-30 -180Q0 -172 30 -180', blue, 4) +
    stroke('M-44 -86q14 -16 28 0q14 16 28 0q14 -16 28 0M-20 -76v-18M20 -76v-18', blue, 5) +
    `<ellipse cx="0" cy="-190" rx="26" ry="7" fill="${mix(glaze, inks.ink, 0.5)}"/>`
  );
}

function spoonAndBeans(stage: Stage, subject: number, base: number, s: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('beans');
  const steel = mix(inks.paper, inks.far, 0.35);
  const sx = subject - s * 250;
  stage.add(
    place(
      fill('M-150 8Q-60 -8 60 2L60 12Q-60 6 -150 18Z', inks.ink, {
        'fill-opacity': 0.3,
        transform: `translate(${-side * 14} 14)`,
      }) +
        fill('M-160 0Q-60 -12 64 -4L64 4Q-60 0 -160 10Z', steel) +
        fill('M60 0Q74 -26 118 -22Q150 -16 148 2Q144 22 110 22Q76 22 60 0Z', steel) +
        fill('M72 0Q84 -16 116 -14Q138 -10 136 2Q130 14 108 14Q86 14 72 0Z', mix(steel, inks.near, 0.45)),
      sx,
      base + 66,
      1,
      s > 0,
      -7,
    ),
  );
  const bean = mix(inks.ink, inks.accentDark, 0.32);
  for (let i = 0; i < 17; i++) {
    const x = subject + s * random.range(170, 560);
    const y = base + random.range(20, 150);
    stage.add(
      place(
        `<ellipse cx="${-side * 4}" cy="7" rx="20" ry="10" fill="${inks.ink}" fill-opacity=".3"/><ellipse rx="18" ry="11.4" fill="${bean}"/>${stroke('M-15 -2Q-5 5 2 0Q8 -5 15 1', mix(bean, inks.ground, 0.35), 2.4)}`,
        x,
        y,
        random.range(0.8, 1.15),
        random.chance(0.5),
        random.range(-60, 60),
      ),
    );
  }
}
