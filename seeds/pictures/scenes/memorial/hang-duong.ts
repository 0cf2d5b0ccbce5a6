import { mix } from '../../kit/colour';
import { mist } from '../../kit/mist';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** Hàng Dương on Côn Đảo: graves without ranks under tall casuarinas in sandy grass, a star on each stone, incense and white flowers. Nobody poses there. */
export function hangDuong(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('hang-duong');
  const x = WIDTH * random.range(0.48, 0.52);
  const horizon = 520;
  stage.add(
    sky(stage, { horizon, clouds: 3, ...(dark ? { sun: { x: x + side * 420, y: 190, r: 60 } } : {}) }),
    casuarinas(stage, 'far', horizon + 20, 22, [250, 380], mix(inks.middle, inks.far, 0.35)),
    mist(stage, 'air', horizon, 150, inks.skyLow, 0.5),
    casuarinas(stage, 'mid', horizon + 60, 13, [380, 520], mix(inks.leafDark, inks.middle, 0.35)),
  );
  const sand = mix(mix(inks.ground, inks.leaf, 0.4), inks.far, 0.25);
  stage.add(
    box(
      -10,
      horizon + 40,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(sand, inks.skyLow, 0.3)],
        [1, mix(sand, inks.near, 0.4)],
      ]),
    ),
    fill(
      `M${num(x - 26)} ${horizon + 46}C${num(x + 60)} ${horizon + 160} ${num(x - 130)} ${horizon + 300} ${num(x - 210)} ${HEIGHT + 10}H${num(x + 190)}C${num(x + 130)} ${horizon + 300} ${num(x + 190)} ${horizon + 160} ${num(x + 26)} ${horizon + 46}Z`,
      mix(mix(inks.ground, inks.paper, dark ? 0.05 : 0.4), inks.near, dark ? 0.3 : 0.05),
    ),
  );
  const kinds = [0, 1, 2].map((k) => stage.define(grave(stage, k)));
  const graves: [number, number, number, number][] = [];
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const y = horizon + 74 + t ** 1.5 * 500;
    const k = 0.26 + t * 0.95;
    const clear = 90 + t * 220;
    for (let px = x - 1080; px < x + 1080; px += 300 * k * random.range(0.9, 1.5)) {
      const gx = px + random.range(-30, 30) * k;
      if (Math.abs(gx - x) < clear || gx < -140 || gx > WIDTH + 140) continue;
      graves.push([gx, y + random.range(-26, 26) * k, k, random.int(0, 2)]);
    }
  }
  graves.sort((a, b) => a[1] - b[1]);
  const flame = mix(inks.gold, inks.light, 0.4);
  for (const [gx, gy, k, which] of graves) {
    stage.add(place(use(kinds[which] ?? ''), gx, gy, k, random.chance(0.5)));
    if (dark && random.chance(0.92))
      stage.add(
        disc(gx + 40 * k, gy - 8 * k, 74 * k, flame, { 'fill-opacity': 0.1 }),
        disc(gx + 40 * k, gy - 8 * k, 38 * k, flame, { 'fill-opacity': 0.22 }),
        disc(gx + 40 * k, gy - 8 * k, 10 * k, flame),
      );
  }
  let needles = '';
  for (let i = 0; i < 160; i++) {
    const t = random.next();
    needles += `M${num(random.range(0, WIDTH))} ${num(horizon + 70 + t * 560)}l${num(random.range(-14, 14) * (0.4 + t))} ${num(random.range(2, 8))}`;
  }
  stage.add(stroke(needles, mix(inks.groundDark, inks.near, 0.3), 2, { 'stroke-opacity': 0.5 }));
  const s = random.sign();
  stage.add(
    casuarina(stage, 'near-a', x + s * 840, HEIGHT + 20, 1120, mix(inks.leafDark, inks.ink, 0.4)),
    casuarina(stage, 'near-b', x - s * 900, HEIGHT + 20, 1040, mix(inks.leafDark, inks.ink, 0.4)),
  );
  return { x: x / WIDTH, y: 0.75 };
}

