import { mix } from '../../kit/colour';
import { blade, polygon, smoothClosed } from '../../kit/path';
import { disc, fill, num, oval, type Point, stroke } from '../../kit/svg';
import type { View } from './view';

/** A cooked prawn curled round the origin, about 2.4 radii across, lying on its side. */
export function prawn(v: View, r: number, shell = true): string {
  const { food, inks } = v;
  const at = (t: number, grow: number): Point => {
    const a = -2.85 + t * 3.95;
    const w = r * (t < 0.2 ? 0.24 + t * 2.9 : 0.82 - (t - 0.2) * 0.72);
    return [Math.cos(a) * (r * 0.86 + w * grow), Math.sin(a) * (r * 0.8 + w * grow)];
  };
  const along = (grow: number, from = 0, to = 1) =>
    Array.from({ length: 15 }, (_, i) => at(from + (i / 14) * (to - from), grow));
  const body = polygon([...along(0.62), ...along(-0.62).reverse()]);
  const back = polygon([...along(0.62, 0.02), ...along(0.18, 0.02).reverse()]);
  const belly = polygon([...along(-0.3), ...along(-0.62).reverse()]);
  let rings = '';
  for (const t of [0.3, 0.43, 0.56, 0.69, 0.81, 0.92]) {
    const [a, b, c] = [at(t, 0.6), at(t + 0.03, 0), at(t, -0.6)];
    rings += `M${num(a[0])} ${num(a[1])}Q${num(b[0])} ${num(b[1])} ${num(c[0])} ${num(c[1])}`;
  }
  const tail = at(1, 0);
  let fan = '';
  for (const a of [1.75, 2.3, 2.85])
    fan += blade(tail, [tail[0] + Math.cos(a) * r * 0.62, tail[1] + Math.sin(a) * r * 0.62], r * 0.16);
  const head = at(0, 0);
  const feelers = `M${num(head[0])} ${num(head[1])}q${num(r * 0.5)} ${num(r * 0.9)} ${num(r * 1.5)} ${num(r * 0.5)}M${num(head[0])} ${num(head[1])}q${num(r * 0.1)} ${num(r * 1.2)} ${num(r * 0.9)} ${num(r * 1.3)}`;
  return (
    fill(body, inks.ink, {
      'fill-opacity': 0.3,
      transform: `translate(${num(-v.side * r * 0.14)} ${num(r * 0.2)})`,
    }) +
    (shell ? stroke(feelers, food.prawnDark, r * 0.05) : '') +
    fill(fan, food.prawnDark) +
    fill(body, food.prawn) +
    fill(back, food.prawnDark, { 'fill-opacity': 0.75 }) +
    fill(belly, food.prawnLight) +
    stroke(rings, shell ? food.prawnLight : mix(food.prawnDark, food.prawn, 0.3), r * 0.09) +
    (shell ? disc(at(0.1, 0.25)[0], at(0.1, 0.25)[1], r * 0.09, inks.ink) : '')
  );
}

/** A charred patty of minced pork, upright, of a radius. */
export function patty(v: View, label: string, r: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`patty-${label}`);
  const lump = (grow: number): Point[] =>
    Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2;
      return [
        Math.cos(a) * r * grow * random.range(0.93, 1.06),
        Math.sin(a) * r * v.k * grow * random.range(0.93, 1.06),
      ];
    });
  const top = smoothClosed(lump(1));
  let chars = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = [random.range(-0.6, 0.6) * r, random.range(-0.5, 0.5) * r * v.k];
    chars += `M${num(x)} ${num(y)}l${num(r * random.range(0.1, 0.34))} ${num(r * random.range(-0.12, 0.04))}`;
  }
  return (
    fill(top, inks.ink, {
      'fill-opacity': 0.35,
      transform: `translate(${num(-v.side * r * 0.16)} ${num(r * 0.34)})`,
    }) +
    fill(top, mix(food.char, food.grilled, 0.4), { transform: `translate(0 ${num(r * 0.22)})` }) +
    fill(top, food.grilled) +
    fill(smoothClosed(lump(0.74)), food.grilledLight, {
      transform: `translate(${num(v.side * r * 0.08)} ${num(-r * 0.07)})`,
    }) +
    stroke(chars, food.char, r * 0.11, { 'stroke-opacity': 0.75 }) +
    stroke(
      `M${num(v.side * r * 0.2)} ${num(-r * 0.42 * v.k)}q${num(v.side * r * 0.3)} ${num(r * 0.04)} ${num(v.side * r * 0.4)} ${num(r * 0.26)}`,
      food.crumb,
      r * 0.07,
      { 'stroke-opacity': 0.8 },
    )
  );
}

