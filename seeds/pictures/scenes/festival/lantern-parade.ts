import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { houseRow } from '../../kit/town-houses';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** Lanterns of Mid-Autumn as large as lorries, wheeled through the town at night: a carp between a star and a rooster. */
export function lanternParade(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('lantern-parade');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 700;
  const veil = mix(inks.near, inks.ink, 0.35);
  stage.add(
    sky(stage, { horizon: ground, clouds: 3 }),
    stage.dark
      ? ''
      : box(
          0,
          0,
          WIDTH,
          ground,
          stage.blend([
            [0, veil, 0.8],
            [1, mix(inks.accentDark, inks.near, 0.4), 0.5],
          ]),
        ),
    // Mid-Autumn is a night of full moon.
    disc(x - s * 520, 170, 150, inks.light, { 'fill-opacity': 0.12 }),
    disc(x - s * 520, 170, 86, mix(inks.light, inks.gold, 0.2)),
    houseRow(stage, 'houses', -40, WIDTH + 40, ground, { tall: 3, scale: 0.92 }),
    box(0, 250, WIDTH, ground - 250, veil, { 'fill-opacity': stage.dark ? 0.3 : 0.5 }),
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, mix(mix(inks.near, inks.gold, 0.3), inks.ink, 0.1)],
        [0.4, mix(inks.near, inks.ink, 0.2)],
        [1, mix(inks.near, inks.ink, 0.5)],
      ]),
    ),
  );
  for (const [dx, y, k] of [
    [-620, 860, 0.8],
    [640, 850, 0.78],
    [20, 930, 1.12],
  ] as const)
    stage.add(
      oval(x + s * dx, y + 16, 420 * k, 44 * k, mix(inks.gold, inks.light, 0.3), { 'fill-opacity': 0.22 }),
      disc(x + s * dx, y - 300 * k, 420 * k, inks.gold, { 'fill-opacity': 0.12 }),
    );
  stage.add(
    place(cart(stage) + place(star(stage), 0, -330), x - s * 620, 860, 0.8, s < 0),
    place(cart(stage) + place(rooster(stage), 0, -110), x + s * 640, 850, 0.78, s < 0),
    place(cart(stage) + place(carp(stage), 0, -300), x + s * 20, 930, 1.12, s < 0),
  );
  crowd(stage, x, s);
  return { x: x / WIDTH, y: 0.52 };
}

const glowing = (stage: Stage, ink: string): string => mix(ink, stage.inks.light, 0.3);

/** The cart that carries a lantern, hung with bulbs; its wheels at the origin. */
function cart(stage: Stage): string {
  const { inks } = stage;
  const body = mix(inks.accentDark, inks.ink, 0.3);
  let bulbs = '';
  for (let px = -260; px <= 260; px += 40) bulbs += `M${px} -86h.1`;
  return (
    disc(-170, -22, 34, inks.ink) +
    disc(170, -22, 34, inks.ink) +
    disc(-170, -22, 13, mix(inks.ink, inks.paper, 0.4)) +
    disc(170, -22, 13, mix(inks.ink, inks.paper, 0.4)) +
    box(-290, -110, 580, 70, body) +
    box(-290, -112, 580, 10, mix(body, inks.gold, 0.5)) +
    stroke(bulbs, mix(inks.gold, inks.light, 0.5), 15)
  );
}

/** A carp leaping over waves, of paper on cane, lit from within; about 620 long. */
function carp(stage: Stage): string {
  const { inks } = stage;
  const red = glowing(stage, inks.accent);
  const gold = glowing(stage, inks.gold);
  const blue = glowing(stage, mix(inks.waterTop, inks.waterLow, 0.3));
  let scales = '';
  for (let row = -2; row <= 2; row++)
    for (let i = 0; i < 8; i++) {
      const px = -150 + i * 46 + (row % 2 ? 23 : 0);
      const py = row * 38 - 14 - (px / 240) ** 2 * 18;
      if (Math.abs(row * 38) < 96 - Math.abs(px) * 0.16) scales += `M${num(px)} ${num(py - 18)}q24 18 0 36`;
    }
  let waves = '';
  for (let i = -3; i <= 3; i++)
    waves += `M${i * 84 - 60} 190q10 -74 62 -66q-34 14 -20 40q22 14 34 -8q6 34 -16 34Z`;
  return (
    fill(waves, blue) +
    fill('M214 -10Q330 -150 372 -120Q330 -40 322 6Q350 70 366 130Q300 110 214 30Z', gold) +
    stroke(
      'M236 0Q300 -60 352 -104M240 12Q300 20 330 10M236 24Q300 70 350 112',
      mix(gold, inks.accent, 0.5),
      5,
    ) +
    fill('M-60 -104Q20 -210 120 -150Q130 -112 128 -78Z', gold) +
    fill('M-20 96Q10 170 90 176Q84 126 78 84Z', gold) +
    fill('M-330 10Q-300 -100 -160 -122Q60 -134 226 -16Q240 8 222 30Q60 136 -150 118Q-290 96 -330 10Z', red) +
    fill(
      'M-330 10Q-300 -100 -160 -122Q-120 -60 -130 0Q-126 70 -150 118Q-290 96 -330 10Z',
      mix(red, gold, 0.5),
    ) +
    stroke(scales, mix(red, inks.gold, 0.65), 7) +
    stroke('M-148 -116Q-106 -60 -118 0Q-112 66 -138 112', mix(inks.accentDark, inks.ink, 0.2), 7) +
    disc(-236, -34, 33, inks.paper) +
    disc(-240, -34, 17, inks.ink) +
    stroke(
      'M-326 16Q-290 30 -262 18M-318 26q-50 20 -60 70M-300 34q-24 30 -16 74',
      mix(inks.accentDark, inks.ink, 0.2),
      7,
    )
  );
}

