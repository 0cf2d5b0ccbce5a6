import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { lens, ridge } from '../../kit/path';
import { sky } from '../../kit/sky';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, place, stroke } from '../../kit/svg';
import { sugarPalm } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { water } from '../../kit/water';

/** The race of the ngo boats: two long hulls with raised painted ends, their crews in step, a crowd along the bank. */
export function ngoRace(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('ngo-race');
  const x = WIDTH * random.range(0.48, 0.52);
  const flip = random.chance(0.5);
  const shore = 560;
  stage.add(
    sky(stage, { horizon: 520, clouds: random.int(3, 6) }),
    wood(
      stage,
      'trees',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 480, rise: 26, swell: 250 }),
      50,
      mix(inks.leafDark, inks.far, 0.35),
      mix(inks.leaf, inks.far, 0.3),
      120,
    ),
  );
  for (const [dx, h] of [
    [-820, 330],
    [-560, 260],
    [-180, 290],
    [300, 270],
    [640, 340],
    [860, 280],
  ] as const)
    stage.add(sugarPalm(stage, `p${dx}`, x + dx + random.range(-40, 40), shore - 26, h, 0.16));
  crowd(stage, shore);
  stage.add(water(stage, { top: shore }));
  const s = flip ? -1 : 1;
  stage.add(
    place(boat(stage, 'a', mix(inks.accent, inks.ink, 0.1), inks.gold, 0), x + s * 120, 720, 0.78, flip),
  );
  stage.add(
    place(boat(stage, 'b', mix(inks.leafDark, inks.ink, 0.1), inks.lotus, 1), x - s * 60, 950, 1.12, flip),
  );
  return { x: x / WIDTH, y: 0.62 };
}

/** People on the bank, heads and shirts in rows, parasols and pennants among them. */
function crowd(stage: Stage, shore: number): void {
  const { inks } = stage;
  const random = stage.random.fork('crowd');
  const earth = mix(mix(inks.ground, inks.leaf, 0.25), inks.near, stage.dark ? 0.4 : 0.05);
  stage.add(box(-10, shore - 46, WIDTH + 20, 50, earth));
  const shirts = [
    inks.accent,
    inks.paper,
    inks.gold,
    inks.waterLow,
    mix(inks.leaf, inks.near, 0.2),
    inks.lotus,
    mix(inks.accent, inks.gold, 0.5),
  ];
  for (let row = 0; row < 3; row++) {
    const paths = shirts.map(() => '');
    let heads = '';
    for (let px = -10; px < WIDTH + 20; px += random.range(20, 34)) {
      const y = shore - 40 + row * 16 + random.range(-3, 3);
      const k = random.int(0, shirts.length - 1);
      paths[k] += `M${num(px - 10)} ${num(y + 22)}V${num(y)}q0 -8 10 -8q10 0 10 8V${num(y + 22)}Z`;
      heads += `M${num(px)} ${num(y - 15)}v.1`;
    }
    stage.add(
      paths.map((d, i) => fill(d, mix(shirts[i] ?? inks.accent, inks.far, 0.3 - row * 0.1))).join(''),
      stroke(heads, mix(inks.skin, inks.ink, 0.35), 13),
    );
  }
  for (let i = 0; i < 9; i++) {
    const px = random.range(40, WIDTH - 40);
    const silk = shirts[i % shirts.length] ?? inks.accent;
    stage.add(
      stroke(`M${num(px)} ${shore - 20}v-80`, inks.ink, 3),
      i % 3
        ? fill(`M${num(px)} ${shore - 100}l46 12l-46 14Z`, silk)
        : fill(`M${num(px - 42)} ${shore - 84}q42 -44 84 0Z`, silk),
    );
  }
}

