import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, oval, stroke } from '../../kit/svg';
import { tiledSlope } from '../../kit/tiled-slope';

/** A house of rammed earth under a deep roof of small tiles, of the given half width; foot at the origin. */
export function earthHouse(stage: Stage, half: number, earth: string, main = true): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const shade = mix(earth, mix(inks.near, inks.groundDark, 0.4), 0.4);
  const [eave, ridge] = [-190, -330];
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.3);
  const deep = lamp ? mix(inks.gold, inks.accent, 0.15) : mix(inks.near, inks.ink, 0.4);
  let layers = '';
  for (let y = -44; y > eave; y -= 44) layers += `M${-half} ${y}q${half * 0.5} -4 ${half} 0t${half} 0`;
  const foot = mix(mix(inks.far, inks.paper, 0.15), inks.near, dark ? 0.5 : 0.28);
  let stones = '';
  for (let px = -half - 8; px < half; px += 46) stones += `M${px} -4h40v-24h-36Z`;
  const window = (px: number) =>
    box(px - 30, -140, 60, 56, wood) +
    box(px - 22, -132, 44, 40, deep) +
    stroke(`M${px - 8} -132v40M${px + 8} -132v40`, wood, 5);
  return (
    box(-half, eave - 10, half * 2, 10 - eave, earth) +
    stroke(layers, mix(earth, inks.near, 0.24), 3) +
    box(side > 0 ? -half : half * 0.66, eave, half * 0.34, -eave, shade, { 'fill-opacity': 0.5 }) +
    box(-half - 6, -30, half * 2 + 12, 32, foot) +
    fill(stones, mix(foot, inks.light, 0.2)) +
    (main
      ? box(-58, -158, 116, 158, wood) +
        box(-46, -148, 92, 148, deep) +
        fill('M-46 -148H-16V0H-46ZM16 -148H46V0H16Z', mix(wood, inks.ground, 0.25)) +
        fill('M-40 -158H40V-180H-40Z', mix(inks.accent, inks.near, 0.1)) +
        window(-half * 0.58) +
        window(half * 0.58) +
        box(-84, -12, 168, 14, foot)
      : window(0)) +
    box(-half, eave, half * 2, 26, inks.ink, { 'fill-opacity': 0.34 }) +
    tiledSlope(stage, half + 54, eave, ridge) +
    (main ? maize(stage, half, eave) : '')
  );
}

/** Cobs in bundles under the eave, as they dry there all winter. */
function maize(stage: Stage, half: number, eave: number): string {
  const { inks } = stage;
  const random = stage.random.fork('maize');
  const corn = mix(inks.gold, inks.near, stage.dark ? 0.3 : 0.04);
  let out = '';
  for (let px = -half + 26; px < half - 10; px += 34) {
    if (Math.abs(px) < 84 || random.chance(0.18)) continue;
    for (const [dx, dy] of [
      [-8, 30],
      [8, 34],
      [0, 44],
    ] as const)
      out += oval(px + dx, eave + dy, 7, 17, dy === 44 ? mix(corn, inks.accent, 0.12) : corn);
    out += stroke(`M${px} ${eave + 4}V${eave + 20}`, inks.paper, 4);
  }
  return out;
}
