import { mix } from '../kit/colour';
import type { Stage } from '../kit/stage';
import { box, disc, fill, group, place, stroke } from '../kit/svg';
import { hat, ticket } from '../scenes/still-life/map-table';
import { moving } from './life';
import { SHEET, vignetteSheet } from './sheet';

/** A phone whose screen shows a red sun over limestone and water, as the site's own mark does; 120 by 230, about the origin. */
function phone(stage: Stage): string {
  const { inks, side } = stage;
  const screen = box(-52, -106, 104, 212, '#000', { rx: 10 });
  const land = mix(inks.leafDark, inks.waterLow, 0.4);
  return (
    box(-60, -115, 120, 230, inks.ink, {
      rx: 18,
      'fill-opacity': 0.34,
      transform: `translate(${-side * 9} 11)`,
    }) +
    box(-60, -115, 120, 230, mix(inks.ink, inks.near, 0.2), { rx: 18 }) +
    group(
      box(
        -52,
        -106,
        104,
        212,
        stage.blend([
          [0, inks.skyTop],
          [1, inks.paper],
        ]),
      ) +
        disc(20, -34, 19, inks.accent) +
        fill('M-52 26Q-40 -30 -24 -32Q-12 -30 -4 -2Q4 4 12 -8Q24 -12 30 10Q40 18 52 20V44H-52Z', land) +
        box(-52, 40, 104, 70, inks.waterTop) +
        moving('drifts', stroke('M-34 56H18M-8 70H36M-38 86H-4', mix(inks.waterLow, inks.paper, 0.2), 4)) +
        fill('M-52 -106H10L-52 40Z', inks.light, { 'fill-opacity': 0.14 }),
      { 'clip-path': stage.clip(screen) },
    ) +
    box(-14, -102, 28, 7, mix(inks.ink, inks.near, 0.2), { rx: 3.5 })
  );
}

/** A phone beside a conical hat and a ticket, seen from above on a cloth. */
export function phoneAndHat(): string {
  const stage = vignetteSheet('phone-and-hat', { seed: 5, time: 'noon', season: 'summer' });
  const { inks, side } = stage;
  const { width, height } = SHEET;
  const cloth = mix(mix(inks.waterLow, inks.near, 0.3), inks.paper, 0.16);
  let weave = '';
  for (let i = 1; i < 32; i++) weave += `M${i * 20} 0V${height}M0 ${i * 20}H${width}`;
  const light = [
    [0, inks.light, 0.18],
    [1, inks.ink, 0.26],
  ] as const;
  stage.add(
    box(0, 0, width, height, cloth),
    stroke(weave, mix(cloth, inks.ink, 0.3), 1.2, { 'stroke-opacity': 0.3 }),
    box(
      0,
      0,
      width,
      height,
      stage.blend(
        side > 0
          ? [
              [0, inks.ink, 0.26],
              [1, inks.light, 0.18],
            ]
          : light,
        true,
      ),
    ),
    place(hat(stage), 170, 176, 0.52),
    place(ticket(stage), 478, 292, 0.56, false, -12),
    place(phone(stage), 372, 200, 1.3, false, 7),
  );
  return stage.finish();
}
