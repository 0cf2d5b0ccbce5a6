import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';

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
    roof(stage, half + 54, eave, ridge) +
    (main ? maize(stage, half, eave) : '')
  );
}

/** The two slopes seen from the front: rows of small tiles laid as yin and yang, a raised ridge with a fan in its middle. */
function roof(stage: Stage, half: number, eave: number, ridge: number): string {
  const { inks, side } = stage;
  const tile = mix(mix(inks.groundDark, inks.far, 0.35), inks.near, stage.dark ? 0.46 : 0.36);
  const top = half * 0.82;
  const body = `M${-half - 16} ${eave + 4}Q0 ${eave + 16} ${half + 16} ${eave + 4}L${num(top)} ${ridge}Q0 ${ridge + 12} ${num(-top)} ${ridge}Z`;
  const clip = stage.clip(fill(body, '#000'));
  let rows = '';
  let channels = '';
  for (let px = -half; px <= half; px += 17) {
    channels += `M${num(px)} ${eave + 14}L${num(px * 0.82)} ${ridge}`;
    rows += `M${num(px - 8)} ${eave + 9}a8 8 0 0 0 16 0`;
  }
  let scales = '';
  for (let k = 1; k < 9; k++) scales += `M${-half} ${num(eave + 10 - k * 16)}H${half}`;
  return (
    fill(body, tile) +
    `<g clip-path="${clip}">${fill(`M${side * half * 0.2} ${ridge}H${side * half * 1.2}V${eave + 20}H${side * half * 0.34}Z`, mix(tile, inks.light, 0.16))}${stroke(channels, mix(tile, inks.ink, 0.42), 4)}${stroke(scales, mix(tile, inks.ink, 0.3), 1.6)}</g>` +
    fill(rows, mix(tile, inks.ink, 0.35)) +
    stroke(
      `M${num(-top - 14)} ${ridge - 14}Q${num(-top)} ${ridge} ${num(-top + 30)} ${ridge + 2}Q0 ${ridge + 12} ${num(top - 30)} ${ridge + 2}Q${num(top)} ${ridge} ${num(top + 14)} ${ridge - 14}`,
      mix(tile, inks.light, 0.28),
      11,
    ) +
    fill(`M-24 ${ridge + 6}Q0 ${ridge - 34} 24 ${ridge + 6}Z`, mix(tile, inks.light, 0.2))
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
