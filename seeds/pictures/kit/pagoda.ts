import { mix } from './colour';
import type { Stage } from './stage';
import { box, disc, fill, num, stroke } from './svg';

interface PagodaInks {
  wall: string;
  wallShade: string;
  tile: string;
  tileShade: string;
  trim: string;
}

function pagodaInks(stage: Stage): PagodaInks {
  const { inks } = stage;
  const wall = mix(inks.ground, inks.paper, 0.45);
  const tile = mix(inks.accentDark, inks.near, 0.28);
  return {
    wall,
    wallShade: mix(wall, inks.near, 0.5),
    tile,
    tileShade: mix(tile, inks.ink, 0.45),
    trim: mix(inks.gold, inks.paper, 0.2),
  };
}

/** A roof with lifted corners: eave half-width, top half-width and height, with its eave line at y. */
function eaves(stage: Stage, y: number, half: number, top: number, rise: number): string {
  const c = pagodaInks(stage);
  const lift = rise * 0.42;
  const shape = (from: number, to: number) =>
    `M${num(from * half)} ${num(y)}Q${num(from * (half + lift * 0.5))} ${num(y - lift * 0.2)} ${num(from * (half + lift * 0.9))} ${num(y - lift)}Q${num(from * half * 0.78)} ${num(y - rise * 0.36)} ${num(from * top)} ${num(y - rise)}L${num(to * top)} ${num(y - rise)}Q${num(to * half * 0.78)} ${num(y - rise * 0.36)} ${num(to * (half + lift * 0.9))} ${num(y - lift)}Q${num(to * (half + lift * 0.5))} ${num(y - lift * 0.2)} ${num(to * half)} ${num(y)}Q0 ${num(y + rise * 0.1)} ${num(from * half)} ${num(y)}Z`;
  let ribs = '';
  const count = Math.max(5, Math.round(half / 9));
  for (let i = 1; i < count; i++) {
    const t = (i / count) * 2 - 1;
    ribs += `M${num(t * top)} ${num(y - rise)}Q${num(t * half * 0.84)} ${num(y - rise * 0.36)} ${num(t * half)} ${num(y)}`;
  }
  const dark = -stage.side;
  const shadeSide = `M${num(dark * half)} ${num(y)}Q${num(dark * (half + lift * 0.5))} ${num(y - lift * 0.2)} ${num(dark * (half + lift * 0.9))} ${num(y - lift)}Q${num(dark * half * 0.78)} ${num(y - rise * 0.36)} ${num(dark * top)} ${num(y - rise)}L${num(dark * top * 0.2)} ${num(y - rise)}Q${num(dark * half * 0.3)} ${num(y - rise * 0.4)} ${num(dark * half * 0.34)} ${num(y + rise * 0.05)}Z`;
  return (
    fill(shape(-1, 1), c.tile) +
    fill(shadeSide, c.tileShade) +
    stroke(ribs, c.tileShade, Math.max(0.8, half * 0.012)) +
    stroke(
      `M${num(-half)} ${num(y)}Q0 ${num(y + rise * 0.1)} ${num(half)} ${num(y)}`,
      c.trim,
      Math.max(1.4, rise * 0.07),
    )
  );
}

