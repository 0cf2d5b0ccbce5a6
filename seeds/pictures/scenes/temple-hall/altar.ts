import { mix } from '../../kit/colour';
import { lantern } from '../../kit/lanterns';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, oval, stroke } from '../../kit/svg';

/** What stands in the middle of an altar: the Buddha in a pagoda, the empty throne with its tablet in a temple. */
export type Seat = 'buddha' | 'throne';

/** The altar behind a carved and gilded screen, with vases and lamps. */
export function altar(stage: Stage, x: number, floor: number, seat: Seat): string {
  const { inks } = stage;
  const gold = inks.gold;
  const red = mix(inks.accent, inks.ink, 0.15);
  const top = floor - 460;
  let out = box(x - 360, top, 720, 470, mix(inks.accentDark, inks.ink, 0.4));
  for (const [i, r] of [330, 250, 180].entries())
    out += oval(x, floor - 210, r, r * 0.9, gold, { 'fill-opacity': 0.07 + i * 0.05 });
  out +=
    fill(
      `M${num(x - 190)} ${floor - 90}V${floor - 300}Q${num(x - 190)} ${floor - 400} ${num(x)} ${floor - 406}Q${num(x + 190)} ${floor - 400} ${num(x + 190)} ${floor - 300}V${floor - 90}Z`,
      mix(gold, inks.accent, 0.3),
    ) +
    fill(
      `M${num(x - 160)} ${floor - 90}V${floor - 296}Q${num(x - 160)} ${floor - 374} ${num(x)} ${floor - 378}Q${num(x + 160)} ${floor - 374} ${num(x + 160)} ${floor - 296}V${floor - 90}Z`,
      mix(inks.accentDark, inks.ink, 0.25),
    );
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    rays += `M${num(x + Math.cos(a) * 62)} ${num(floor - 290 + Math.sin(a) * 62)}L${num(x + Math.cos(a) * 84)} ${num(floor - 290 + Math.sin(a) * 84)}`;
  }
  out += stroke(rays, gold, 5) + disc(x, floor - 290, 56, mix(gold, inks.light, 0.3));
  out += seat === 'throne' ? throne(stage, x, floor) : buddha(stage, x, floor);
  let fret = '';
  for (let i = -8; i < 8; i++) fret += `M${num(x + i * 44 + 6)} ${top + 20}h32v26h-22v-12h12`;
  out += box(x - 380, top - 6, 760, 74, red) + stroke(fret, gold, 5) + box(x - 380, top + 66, 760, 8, gold);
  for (const k of [-1, 1]) {
    out +=
      box(x + k * 330 - 38, top + 74, 76, 396, red) +
      box(x + k * 330 - 26, top + 96, 52, 330, mix(inks.ink, red, 0.3));
    for (let i = 0; i < 5; i++)
      out += disc(x + k * 330, top + 134 + i * 62, 17, gold) + disc(x + k * 330, top + 134 + i * 62, 8, red);
    out += lantern(stage, x + k * 250, top + 90, 34, 'round', inks.accent, true);
  }
  out += box(x - 300, floor - 96, 600, 100, red) + box(x - 316, floor - 106, 632, 18, gold);
  let carve = '';
  for (let i = 0; i < 9; i++) carve += `M${num(x - 276 + i * 62)} ${floor - 30}q28 -60 56 0`;
  out += stroke(carve, gold, 5);
  for (const [dx, h] of [
    [-240, 70],
    [240, 70],
    [-140, 44],
    [140, 44],
  ] as const)
    out +=
      fill(
        `M${num(x + dx - 18)} ${floor - 104}q-12 ${-h * 0.6} 8 ${-h}h20q20 ${h * 0.4} 8 ${h}Z`,
        dx > 200 || dx < -200 ? mix(inks.waterLow, inks.paper, 0.35) : gold,
      ) +
      (Math.abs(dx) > 200
        ? [-22, 0, 22]
            .map((t) =>
              disc(
                x + dx + t,
                floor - 118 - h - Math.abs(20 - Math.abs(t)) * 0.6,
                17,
                t ? inks.lotus : inks.gold,
              ),
            )
            .join('')
        : disc(x + dx, floor - 112 - h, 8, inks.light) +
          disc(x + dx, floor - 112 - h, 26, gold, { 'fill-opacity': 0.3 }));
  return out;
}

/** A seated Buddha. */
function buddha({ inks }: Stage, x: number, floor: number): string {
  const { gold } = inks;
  return (
    fill(
      `M${num(x - 116)} ${floor - 96}Q${num(x - 120)} ${floor - 150} ${num(x - 62)} ${floor - 160}Q${num(x - 70)} ${floor - 240} ${num(x)} ${floor - 246}Q${num(x + 70)} ${floor - 240} ${num(x + 62)} ${floor - 160}Q${num(x + 120)} ${floor - 150} ${num(x + 116)} ${floor - 96}Z`,
      gold,
    ) +
    fill(
      `M${num(x - 20)} ${floor - 240}Q${num(x + 30)} ${floor - 190} ${num(x - 40)} ${floor - 150}L${num(x + 50)} ${floor - 150}Q${num(x + 66)} ${floor - 220} ${num(x + 20)} ${floor - 242}Z`,
      mix(inks.accent, gold, 0.2),
    ) +
    oval(x, floor - 278, 26, 33, mix(gold, inks.paper, 0.3)) +
    fill(
      `M${num(x - 27)} ${floor - 286}Q${num(x - 24)} ${floor - 326} ${num(x)} ${floor - 328}Q${num(x + 24)} ${floor - 326} ${num(x + 27)} ${floor - 286}Q${num(x)} ${floor - 304} ${num(x - 27)} ${floor - 286}Z`,
      inks.ink,
    ) +
    stroke(
      `M${num(x - 13)} ${floor - 279}h9M${num(x + 4)} ${floor - 279}h9M${num(x - 5)} ${floor - 262}h10`,
      mix(inks.accentDark, inks.ink, 0.4),
      3,
    )
  );
}

