import { star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { type CornerView, edge, face } from '../../kit/corner-view';
import { balustrade, pane, windowOn } from '../../kit/masonry';
import { panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { fill, stroke } from '../../kit/svg';
import { evening, type Wall } from './common';

/** Height of one storey of the hotel. */
export const STOREY = 148;

/** Length of its front. */
export const FRONT = 1330;

/** Depth of the house. */
export const DEEP = 560;

/** A steep slate roof with a row of dormers, behind a balustrade. */
export function roof(stage: Stage, view: CornerView, height: number, frontLit: boolean): string {
  const { inks } = stage;
  const slate = mix(
    mix(inks.middle, inks.near, 0.35),
    inks.accentDark,
    stage.random.fork('roof').pick([0.05, 0.45]),
  );
  const dark = mix(slate, inks.ink, 0.34);
  const rise = 104;
  const d = 66;
  const front = frontLit ? slate : dark;
  const end = frontLit ? dark : slate;
  let out =
    face(view, end, [0, 0, height], [DEEP, 0, height], [DEEP - d, d, height + rise], [d, d, height + rise]) +
    face(
      view,
      front,
      [0, 0, height],
      [0, FRONT, height],
      [d, FRONT - d, height + rise],
      [d, d, height + rise],
    );
  let courses = '';
  for (let k = 1; k < 7; k++) {
    const t = k / 7;
    courses += view.line([
      [DEEP - d * t, d * t, height + rise * t],
      [d * t, d * t, height + rise * t],
      [d * t, FRONT - d * t, height + rise * t],
    ]);
  }
  out += stroke(courses, mix(slate, inks.ink, 0.5), 1.6, { 'stroke-opacity': 0.7 });
  out += edge(
    view,
    mix(slate, inks.paper, 0.35),
    5,
    [DEEP - d, d, height + rise],
    [d, d, height + rise],
    [d, FRONT - d, height + rise],
  );
  const dormers = view.alongV(20);
  const white = mix(inks.paper, inks.middle, stage.dark ? 0.4 : frontLit ? 0.08 : 0.35);
  for (let i = 0; i < 8; i++) {
    const v = 120 + i * 156;
    if (Math.abs(v - FRONT / 2) < 150) continue;
    out +=
      fill(
        dormers.shape([
          [v - 26, height + 14],
          [v + 26, height + 14],
          [v + 26, height + 62],
          [v, height + 88],
          [v - 26, height + 62],
        ]),
        white,
      ) + panel(dormers, v - 14, height + 18, 28, 44, pane(stage, evening(stage) && i % 3 !== 1));
  }
  const white2 = mix(white, inks.near, 0.1);
  return (
    out +
    panel(view.alongU(0), 0, height - 10, DEEP, 22, mix(white2, inks.near, frontLit ? 0.4 : 0)) +
    panel(view.alongV(0), 0, height - 10, FRONT, 22, white2) +
    balustrade(view.alongV(0), 0, FRONT, height + 10, 26, white2, 15)
  );
}

/** The middle of the front, a step forward, with a gable, columns and a glass porch. */
export function pavilion(
  stage: Stage,
  view: CornerView,
  height: number,
  wall: Wall,
  lit: boolean,
  shutter: string,
): string {
  const { inks } = stage;
  const [a, b] = [FRONT / 2 - 160, FRONT / 2 + 160];
  const out0 = -54;
  const plane = view.alongV(out0);
  const ink = lit ? wall.lit : wall.shade;
  const tall = height + 20;
  let out =
    face(view, lit ? wall.shade : wall.lit, [out0, a, 0], [0, a, 0], [0, a, tall], [out0, a, tall]) +
    panel(plane, a, 0, b - a, tall, ink);
  const floors = Math.round(height / STOREY);
  for (let s = 1; s < floors; s++)
    for (const k of [-1, 0, 1])
      out += windowOn(stage, plane, FRONT / 2 + k * 96, s * STOREY + 12, 40, STOREY * 0.7, {
        head: 'round',
        trim: wall.trim,
        glass: pane(stage, evening(stage) && (k + s) % 2 === 0),
        shutter,
        shaded: !lit,
      });
  for (const k of [-148, -48, 48, 148])
    out += panel(plane, FRONT / 2 + k - 8, STOREY, 16, height - STOREY, wall.trim);
  out += panel(plane, a - 10, tall - 14, b - a + 20, 20, wall.trim);
  out +=
    fill(
      plane.shape([
        [a - 14, tall + 4],
        [b + 14, tall + 4],
        [FRONT / 2, tall + 104],
      ]),
      wall.trim,
    ) +
    fill(
      plane.shape([
        [a + 34, tall + 14],
        [b - 34, tall + 14],
        [FRONT / 2, tall + 82],
      ]),
      ink,
    ) +
    fill(
      plane.shape(
        Array.from(
          { length: 16 },
          (_, i) => [FRONT / 2 + Math.cos(i * 0.393) * 20, tall + 38 + Math.sin(i * 0.393) * 20] as const,
        ),
      ),
      wall.deep,
    );
  const pole = view.at(out0, FRONT / 2, tall + 104);
  out +=
    stroke(`M${pole[0]} ${pole[1]}v-84`, inks.ink, 4) +
    fill(`M${pole[0]} ${pole[1] - 84}q26 -12 46 0t38 0v40q-20 10 -40 0t-44 2Z`, inks.accent) +
    star(pole[0] + 42, pole[1] - 62, 12, inks.gold);
  const porch = -150;
  out +=
    panel(plane, a + 24, 0, b - a - 48, 112, mix(inks.gold, inks.near, evening(stage) ? 0.08 : 0.6)) +
    face(
      view,
      mix(wall.trim, inks.near, 0.35),
      [porch, a - 6, 112],
      [out0, a - 6, 112],
      [out0, a - 6, 140],
      [porch, a - 6, 140],
    ) +
    panel(view.alongV(porch), a - 6, 112, b - a + 12, 28, wall.trim) +
    balustrade(view.alongV(porch), a - 6, b + 6, 140, 30, wall.trim, 16);
  for (const v of [a + 8, a + 100, b - 100, b - 8])
    out += panel(view.alongV(porch), v - 9, 0, 18, 114, lit ? wall.trim : mix(wall.trim, wall.shade, 0.5));
  return out;
}

/** Striped awnings over the ground floor. */
export function awnings(stage: Stage, view: CornerView, ink: string): string {
  const { inks } = stage;
  let shade = '';
  let light = '';
  let strip = '';
  const bay = FRONT / 9;
  for (let i = 0; i < 9; i++) {
    const v = bay * (i + 0.5);
    if (Math.abs(v - FRONT / 2) < 190) continue;
    const [a, w] = [v - bay * 0.36, bay * 0.72];
    shade += view.shape([
      [0, a, 84],
      [0, a + w, 84],
      [0, a + w, 58],
      [0, a, 58],
    ]);
    light +=
      view.shape([
        [0, a, 118],
        [0, a + w, 118],
        [-58, a + w, 72],
        [-58, a, 72],
      ]) +
      view.shape([
        [-58, a, 72],
        [-58, a + w, 72],
        [-58, a + w, 58],
        [-58, a, 58],
      ]);
    for (let k = 0; k < 4; k++) {
      const s = a + (w * k) / 4;
      const e = s + w / 8;
      strip +=
        view.shape([
          [0, s, 118],
          [0, e, 118],
          [-58, e, 72],
          [-58, s, 72],
        ]) +
        view.shape([
          [-58, s, 72],
          [-58, e, 72],
          [-58, e, 56],
          [-58, s, 56],
        ]);
    }
  }
  return (
    fill(shade, inks.near, { 'fill-opacity': 0.45 }) +
    fill(light, mix(inks.paper, inks.middle, stage.dark ? 0.35 : 0)) +
    fill(strip, ink)
  );
}
