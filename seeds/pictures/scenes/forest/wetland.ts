import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { lens } from '../../kit/path';
import { dress, seatedPaddler } from '../../kit/people';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import type { Random } from '../../kit/random';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, group, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';

/** Sarus cranes among melaleucas in the flooded forest of the delta. */
export function wetland(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('wetland');
  const line = HEIGHT * random.range(0.5, 0.54);
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const sun = {
    x: WIDTH / 2 + side * random.range(120, 380),
    y: line - random.range(130, 260),
    r: random.range(130, 180),
  };
  stage.add(sky(stage, { horizon: line, sun, clouds: 4 }));
  for (let row = 0; row < 3; row++) {
    const grove = use(
      stage.define(trees(stage, random.fork(`row${row}`), line + ([0, 22, 60][row] ?? 0), row)),
    );
    if (row === 1) stage.add(water(stage, { top: line, lightAt: sun.x }));
    if (row > 0)
      stage.add(
        mirrored(stage, `grove-r${row}`, grove, {
          waterline: line + (row === 1 ? 22 : 60),
          depth: 240 + row * 60,
          squash: 0.6,
          opacity: 0.5,
        }),
      );
    stage.add(grove);
    if (row < 2) stage.add(mist(stage, `grove-air${row}`, line - 30, 140, inks.skyLow, 0.5));
  }
  flock(stage, at, line);
  carpet(stage, line);
  const y = line + 190;
  const boat = use(
    stage.define(
      place(
        sampan(
          stage,
          dress(stage, random.pick([0, 5])),
          'standing',
          place(seatedPaddler(dress(stage, 3)), 10, -2, 0.95),
        ),
        at(1330),
        y,
        1,
        !flip,
      ),
    ),
  );
  stage.add(
    mirrored(stage, 'boat-r', boat, {
      waterline: y + 7,
      depth: 80,
      squash: 0.6,
      opacity: 0.5,
      left: at(1330) - 160,
      right: at(1330) + 160,
    }),
    boat,
  );
  const foot = HEIGHT - 150;
  const birds = use(
    stage.define(
      place(crane(stage, 'tall'), at(690), foot, 1.75, flip) +
        place(crane(stage, 'bow'), at(1040), foot + 40, 1.6, !flip),
    ),
  );
  stage.add(
    mirrored(stage, 'cranes-r', birds, { waterline: foot + 24, depth: 130, squash: 0.5, opacity: 0.5 }),
    birds,
  );
  stage.add(ripples(stage, 'near', foot + 30, HEIGHT, 0.7));
  frame(stage, at);
  return { x: at(830) / WIDTH, y: 0.55 };
}

/** Slender melaleucas with pale peeling trunks, standing in water. */
function trees(stage: Stage, random: Random, foot: number, row: number): string {
  const { inks } = stage;
  const air = [0.6, 0.34, 0.08][row] ?? 0;
  const size = [180, 290, 430][row] ?? 300;
  const bark = mix(mix(inks.paper, inks.groundDark, 0.35), inks.skyLow, air * 0.7);
  const dim = mix(bark, inks.near, 0.45);
  const leaf = (ink: string) => mix(ink, inks.skyLow, air);
  let trunks = '';
  let shade = '';
  let back = '';
  let front = '';
  const step = [34, 66, 150][row] ?? 60;
  for (let x = -30; x < WIDTH + 40; x += step * random.range(0.7, 1.3)) {
    if (row === 2 && Math.abs(x - WIDTH / 2) < 560) continue;
    const h = size * random.range(0.8, 1.2);
    const w = size * 0.022;
    const lean = random.range(-0.09, 0.09) * h;
    trunks += `M${num(x - w)} ${num(foot)}Q${num(x - w * 0.4 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + lean - w * 0.4)} ${num(foot - h)}h${num(w)}Q${num(x + w * 0.6 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + w)} ${num(foot)}Z`;
    if (row > 0)
      shade += `M${num(x - stage.side * w * 0.6)} ${num(foot)}Q${num(x - stage.side * w * 0.3 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + lean)} ${num(foot - h * 0.95)}`;
    for (let k = 0; k < 5; k++) {
      const d = clump(
        random,
        x + lean * 0.9 + random.range(-0.2, 0.2) * h,
        foot - h * random.range(0.66, 1.08),
        h * random.range(0.22, 0.4),
        h * random.range(0.1, 0.17),
      );
      if (k % 2) front += d;
      else back += d;
    }
  }
  return (
    fill(back, leaf(inks.leafDark)) +
    fill(trunks, bark) +
    stroke(shade, dim, size * 0.016) +
    fill(front, leaf(mix(inks.leaf, inks.leafDark, 0.25)))
  );
}

/** Duckweed and water lilies in drifts on the water. */
function carpet(stage: Stage, line: number): void {
  const { inks } = stage;
  const random = stage.random.fork('carpet');
  let green = '';
  let light = '';
  for (let i = 0; i < 74; i++) {
    const t = random.next();
    const y = line + 50 + t * 420;
    const x = random.range(-200, WIDTH);
    const w = random.range(120, 420) * (0.4 + t);
    if (i % 3) green += lens(x, x + w, y, 4 + t * 13);
    else light += lens(x, x + w * 0.7, y, 3 + t * 8);
  }
  stage.add(
    fill(green, mix(inks.leaf, inks.waterLow, 0.25), { 'fill-opacity': 0.62 }),
    fill(light, inks.leafLight, { 'fill-opacity': 0.55 }),
  );
}

