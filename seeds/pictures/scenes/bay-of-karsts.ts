import { mix } from '../kit/colour';
import { raftHouse } from '../kit/houses';
import { JUNK_OUTLINE, junk, sampan } from '../kit/boats';
import { karst, type KarstForm } from '../kit/karst';
import { mist } from '../kit/mist';
import { downTo, ridge } from '../kit/path';
import { dress } from '../kit/people';
import { floweringBough, lotusBud, lotusFlower, lotusLeaf, palm, pine } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, place, type Point } from '../kit/svg';
import type { Focal } from '../kit/types';
import { lightPath, mirrored, reflection, ripples, water } from '../kit/water';

const FORMS: [KarstForm, ...KarstForm[]] = ['tower', 'hump', 'finger', 'leaning', 'cone', 'anvil'];

/** Hạ Long and its sisters: limestone towers standing in still water, and someone crossing it. */
export function bayOfKarsts(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.46, 0.6);
  const subject = WIDTH * random.range(0.42, 0.58);
  const sunX = subject + side * WIDTH * random.range(0.06, 0.16);
  const sun = { x: sunX, y: horizon - random.range(150, 330), r: random.range(82, 130) };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.4) }));

  farRange(stage, horizon);
  stage.add(mist(stage, 'far-air', horizon - 26, 130, inks.skyLow, 0.7));
  stage.add(water(stage, { top: horizon, lightAt: sun.x }));
  middleTowers(stage, horizon, subject);
  stage.add(mist(stage, 'middle-air', horizon + 26, 110, mix(inks.skyLow, inks.waterTop, 0.4), 0.5));
  nearTowers(stage, horizon, subject);
  stage.add(birds(stage, subject - side * 260, horizon - 330, 110, inks.ink));
  const focus = boats(stage, horizon, subject);
  foreground(stage, focus.fresh);
  return focus.focal;
}

function farRange(stage: Stage, horizon: number): void {
  const random = stage.random.fork('far');
  const { inks } = stage;
  for (let layer = 0; layer < 2; layer++) {
    const ink = mix(inks.far, inks.skyLow, layer ? 0.2 : 0.55);
    const low = ridge(random, { left: -40, right: WIDTH + 40, y: horizon - 16 - layer * 4, rise: 36, swell: 300 });
    stage.add(fill(downTo(low, horizon + 2), ink));
    for (let x = random.range(-80, 60); x < WIDTH + 60; x += random.range(130, 330)) {
      const height = random.range(70, 210) * (layer ? 0.8 : 1.15);
      const form = random.pick(FORMS);
      const tower = karst(stage, `far${layer}-${Math.round(x)}`, {
        x, base: horizon + 2, width: height * random.range(0.7, 1.5), height, form, detail: layer * 0.2, ink, shade: mix(ink, inks.middle, 0.3),
      });
      stage.add(tower.svg);
    }
  }
}

function middleTowers(stage: Stage, horizon: number, subject: number): void {
  const random = stage.random.fork('middle');
  const { inks } = stage;
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const share = (i + random.range(0.15, 0.85)) / count;
    const x = share * WIDTH;
    const clear = Math.min(1, Math.abs(x - subject) / 420);
    const height = random.range(150, 330) * (0.45 + 0.6 * clear);
    const base = horizon + random.range(14, 44);
    const ink = mix(inks.middle, inks.far, 0.2);
    const tower = karst(stage, `middle${i}`, {
      x, base, width: height * random.range(0.7, 1.2), height, form: random.pick(FORMS), detail: 0.5, ink, shade: mix(ink, inks.near, 0.4), notch: true,
    });
    stage.add(reflection(stage, `middle${i}r`, tower.outline, { waterline: base, ink: mix(ink, inks.waterLow, 0.3), squash: 0.7, opacity: 0.55 }));
    stage.add(tower.svg);
  }
}

