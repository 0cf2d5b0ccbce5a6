import { mix } from '../../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke } from '../../kit/svg';
import { water } from '../../kit/water';

/** The mock French town on the top of Bà Nà: steep roofs, round towers with cones, a church's spire; about 420 wide. */
export function mockTown(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const stone = mix(mix(inks.paper, inks.ground, 0.4), inks.near, dark ? 0.44 : 0.1);
  const slate = mix(mix(inks.waterLow, inks.near, 0.4), inks.paper, 0.08);
  const rust = mix(mix(inks.accentDark, inks.ground, 0.3), inks.near, 0.2);
  const deep = lamp ? inks.gold : mix(inks.near, inks.ink, 0.3);
  const house = (x: number, w: number, h: number, steep: number, roof: string) => {
    let panes = '';
    for (let py = -h + 16; py < -12; py += 26)
      for (let px = x - w / 2 + 10; px < x + w / 2 - 10; px += 20) panes += `M${num(px)} ${py}h9v13h-9Z`;
    return (
      box(x - w / 2, -h, w, h + 30, stone) +
      box(side > 0 ? x - w / 2 : x + w * 0.2, -h, w * 0.3, h + 30, inks.near, { 'fill-opacity': 0.18 }) +
      fill(panes, deep) +
      fill(
        `M${num(x - w / 2 - 6)} ${-h}L${num(x - w * 0.28)} ${-h - steep}H${num(x + w * 0.28)}L${num(x + w / 2 + 6)} ${-h}Z`,
        roof,
      )
    );
  };
  const tower = (x: number, w: number, h: number, cone: number, roof: string) =>
    box(x - w / 2, -h, w, h + 30, mix(stone, inks.near, 0.1)) +
    box(x - w / 2 + 4, -h + 14, 8, 16, deep) +
    box(x + 3, -h + 44, 8, 16, deep) +
    fill(`M${num(x - w / 2 - 5)} ${-h}L${x} ${-h - cone}L${num(x + w / 2 + 5)} ${-h}Z`, roof) +
    stroke(`M${x} ${-h - cone}v-14`, inks.ink, 2.6);
  return (
    house(-130, 96, 74, 44, rust) +
    house(110, 120, 84, 50, slate) +
    house(-30, 110, 104, 60, slate) +
    tower(-84, 34, 120, 70, slate) +
    tower(40, 40, 150, 84, rust) +
    tower(176, 30, 96, 60, slate) +
    fill('M-4 -164L10 -268L24 -164Z', slate) +
    stroke('M10 -268v-26M2 -284h16', inks.ink, 3) +
    house(-190, 60, 50, 34, slate)
  );
}

/** A thread of falling water down the wooded flank. */
export function fall(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const foam = mix(inks.paper, inks.skyLow, 0.2);
  return (
    fill(
      `M${num(x - 7)} ${num(y)}Q${num(x + 6)} ${num(y + 90)} ${num(x - 12)} ${num(y + 190)}L${num(x - 26)} ${num(y + 330)}H${num(x + 22)}L${num(x + 10)} ${num(y + 190)}Q${num(x + 22)} ${num(y + 80)} ${num(x + 8)} ${num(y)}Z`,
      foam,
      { 'fill-opacity': 0.85 },
    ) +
    stroke(
      `M${num(x)} ${num(y + 20)}l-2 290M${num(x + 6)} ${num(y + 120)}l2 180`,
      mix(foam, inks.far, 0.4),
      3,
    )
  );
}

/** How the ground rises out of the sea round a mast: an islet and nothing else. */
export const islet =
  (at: number) =>
  (px: number): number => {
    const off = Math.abs(px - at) / 300;
    return off < 1 ? -150 * Math.sqrt(1 - off * off) + 160 : 400;
  };

/** The strait under the cable, with fishing boats at their moorings. */
export function strait(stage: Stage, lightAt: number): string {
  const { inks } = stage;
  const random = stage.random.fork('strait');
  const paints = [inks.waterLow, inks.accent, mix(inks.leaf, inks.waterLow, 0.4), inks.gold];
  let boats = '';
  for (let i = 0; i < 11; i++) {
    const y = 830 + ((i * 37) % 300);
    const k = 0.3 + (y - 820) / 520;
    const paint = mix(paints[i % paints.length] ?? inks.accent, inks.near, stage.dark ? 0.4 : 0.05);
    boats += place(
      fill('M-110 -24Q-40 -6 60 -14L118 -44Q104 6 80 12H-84Q-104 4 -110 -24Z', paint) +
        box(-66, -66, 84, 52, mix(inks.paper, inks.near, 0.12)) +
        box(-76, -74, 104, 10, mix(inks.accentDark, inks.near, 0.2)) +
        stroke('M44 -16V-110M44 -104L-30 -74', inks.ink, 3) +
        stroke('M-104 -12Q-20 4 96 -18', inks.paper, 5),
      (i * 397 + random.int(0, 120)) % WIDTH,
      y,
      k,
      random.chance(0.5),
    );
  }
  return (
    water(stage, { top: 790, bottom: HEIGHT + 10, ...(stage.time === 'noon' ? {} : { lightAt }) }) + boats
  );
}
