import { mix } from '../kit/colour';
import { JUNK_OUTLINE, junk, sampan } from '../kit/boats';
import { karst, type KarstForm } from '../kit/karst';
import { mist } from '../kit/mist';
import { downTo, ridge } from '../kit/path';
import { dress } from '../kit/people';
import { lotusBud, lotusFlower, lotusLeaf, pine } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, place, type Point } from '../kit/svg';
import type { Focal } from '../kit/types';
import { lightPath, reflection, ripples, water } from '../kit/water';

const FORMS: [KarstForm, ...KarstForm[]] = ['tower', 'hump', 'finger', 'leaning', 'cone', 'anvil'];

/** Hạ Long and its sisters: limestone towers standing in still water, and someone crossing it. */
export function bayOfKarsts(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.5, 0.6);
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
  foreground(stage);
  return focus;
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
  const plan = random.pick(['one-side', 'gate', 'gate', 'both-far']);
  const draw = (label: string, x: number, base: number, width: number, height: number, form: KarstForm) => {
    const tower = karst(stage, label, { x, base, width, height, form, detail: 1, ink: inks.near, shade: mix(inks.near, inks.ink, 0.55), notch: true });
    stage.add(reflection(stage, `${label}r`, tower.outline, { waterline: base, ink: mix(inks.near, inks.waterLow, 0.35), squash: 0.62, opacity: 0.72 }));
    stage.add(tower.svg);
  };
  const base = horizon + random.range(80, 130);
  const away = -side;
  const wide = random.range(340, 520);
  draw('near-a', subject + away * random.range(560, 700), base, wide, random.range(480, 660), random.pick(['tower', 'leaning', 'anvil', 'hump']));
  if (plan !== 'one-side') {
    const far = plan === 'gate' ? random.range(600, 720) : random.range(760, 860);
    draw('near-b', subject + side * far, base + random.range(-30, 26), random.range(240, 420), random.range(300, 520), random.pick(['tower', 'finger', 'hump', 'cone']));
  }
  if (random.chance(0.6)) {
    draw('near-c', subject + away * random.range(300, 380), base + random.range(10, 40), random.range(70, 120), random.range(90, 190), 'finger');
  }
}

function boats(stage: Stage, horizon: number, subject: number): Focal {
  const random = stage.random.fork('boats');
  const { inks } = stage;
  const motif = stage.motif ?? random.pick(['junk', 'junk', 'sampan', 'junks']);
  const flip = random.chance(0.5);
  const line = horizon + random.range(150, 200);
  if (motif === 'sampan') {
    const y = line + 90;
    const craft = place(sampan(stage, dress(stage, random.int(0, 3)), 'standing'), subject, y, 2.7, flip);
    stage.add(reflection(stage, 'sampan-r', SAMPAN.map(([a, b]) => [subject + (flip ? -a : a) * 2.7, y + b * 2.7] as const), { waterline: y + 16, ink: inks.ink, squash: 0.55, opacity: 0.5 }));
    stage.add(craft, ripples(stage, 'wake', y + 10, y + 60, 0.5));
    return { x: subject / WIDTH, y: (y - 130) / HEIGHT };
  }
  const sail = random.pick([inks.accent, inks.accent, mix(inks.gold, inks.accent, 0.35)]);
  const put = (x: number, y: number, s: number, name: string) => {
    const outline: Point[] = JUNK_OUTLINE.map(([a, b]) => [x + (flip ? -a : a) * s, y + b * s]);
    stage.add(reflection(stage, name, outline, { waterline: y + 4 * s, ink: mix(sail, inks.waterLow, 0.45), squash: 0.6, opacity: 0.62 }));
    stage.add(place(junk(stage, sail, flip ? -stage.side : stage.side), x, y, s, flip));
  };
  if (motif === 'junks') put(subject + (flip ? -1 : 1) * 330, horizon + 54, 0.44, 'junk-far');
  put(subject, line, random.range(1.2, 1.36), 'junk-near');
  const small = subject + stage.side * random.range(330, 470);
  stage.add(place(sampan(stage, dress(stage, random.int(0, 4)), random.pick(['seated', 'standing'])), small, line + random.range(120, 180), 1.25, !flip));
  stage.add(lightPath(stage, subject + 3, line + 14, line + 70, inks.light, 0.5));
  return { x: subject / WIDTH, y: (line - 150) / HEIGHT };
}

const SAMPAN: Point[] = [[-98, -20], [-66, -10], [-70, -90], [-36, -90], [-44, -8], [40, -8], [108, -24], [46, 8], [-40, 8]];

function foreground(stage: Stage): void {
  const random = stage.random.fork('front');
  const { inks, side } = stage;
  const kind = random.pick(['lotus', 'pine', 'lotus', 'rock']);
  if (kind === 'lotus') {
    for (const end of [-1, 1]) {
      const count = end === side ? 3 : 5;
      for (let i = 0; i < count; i++) {
        const x = end < 0 ? random.range(-20, 430) : WIDTH - random.range(-20, 430);
        const y = HEIGHT - random.range(-10, 90);
        stage.add(lotusLeaf(stage, x, y, random.range(90, 150), random.range(26, 42), random.range(0, 6)));
      }
      const fx = end < 0 ? random.range(120, 320) : WIDTH - random.range(120, 320);
      stage.add(lotusBud(stage, fx + 90, HEIGHT - 20, 120, 56, 0.1), lotusFlower(stage, fx, HEIGHT - 60, random.range(84, 112), random.range(-8, 8)));
    }
    return;
  }
  const left = side > 0;
  const x = left ? -30 : WIDTH + 30;
  const shelf = karst(stage, 'front-rock', {
    x, base: HEIGHT + 40, width: random.range(520, 760), height: random.range(150, 250), form: 'hump', detail: 0.9, ink: inks.shade, shade: inks.ink,
  });
  stage.add(shelf.svg);
  if (kind === 'pine') stage.add(pine(stage, 'front-pine', left ? 130 : WIDTH - 130, HEIGHT - 150, 470, left ? 0.25 : -0.25));
}
