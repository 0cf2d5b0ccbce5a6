import { mix } from '../../kit/colour';
import { frond } from '../../kit/plants';
import { HEIGHT, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point } from '../../kit/svg';
import type { View } from './view';

/** What the light does on the bare table: bars of a shutter, the shadow of a palm, a window, a lamp's pool. */
export function tableLight(v: View, [cx, cy]: Point): string {
  const { stage, inks, side } = v;
  const random = v.random.fork('light');
  if (stage.dark) return lampPool(v, [cx + side * 120, cy - 60]);
  if (stage.weather === 'rain') return '';
  const kind = random.pick(['shutter', 'palm', 'window', 'edge']);
  const strong = stage.weather === 'mist' ? 0.12 : 0.24;
  if (kind === 'palm') {
    let d = '';
    const root: Point = [cx - side * 1200, -220];
    for (let i = 0; i < 5; i++)
      d += frond(
        random,
        root,
        (side > 0 ? 0.15 : Math.PI - 0.15) + side * i * 0.25,
        random.range(1100, 1700),
        0.22,
      );
    return wash(v) + fill(d, inks.ink, { 'fill-opacity': stage.weather === 'mist' ? 0.1 : 0.2 });
  }
  let d = '';
  if (kind === 'edge')
    d = `M${cx + side * 330} -10L${cx - side * 260} ${HEIGHT + 10}H${side > 0 ? WIDTH + 10 : -10}V-10Z`;
  else {
    const count = kind === 'shutter' ? 8 : 3;
    const w = kind === 'shutter' ? 118 : 330;
    const step = kind === 'shutter' ? 270 : 470;
    for (let i = 0; i < count; i++) {
      const x = cx + side * (1250 - i * step);
      d += `M${num(x)} -10h${w}l${-side * 700} ${HEIGHT + 20}h${-w * 1.12}Z`;
    }
  }
  return wash(v) + fill(d, mix(inks.light, inks.gold, 0.35), { 'fill-opacity': strong });
}

/** The table brightens toward the light. */
function wash(v: View): string {
  const { stage, inks, side } = v;
  const lit = [inks.light, 0.22] as const;
  const dim = [inks.near, 0.18] as const;
  const [first, last] = side > 0 ? [dim, lit] : [lit, dim];
  return box(
    0,
    0,
    WIDTH,
    HEIGHT,
    stage.blend(
      [
        [0, first[0], first[1]],
        [0.5, inks.light, 0],
        [1, last[0], last[1]],
      ],
      true,
    ),
  );
}

function lampPool(v: View, [x, y]: Point): string {
  const { inks } = v;
  let out = box(0, 0, WIDTH, HEIGHT, inks.near, { 'fill-opacity': 0.3 });
  for (const [r, o] of [
    [1020, 0.09],
    [800, 0.11],
    [600, 0.13],
  ] as const)
    out += oval(x, y, r, r * v.k, mix(inks.gold, inks.light, 0.3), { 'fill-opacity': o });
  return out;
}

/** Steam that curls up from a hot dish, its foot at a place. */
export function steam(v: View, label: string, x: number, y: number, spread: number, height: number): string {
  const random = v.random.fork(`steam-${label}`);
  const veil = v.stage.blend([
    [0, v.inks.paper, 0],
    [0.45, v.inks.paper, 0.46],
    [1, v.inks.paper, 0.05],
  ]);
  let d = '';
  for (let i = 0; i < 3; i++) {
    const sx = x + (i - 1) * spread + random.range(-20, 20);
    const h = height * random.range(0.75, 1);
    const w = random.range(28, 46);
    const s = random.sign() * random.range(50, 86);
    d += `M${num(sx)} ${num(y)}C${num(sx - s)} ${num(y - h * 0.3)} ${num(sx + s)} ${num(y - h * 0.5)} ${num(sx)} ${num(y - h * 0.76)}Q${num(sx - s * 0.3)} ${num(y - h * 0.92)} ${num(sx + s * 0.4)} ${num(y - h)}Q${num(sx + w)} ${num(y - h * 0.9)} ${num(sx + w)} ${num(y - h * 0.7)}C${num(sx + s + w)} ${num(y - h * 0.46)} ${num(sx - s + w)} ${num(y - h * 0.28)} ${num(sx)} ${num(y)}Z`;
  }
  return fill(d, veil);
}

/** A dim frame that holds the eye on the dishes. */
export function vignette(v: View): string {
  const { stage, inks } = v;
  const o = stage.dark ? 0.5 : 0.2;
  return (
    box(
      0,
      0,
      WIDTH,
      260,
      stage.blend([
        [0, inks.ink, o],
        [1, inks.ink, 0],
      ]),
    ) +
    box(
      0,
      HEIGHT - 240,
      WIDTH,
      240,
      stage.blend([
        [0, inks.ink, 0],
        [1, inks.ink, o],
      ]),
    )
  );
}
