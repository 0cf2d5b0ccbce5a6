import { mix } from '../../kit/colour';
import { box, fill, num, stroke } from '../../kit/svg';
import type { View } from './view';

/** A sheet of newspaper: columns of grey and a few pictures, nothing that can be read. */
export function newspaper(v: View, label: string, w: number, h: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`news-${label}`);
  const paper = mix(mix(food.crumb, inks.cloud, 0.25), inks.near, v.stage.dark ? 0.25 : 0.02);
  const print = mix(paper, inks.ink, 0.42);
  let lines = '';
  let blocks = '';
  const columns = 5;
  const cw = (w - 60) / columns;
  for (let c = 0; c < columns; c++) {
    const x = -w / 2 + 30 + c * cw;
    const picture = random.int(0, 3);
    for (let y = -h / 2 + 90, i = 0; y < h / 2 - 30; y += 17, i++) {
      if (i > picture * 7 && i < picture * 7 + 7 && c % 2 === 0) continue;
      lines += `M${num(x)} ${num(y)}h${num((cw - 24) * (random.chance(0.15) ? random.range(0.3, 0.8) : 1))}`;
    }
    if (c % 2 === 0)
      blocks += `M${num(x)} ${num(-h / 2 + 92 + picture * 119)}h${num(cw - 24)}v102h${num(24 - cw)}Z`;
  }
  return (
    box(-w / 2 + 10, -h / 2 + 14, w, h, inks.ink, { 'fill-opacity': 0.25 }) +
    box(-w / 2, -h / 2, w, h, paper) +
    fill(`M0 ${-h / 2}H${w / 2}V${h / 2}H0Z`, inks.ink, { 'fill-opacity': 0.05 }) +
    box(-w / 2 + 30, -h / 2 + 28, w * 0.52, 34, print) +
    fill(blocks, print, { 'fill-opacity': 0.65 }) +
    stroke(lines, print, 5, { 'stroke-opacity': 0.6, 'stroke-linecap': 'butt' })
  );
}
