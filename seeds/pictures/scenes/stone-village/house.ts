import { mix } from '../../kit/colour';
import { rubble } from '../../kit/rubble';
import type { Stage } from '../../kit/stage';
import { box, fill, oval, stroke } from '../../kit/svg';
import { tiledSlope } from '../../kit/tiled-slope';

/** The grey of limestone under this print's light. */
export const limestone = (stage: Stage): string =>
  mix(
    mix(mix(stage.inks.far, stage.inks.paper, 0.42), stage.inks.ground, 0.3),
    stage.inks.near,
    stage.dark ? 0.42 : 0.08,
  );

/**
 * A Tày house of two floors behind walls of limestone: stable and store below, the dwelling on its boards above, with a
 * gallery of wood in the middle and a stair of stone up to it. About twice `half` wide, foot at the origin.
 */
export function stoneHouse(stage: Stage, label: string, half: number, main = true): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const stone = limestone(stage);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.25), inks.near, 0.3);
  const plank = mix(wood, inks.ground, 0.25);
  const deep = mix(inks.near, inks.ink, 0.4);
  const glow = lamp ? mix(inks.gold, inks.accent, 0.18) : deep;
  const [floor, eave, ridge] = [-128, -278, -416];
  const bay = half * 0.42;
  const window = (x: number, y: number, w: number, h: number, lit: boolean) =>
    box(x - w / 2 - 6, y - h - 6, w + 12, h + 12, wood) +
    box(x - w / 2, y - h, w, h, lit ? glow : deep) +
    stroke(`M${x - w / 6} ${y - h}v${h}M${x + w / 6} ${y - h}v${h}`, wood, 5);
  let boards = '';
  for (let x = -bay; x <= bay; x += 22) boards += `M${x} ${eave}V${floor}`;
  let rail = '';
  for (let x = -bay + 8; x < bay; x += 15) rail += `M${x} ${floor - 44}v40`;
  /** Firewood between the posts of the ground floor. */
  let logs = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++)
      logs += oval(
        -bay * 0.62 + i * 17 - 42 + (row % 2) * 8,
        -10 - row * 15,
        8,
        7,
        i % 2 ? plank : mix(plank, inks.light, 0.2),
      );
  let stair = '';
  const steps = 7;
  const foot = bay + 96;
  for (let i = 0; i < steps; i++)
    stair +=
      box(
        bay - 62,
        floor + (i * -floor) / steps,
        62 + ((i + 1) * (foot - bay)) / steps,
        -floor / steps + 1,
        mix(stone, i % 2 ? inks.near : inks.light, 0.12),
      ) +
      stroke(
        `M${bay - 62} ${floor + (i * -floor) / steps + 1}H${bay + ((i + 1) * (foot - bay)) / steps}`,
        mix(stone, inks.light, 0.5),
        3,
      );
  return (
    oval(0, 4, half + 40, 14, inks.ink, { 'fill-opacity': 0.25 }) +
    rubble(stage, label, -half, eave - 8, half * 2, 8 - eave, stone, main ? 25 : 30) +
    box(side > 0 ? -half : half * 0.55, eave, half * 0.45, -eave, inks.near, { 'fill-opacity': 0.16 }) +
    box(-bay - 12, eave - 6, bay * 2 + 24, 6 - eave, wood) +
    box(-bay, eave, bay * 2, floor - eave, plank) +
    stroke(boards, mix(wood, inks.ink, 0.25), 3) +
    box(-34, eave + 44, 68, floor - eave - 44, glow) +
    fill(
      `M-34 ${eave + 44}h22V${floor}h-22ZM34 ${eave + 44}h-22V${floor}h22Z`,
      mix(wood, inks.ground, 0.12),
    ) +
    window(-bay * 0.66, floor - 62, 44, 44, true) +
    window(bay * 0.66, floor - 62, 44, 44, true) +
    box(-bay, floor, bay * 2, -floor, deep) +
    logs +
    stroke(`M${-bay} ${eave}V0M${bay} ${eave}V0M${-bay / 3} ${floor}V0M${bay / 3} ${floor}V0`, wood, 13) +
    box(-bay - 20, floor - 4, bay * 2 + 40, 13, mix(wood, inks.ground, 0.2)) +
    stroke(rail, mix(wood, inks.ground, 0.15), 4.5) +
    stroke(`M${-bay} ${floor - 46}H${bay - 62}`, mix(wood, inks.ground, 0.25), 7) +
    window(-half * 0.72, floor - 50, 40, 46, main) +
    window(half * 0.72, floor - 50, 40, 46, false) +
    window(-half * 0.72, -34, 30, 34, false) +
    (main ? stair : '') +
    box(-half, eave - 6, half * 2, 24, inks.ink, { 'fill-opacity': 0.34 }) +
    tiledSlope(stage, half + 42, eave, ridge)
  );
}
