import { lens } from './path';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box, fill } from './svg';

/** A bank of air between two layers: a soft veil with a few streaks in it. */
export function mist(
  stage: Stage,
  label: string,
  y: number,
  depth: number,
  ink: string,
  strength = 0.6,
): string {
  const random = stage.random.fork(label);
  const more = stage.weather === 'mist' ? 1.5 : stage.weather === 'rain' ? 1.1 : 0.8;
  const opacity = Math.min(0.95, strength * more);
  const veil = stage.blend([
    [0, ink, 0],
    [0.6, ink, opacity],
    [1, ink, opacity * 0.15],
  ]);
  let streaks = '';
  const count = stage.weather === 'mist' ? 7 : 3;
  for (let i = 0; i < count; i++) {
    const x = random.range(-200, WIDTH);
    streaks += lens(
      x,
      x + random.range(360, 980),
      y + random.range(-0.35, 0.4) * depth,
      random.range(6, depth * 0.16),
    );
  }
  return box(0, y - depth / 2, WIDTH, depth, veil) + fill(streaks, ink, { 'fill-opacity': opacity * 0.55 });
}

/** Slanting rain in front of everything, when it rains. */
export function rain(stage: Stage): string {
  if (stage.weather !== 'rain') return '';
  const random = stage.random.fork('rain');
  let d = '';
  for (let i = 0; i < 260; i++) {
    const x = Math.round(random.range(-60, WIDTH));
    const y = Math.round(random.range(-60, HEIGHT));
    const l = Math.round(random.range(26, 80));
    d += `M${x} ${y}l${Math.round(-l * 0.22)} ${l}`;
  }
  const ink = stage.inks.paper;
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".34" stroke-width="1.6"/>`;
}