/** A tower of many storeys, foot at the origin, about `width` wide at the foot. */
export function pagodaTower(stage: Stage, tiers: number, width: number): string {
  const c = pagodaInks(stage);
  const { inks, side } = stage;
  const out: string[] = [];
  let y = 0;
  let w = width;
  out.push(
    box(-width * 0.7, -width * 0.1, width * 1.4, width * 0.1, c.wallShade),
    box(-width * 0.62, -width * 0.2, width * 1.24, width * 0.12, c.wall),
  );
  y -= width * 0.2;
  for (let i = 0; i < tiers; i++) {
    const h = w * 0.5;
    const half = w / 2;
    out.push(box(-half, y - h, w, h, c.wall));
    out.push(box(side > 0 ? -half : half * 0.42, y - h, half * 0.58, h, c.wallShade));
    out.push(
      stroke(
        `M${num(-half * 0.42)} ${num(y)}v${num(-h)}M${num(half * 0.42)} ${num(y)}v${num(-h)}`,
        mix(c.wall, inks.near, 0.35),
        w * 0.02,
      ),
    );
    const door = (x: number, k: number, ink: string) =>
      fill(
        `M${num(x - w * k)} ${num(y)}v${num(-h * 0.4)}a${num(w * k)} ${num(w * k)} 0 0 1 ${num(w * k * 2)} 0v${num(h * 0.4)}Z`,
        ink,
      );
    out.push(
      door(0, 0.1, stage.dark ? inks.gold : inks.ink),
      door(-half * 0.71, 0.05, inks.ink),
      door(half * 0.71, 0.05, inks.ink),
    );
    out.push(
      stroke(
        `M${num(-half)} ${num(y - h * 0.12)}h${num(w)}`,
        mix(c.wall, inks.near, 0.4),
        Math.max(1, w * 0.014),
      ),
    );
    y -= h;
    out.push(eaves(stage, y + h * 0.1, half * 1.36, half * 0.84, w * 0.22));
    y -= w * 0.12;
    w *= 0.87;
  }
  const s = w * 0.5;
  out.push(
    fill(
      `M${num(-s * 0.8)} ${num(y)}Q${num(-s * 0.2)} ${num(y - s * 0.3)} 0 ${num(y - s * 1.6)}Q${num(s * 0.2)} ${num(y - s * 0.3)} ${num(s * 0.8)} ${num(y)}Z`,
      c.tile,
    ),
  );
  out.push(
    stroke(`M0 ${num(y - s)}V${num(y - s * 2.8)}`, c.trim, s * 0.12),
    disc(0, y - s * 1.7, s * 0.24, c.trim),
    disc(0, y - s * 2.2, s * 0.15, c.trim),
  );
  return out.join('');
}

/** A temple hall with two sweeping roofs and a row of columns, foot at the origin. */
export function templeHall(stage: Stage, width: number, bays = 5): string {
  const c = pagodaInks(stage);
  const { inks } = stage;
  const half = width / 2;
  const h = width * 0.24;
  const red = mix(inks.accentDark, inks.ink, 0.25);
  const out = [
    box(-half * 1.08, -width * 0.05, width * 1.08, width * 0.05, c.wallShade),
    box(-half * 1.02, -width * 0.07, width * 1.02, width * 0.03, c.wall),
    box(-half * 0.9, -h - width * 0.05, width * 0.9, h, mix(inks.ink, red, 0.4)),
  ];
  const step = (width * 0.9) / bays;
  let columns = '';
  for (let i = 0; i < bays; i++) {
    const x = -half * 0.9 + i * step;
    out.push(
      box(
        x + step * 0.2,
        -h * 0.86 - width * 0.05,
        step * 0.6,
        h * 0.86,
        i === Math.floor(bays / 2) || stage.dark ? mix(inks.gold, red, stage.dark ? 0.1 : 0.35) : red,
      ),
    );
    out.push(
      stroke(
        `M${num(x + step / 2)} ${num(-width * 0.05)}v${num(-h * 0.86)}M${num(x + step * 0.2)} ${num(-h * 0.5 - width * 0.05)}h${num(step * 0.6)}`,
        inks.ink,
        width * 0.005,
      ),
    );
  }
  for (let i = 0; i <= bays; i++)
    columns += `M${num(-half * 0.9 + i * step)} ${num(-width * 0.06)}v${num(-h)}`;
  out.push(stroke(columns, mix(inks.accent, inks.ink, 0.25), width * 0.022));
  out.push(eaves(stage, -h - width * 0.03, half * 1.16, half * 0.66, width * 0.16));
  out.push(
    box(-half * 0.62, -h - width * 0.25, width * 0.62, width * 0.08, c.wall),
    box(
      stage.side > 0 ? -half * 0.62 : half * 0.1,
      -h - width * 0.25,
      half * 0.52,
      width * 0.08,
      c.wallShade,
    ),
  );
  out.push(eaves(stage, -h - width * 0.22, half * 0.84, half * 0.5, width * 0.18));
  const ridge = -h - width * 0.4;
  out.push(
    stroke(
      `M${num(-half * 0.54)} ${num(ridge - width * 0.025)}Q0 ${num(ridge + width * 0.02)} ${num(half * 0.54)} ${num(ridge - width * 0.025)}`,
      c.trim,
      width * 0.018,
    ),
  );
  const curl = (s: number) =>
    `M${num(s * half * 0.54)} ${num(ridge - width * 0.02)}q${num(s * width * 0.05)} ${num(-width * 0.01)} ${num(s * width * 0.04)} ${num(-width * 0.06)}`;
  out.push(
    stroke(curl(-1) + curl(1), c.trim, width * 0.014),
    disc(0, ridge - width * 0.03, width * 0.022, c.trim),
  );
  return out.join('');
}