/** A Sarus crane: grey body, bare red head and upper neck, long pink legs; about 330 high, facing right. */
function crane(stage: Stage, pose: 'tall' | 'bow'): string {
  const { inks } = stage;
  const grey = mix(mix(inks.far, inks.paper, stage.dark ? 0.35 : 0.5), inks.middle, 0.12);
  const dark = mix(grey, inks.near, 0.45);
  const leg = mix(inks.lotus, inks.accent, 0.35);
  const red = inks.accent;
  const body =
    stroke('M-14 -110L-22 -50L-12 16', mix(leg, inks.ink, 0.25), 7) +
    stroke('M10 -108L18 -50L14 16M14 16l18 3M14 16l-10 4M-12 16l16 4', leg, 7) +
    fill(
      'M-116 -110Q-80 -190 0 -190Q54 -190 62 -152Q50 -108 0 -100Q-50 -94 -84 -106L-136 -74Q-140 -96 -116 -110Z',
      grey,
    ) +
    fill(
      'M-116 -110Q-70 -168 20 -164Q30 -130 -20 -112Q-60 -102 -84 -106L-136 -74Q-140 -96 -116 -110Z',
      dark,
    ) +
    stroke('M-104 -104Q-60 -132 0 -138M-84 -102Q-50 -118 -4 -122', mix(dark, inks.ink, 0.4), 5) +
    fill('M-110 -104L-150 -60L-104 -84L-118 -44L-82 -92Z', inks.ink);
  const head =
    fill('M-17 6Q-16 -18 6 -18Q26 -16 30 0L76 10L30 14Q6 22 -17 6Z', red) +
    fill('M28 -2L80 10L28 12Z', mix(inks.ground, inks.near, 0.35)) +
    fill('M-8 -15Q6 -22 22 -11Q8 -8 -8 -15Z', mix(grey, inks.paper, 0.5)) +
    disc(14, -3, 3.6, inks.gold) +
    disc(14, -3, 1.8, inks.ink);
  if (pose === 'tall')
    return (
      body +
      stroke('M44 -164Q84 -210 66 -270', grey, 27) +
      stroke('M70 -256Q64 -290 78 -312', red, 20) +
      place(head, 82, -322, 1)
    );
  return (
    body +
    stroke('M44 -160Q100 -170 122 -120Q132 -90 130 -70', grey, 26) +
    stroke('M130 -84Q130 -50 136 -40', red, 19) +
    place(head, 140, -28, 1, false, 62)
  );
}

function flock(stage: Stage, at: (x: number) => number, line: number): void {
  const { inks } = stage;
  const random = stage.random.fork('flock');
  const white = mix(inks.paper, inks.light, 0.3);
  const flip = at(0) !== 0;
  const bird = (up: boolean) =>
    group(
      stroke('M-20 4L-92 14', mix(inks.lotus, inks.accent, 0.35), 4) +
        fill('M-40 4Q-10 -12 30 -4L84 -12L84 -6L34 8Q0 18 -40 4Z', white) +
        fill(
          up
            ? 'M-14 0Q-40 -70 -96 -88Q-60 -40 -40 6ZM4 0Q10 -70 60 -112Q44 -50 32 2Z'
            : 'M-14 2Q-30 50 -80 76Q-50 36 -38 4ZM4 2Q20 60 60 80Q40 40 32 2Z',
          white,
        ) +
        fill(
          up
            ? 'M-96 -88Q-74 -74 -62 -52L-78 -52ZM60 -112Q52 -90 46 -66L34 -76Z'
            : 'M-80 76Q-60 56 -52 42L-70 50ZM60 80Q50 60 44 44L38 60Z',
          inks.ink,
        ) +
        disc(88, -9, 6, inks.accent) +
        stroke('M92 -9L108 -7', inks.ground, 3),
    );
  const [x, y] = [at(1240), line - random.range(340, 400)];
  for (let i = 0; i < 7; i++) {
    const k = i % 2 ? 1 : -1;
    const n = Math.ceil(i / 2);
    stage.add(
      place(
        bird(i % 3 !== 1),
        x - (flip ? -1 : 1) * n * 130,
        y + k * n * 46 + random.range(-12, 12),
        random.range(0.62, 0.86),
        flip,
      ),
    );
  }
}

function frame(stage: Stage, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  for (const [x, y, r] of [
    [1560, HEIGHT - 90, 120],
    [1740, HEIGHT - 150, 100],
    [1840, HEIGHT - 50, 140],
    [1420, HEIGHT - 26, 100],
    [300, HEIGHT - 30, 120],
  ] as const)
    stage.add(lotusLeaf(stage, at(x), y, r, r * 0.28, random.range(0, 6)));
  stage.add(
    lotusFlower(stage, at(1650), HEIGHT - 150, 96, 6),
    lotusFlower(stage, at(1800), HEIGHT - 190, 66, -5),
  );
  let back = '';
  let front = '';
  for (let i = 0; i < 44; i++) {
    const d = grassTuft(
      random,
      at(random.range(-30, 430)),
      HEIGHT + 20,
      random.range(140, 430) * (1 - i / 90),
      6,
    );
    if (i % 2) back += d;
    else front += d;
  }
  stage.add(
    fill(back, mix(inks.leafDark, inks.ink, 0.35)),
    fill(front, mix(inks.leaf, inks.leafDark, 0.5)),
    oval(at(690), HEIGHT - 130, 90, 9, inks.waterLow, { 'fill-opacity': 0.35 }),
  );
}