/** A star in its ring, with a moon rabbit before it; about 420 across. */
function star(stage: Stage): string {
  const { inks } = stage;
  const red = glowing(stage, inks.accent);
  let points = '';
  let lit = '';
  for (let i = 0; i < 10; i++) {
    const at = (n: number): string => {
      const a = ((n * 36 - 90) * Math.PI) / 180;
      const r = n % 2 ? 78 : 196;
      return `${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
    };
    points += `${i ? 'L' : 'M'}${at(i)}`;
    if (i % 2) lit += `M0 0L${at(i)}L${at(i + 1)}Z`;
  }
  const white = mix(inks.paper, inks.light, 0.4);
  return (
    disc(0, 0, 226, glowing(stage, inks.gold), { 'fill-opacity': 0.9 }) +
    disc(0, 0, 206, mix(inks.near, inks.accentDark, 0.5)) +
    fill(`${points}Z`, red) +
    fill(lit, mix(red, inks.gold, 0.45)) +
    oval(0, 166, 74, 56, white) +
    disc(0, 92, 44, white) +
    oval(-20, 34, 12, 40, white) +
    oval(20, 34, 12, 40, white) +
    stroke('M-15 88h.1M15 88h.1', inks.accent, 10) +
    stroke('M-60 214H60', glowing(stage, inks.gold), 12)
  );
}

/** A rooster standing, its tail in five colours; feet at the origin, about 440 high. */
function rooster(stage: Stage): string {
  const { inks } = stage;
  const gold = glowing(stage, inks.gold);
  const tails = [inks.accent, mix(inks.leaf, inks.leafLight, 0.5), inks.waterTop, inks.lotus, inks.gold]
    .map((ink, i) =>
      fill(
        `M70 -150Q${num(130 + i * 34)} ${num(-390 + i * 52)} ${num(230 + i * 8)} ${num(-300 + i * 54)}Q${num(176 + i * 8)} ${num(-250 + i * 40)} 76 -110Z`,
        glowing(stage, ink),
      ),
    )
    .join('');
  return (
    stroke('M-10 -60V0M40 -60V0M-30 2H10M22 2H62', glowing(stage, mix(inks.gold, inks.accent, 0.4)), 12) +
    tails +
    fill(
      'M-126 -330Q-90 -380 -44 -330Q-30 -250 90 -190Q150 -120 60 -60Q-30 -30 -90 -90Q-140 -170 -126 -330Z',
      gold,
    ) +
    fill('M-40 -190Q60 -200 96 -130Q40 -90 -20 -112Q-50 -140 -40 -190Z', glowing(stage, inks.accent)) +
    fill('M-122 -342Q-130 -400 -104 -384Q-92 -420 -74 -386Q-54 -408 -50 -344Z', glowing(stage, inks.accent)) +
    fill('M-124 -318L-176 -300L-120 -286Z', glowing(stage, mix(inks.gold, inks.accent, 0.5))) +
    disc(-88, -324, 11, inks.ink) +
    fill('M-116 -286Q-130 -240 -104 -244Q-90 -262 -98 -288Z', glowing(stage, inks.accent))
  );
}

/** People who look on from both sides of the street, children with small stars on sticks. */
function crowd(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('crowd');
  for (let i = 0; i < 11; i++) {
    const dx = -820 + i * 164 + random.range(-26, 26);
    if (Math.abs(dx) < 90) continue;
    const child = i % 3 === 1;
    const size = child ? 1.12 : 1.62;
    const [px, y] = [x + s * dx, 996 + random.range(-16, 20)];
    const c = dress(stage, random.int(0, 5));
    stage.add(
      oval(px, y, 26 * size, 5 * size, inks.ink, { 'fill-opacity': 0.4 }),
      place(visitor({ ...c, top: mix(c.top, inks.gold, 0.14) }, { skirt: random.chance(0.4) }), px, y, size),
    );
    if (!child) continue;
    const [lx, ly] = [px + 40, y - 130];
    let d = '';
    for (let n = 0; n < 10; n++) {
      const a = ((n * 36 - 90) * Math.PI) / 180;
      const r = n % 2 ? 11 : 28;
      d += `${n ? 'L' : 'M'}${num(lx + Math.cos(a) * r)} ${num(ly + Math.sin(a) * r)}`;
    }
    stage.add(
      stroke(`M${num(px + 14)} ${num(y - 56)}L${num(lx)} ${num(ly)}`, mix(inks.ground, inks.ink, 0.2), 4),
      disc(lx, ly, 46, inks.gold, { 'fill-opacity': 0.24 }),
      fill(`${d}Z`, glowing(stage, random.pick([inks.accent, inks.gold, inks.lotus]))),
    );
  }
}