/** The carved throne of whoever is worshipped, empty but for a tablet with a name, two cranes beside it. */
function throne({ inks }: Stage, x: number, floor: number): string {
  const { gold } = inks;
  const lacquer = mix(inks.accent, inks.ink, 0.3);
  let strokes = '';
  for (let i = 0; i < 4; i++)
    strokes += `M${num(x - 9)} ${num(floor - 286 + i * 30)}h18M${num(x)} ${num(floor - 294 + i * 30)}v20`;
  let out =
    box(x - 120, floor - 130, 240, 40, lacquer) +
    stroke(`M${num(x - 104)} ${floor - 110}q26 -22 52 0t52 0t52 0t52 0`, gold, 5) +
    stroke(
      `M${num(x - 108)} ${floor - 132}V${floor - 232}q-22 -6 -20 -30M${num(x + 108)} ${floor - 132}V${floor - 232}q22 -6 20 -30`,
      gold,
      14,
    ) +
    fill(
      `M${num(x - 78)} ${floor - 130}V${floor - 316}Q${num(x - 60)} ${floor - 352} ${num(x)} ${floor - 362}Q${num(x + 60)} ${floor - 352} ${num(x + 78)} ${floor - 316}V${floor - 130}Z`,
      gold,
    ) +
    fill(
      `M${num(x - 62)} ${floor - 136}V${floor - 308}Q${num(x - 46)} ${floor - 334} ${num(x)} ${floor - 342}Q${num(x + 46)} ${floor - 334} ${num(x + 62)} ${floor - 308}V${floor - 136}Z`,
      mix(inks.accentDark, inks.ink, 0.45),
    ) +
    box(x - 30, floor - 312, 60, 176, lacquer) +
    stroke(`M${num(x - 30)} ${floor - 312}h60v176h-60Z`, gold, 6) +
    stroke(strokes, gold, 5) +
    disc(x, floor - 322, 20, mix(gold, inks.light, 0.3));
  for (const k of [-1, 1]) {
    const px = x + k * 186;
    out +=
      fill(
        `M${num(px - 34)} ${floor - 96}q0 -26 34 -28q34 2 34 28ZM${num(px - 40)} ${floor - 190}q10 -40 50 -38q34 8 30 34q-34 26 -80 4Z`,
        mix(gold, inks.groundDark, 0.35),
      ) +
      stroke(
        `M${num(px - 6)} ${floor - 120}V${floor - 186}M${num(px + 10)} ${floor - 120}V${floor - 182}M${num(px - k * 22)} ${floor - 206}q${-k * 34} -40 ${-k * 8} -86l${k * -22} 6`,
        mix(gold, inks.groundDark, 0.35),
        8,
      );
  }
  return out;
}

/** A hanging cone of incense: one thread wound into a spiral that widens as it falls, a red slip below. */
export function coil(stage: Stage, x: number, y: number, r: number): string {
  const { inks, side } = stage;
  const ink = mix(mix(inks.gold, inks.accent, 0.4), inks.groundDark, 0.25);
  const turns = 8;
  let back = '';
  let front = '';
  for (let i = 0; i < turns; i++) {
    const t = (i + 0.6) / turns;
    const [w, cy] = [r * t, y + r * 1.5 * t];
    back += `M${num(x - w)} ${num(cy)}A${num(w)} ${num(w * 0.26)} 0 0 1 ${num(x + w)} ${num(cy)}`;
    const n = Math.min(1, (i + 1.6) / turns);
    front += `M${num(x + w)} ${num(cy)}A${num((w + r * n) / 2)} ${num(w * 0.28)} 0 0 1 ${num(x - r * n)} ${num(y + r * 1.5 * n - r * 0.04)}`;
  }
  const tip =
    disc(x + side * r, y + r * 1.5, r * 0.05, inks.light) +
    disc(x + side * r, y + r * 1.5, r * 0.13, inks.accent, { 'fill-opacity': 0.5 });
  return (
    stroke(
      `M${num(x)} -10V${num(y)}M${num(x)} ${num(y)}L${num(x - r)} ${num(y + r * 1.5)}M${num(x)} ${num(y)}L${num(x + r)} ${num(y + r * 1.5)}`,
      mix(ink, inks.ink, 0.5),
      1.6,
    ) +
    stroke(back, mix(ink, inks.ink, 0.45), r * 0.055) +
    stroke(front, ink, r * 0.075) +
    box(x - r * 0.1, y + r * 1.2, r * 0.2, r * 0.95, inks.accent) +
    stroke(`M${num(x)} ${num(y + r * 1.34)}v${num(r * 0.6)}`, inks.gold, r * 0.05, {
      'stroke-dasharray': `${num(r * 0.12)} ${num(r * 0.1)}`,
    }) +
    tip
  );
}