/** A casuarina: straight bole, drooping grey-green plumes; foot at (x, y). */
function casuarina(stage: Stage, label: string, x: number, y: number, height: number, ink: string): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const lean = random.range(-0.05, 0.05) * height;
  const at = (t: number): [number, number] => [x + lean * t * t, y - height * t];
  const w = height * 0.017;
  let plumes = '';
  let pale = '';
  for (let i = 0; i < 34; i++) {
    const t = 0.3 + (i / 34) * 0.7;
    const [bx, by] = at(t);
    const k = i % 2 ? 1 : -1;
    const l = height * (0.24 - t * 0.16) * random.range(0.7, 1.25);
    const d = `M${num(bx)} ${num(by)}q${num(k * l * 0.5)} ${num(-l * 0.5)} ${num(k * l)} ${num(-l * 0.12)}q${num(k * l * 0.1)} ${num(l * 0.3)} ${num(k * l * 0.04)} ${num(l * 0.66)}q${num(-k * l * 0.2)} ${num(-l * 0.3)} ${num(-k * l * 0.36)} ${num(-l * 0.3)}q${num(-k * l * 0.1)} ${num(l * 0.24)} ${num(-k * l * 0.2)} ${num(l * 0.42)}q${num(-k * l * 0.12)} ${num(-l * 0.4)} ${num(-k * l * 0.48)} ${num(-l * 0.16)}Z`;
    if (i % 3 === 0) pale += d;
    else plumes += d;
  }
  const [tx, ty] = at(1);
  return (
    fill(
      `M${num(x - w)} ${num(y)}Q${num(x - w * 0.6 + lean * 0.2)} ${num(y - height * 0.5)} ${num(tx - w * 0.2)} ${num(ty)}H${num(tx + w * 0.2)}Q${num(x + w * 0.6 + lean * 0.2)} ${num(y - height * 0.5)} ${num(x + w)} ${num(y)}Z`,
      mix(mix(inks.groundDark, inks.ink, 0.5), ink, 0.3),
    ) +
    fill(plumes, ink) +
    fill(pale, mix(ink, inks.leaf, 0.35))
  );
}

function casuarinas(
  stage: Stage,
  label: string,
  foot: number,
  count: number,
  [low, high]: readonly [number, number],
  ink: string,
): string {
  const random = stage.random.fork(label);
  let out = '';
  for (let i = 0; i < count; i++)
    out += casuarina(
      stage,
      `${label}${i}`,
      ((i + random.range(0.2, 0.8)) / count) * WIDTH,
      foot,
      random.range(low, high),
      ink,
    );
  return out;
}

/** A grave: a low bed of pebbles in a pale kerb, a stone with a star at its head, incense and a white flower; about 200 wide. */
function grave(stage: Stage, which: number): string {
  const { inks, side, dark } = stage;
  const pale = mix(mix(inks.far, inks.paper, dark ? 0.2 : 0.62), inks.near, dark ? 0.25 : 0.06);
  const shade = mix(pale, inks.near, 0.4);
  const star = mix(inks.accent, inks.near, 0.3);
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? 5 : 12;
    d += `${i ? 'L' : 'M'}${num(-62 + Math.cos(a) * r)} ${num(-62 + Math.sin(a) * r)}`;
  }
  const head =
    which === 2
      ? 'M-92 -14Q-96 -70 -78 -92Q-60 -106 -44 -88Q-30 -66 -34 -14Z'
      : which
        ? 'M-92 -14V-84Q-62 -112 -32 -84V-14Z'
        : 'M-92 -14V-96H-32V-14Z';
  return (
    oval(0, 8, 118, 12, inks.ink, { 'fill-opacity': 0.2 }) +
    fill(head, shade, { transform: `translate(${-side * 9} -3)` }) +
    fill(head, pale) +
    fill(`${d}Z`, star) +
    stroke('M-80 -40H-44M-76 -30H-48', mix(pale, inks.ink, 0.3), 3) +
    fill('M-104 -16L-90 -26H84L104 -12V8H-104Z', shade) +
    fill('M-104 -16L-90 -26H84L104 -12H-96Z', pale) +
    fill('M-84 -17L-76 -23H76L90 -14H-80Z', mix(mix(inks.ground, inks.far, 0.5), inks.near, 0.1)) +
    stroke('M30 -18V-52M36 -18L39 -50M24 -18L21 -50', mix(inks.accentDark, inks.groundDark, 0.4), 2.4) +
    disc(58, -30, 7, inks.paper) +
    disc(68, -26, 6, mix(inks.paper, inks.far, 0.2)) +
    stroke('M58 -24L62 -14M68 -20L64 -14', inks.leafDark, 2.4)
  );
}
