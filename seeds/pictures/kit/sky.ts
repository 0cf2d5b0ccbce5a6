import { mix, tone } from './colour';
import { lens } from './path';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box, disc, fill, group, num, type Point } from './svg';

export interface SkyOptions {
  /** Where the sky ends. */
  horizon: number;
  /** Where the sun or moon stands, in pixels. */
  sun?: { x: number; y: number; r: number };
  rays?: boolean;
  clouds?: number;
}

/** The whole sky: blend, stars, sun or moon with its halo, clouds. */
export function sky(stage: Stage, options: SkyOptions): string {
  const { inks, dark, weather } = stage;
  const { horizon, sun } = options;
  const random = stage.random.fork('sky');
  const paint = stage.blend([
    [0, inks.skyTop],
    [0.52, inks.skyMid],
    [1, inks.skyLow],
  ]);
  const out = [box(0, 0, WIDTH, horizon + 4, paint), box(0, horizon, WIDTH, HEIGHT - horizon, inks.skyLow)];
  if (sun && options.rays && !dark && weather === 'clear') out.push(sunRays(stage, sun.x, sun.y));
  if (dark && weather !== 'rain') out.push(stars(stage, horizon));
  if (sun && weather !== 'rain') out.push(dark ? moon(stage, sun) : sunDisc(stage, sun));
  out.push(clouds(stage, options.clouds ?? random.int(3, 6), horizon));
  return out.join('');
}

/** The flat wedges of light of a railway poster. */
function sunRays(stage: Stage, x: number, y: number): string {
  const random = stage.random.fork('rays');
  const count = random.int(11, 16);
  const start = random.range(0, Math.PI);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = start + (i / count) * Math.PI * 2;
    const b = a + (Math.PI / count) * 0.95;
    const reach = 2400;
    const at = (t: number) => `${num(x + Math.cos(t) * reach)} ${num(y + Math.sin(t) * reach)}`;
    d += `M${num(x)} ${num(y)}L${at(a)}L${at(b)}Z`;
  }
  return fill(d, stage.inks.light, { 'fill-opacity': 0.13 });
}

function sunDisc(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): string {
  const { inks, weather } = stage;
  const halo = weather === 'mist' ? 0.12 : 0.16;
  return (
    disc(x, y, r * 2.3, inks.light, { 'fill-opacity': halo * 0.7 }) +
    disc(x, y, r * 1.55, inks.light, { 'fill-opacity': halo }) +
    disc(x, y, r, inks.light, { 'fill-opacity': weather === 'mist' ? 0.8 : 1 })
  );
}

function moon(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): string {
  const { inks } = stage;
  const crescent = stage.random.fork('moon').chance(0.35);
  const size = r * 0.72;
  const halo =
    disc(x, y, size * 3, inks.light, { 'fill-opacity': 0.06 }) +
    disc(x, y, size * 1.8, inks.light, { 'fill-opacity': 0.09 });
  if (!crescent) {
    const seas =
      disc(x - size * 0.3, y - size * 0.2, size * 0.24, inks.skyLow, { 'fill-opacity': 0.2 }) +
      disc(x + size * 0.25, y + size * 0.3, size * 0.32, inks.skyLow, { 'fill-opacity': 0.16 }) +
      disc(x + size * 0.32, y - size * 0.38, size * 0.15, inks.skyLow, { 'fill-opacity': 0.18 });
    return halo + disc(x, y, size, inks.light) + seas;
  }
  const s = num(size);
  const d = `M${num(x)} ${num(y - size)}A${s} ${s} 0 1 1 ${num(x - size * 0.94)} ${num(y + size * 0.34)}A${num(size * 0.82)} ${num(size * 0.82)} 0 0 0 ${num(x)} ${num(y - size)}Z`;
  return halo + fill(d, inks.light);
}

function stars(stage: Stage, horizon: number): string {
  const random = stage.random.fork('stars');
  let small = '';
  let big = '';
  for (let i = 0; i < 110; i++) {
    const x = random.range(0, WIDTH);
    const y = random.range(0, 1) ** 1.4 * horizon * 0.85;
    const r = random.range(0.9, 2.2);
    small += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
    if (i % 12 === 0) {
      const s = random.range(6, 10);
      big += `M${num(x)} ${num(y - s)}L${num(x + 1.3)} ${num(y - 1.3)}L${num(x + s)} ${num(y)}L${num(x + 1.3)} ${num(y + 1.3)}L${num(x)} ${num(y + s)}L${num(x - 1.3)} ${num(y + 1.3)}L${num(x - s)} ${num(y)}L${num(x - 1.3)} ${num(y - 1.3)}Z`;
    }
  }
  return (
    fill(small, stage.inks.light, { 'fill-opacity': 0.75 }) +
    fill(big, stage.inks.light, { 'fill-opacity': 0.9 })
  );
}