/** One boat, bow to the right, about 1380 long; waterline at the origin. */
function boat(stage: Stage, label: string, hull: string, shirt: string, beat: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const skin = mix(inks.skin, inks.gold, 0.15);
  const dark = mix(shirt, inks.ink, 0.3);
  const top = (px: number) => -24 - Math.max(0, (Math.abs(px) - 400) / 290) ** 2 * 70;
  let rim = '';
  let keel = '';
  for (let px = -690; px <= 690; px += 30) rim += `${rim ? 'L' : 'M'}${px} ${num(top(px))}`;
  for (let px = 690; px >= -690; px -= 30)
    keel += `L${px} ${num(Math.min(18, top(px) + 46 - Math.max(0, Math.abs(px) - 560) * 0.24))}`;
  let bodies = '';
  let backs = '';
  let arms = '';
  let heads = '';
  let bands = '';
  let paddles = '';
  let blades = '';
  let splash = '';
  for (let i = 0; i < 25; i++) {
    const px = -540 + i * 44;
    const y = top(px) + 6;
    const lean = beat ? 16 : 8;
    bodies += `M${px - 12} ${num(y)}Q${px - 8} ${num(y - 40)} ${px + lean - 8} ${num(y - 54)}L${px + lean + 9} ${num(y - 50)}Q${px + 14} ${num(y - 26)} ${px + 12} ${num(y)}Z`;
    backs += `M${px - 12} ${num(y)}Q${px - 8} ${num(y - 40)} ${px + lean - 8} ${num(y - 54)}L${px + lean - 1} ${num(y - 52)}Q${px - 1} ${num(y - 30)} ${px - 3} ${num(y)}Z`;
    heads += `M${px + lean + 6} ${num(y - 64)}v.1`;
    bands += `M${px + lean - 1} ${num(y - 68)}l14 1`;
    const [hx, hy] = beat ? [px + 40, y - 20] : [px + 32, y - 34];
    arms += `M${px + lean + 4} ${num(y - 44)}L${px + 26} ${num(y - 30)}L${hx} ${num(hy)}M${px + lean + 4} ${num(y - 42)}L${hx - 4} ${num(hy - 18)}`;
    const tip = beat ? [px + 44, y + 46] : [px + 62, y + 22];
    paddles += `M${hx - 6} ${num(hy - 22)}L${tip[0]} ${num(tip[1] ?? 0)}`;
    blades += `M${tip[0]} ${num((tip[1] ?? 0) - 18)}v20`;
    splash +=
      lens((tip[0] ?? 0) - 16, (tip[0] ?? 0) + 30, 34, 4) +
      (random.chance(0.6) ? `M${tip[0]} 30q8 -22 16 0Z` : '');
  }
  const paint = Array.from({ length: 40 }, (_, i) => {
    const px = -620 + i * 32;
    return `M${px} ${num(top(px) + 22)}q8 -12 16 0q8 12 16 0`;
  }).join('');
  const rear = `M-690 ${num(top(690))}q-34 -34 -30 -92q-30 40 -22 96q6 34 40 40Z`;
  const prow = `M690 ${num(top(690))}q40 -30 52 -86q20 40 2 92q-14 36 -42 40Z`;
  return (
    fill(lens(-760, 760, 26, 14), inks.waterLow, { 'fill-opacity': 0.6 }) +
    stroke(paddles, mix(inks.ground, inks.gold, 0.4), 4) +
    fill(bodies, shirt) +
    fill(backs, side > 0 ? dark : mix(shirt, inks.ink, 0.16)) +
    stroke(heads, skin, 17) +
    stroke(bands, inks.accent, 4) +
    stroke(arms, skin, 6.4) +
    fill(rear + prow, inks.gold) +
    fill(`${rim}${keel}Z`, hull) +
    stroke(paint, inks.gold, 4) +
    stroke(rim, inks.gold, 7) +
    disc(668, num2(top(668)) + 18, 9, inks.paper) +
    disc(670, num2(top(668)) + 18, 4.4, inks.ink) +
    stroke(blades, mix(inks.ground, inks.gold, 0.4), 11) +
    fill(splash, mix(inks.paper, inks.waterTop, 0.25), { 'fill-opacity': 0.9 }) +
    captain(stage, 610, top(610), inks.paper) +
    stroke(`M-640 ${num(top(640) - 20)}L-800 40`, mix(inks.ground, inks.gold, 0.4), 6) +
    captain(stage, -630, top(630), inks.paper) +
    fill(`${lens(560, 860, 22, 9)}${lens(-900, -620, 24, 8)}`, mix(inks.paper, inks.waterTop, 0.3), {
      'fill-opacity': 0.85,
    })
  );
}

const num2 = (value: number): number => Math.round(value * 10) / 10;

/** The one who stands at an end and calls the stroke. */
function captain(stage: Stage, x: number, y: number, coat: string): string {
  const { inks } = stage;
  return (
    stroke(`M${x - 6} ${num(y)}v-44M${x + 8} ${num(y)}v-44`, inks.ink, 9) +
    fill(`M${x - 13} ${num(y - 40)}V${num(y - 84)}q14 -10 28 0V${num(y - 40)}Z`, coat) +
    stroke(`M${x - 10} ${num(y - 80)}l-20 -26M${x + 12} ${num(y - 80)}l24 -20`, inks.skin, 6) +
    disc(x + 1, y - 102, 9.4, inks.skin) +
    stroke(`M${x - 8} ${num(y - 107)}h18`, inks.accent, 4.4)
  );
}
