import { mix } from '../../kit/colour';
import { type KarstForm, karst } from '../../kit/karst';
import { downTo, ridge } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill } from '../../kit/svg';
import { reflection } from '../../kit/water';

const FORMS: [KarstForm, ...KarstForm[]] = ['tower', 'hump', 'finger', 'leaning', 'cone', 'anvil'];

export function farRange(stage: Stage, horizon: number): void {
  const random = stage.random.fork('far');
  const { inks } = stage;
  for (let layer = 0; layer < 2; layer++) {
    const ink = mix(inks.far, inks.skyLow, layer ? 0.2 : 0.55);
    const low = ridge(random, {
      left: -40,
      right: WIDTH + 40,
      y: horizon - 16 - layer * 4,
      rise: 36,
      swell: 300,
    });
    stage.add(fill(downTo(low, horizon + 2), ink));
    for (let x = random.range(-80, 60); x < WIDTH + 60; x += random.range(130, 330)) {
      const height = random.range(70, 210) * (layer ? 0.8 : 1.15);
      const form = random.pick(FORMS);
      const tower = karst(stage, `far${layer}-${Math.round(x)}`, {
        x,
        base: horizon + 2,
        width: height * random.range(0.7, 1.5),
        height,
        form,
        detail: layer * 0.2,
        ink,
        shade: mix(ink, inks.middle, 0.3),
      });
      stage.add(tower.svg);
    }
  }
}

export function middleTowers(stage: Stage, horizon: number, subject: number): void {
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
      x,
      base,
      width: height * random.range(0.7, 1.2),
      height,
      form: random.pick(FORMS),
      detail: 0.5,
      ink,
      shade: mix(ink, inks.near, 0.4),
      notch: true,
    });
    stage.add(
      reflection(stage, `middle${i}r`, tower.outline, {
        waterline: base,
        ink: mix(ink, inks.waterLow, 0.3),
        squash: 0.7,
        opacity: 0.55,
      }),
    );
    stage.add(tower.svg);
  }
}

export function nearTowers(stage: Stage, horizon: number, subject: number): void {
  const random = stage.random.fork('near');
  const { inks, side } = stage;
  const plan = random.pick(['one-side', 'gate', 'behind', 'both-far']);
  const draw = (label: string, x: number, base: number, width: number, height: number, form: KarstForm) => {
    const tower = karst(stage, label, {
      x,
      base,
      width,
      height,
      form,
      detail: 1,
      ink: inks.near,
      shade: mix(inks.near, inks.ink, 0.55),
      notch: true,
    });
    stage.add(
      reflection(stage, `${label}r`, tower.outline, {
        waterline: base,
        ink: mix(inks.near, inks.waterLow, 0.35),
        squash: 0.62,
        opacity: 0.72,
      }),
    );
    stage.add(tower.svg);
  };
  const base = horizon + random.range(80, 130);
  const away = -side;
  const wide = random.range(340, 520);
  const offset = plan === 'behind' ? random.range(230, 330) : random.range(560, 700);
  draw(
    'near-a',
    subject + away * offset,
    plan === 'behind' ? horizon + 64 : base,
    wide,
    random.range(480, 660),
    random.pick(['tower', 'leaning', 'anvil', 'hump']),
  );
  if (plan !== 'one-side') {
    const far = plan === 'gate' ? random.range(600, 720) : random.range(760, 860);
    draw(
      'near-b',
      subject + side * far,
      base + random.range(-30, 26),
      random.range(240, 420),
      random.range(300, 520),
      random.pick(['tower', 'finger', 'hump', 'cone']),
    );
  }
  if (random.chance(0.6)) {
    draw(
      'near-c',
      subject + away * random.range(430, 520),
      base + random.range(10, 40),
      random.range(70, 120),
      random.range(90, 190),
      'finger',
    );
  }
}
