import { mix } from '../kit/colour';
import { dress } from '../kit/people';
import type { Stage } from '../kit/stage';
import { cyclo } from '../kit/street';
import { box, disc, fill, group, oval, place, stroke } from '../kit/svg';
import { cycloDriver } from '../scenes/grand-facade/common';
import { moving } from './life';
import { SHEET, vignetteSheet } from './sheet';

/** An unfolded map held up before the rider, with a route that ends in the open. */
function map(stage: Stage): string {
  const { inks } = stage;
  const paper = mix(inks.paper, inks.gold, 0.08);
  return group(
    fill('M-19 -15L-6 -18L6 -14L19 -18V14L6 18L-6 14L-19 17Z', paper) +
      fill('M-6 -18L6 -14V18L-6 14Z', inks.ink, { 'fill-opacity': 0.12 }) +
      fill('M10 -15L19 -18V2Q12 0 10 -15Z', inks.waterTop) +
      stroke('M-14 10Q-8 -8 0 2T12 8', inks.accent, 1.8, { 'stroke-dasharray': '3 2.6' }) +
      disc(-14, 10, 2.2, inks.accent),
    { transform: 'translate(-9 -88) rotate(8)' },
  );
}

/** A way that parts in open country, and a cyclo at the parting: nobody in its seat, its rider over a map. */
export function lostCyclo(): string {
  const stage = vignetteSheet('lost-cyclo', { seed: 4, time: 'dawn', season: 'summer' });
  const { inks } = stage;
  const { width } = SHEET;
  const road = mix(inks.ground, inks.paper, 0.3);
  const field = mix(inks.leafLight, inks.ground, 0.35);
  stage.add(
    box(
      0,
      0,
      width,
      240,
      stage.blend([
        [0, inks.skyTop],
        [0.55, inks.skyMid],
        [1, inks.skyLow],
      ]),
    ),
    disc(470, 118, 64, inks.light, { 'fill-opacity': 0.35 }),
    disc(470, 118, 42, inks.light),
    fill(
      'M0 214Q26 128 58 126Q82 128 96 176Q112 196 128 150Q142 104 170 102Q198 106 216 184Q232 206 262 196Q300 150 330 152Q356 156 376 206L420 222Q470 170 506 168Q540 170 566 212L640 196V262H0Z',
      inks.far,
    ),
    fill(
      'M0 232Q70 204 120 226Q190 206 260 232Q350 214 410 234Q500 212 560 230L640 222V300H0Z',
      mix(inks.middle, inks.leaf, 0.4),
    ),
    fill('M0 246Q160 234 320 246T640 244V400H0Z', field),
    stroke(
      'M-6 268Q90 258 170 268M-6 292Q70 284 128 292M430 266Q540 256 646 266M486 290Q570 282 646 290M280 262Q320 258 352 262',
      mix(field, inks.leafDark, 0.5),
      2.4,
      { 'stroke-opacity': 0.6 },
    ),
    fill(
      'M0 400V356Q150 330 214 300Q262 276 214 246L232 245Q300 276 330 296Q390 270 452 244L474 245Q440 290 470 316Q520 344 640 352V400Z',
      road,
    ),
    fill('M0 400V374Q200 340 320 344T640 370V400Z', mix(road, inks.near, 0.12)),
    // A post with two boards that say nothing.
    stroke('M326 306V214', mix(inks.ink, inks.ground, 0.3), 6),
    fill('M318 222H268L256 231L268 240H318Z', mix(inks.ground, inks.gold, 0.35)),
    fill('M334 240H380L392 249L380 258H334Z', mix(inks.ground, inks.gold, 0.2)),
    oval(326, 306, 26, 4, inks.near, { 'fill-opacity': 0.3 }),
    // A paper lantern from the end of the longer board.
    moving(
      'sways',
      stroke('M380 258V266', inks.ink, 2) +
        oval(380, 281, 13, 15, inks.accent) +
        stroke('M374 268q-6 13 0 26M386 268q6 13 0 26M380 266V296', mix(inks.accent, inks.ink, 0.35), 1.6) +
        stroke('M374 266H386M374 296H386', inks.gold, 3) +
        stroke('M380 298V310', inks.gold, 2.4),
    ),
  );
  const tuft = stroke(
    'M0 0Q-3 -10 -9 -15M0 0Q0 -12 2 -19M0 0Q4 -9 10 -12',
    mix(inks.leaf, inks.near, 0.3),
    2.4,
  );
  for (const [x, y, k] of [
    [42, 344, 1.2],
    [30, 372, 0.9],
    [548, 334, 1],
    [604, 342, 1.3],
    [366, 312, 0.8],
  ] as const)
    stage.add(place(tuft, x, y, k));
  const c = dress(stage, 1);
  stage.add(
    oval(206, 372, 132, 9, inks.near, { 'fill-opacity': 0.34 }),
    place(
      cyclo(
        stage,
        cycloDriver(stage, 1) + map(stage) + stroke('M-40 -100Q-36 -86 -18 -82', c.topShade, 4.6),
        '',
      ),
      196,
      370,
      1.55,
    ),
  );
  return stage.finish();
}