/** A slice of belly pork from the grill, wavy, streaked with fat, about as long as told. */
export function belly(v: View, label: string, length: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`belly-${label}`);
  const wave = (dy: number) => {
    const w = length * 0.05;
    return `q${num(length * 0.17)} ${num(-w + dy)} ${num(length / 3)} 0t${num(length / 3)} 0t${num(length / 3)} 0`;
  };
  const h = length * random.range(0.26, 0.32);
  const d = `M${num(-length / 2)} ${num(-h / 2)}${wave(0)}q${num(length * 0.06)} ${num(h / 2)} 0 ${num(h)}q${num(-length * 0.17)} ${num(length * 0.05)} ${num(-length / 3)} 0t${num(-length / 3)} 0t${num(-length / 3)} 0q${num(-length * 0.07)} ${num(-h / 2)} 0 ${num(-h)}Z`;
  const streak = (y: number) => `M${num(-length * 0.46)} ${num(y)}${wave(0)}`;
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${num(-v.side * 7)} 11)` }) +
    fill(d, mix(food.grilled, food.char, 0.25)) +
    stroke(streak(-h * 0.12), food.grilledLight, h * 0.3) +
    stroke(streak(h * 0.2), mix(food.pork, food.grilledLight, 0.35), h * 0.16) +
    stroke(streak(-h * 0.4), mix(food.char, food.grilled, 0.3), h * 0.1)
  );
}

/** A round of roast or boiled meat lying in the plane: edge, flesh, grain. */
export function round(
  v: View,
  label: string,
  rx: number,
  ry: number,
  edge: string,
  flesh: string,
  grain: string,
): string {
  const random = v.random.fork(`round-${label}`);
  const lump = (k: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2;
      return [
        Math.cos(a) * rx * k * random.range(0.92, 1.06),
        Math.sin(a) * ry * k * random.range(0.92, 1.06),
      ];
    });
  let lines = '';
  for (let i = -2; i <= 2; i++)
    lines += `M${num(-rx * (0.56 - Math.abs(i) * 0.1))} ${num(i * ry * 0.26)}q${num(rx * 0.5)} ${num(random.range(-0.2, 0.2) * ry)} ${num(rx * (1.1 - Math.abs(i) * 0.2))} 0`;
  const d = smoothClosed(lump(1));
  return (
    fill(d, v.inks.ink, {
      'fill-opacity': 0.34,
      transform: `translate(${num(-v.side * rx * 0.08)} ${num(ry * 0.22)})`,
    }) +
    fill(d, edge) +
    fill(smoothClosed(lump(0.86)), flesh) +
    stroke(lines, grain, Math.max(2.5, ry * 0.07), { 'stroke-opacity': 0.7 })
  );
}

/** A fried egg, sunny side up, upright. */
export function friedEgg(v: View, label: string, r: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`egg-${label}`);
  const lump = (k: number): Point[] =>
    Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2;
      return [
        Math.cos(a) * r * k * random.range(0.86, 1.1),
        Math.sin(a) * r * v.k * k * random.range(0.86, 1.1),
      ];
    });
  const white = smoothClosed(lump(1));
  const yolk = r * 0.4;
  return (
    fill(white, inks.ink, { 'fill-opacity': 0.26, transform: `translate(${num(-v.side * 7)} 12)` }) +
    fill(white, mix(food.crust, food.white, 0.4)) +
    fill(smoothClosed(lump(0.86)), food.white) +
    oval(-v.side * yolk * 0.1, yolk * 0.16, yolk, yolk * (v.k + 0.12), mix(food.yolk, food.crustDark, 0.4)) +
    oval(0, -yolk * 0.1, yolk * 0.97, yolk * (v.k + 0.1), food.yolk) +
    oval(v.side * yolk * 0.34, -yolk * 0.4, yolk * 0.26, yolk * 0.14, food.white, { 'fill-opacity': 0.85 })
  );
}

/** A grilled pork chop, flat, its rib to the left, about 520 long. */
export function chop(v: View): string {
  const { food, inks } = v;
  const random = v.random.fork('chop');
  const body: Point[] = [
    [-196, -50],
    [-120, -84],
    [-30, -78],
    [40, -104],
    [140, -98],
    [206, -40],
    [196, 30],
    [214, 78],
    [120, 98],
    [36, 74],
    [-70, 92],
    [-160, 66],
    [-206, 24],
  ];
  const meat = smoothClosed(body);
  const inner = smoothClosed(body.map(([x, y]): Point => [x * 0.93, y * 0.9]));
  let blots = '';
  for (let i = 0; i < 12; i++)
    blots += `M${num(random.range(-160, 160))} ${num(random.range(-66, 66))}l${random.int(10, 44)} ${random.int(-9, 9)}`;
  const bone = 'M-180 -40Q-250 -64 -306 -50Q-340 -60 -338 -30Q-346 -4 -312 -8Q-260 -18 -176 16Z';
  return (
    fill(meat + bone, inks.ink, { 'fill-opacity': 0.35, transform: `translate(${-v.side * 10} 22)` }) +
    fill(bone, mix(food.crumb, food.white, 0.5)) +
    fill('M-176 16Q-260 -18 -312 -8Q-332 -8 -336 -22Q-280 -40 -178 -12Z', mix(food.crumb, food.crust, 0.5)) +
    fill(meat, food.char, { transform: 'translate(0 10)' }) +
    fill(meat, mix(food.grilled, food.char, 0.35)) +
    fill(inner, food.grilled) +
    stroke(
      'M-170 -46Q-90 -70 -24 -60Q50 -86 134 -78Q180 -50 186 -30',
      mix(food.crust, food.crumb, 0.35),
      15,
    ) +
    fill(
      'M-120 -30Q-20 -50 90 -56Q160 -50 170 -10Q120 30 20 34Q-90 40 -140 14Q-150 -14 -120 -30Z',
      food.grilledLight,
      {
        'fill-opacity': 0.75,
      },
    ) +
    stroke('M-150 -36L-104 62M-92 -62L-36 70M-24 -64L42 64M48 -84L122 78M122 -80L186 52', food.char, 11, {
      'stroke-opacity': 0.7,
    }) +
    stroke(blots, food.char, 9, { 'stroke-opacity': 0.4 }) +
    stroke('M-100 20q30 12 64 6M60 -26q34 -8 60 2', food.crumb, 7, { 'stroke-opacity': 0.75 })
  );
}

/** Half a boiled egg, cut face up, in the plane. */
export function halfEgg(v: View, r: number): string {
  const { food, inks } = v;
  return (
    oval(-v.side * r * 0.12, r * 0.2, r * 1.16, r, inks.ink, { 'fill-opacity': 0.3 }) +
    oval(0, 0, r * 1.16, r * 0.94, mix(food.white, food.riceShade, 0.3)) +
    oval(0, -r * 0.03, r * 1.08, r * 0.86, food.white) +
    disc(r * 0.08, 0, r * 0.52, food.yolk) +
    disc(r * 0.16, -r * 0.1, r * 0.34, mix(food.yolk, food.turmeric, 0.6))
  );
}

/** A boiled crab seen from above, about 420 wide, legs and claws out. */
export function crab(v: View): string {
  const { food, inks } = v;
  const dark = mix(food.crab, food.chilliDark, 0.6);
  let legs = '';
  for (const s of [-1, 1])
    for (const [x, y, kx, ky, ex, ey] of [
      [120, -6, 210, -60, 252, 4],
      [122, 20, 226, 0, 248, 74],
      [112, 46, 206, 56, 210, 132],
      [92, 66, 166, 104, 146, 166],
    ] as const)
      legs += `M${s * x} ${y}L${s * kx} ${ky}L${s * ex} ${ey}`;
  const claw = (s: number) =>
    stroke(`M${s * 104} -40L${s * 176} -96`, dark, 34) +
    fill(
      `M${s * 150} -84Q${s * 170} -170 ${s * 112} -206Q${s * 122} -168 ${s * 96} -150Q${s * 72} -176 ${s * 84} -200Q${s * 40} -168 ${s * 66} -112Q${s * 100} -70 ${s * 150} -84Z`,
      food.crab,
    ) +
    fill(
      `M${s * 84} -200Q${s * 74} -184 ${s * 78} -170Q${s * 66} -184 ${s * 84} -200ZM${s * 112} -206Q${s * 118} -186 ${s * 114} -176Q${s * 132} -190 ${s * 112} -206Z`,
      inks.ink,
    );
  const shell: Point[] = [
    [-140, -14],
    [-104, -66],
    [-40, -84],
    [40, -84],
    [104, -66],
    [140, -14],
    [92, 64],
    [0, 92],
    [-92, 64],
  ];
  return (
    fill(smoothClosed(shell), inks.ink, {
      'fill-opacity': 0.35,
      transform: `translate(${-v.side * 14} 24)`,
    }) +
    stroke(legs, inks.ink, 26, { 'stroke-opacity': 0.22, transform: `translate(${-v.side * 8} 14)` }) +
    stroke(legs, dark, 24) +
    stroke(legs, mix(food.crab, food.prawn, 0.3), 11, { transform: 'translate(0 -4)' }) +
    claw(-1) +
    claw(1) +
    fill(smoothClosed(shell), dark, { transform: 'translate(0 10)' }) +
    fill(smoothClosed(shell), food.crab) +
    fill(
      smoothClosed(shell.map(([x, y]): Point => [x * 0.74, y * 0.62 - 18])),
      mix(food.crab, food.prawn, 0.5),
    ) +
    stroke('M-36 -34Q-18 -6 -30 22M36 -34Q18 -6 30 22M-18 -2H18M-116 -14l22 4M116 -14l-22 4', dark, 7) +
    stroke(
      'M-70 -46h.1M-84 -22h.1M-62 -16h.1M70 -46h.1M84 -22h.1M62 -16h.1M-8 -52h.1M12 -46h.1M-4 44h.1M26 52h.1M-34 50h.1',
      mix(food.crab, food.crumb, 0.6),
      9,
    ) +
    stroke('M-30 -84v-12M30 -84v-12', dark, 9) +
    disc(-30, -98, 8, inks.ink) +
    disc(30, -98, 8, inks.ink)
  );
}