/** A cloud with a flat foot and a heaped top, as a closed outline around its foot's middle. */
export function heapedCloud(stage: Stage, label: string, x: number, y: number, w: number, h: number): string {
  const random = stage.random.fork(label);
  const lobes = random.int(4, 7);
  const peak = random.range(0.3, 0.7);
  let d = `M${num(x - w / 2)} ${num(y)}`;
  let px = x - w / 2;
  let py = y;
  for (let i = 1; i <= lobes; i++) {
    const t = i / lobes;
    const nx = x - w / 2 + w * t;
    const lift =
      i === lobes ? 0 : Math.exp(-(((t - peak) / 0.28) ** 2)) * h * random.range(0.75, 1) + h * 0.08;
    const ny = y - lift;
    const r = Math.hypot(nx - px, ny - py) * random.range(0.52, 0.62);
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(nx)} ${num(ny)}`;
    px = nx;
    py = ny;
  }
  return `${d}Q${num(x + w * 0.2)} ${num(y + h * 0.1)} ${num(x - w / 2)} ${num(y)}Z`;
}

function bandCloud(stage: Stage, label: string, x: number, y: number, w: number): string {
  const random = stage.random.fork(label);
  let d = '';
  const rows = random.int(2, 4);
  for (let i = 0; i < rows; i++) {
    const rw = w * random.range(0.45, 1);
    const cx = x + random.range(-0.3, 0.3) * w;
    d += lens(cx - rw / 2, cx + rw / 2, y + i * random.range(13, 20), random.range(9, 19));
  }
  return d;
}

function clouds(stage: Stage, count: number, horizon: number): string {
  const { inks, weather, dark } = stage;
  const random = stage.random.fork('clouds');
  const kind = weather === 'rain' ? 'rain' : random.pick(['heaped', 'bands', 'bands', 'mixed']);
  const light = inks.cloud;
  const under = weather === 'rain' ? inks.far : mix(inks.cloud, inks.skyMid, 0.5);
  if (kind === 'rain') return rainClouds(stage);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random.range(-80, WIDTH + 80);
    const y = horizon * random.range(0.12, 0.82);
    const depth = 1 - y / horizon;
    const w = random.range(260, 620) * (0.5 + depth * 0.8);
    if (kind === 'bands' || (kind === 'mixed' && i % 2 === 0)) {
      out += fill(bandCloud(stage, `band${i}`, x, y, w), light, { 'fill-opacity': dark ? 0.45 : 0.62 });
    } else {
      const h = w * random.range(0.2, 0.34);
      const body = heapedCloud(stage, `heap${i}`, x, y, w, h);
      const low = lens(x - w * 0.42, x + w * 0.46, y + 1, h * 0.24);
      out +=
        fill(body, light, { 'fill-opacity': dark ? 0.6 : 0.92 }) + fill(low, under, { 'fill-opacity': 0.75 });
    }
  }
  return out;
}

function rainClouds(stage: Stage): string {
  const random = stage.random.fork('rainclouds');
  let out = '';
  for (let row = 0; row < 3; row++) {
    const y = 40 + row * 74;
    let d = `M-20 -20L-20 ${num(y)}`;
    for (let x = -20; x < WIDTH + 40; ) {
      const w = random.range(120, 330);
      d += `q${num(w / 2)} ${num(random.range(28, 80))} ${num(w)} ${num(random.range(-6, 6))}`;
      x += w;
    }
    d += `L${WIDTH + 300} -20Z`;
    const ink = mix(stage.inks.skyTop, tone(stage.inks.middle, 0), 0.34 - row * 0.1);
    out = fill(d, ink, { 'fill-opacity': 0.8 }) + out;
  }
  return out;
}

/** A skein of birds as thin strokes. */
export function birds(stage: Stage, x: number, y: number, spread: number, ink: string): string {
  const random = stage.random.fork('birds');
  const count = random.int(4, 9);
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + random.range(-1, 1) * spread;
    const by = y + random.range(-0.45, 0.45) * spread;
    const s = random.range(9, 19);
    const lift = random.range(0.3, 0.75) * s;
    const points: Point[] = [[bx, by]];
    for (const [px, py] of points) {
      d += `M${num(px - s)} ${num(py - lift)}Q${num(px - s * 0.35)} ${num(py - lift * 0.9)} ${num(px)} ${num(py)}Q${num(px + s * 0.35)} ${num(py - lift * 0.9)} ${num(px + s)} ${num(py - lift)}Q${num(px + s * 0.35)} ${num(py - lift * 0.45)} ${num(px)} ${num(py + 4)}Q${num(px - s * 0.35)} ${num(py - lift * 0.45)} ${num(px - s)} ${num(py - lift)}Z`;
    }
  }
  return group(fill(d, ink));
}