/** A gate pillar with a lotus-bud head, foot at the origin. */
export function gatePillar(stage: Stage, height: number): string {
  const c = pagodaInks(stage);
  const { inks, side } = stage;
  const w = height * 0.15;
  const dark = side > 0 ? -w : w * 0.2;
  return (
    box(-w * 1.4, -height * 0.09, w * 2.8, height * 0.09, c.wallShade) +
    box(-w, -height * 0.74, w * 2, height * 0.66, c.wall) +
    box(dark, -height * 0.74, w * 0.8, height * 0.66, c.wallShade) +
    box(-w * 0.62, -height * 0.66, w * 1.24, height * 0.48, mix(inks.accent, inks.near, 0.3)) +
    stroke(
      [0.6, 0.5, 0.4, 0.3]
        .map(
          (t) =>
            `M${num(-w * 0.3)} ${num(-height * t)}h${num(w * 0.6)}M0 ${num(-height * t - w * 0.3)}v${num(w * 0.6)}`,
        )
        .join(''),
      c.trim,
      w * 0.12,
    ) +
    box(-w * 1.4, -height * 0.79, w * 2.8, height * 0.055, c.wallShade) +
    box(-w * 1.2, -height * 0.83, w * 2.4, height * 0.05, c.wall) +
    fill(
      `M${num(-w * 0.6)} ${num(-height * 0.83)}C${num(-w * 1.2)} ${num(-height * 0.92)} ${num(-w * 0.3)} ${num(-height * 0.94)} 0 ${num(-height)}C${num(w * 0.3)} ${num(-height * 0.94)} ${num(w * 1.2)} ${num(-height * 0.92)} ${num(w * 0.6)} ${num(-height * 0.83)}Z`,
      c.wall,
    ) +
    fill(
      `M0 ${num(-height)}C${num(-side * w * 0.3)} ${num(-height * 0.94)} ${num(-side * w * 1.2)} ${num(-height * 0.92)} ${num(-side * w * 0.6)} ${num(-height * 0.83)}L0 ${num(-height * 0.83)}Z`,
      c.wallShade,
    )
  );
}

/** A bronze bell hanging in its wooden frame, foot at the origin, about 360 high. */
export function bellFrame(stage: Stage): string {
  const { inks, side } = stage;
  const bronze = mix(mix(inks.gold, inks.leafDark, 0.5), inks.ink, 0.18);
  const wood = mix(inks.accentDark, inks.ink, 0.5);
  const bell = 'M-70 -60Q-64 -96 -58 -150Q-54 -206 0 -214Q54 -206 58 -150Q64 -96 70 -60Q0 -44 -70 -60Z';
  const bands = [-190, -150, -110, -78]
    .map((y) => `M${-76 - (y + 60) * -0.1} ${y}Q0 ${y + 16} ${76 + (y + 60) * 0.1} ${y}`)
    .join('');
  return (
    box(-150, -290, 22, 290, wood) +
    box(128, -290, 22, 290, wood) +
    box(-170, -18, 62, 18, inks.ink) +
    box(108, -18, 62, 18, inks.ink) +
    box(-176, -282, 352, 22, wood) +
    stroke('M-128 -236L-90 -262M128 -236L90 -262', wood, 10) +
    eaves(stage, -288, 206, 120, 78) +
    stroke('M-18 -222Q0 -262 18 -222', bronze, 11) +
    fill(bell, bronze) +
    within(
      stage,
      bell,
      fill(
        `M${-side * 90} -230L${-side * 12} -230Q${-side * 2} -120 ${-side * 30} -40L${-side * 90} -40Z`,
        mix(bronze, inks.ink, 0.5),
      ) +
        stroke(bands, mix(bronze, inks.gold, 0.55), 3) +
        stroke(
          'M0 -206V-52M-34 -202Q-40 -120 -44 -54M34 -202Q40 -120 44 -54',
          mix(bronze, inks.gold, 0.4),
          2,
        ),
    ) +
    stroke('M-71 -60Q0 -44 71 -60', mix(bronze, inks.gold, 0.7), 5) +
    stroke(`M${side * 250} -124L${side * 84} -112`, mix(wood, inks.ground, 0.4), 15)
  );
}

function within(stage: Stage, clip: string, drawing: string): string {
  return `<g clip-path="${stage.clip(fill(clip, '#000'))}">${drawing}</g>`;
}
