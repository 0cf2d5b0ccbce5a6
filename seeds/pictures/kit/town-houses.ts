import { mix } from './colour';
import type { Random } from './random';
import type { Stage } from './stage';
import { box, fill, num, stroke } from './svg';

export interface TownHouse {
  w: number;
  floors: number;
  /** Tin hangs over the street and roofs the house, as along the rivers of the south. */
  tin?: boolean;
  shop?: boolean;
}

/** Washes that houses of small towns wear. */
function washOf(stage: Stage, random: Random): string {
  const { inks } = stage;
  const hue = random.pick([
    inks.gold,
    inks.waterTop,
    inks.lotus,
    inks.leafLight,
    inks.ground,
    inks.paper,
    mix(inks.accent, inks.gold, 0.5),
  ]);
  return mix(mix(inks.paper, hue, 0.42), inks.near, stage.dark ? 0.46 : 0.05);
}

/** The front of one narrow house, its left foot at the origin. */
function townHouse(stage: Stage, random: Random, { w, floors, tin = false, shop = true }: TownHouse): string {
  const { inks, side } = stage;
  const lit = stage.dark || stage.time === 'dusk';
  const wall = washOf(stage, random);
  const shade = mix(wall, inks.near, 0.3);
  const trim = mix(wall, inks.light, 0.5);
  const roof = tin
    ? mix(mix(inks.far, inks.groundDark, 0.5), inks.near, 0.2)
    : mix(mix(inks.accentDark, inks.groundDark, 0.35), inks.near, stage.dark ? 0.42 : 0.16);
  const glass = () =>
    lit && random.chance(0.55) ? mix(inks.gold, inks.light, 0.3) : mix(inks.near, inks.waterLow, 0.3);
  const fh = 128;
  const low = 136;
  const top = low + (floors - 1) * fh;
  let out =
    box(0, -top, w, top, wall) + box(side > 0 ? 0 : w - 12, -top, 12, top, shade, { 'fill-opacity': 0.6 });
  for (let f = 1; f < floors; f++) {
    const y = -low - (f - 1) * fh;
    const count = w > 150 ? 2 : 1;
    const shutter = mix(random.pick([inks.leafDark, inks.waterLow, inks.groundDark]), wall, 0.2);
    for (let i = 0; i < count; i++) {
      const cx = (w * (i + 0.5)) / count;
      const ww = count === 2 ? 40 : 54;
      out +=
        box(cx - ww / 2 - 5, y - 96, ww + 10, 84, trim) +
        box(cx - ww / 2, y - 92, ww, 78, glass()) +
        stroke(`M${num(cx)} ${y - 92}v78`, mix(shutter, inks.ink, 0.3), 3) +
        box(cx - ww / 2 - 20, y - 92, 18, 78, shutter) +
        box(cx + ww / 2 + 2, y - 92, 18, 78, mix(shutter, inks.ink, 0.2));
    }
    if (random.chance(0.6)) {
      let bars = '';
      for (let px = 8; px < w - 4; px += 10) bars += `M${px} ${y}v-32`;
      out +=
        stroke(bars, mix(inks.near, wall, 0.3), 2.4) +
        stroke(`M3 ${y - 32}H${w - 3}`, mix(inks.near, wall, 0.2), 4) +
        box(-4, y - 4, w + 8, 9, trim);
      for (let i = 0; i < 3; i++)
        if (random.chance(0.5))
          out +=
            fill(`M${num(w * (0.2 + i * 0.3) - 14)} ${y - 6}q14 -44 28 0Z`, inks.leaf) +
            box(w * (0.2 + i * 0.3) - 9, y - 12, 18, 12, mix(inks.accentDark, inks.ground, 0.4));
    } else out += box(-2, y - 3, w + 4, 8, trim);
  }
  if (tin || random.chance(0.55)) {
    const ridge = -top - w * 0.28;
    let ribs = '';
    for (let i = 1; i < 12; i++)
      ribs += `M${num(w * 0.08 + (w * 0.84 * i) / 12)} ${num(ridge)}L${num(-10 + ((w + 20) * i) / 12)} ${-top + 4}`;
    out +=
      fill(`M-12 ${-top + 6}L${num(w * 0.08)} ${num(ridge)}H${num(w * 0.92)}L${w + 12} ${-top + 6}Z`, roof) +
      stroke(ribs, mix(roof, inks.ink, 0.35), 2.2) +
      stroke(`M-12 ${-top + 5}H${w + 12}`, mix(roof, inks.ink, 0.45), 5);
  } else {
    out += box(-5, -top - 26, w + 10, 30, trim) + box(-5, -top, w + 10, 6, shade);
    if (random.chance(0.5))
      out +=
        stroke(`M${num(w * 0.5)} ${-top - 26}v-14M${num(w * 0.74)} ${-top - 26}v-14`, inks.near, 4) +
        box(w * 0.46, -top - 74, w * 0.34, 36, mix(inks.paper, inks.far, 0.4), { rx: 16 });
    else
      out += fill(
        `M${num(w * 0.16)} ${-top - 26}Q${num(w * 0.5)} ${-top - 80} ${num(w * 0.84)} ${-top - 26}Z`,
        trim,
      );
  }
  const open = random.chance(0.72);
  if (shop) {
    const inside = lit ? mix(inks.gold, inks.accent, 0.16) : mix(inks.near, inks.ink, 0.35);
    out += box(10, -104, w - 20, 104, open ? inside : mix(inks.far, inks.near, 0.4));
    if (open) {
      let goods = '';
      for (let row = 0; row < 3; row++)
        for (let px = 20; px < w - 34; px += 22)
          if (random.chance(0.8))
            goods += box(
              px,
              -30 - row * 30 - 16,
              18,
              16,
              random.pick([inks.accent, inks.gold, inks.leaf, inks.paper, inks.waterTop, inks.lotus]),
            );
      out +=
        goods + stroke(`M14 -30H${w - 14}M14 -60H${w - 14}M14 -90H${w - 14}`, mix(inside, inks.ink, 0.5), 3);
    } else
      out += stroke(
        Array.from({ length: 9 }, (_, i) => `M12 ${-8 - i * 11}H${w - 12}`).join(''),
        mix(inks.far, inks.ink, 0.5),
        2,
      );
    const cloth = random.pick([
      inks.accent,
      mix(inks.leaf, inks.near, 0.2),
      mix(inks.waterLow, inks.near, 0.1),
      mix(inks.gold, inks.accent, 0.2),
    ]);
    const awning = `M0 -128H${w}L${w + 10} -96H-10Z`;
    out +=
      fill(awning, tin ? roof : cloth) +
      stroke(
        Array.from(
          { length: 7 },
          (_, i) => `M${num((w * (i + 1)) / 8)} -128L${num(-10 + ((w + 20) * (i + 1)) / 8)} -96`,
        ).join(''),
        tin ? mix(roof, inks.ink, 0.35) : mix(cloth, inks.paper, 0.6),
        tin ? 2 : 7,
      ) +
      box(-10, -98, w + 20, 5, mix(tin ? roof : cloth, inks.ink, 0.4));
  } else
    out +=
      box(w * 0.34, -104, w * 0.32, 104, mix(inks.groundDark, inks.ink, 0.3)) +
      box(w * 0.08, -90, w * 0.18, 60, glass()) +
      box(w * 0.74, -90, w * 0.18, 60, glass());
  return out;
}

/** A row of such houses from one x to another, feet at y. */
export function houseRow(
  stage: Stage,
  label: string,
  from: number,
  to: number,
  y: number,
  look: { tall: number; tin?: boolean; shop?: boolean; scale?: number },
): string {
  const random = stage.random.fork(label);
  const k = look.scale ?? 1;
  let out = '';
  for (let x = from; x < to; ) {
    const w = random.range(112, 200);
    const floors = random.int(1, look.tall);
    out += `<g transform="translate(${num(x)} ${num(y)}) scale(${k})">${townHouse(stage, random, { w: Math.round(w), floors, tin: look.tin ? random.chance(0.75) : false, shop: look.shop ?? true })}</g>`;
    x += (w + random.range(-2, 8)) * k;
  }
  return out;
}
