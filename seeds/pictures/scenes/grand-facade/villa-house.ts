import { mix } from '../../kit/colour';
import { type CornerView, edge, face } from '../../kit/corner-view';
import { pane, windowOn } from '../../kit/masonry';
import { lines, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';
import { evening, type Wall } from './common';

const LONG = 620;

const DEEP = 430;

const WALL = 250;

/** The house itself, from its corner. */
export function house(
  stage: Stage,
  view: CornerView,
  wall: Wall,
  frontLit: boolean,
  shutter: string,
): string {
  const { inks } = stage;
  const end = frontLit ? wall.shade : wall.lit;
  const front = frontLit ? wall.lit : wall.shade;
  const tile = mix(mix(inks.accent, inks.groundDark, 0.4), inks.near, stage.dark ? 0.4 : 0.12);
  const timber = mix(inks.groundDark, inks.ink, 0.6);
  const stone = mix(mix(inks.far, inks.ground, 0.5), inks.near, stage.dark ? 0.5 : 0.2);
  const gable = view.alongU(0);
  const long = view.alongV(0);
  const peak = 640;
  const mid = DEEP / 2;
  const lamps = evening(stage);
  const look = (i: number, lit: boolean) => ({
    trim: wall.trim,
    glass: pane(stage, lamps && i % 4 !== 1),
    shutter,
    shaded: !lit,
    bars: wall.trim,
  });
  let out = chimney(stage, view, [mid + 40, LONG - 120], stone, peak);
  out += fill(
    gable.shape([
      [0, 0],
      [DEEP, 0],
      [DEEP, WALL],
      [mid, peak - 30],
      [0, WALL],
    ]),
    end,
  );
  out += panel(long, 0, 0, LONG, WALL, front);
  out +=
    panel(gable, 0, 0, DEEP, 62, frontLit ? mix(stone, inks.near, 0.35) : stone) +
    panel(long, 0, 0, LONG, 62, frontLit ? stone : mix(stone, inks.near, 0.35));
  out += stones(long, LONG, mix(stone, inks.near, 0.35)) + stones(gable, DEEP, mix(stone, inks.near, 0.5));
  const beams: Point[][] = [
    [
      [0, WALL],
      [DEEP, WALL],
    ],
    [
      [64, WALL + 116],
      [DEEP - 64, WALL + 116],
    ],
    [
      [mid, WALL],
      [mid, peak - 40],
    ],
    [
      [mid - 120, WALL],
      [mid - 120, WALL + 180],
    ],
    [
      [mid + 120, WALL],
      [mid + 120, WALL + 180],
    ],
    [
      [20, WALL],
      [mid - 120, WALL + 110],
    ],
    [
      [DEEP - 20, WALL],
      [mid + 120, WALL + 110],
    ],
  ];
  out += lines(gable, beams, timber, 10);
  for (const [i, u] of [mid - 60, mid + 60].entries())
    out += windowOn(stage, gable, u, WALL + 24, 58, 78, { ...look(i, !frontLit), shutter });
  for (const [i, u] of [92, DEEP - 92].entries())
    out += windowOn(stage, gable, u, 84, 66, 118, look(i + 1, !frontLit));
  for (const [i, v] of [90, 420, 540].entries())
    out += windowOn(stage, long, v, 84, 58, 118, look(i, frontLit));
  out +=
    panel(long, 206, 30, 92, 186, wall.trim) +
    panel(long, 216, 34, 72, 172, mix(shutter, inks.ink, 0.25)) +
    panel(long, 228, 110, 48, 84, pane(stage, lamps));
  out += slope(stage, view, tile, frontLit, peak);
  const porch = mix(tile, inks.ink, 0.12);
  for (const v of [176, 326]) out += edge(view, timber, 11, [-110, v, 0], [-110, v, 176]);
  out +=
    face(view, mix(porch, inks.ink, 0.35), [-124, 160, 176], [-124, 252, 268], [0, 252, 268], [0, 160, 176]) +
    face(view, porch, [-124, 342, 176], [-124, 252, 268], [0, 252, 268], [0, 342, 176]);
  out += face(
    view,
    timber,
    [-124, 160, 170],
    [-124, 252, 258],
    [-124, 342, 170],
    [-124, 326, 170],
    [-124, 252, 240],
    [-124, 178, 170],
  );
  out +=
    face(
      view,
      mix(stone, inks.paper, 0.2),
      [-150, 180, 0],
      [-150, 322, 0],
      [-150, 322, 14],
      [-150, 180, 14],
    ) + face(view, mix(stone, inks.paper, 0.4), [-150, 180, 14], [-150, 322, 14], [0, 322, 30], [0, 180, 30]);
  return out;
}

function stones(plane: ReturnType<CornerView['alongU']>, length: number, ink: string): string {
  const list: Point[][] = [];
  for (let row = 0; row < 3; row++) {
    list.push([
      [0, 20 * (row + 1)],
      [length, 20 * (row + 1)],
    ]);
    for (let x = row % 2 ? 20 : 44; x < length; x += 48)
      list.push([
        [x, row * 20],
        [x, row * 20 + 20],
      ]);
  }
  return lines(plane, list, ink, 2);
}

/** The long side of the roof with its tiles, a dormer, and the boards along the gable. */
function slope(stage: Stage, view: CornerView, tile: string, lit: boolean, peak: number): string {
  const { inks } = stage;
  const mid = DEEP / 2;
  const [o, low] = [46, WALL - 44];
  const ink = lit ? tile : mix(tile, inks.near, 0.36);
  let out =
    face(
      view,
      mix(tile, inks.ink, 0.55),
      [DEEP + o, -o, low],
      [mid, -o, peak],
      [mid, -o + 30, peak],
      [DEEP + o, -o + 30, low],
    ) + face(view, ink, [-o, -o, low], [-o, LONG + o, low], [mid, LONG + o, peak], [mid, -o, peak]);
  let courses = '';
  for (let k = 1; k < 17; k++) {
    const t = k / 17;
    const u = -o + (mid + o) * t;
    courses += view.line([
      [u, -o, low + (peak - low) * t],
      [u, LONG + o, low + (peak - low) * t],
    ]);
  }
  out += stroke(courses, mix(ink, inks.ink, 0.4), 2, { 'stroke-opacity': 0.7 });
  const board = mix(inks.paper, inks.groundDark, stage.dark ? 0.6 : 0.25);
  out +=
    edge(view, board, 12, [DEEP + o, -o, low], [mid, -o, peak], [-o, -o, low]) +
    edge(view, mix(tile, inks.paper, 0.3), 8, [mid, -o, peak], [mid, LONG + o, peak]);
  for (const v of [150, 430]) {
    const front = view.alongV(10);
    const base = WALL + 30;
    out +=
      face(
        view,
        mix(ink, inks.ink, 0.3),
        [10, v - 74, base + 86],
        [10, v, base + 190],
        [190, v, base + 190],
        [120, v - 74, base + 86],
      ) +
      face(
        view,
        mix(tile, inks.light, lit ? 0.14 : 0),
        [10, v + 74, base + 86],
        [10, v, base + 190],
        [190, v, base + 190],
        [120, v + 74, base + 86],
      ) +
      fill(
        front.shape([
          [v - 54, base],
          [v + 54, base],
          [v + 54, base + 100],
          [v, base + 168],
          [v - 54, base + 100],
        ]),
        board,
      ) +
      windowOn(stage, front, v, base + 14, 56, 78, {
        trim: mix(board, inks.ink, 0.3),
        glass: pane(stage, evening(stage)),
      });
  }
  return out;
}

function chimney(
  stage: Stage,
  view: CornerView,
  [u, v]: readonly [number, number],
  stone: string,
  peak: number,
): string {
  const { inks } = stage;
  const [w, top] = [56, peak + 96];
  const smoke = view.at(u, v, top);
  const puff = `M${num(smoke[0])} ${num(smoke[1])}q-26 -60 14 -104t8 -120q40 70 4 126t10 98Z`;
  return (
    fill(puff, inks.paper, { 'fill-opacity': 0.45 }) +
    face(view, mix(stone, inks.near, 0.4), [u, v, 300], [u + w, v, 300], [u + w, v, top], [u, v, top]) +
    face(view, stone, [u, v, 300], [u, v + w, 300], [u, v + w, top], [u, v, top]) +
    face(
      view,
      mix(stone, inks.ink, 0.5),
      [u - 6, v - 6, top - 14],
      [u - 6, v + w + 6, top - 14],
      [u - 6, v + w + 6, top],
      [u - 6, v - 6, top],
    )
  );
}