function nearTowers(stage: Stage, horizon: number, subject: number): void {
  const random = stage.random.fork('near');
  const { inks, side } = stage;
  const plan = random.pick(['one-side', 'gate', 'behind', 'both-far']);
  const draw = (label: string, x: number, base: number, width: number, height: number, form: KarstForm) => {
    const tower = karst(stage, label, { x, base, width, height, form, detail: 1, ink: inks.near, shade: mix(inks.near, inks.ink, 0.55), notch: true });
    stage.add(reflection(stage, `${label}r`, tower.outline, { waterline: base, ink: mix(inks.near, inks.waterLow, 0.35), squash: 0.62, opacity: 0.72 }));
    stage.add(tower.svg);
  };
  const base = horizon + random.range(80, 130);
  const away = -side;
  const wide = random.range(340, 520);
  const offset = plan === 'behind' ? random.range(230, 330) : random.range(560, 700);
  draw('near-a', subject + away * offset, plan === 'behind' ? horizon + 64 : base, wide, random.range(480, 660), random.pick(['tower', 'leaning', 'anvil', 'hump']));
  if (plan !== 'one-side') {
    const far = plan === 'gate' ? random.range(600, 720) : random.range(760, 860);
    draw('near-b', subject + side * far, base + random.range(-30, 26), random.range(240, 420), random.range(300, 520), random.pick(['tower', 'finger', 'hump', 'cone']));
  }
  if (random.chance(0.6)) {
    draw('near-c', subject + away * random.range(300, 380), base + random.range(10, 40), random.range(70, 120), random.range(90, 190), 'finger');
  }
}

/** The crossing itself; `fresh` tells an inland river, where lotus grows, from the sea. */
function boats(stage: Stage, horizon: number, subject: number): { focal: Focal; fresh: boolean } {
  const random = stage.random.fork('boats');
  const { inks } = stage;
  const motif = stage.motif ?? random.pick(['junk', 'sampan', 'junks', 'village']);
  const flip = random.chance(0.5);
  const line = horizon + random.range(150, 200);
  if (motif === 'sampan') {
    const y = line + 90;
    const craft = place(sampan(stage, dress(stage, random.int(0, 3)), 'standing'), subject, y, 2.7, flip);
    stage.add(reflection(stage, 'sampan-r', SAMPAN.map(([a, b]) => [subject + (flip ? -a : a) * 2.7, y + b * 2.7] as const), { waterline: y + 16, ink: inks.ink, squash: 0.55, opacity: 0.5 }));
    stage.add(craft, ripples(stage, 'wake', y + 10, y + 60, 0.5));
    return { focal: { x: subject / WIDTH, y: (y - 130) / HEIGHT }, fresh: true };
  }
  if (motif === 'village') return { focal: village(stage, subject, horizon, flip), fresh: false };
  const sail = random.pick([inks.accent, inks.accent, mix(inks.gold, inks.accent, 0.35)]);
  const put = (x: number, y: number, s: number, name: string) => {
    const outline: Point[] = JUNK_OUTLINE.map(([a, b]) => [x + (flip ? -a : a) * s, y + b * s]);
    stage.add(reflection(stage, name, outline, { waterline: y + 4 * s, ink: mix(sail, inks.waterLow, 0.45), squash: 0.6, opacity: 0.62 }));
    stage.add(place(junk(stage, sail, flip ? -stage.side : stage.side), x, y, s, flip));
  };
  if (motif === 'junks') put(subject + (flip ? -1 : 1) * 330, horizon + 54, 0.44, 'junk-far');
  put(subject, line, random.range(0.95, 1.36), 'junk-near');
  const small = subject + stage.side * random.range(330, 470);
  stage.add(place(sampan(stage, dress(stage, random.int(0, 4)), random.pick(['seated', 'standing'])), small, line + random.range(120, 180), 1.25, !flip));
  stage.add(lightPath(stage, subject + 3, line + 14, line + 70, inks.light, 0.5));
  return { focal: { x: subject / WIDTH, y: (line - 150) / HEIGHT }, fresh: false };
}

