import { mix } from './colour';
import { grassTuft } from './foliage';
import type { Stage } from './stage';
import { box, fill, group, num, stroke } from './svg';

/** A flame-shaped arch over a niche or a door, foot at (x, y). */
function flame(x: number, y: number, w: number, h: number): string {
  return `M${num(x - w)} ${num(y)}C${num(x - w * 1.3)} ${num(y - h * 0.4)} ${num(x - w * 0.5)} ${num(y - h * 0.62)} ${num(x)} ${num(y - h)}C${num(x + w * 0.5)} ${num(y - h * 0.62)} ${num(x + w * 1.3)} ${num(y - h * 0.4)} ${num(x + w)} ${num(y)}Z`;
}

/** A Cham tower of brick, foot at the origin: plinth, body with pilasters and porch, roof in shrinking storeys. */
export function chamTower(stage: Stage, label: string, w: number, tiers: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const brick = stage.dark
    ? mix(mix(inks.accentDark, inks.near, 0.45), inks.ground, 0.2)
    : mix(mix(inks.accent, inks.ground, 0.5), inks.groundDark, 0.2);
  const lit = mix(brick, inks.light, 0.3);
  const shade = mix(brick, inks.near, 0.55);
  const deep = mix(shade, inks.ink, 0.55);
  const shapes: string[] = [];
  const outline: string[] = [];
  const block = (half: number, y: number, h: number, ink: string) => {
    shapes.push(box(-half, y - h, half * 2, h, ink));
    outline.push(box(-half, y - h, half * 2, h, '#000'));
  };
  const cornice = (half: number, y: number, h: number): number => {
    for (const [k, spread] of [1.06, 1.14, 1.22, 1.12].entries())
      block(half * spread, y - (k * h) / 4, h / 4 + 0.6, k === 2 ? lit : k % 2 ? shade : brick);
    return y - h;
  };
  let y = 0;
  block(w * 0.66, y, w * 0.08, shade);
  block(w * 0.6, y - w * 0.08, w * 0.07, brick);
  y -= w * 0.15;
  const bodyTop = y - w * 0.92;
  block(w * 0.5, y, w * 0.92, brick);
  for (const x of [-0.46, -0.29, 0.21, 0.38])
    shapes.push(
      box(w * x, bodyTop, w * 0.09, w * 0.92, lit),
      box(w * (x + 0.065), bodyTop, w * 0.025, w * 0.92, shade),
    );
  shapes.push(
    box(-w * 0.21, y - w * 0.56, w * 0.42, w * 0.56, brick),
    fill(flame(0, y - w * 0.52, w * 0.25, w * 0.34), lit),
    fill(flame(0, y - w * 0.5, w * 0.17, w * 0.24), shade),
  );
  shapes.push(
    box(-w * 0.19, y - w * 0.54, w * 0.06, w * 0.54, lit),
    box(w * 0.13, y - w * 0.54, w * 0.06, w * 0.54, lit),
    box(-w * 0.1, y - w * 0.46, w * 0.2, w * 0.46, stage.dark ? inks.gold : deep),
  );
  const ledges: number[] = [];
  y = cornice(w * 0.5, bodyTop, w * 0.13);
  ledges.push(y);
  let half = w * 0.39;
  for (let i = 0; i < tiers; i++) {
    const h = half * 0.86;
    for (const s of [-1, 1]) {
      const x = s * half * 1.14;
      shapes.push(
        fill(
          `M${num(x - half * 0.13)} ${num(y)}v${num(-h * 0.4)}q${num(half * 0.13)} ${num(-h * 0.1)} ${num(half * 0.13)} ${num(-h * 0.5)}q0 ${num(h * 0.4)} ${num(half * 0.13)} ${num(h * 0.5)}v${num(h * 0.4)}Z`,
          s === side ? lit : shade,
        ),
      );
    }
    block(half, y, h, brick);
    shapes.push(
      box(-half * 0.94, y - h, half * 0.16, h, lit),
      box(half * 0.78, y - h, half * 0.16, h, lit),
      fill(flame(0, y, half * 0.4, h * 0.98), lit),
      fill(flame(0, y, half * 0.28, h * 0.74), shade),
      fill(flame(0, y, half * 0.14, h * 0.46), deep),
    );
    y = cornice(half, y - h, half * 0.24);
    ledges.push(y);
    half *= 0.7;
  }
  shapes.push(
    fill(
      `M${num(-half)} ${num(y)}C${num(-half * 1.2)} ${num(y - half * 0.9)} ${num(-half * 0.3)} ${num(y - half * 1.1)} 0 ${num(y - half * 2.1)}C${num(half * 0.3)} ${num(y - half * 1.1)} ${num(half * 1.2)} ${num(y - half * 0.9)} ${num(half)} ${num(y)}Z`,
      brick,
    ),
  );
  outline.push(
    fill(
      `M${num(-half)} ${num(y + 2)}Q${num(-half)} ${num(y - half)} 0 ${num(y - half * 2.1)}Q${num(half)} ${num(y - half)} ${num(half)} ${num(y + 2)}Z`,
      '#000',
    ),
  );
  let courses = '';
  for (let i = 0; i < 74; i++) {
    const cy = random.range(y, -w * 0.1);
    const cx = random.range(-0.5, 0.5) * w;
    courses += `M${num(cx)} ${num(cy)}h${num(random.range(0.04, 0.13) * w)}`;
  }
  const d = side > 0 ? -1 : 1;
  const wear = `M${num(d * w)} 10L${num(d * w * 0.18)} 10L${num(d * w * 0.24)} ${num(-w * 0.5)}L${num(d * w * 0.14)} ${num(-w * 0.9)}L${num(d * w * 0.16)} ${num(-w * 1.5)}L${num(d * w * 0.05)} ${num(y - w * 0.4)}L${num(d * w)} ${num(y - w * 0.4)}Z`;
  let weeds = '';
  for (const ledge of ledges)
    for (let k = 0; k < 4; k++)
      weeds += grassTuft(
        random,
        random.range(-0.42, 0.42) * w * (1 + ledge / (w * 4)),
        ledge + 2,
        w * random.range(0.05, 0.1),
        5,
      );
  const clip = stage.clip(outline.join(''));
  return (
    shapes.join('') +
    group(
      fill(wear, mix(shade, inks.ink, 0.2), { 'fill-opacity': 0.62 }) +
        stroke(courses, shade, Math.max(1, w * 0.008), { 'stroke-opacity': 0.7 }),
      { 'clip-path': clip },
    ) +
    fill(weeds, mix(inks.leafDark, inks.leaf, 0.4))
  );
}
