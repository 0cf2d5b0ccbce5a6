import { mix } from '../../kit/colour';
import { clock, opening, pane, windowOn } from '../../kit/masonry';
import { flatPlane, lines, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { fill, type Point } from '../../kit/svg';
import { evening, type Wall } from './common';

/** The tiles of the station. */
export function tileOf(stage: Stage): string {
  return mix(mix(stage.inks.accent, stage.inks.groundDark, 0.45), stage.inks.near, stage.dark ? 0.4 : 0.14);
}

/** The station of the imperial line: a long arcade, end pavilions and a clock gable. */
export function longArcade(stage: Stage, wall: Wall): string {
  const { inks, side } = stage;
  const plane = flatPlane(0, 0);
  const tile = tileOf(stage);
  const dark = mix(tile, inks.ink, 0.35);
  const hip = (a: number, b: number, low: number, high: number, inset: number) =>
    fill(
      plane.shape([
        [a - 20, low],
        [b + 20, low],
        [b - inset, high],
        [a + inset, high],
      ]),
      tile,
    ) +
    fill(
      plane.shape(
        side > 0
          ? [
              [a - 20, low],
              [a + inset, high],
              [a + inset + 4, low],
            ]
          : [
              [b + 20, low],
              [b - inset, high],
              [b - inset - 4, low],
            ],
      ),
      dark,
    ) +
    lines(
      plane,
      Array.from({ length: Math.round((b - a) / 14) }, (_, i): Point[] => [
        [a + i * 14, low],
        [a + inset + (i * 14 * (b - a - 2 * inset)) / (b - a), high],
      ]),
      dark,
      1.6,
      0.55,
    ) +
    panel(plane, a - 24, low - 8, b - a + 48, 10, dark) +
    panel(plane, a + inset, high - 3, b - a - inset * 2, 8, mix(tile, inks.paper, 0.4));
  const glow = (n: number) =>
    evening(stage) && n % 3 !== 1 ? mix(inks.gold, inks.accent, 0.12) : mix(inks.near, inks.ink, 0.4);
  let out = hip(-470, 470, 264, 372, 90);
  out += panel(plane, -470, 0, 940, 264, wall.lit);
  for (let i = -5; i <= 5; i++) {
    const x = i * 80;
    out +=
      fill(plane.shape(opening(x, 0, 62, 124, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 50, 116, 'round')), glow(i + 5));
    out += windowOn(stage, plane, x, 172, 32, 66, {
      head: 'segment',
      trim: wall.trim,
      glass: pane(stage, evening(stage) && i % 2 === 0),
      shutter: mix(inks.leafDark, inks.waterLow, 0.3),
    });
  }
  out +=
    panel(plane, -470, 142, 940, 12, wall.trim) +
    panel(plane, -470, 252, 940, 12, wall.trim) +
    panel(plane, -470, 0, 940, 16, wall.deep);
  for (const [a, b] of [
    [-600, -440],
    [440, 600],
  ] as const) {
    out +=
      panel(plane, a, 0, b - a, 310, wall.lit) +
      panel(plane, side > 0 ? a : b - 40, 0, 40, 310, wall.shade) +
      hip(a, b, 310, 440, 54);
    const mid = (a + b) / 2;
    out +=
      fill(plane.shape(opening(mid, 0, 80, 130, 'round')), wall.trim) +
      fill(plane.shape(opening(mid, 0, 64, 120, 'round')), glow(0));
    for (const k of [-34, 34])
      out += windowOn(stage, plane, mid + k, 186, 32, 84, {
        head: 'round',
        trim: wall.trim,
        glass: pane(stage, evening(stage)),
        shutter: mix(inks.leafDark, inks.waterLow, 0.3),
      });
    out += panel(plane, a - 6, 146, b - a + 12, 12, wall.trim);
  }
  out +=
    panel(plane, -150, 0, 300, 330, wall.lit) + panel(plane, side > 0 ? -150 : 100, 0, 50, 330, wall.shade);
  for (const x of [-92, 0, 92])
    out +=
      fill(plane.shape(opening(x, 0, 76, 150, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 62, 140, 'round')), glow(x ? 0 : 2)) +
      windowOn(stage, plane, x, 190, 40, 92, {
        head: 'round',
        trim: wall.trim,
        glass: pane(stage, evening(stage)),
        shutter: mix(inks.leafDark, inks.waterLow, 0.3),
      });
  const crest: Point[] = [
    [-166, 326],
    [166, 326],
    [166, 346],
    [110, 352],
    [92, 420],
    [60, 452],
    [0, 470],
    [-60, 452],
    [-92, 420],
    [-110, 352],
    [-166, 346],
  ];
  out +=
    fill(plane.shape(crest), wall.lit) +
    lines(plane, [crest.slice(2)], wall.trim, 10) +
    panel(plane, -170, 322, 340, 14, wall.trim) +
    clock(stage, 0, -398, 46);
  const canopy: Point[] = [
    [-180, 168],
    [180, 168],
    [196, 150],
    [-196, 150],
  ];
  return (
    out +
    fill(plane.shape(canopy), mix(inks.accentDark, inks.near, 0.3)) +
    panel(plane, -196, 140, 392, 11, mix(wall.trim, inks.accent, 0.1))
  );
}