const SAMPAN: Point[] = [[-98, -20], [-66, -10], [-70, -90], [-36, -90], [-44, -8], [40, -8], [108, -24], [46, 8], [-40, 8]];

/** Raft houses of a fishing village, and a sampan coming home. */
function village(stage: Stage, subject: number, horizon: number, flip: boolean): Focal {
  const random = stage.random.fork('village');
  const { inks } = stage;
  const y = horizon + random.range(110, 140);
  const paints = random.shuffle([inks.accent, mix(inks.waterTop, inks.paper, 0.3), inks.gold, mix(inks.leaf, inks.paper, 0.25), mix(inks.lotus, inks.paper, 0.2)]);
  for (let i = 0; i < 4; i++) {
    const x = subject + (i - 1.5) * random.range(200, 228) * (flip ? -1 : 1);
    const base = y + (i % 2) * 26;
    const house = place(raftHouse(stage, paints[i] ?? inks.accent, i % 2 === 0), x, base, random.range(1.15, 1.4), random.chance(0.5));
    stage.add(mirrored(stage, `raft${i}`, house, { waterline: base + 10, depth: 120, squash: 0.7, opacity: 0.5, left: x - 150, right: x + 150 }), house);
  }
  const bx = subject + (flip ? -90 : 90);
  const by = y + 220;
  const boat = place(sampan(stage, dress(stage, random.int(0, 4)), 'standing'), bx, by, 2, flip);
  stage.add(mirrored(stage, 'home', boat, { waterline: by + 12, depth: 130, squash: 0.55, opacity: 0.5, left: bx - 230, right: bx + 230 }), boat);
  return { x: subject / WIDTH, y: (y + 40) / HEIGHT };
}

function foreground(stage: Stage, fresh: boolean): void {
  const random = stage.random.fork('front');
  const { inks, side } = stage;
  const kind = fresh ? random.pick(['lotus', 'lotus', 'rock']) : random.pick(['pine', 'rock', 'bough', 'palms']);
  const left = side > 0;
  const at = (x: number) => (left ? x : WIDTH - x);
  if (kind === 'lotus') return lotusBanks(stage);
  if (kind === 'bough') {
    stage.add(floweringBough(stage, 'front-bough', [at(-50), 60], [at(random.range(520, 680)), random.range(170, 260)], stage.season === 'spring' ? inks.lotus : inks.accent, 32));
    return;
  }
  if (kind === 'palms') {
    stage.add(palm(stage, 'front-palm', at(70), HEIGHT + 30, 860, left ? 0.14 : -0.14), palm(stage, 'front-palm2', at(-30), HEIGHT + 40, 620, left ? 0.3 : -0.3));
  }
  const shelf = karst(stage, 'front-rock', {
    x: at(-20), base: HEIGHT + 60, width: random.range(620, 820), height: kind === 'palms' ? 150 : 270, form: 'hump', detail: 0.9, ink: inks.shade, shade: inks.ink,
  });
  if (kind === 'pine') stage.add(pine(stage, 'front-pine', at(70), HEIGHT - 110, 520, left ? 0.25 : -0.25));
  stage.add(shelf.svg);
}

function lotusBanks(stage: Stage): void {
  const random = stage.random.fork('lotus');
  for (const end of [-1, 1]) {
    const at = (inset: number) => (end < 0 ? inset : WIDTH - inset);
    const count = end === stage.side ? 3 : 6;
    for (let i = 0; i < count; i++) {
      stage.add(lotusLeaf(stage, at(random.range(-20, 440)), HEIGHT - random.range(-10, 100), random.range(90, 150), random.range(26, 42), random.range(0, 6)));
    }
    const fx = at(random.range(120, 320));
    stage.add(lotusBud(stage, fx + 90, HEIGHT - 20, random.range(90, 160), 56, random.range(-0.15, 0.15)), lotusFlower(stage, fx, HEIGHT - 60, random.range(84, 118), random.range(-8, 8)));
  }
}
