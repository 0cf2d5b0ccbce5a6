import { mix } from '../../kit/colour';
import { clock } from '../../kit/masonry';
import { lines, panel, recedingPlane } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Livery } from './train';

/** The near end of the train behind the engine's face. */
export function coachEnd(
  stage: Stage,
  livery: Livery,
  quad: (...list: readonly Point[]) => string,
  flat: (dx: number, dy: number, z: number) => Point,
): string {
  const { inks } = stage;
  const z = 432;
  const part = (left: number, right: number, low: number, high: number) =>
    quad(flat(left, low, z), flat(right, low, z), flat(right, high, z), flat(left, high, z));
  return (
    fill(part(-580, -330, 150, -126), mix(livery.body, inks.ink, 0.4)) +
    fill(part(-580, -330, 134, 70), mix(livery.skirt, inks.ink, 0.45)) +
    fill(part(-584, -326, -122, -172), mix(livery.roof, inks.ink, 0.3))
  );
}

/** The open doors of the coaches. */
export function doors(stage: Stage, side: ReturnType<typeof recedingPlane>): string {
  const { inks } = stage;
  let out = '';
  for (let i = 0; i < 5; i++) {
    const x = i * 900 + 44;
    out +=
      panel(side, x, 60, 74, 250, mix(inks.gold, inks.light, 0.2)) +
      panel(side, x + 8, 30, 58, 24, mix(inks.near, inks.ink, 0.4)) +
      lines(
        side,
        [
          [
            [x, 60],
            [x, 310],
            [x + 74, 310],
            [x + 74, 60],
          ],
        ],
        mix(inks.paper, inks.far, 0.3),
        Math.max(1, 5 * side.scale(x)),
      );
  }
  return out;
}

/** The platform roof: posts with brackets, hanging lamps, a clock, the tiled edge that runs away. */
export function canopy(stage: Stage, vanish: Point): string {
  const { inks } = stage;
  const edge = recedingPlane({ vanish, aside: 60, below: 190, focus: 620, start: 300 });
  const back = recedingPlane({ vanish, aside: 800, below: 190, focus: 620, start: 300 });
  const iron = mix(inks.leafDark, inks.ink, 0.5);
  const timber = mix(inks.groundDark, inks.ink, 0.45);
  const [a, b, c, d] = [
    edge.point(-200, 620),
    edge.point(5200, 620),
    back.point(5200, 700),
    back.point(-200, 700),
  ];
  let out = fill(
    `M${[a, b, c, d].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`,
    mix(timber, inks.accentDark, 0.25),
  );
  const wall = mix(mix(inks.gold, inks.ground, 0.5), inks.near, 0.42);
  out +=
    fill(
      back.shape([
        [-200, 0],
        [5200, 0],
        [5200, 700],
        [-200, 700],
      ]),
      wall,
    ) +
    fill(
      back.shape([
        [-200, 0],
        [5200, 0],
        [5200, 90],
        [-200, 90],
      ]),
      mix(wall, inks.ink, 0.4),
    );
  for (let x = 60; x < 3000; x += 330)
    out +=
      fill(
        back.shape([
          [x, 0],
          [x + 150, 0],
          [x + 150, 330],
          [x + 75, 400],
          [x, 330],
        ]),
        mix(inks.gold, inks.light, 0.15),
      ) +
      lines(
        back,
        [
          [
            [x + 75, 0],
            [x + 75, 390],
          ],
          [
            [x, 240],
            [x + 150, 240],
          ],
        ],
        mix(inks.groundDark, inks.ink, 0.4),
        Math.max(1, 7 * back.scale(x)),
      );
  let rafters = '';
  for (let x = 0; x < 4000; x += 130) {
    const [p, q] = [edge.point(x, 622), back.point(x, 702)];
    rafters += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
  }
  out += stroke(rafters, mix(timber, inks.ink, 0.5), 4);
  for (let x = 3200; x >= 80; x -= 390) {
    const k = edge.scale(x);
    const lamp = edge.point(x + 190, 560);
    out +=
      lines(
        edge,
        [
          [
            [x, 0],
            [x, 620],
          ],
        ],
        iron,
        Math.max(1.4, 19 * k),
      ) +
      lines(
        edge,
        [
          [
            [x - 130, 620],
            [x, 470],
            [x + 130, 620],
          ],
        ],
        iron,
        Math.max(1, 11 * k),
      ) +
      panel(edge, x - 26, 0, 52, 46, iron);
    out +=
      stroke(
        `M${num(lamp[0] + 120 * k)} ${num(lamp[1] - 70 * k)}v${num(60 * k)}`,
        inks.ink,
        Math.max(1, 4 * k),
      ) +
      disc(lamp[0] + 120 * k, lamp[1], 130 * k, inks.gold, { 'fill-opacity': 0.14 }) +
      disc(lamp[0] + 120 * k, lamp[1], 54 * k, inks.gold, { 'fill-opacity': 0.3 }) +
      disc(lamp[0] + 120 * k, lamp[1], 22 * k, inks.light);
  }
  let teeth = '';
  for (let x = -160; x < 3400; x += 40)
    teeth += edge.shape([
      [x, 640],
      [x + 40, 640],
      [x + 20, 590],
    ]);
  out +=
    fill(teeth, mix(inks.accentDark, inks.near, 0.3)) +
    fill(
      edge.shape([
        [-200, 632],
        [5200, 632],
        [5200, 664],
        [-200, 664],
      ]),
      inks.accentDark,
    );
  const face = edge.point(420, 470);
  return (
    out +
    stroke(`M${num(face[0])} ${num(face[1] - 120)}v90`, inks.ink, 7) +
    place(clock({ ...stage, time: 'dusk' }, 0, 0, 56), face[0], face[1], 1)
  );
}
