import { mix } from './colour';
import type { Stage } from './stage';
import { fill, num, stroke } from './svg';

/** The slope of a roof seen from the front, of rows of small tiles laid as yin and yang; a raised ridge with a fan in its middle. */
export function tiledSlope(stage: Stage, half: number, eave: number, ridge: number): string {
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
