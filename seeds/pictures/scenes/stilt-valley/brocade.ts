import { mix } from '../../kit/colour';
import { polygon } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { box, fill, group, num, type Point, stroke } from '../../kit/svg';

/** Woven cloths hung on a pole to air, between two x, from a height down. */
export function brocade(stage: Stage, from: number, to: number, y: number): string {
  const { inks } = stage;
  const random = stage.random.fork('brocade');
  const [left, right] = from < to ? [from, to] : [to, from];
  const pole = mix(inks.ink, inks.ground, 0.35);
  const grounds = random.shuffle([
    inks.accent,
    mix(inks.waterLow, inks.ink, 0.4),
    inks.accentDark,
    mix(inks.leafDark, inks.ink, 0.3),
  ]);
  let out =
    stroke(`M${num(left + 60)} ${num(y - 40)}V1230M${num(right - 30)} ${num(y - 40)}V1230`, inks.ink, 15) +
    stroke(`M${num(left - 20)} ${num(y - 14)}L${num(right + 20)} ${num(y - 4)}`, pole, 12);
  const count = 3;
  const width = (right - left - 130) / count;
  for (let i = 0; i < count; i++) {
    const x = left + 90 + i * width;
    const length = random.range(250, 340);
    const w = width * 0.86;
    const ground = grounds[i] ?? inks.accent;
    const body: Point[] = [
      [x, y - 18],
      [x + w, y - 18],
      [x + w - 4, y + length],
      [x + 5, y + length - 6],
    ];
    const clip = stage.clip(fill(polygon(body), '#000'));
    let bands = box(x, y - 20, w, length + 30, ground);
    let yy = y + 4;
    while (yy < y + length) {
      const kind = random.int(0, 3);
      const h = kind === 0 ? 8 : 34;
      const ink = random.pick([inks.gold, inks.paper, inks.lotus, inks.leafLight]);
      if (kind === 0) bands += box(x, yy, w, h, ink);
      else {
        let d = '';
        const s = h / 2;
        for (let px = x; px < x + w + s; px += s * 1.9) {
          d +=
            kind === 1
              ? polygon([
                  [px, yy + s],
                  [px + s * 0.8, yy],
                  [px + s * 1.6, yy + s],
                  [px + s * 0.8, yy + h],
                ])
              : polygon([
                  [px, yy + h],
                  [px + s * 0.95, yy],
                  [px + s * 1.9, yy + h],
                ]);
          if (kind === 1)
            d += polygon([
              [px + s * 0.45, yy + s],
              [px + s * 0.8, yy + s * 1.4],
              [px + s * 1.15, yy + s],
              [px + s * 0.8, yy + s * 0.6],
            ]);
        }
        bands += fill(d, ink, { 'fill-rule': 'evenodd' });
      }
      yy += h + random.range(7, 13);
    }
    const fold = stage.side > 0 ? x : x + w * 0.62;
    bands +=
      box(fold, y - 20, w * 0.38, length + 30, inks.ink, { 'fill-opacity': 0.24 }) +
      box(x + w * 0.47, y - 20, w * 0.07, length + 30, inks.ink, { 'fill-opacity': 0.14 });
    let fringe = '';
    for (let k = 0; k < 18; k++)
      fringe += `M${num(x + 6 + (k / 18) * (w - 10))} ${num(y + length - 4)}v${random.int(16, 26)}`;
    out += group(bands, { 'clip-path': clip }) + stroke(fringe, ground, 2.4);
  }
  return out;
}
