import { mix } from '../../kit/colour';
import { type Stage, WIDTH } from '../../kit/stage';
import type { Point } from '../../kit/svg';
import { box, fill, num, stroke } from '../../kit/svg';
import { mirrored, water } from '../../kit/water';

/** Hiền Lương bridge over the Bến Hải: a low bridge of iron beams, one half blue and one yellow, and the great flag of the north bank. */
export function ironBridge(stage: Stage, x: number, ground: number, s: number): void {
  const { inks, dark } = stage;
  const blue = mix(mix(inks.waterLow, inks.skyTop, 0.3), inks.near, dark ? 0.3 : 0.06);
  const yellow = mix(inks.gold, inks.near, dark ? 0.35 : 0.04);
  const deck = ground + 60;
  const half = (k: number, ink: string) => {
    let web = '';
    for (let i = 0; i < 11; i++) {
      const a = x + k * i * 66;
      web += `M${num(a)} ${deck - 4}V${deck - 92}M${num(a)} ${deck - 92}L${num(a + k * 66)} ${deck - 4}M${num(a)} ${deck - 4}L${num(a + k * 66)} ${deck - 92}`;
    }
    const end = x + k * 726;
    return (
      stroke(web, ink, 7) +
      stroke(`M${num(x)} ${deck - 92}H${num(end)}`, ink, 12) +
      box(Math.min(x, end), deck - 10, 726, 22, mix(ink, inks.ink, 0.25))
    );
  };
  let piers = '';
  for (let i = -5; i <= 5; i++) piers += `M${num(x + i * 132 - 11)} ${deck + 12}h22v66h-22Z`;
  const bridge =
    fill(piers, mix(mix(inks.far, inks.paper, 0.3), inks.near, 0.2)) + half(-s, blue) + half(s, yellow);
  const [px, py]: Point = [x - s * 560, ground - 6];
  const flag = `M0 0q60 -28 120 0t120 0v150q-60 28 -120 0t-120 0Z`;
  stage.add(
    box(px - 70, py - 60, 140, 60, mix(inks.paper, inks.far, 0.3)),
    box(px - 44, py - 150, 88, 92, mix(inks.paper, inks.far, 0.2)),
    stroke(`M${num(px)} ${py - 150}V${py - 520}`, mix(inks.far, inks.ink, 0.35), 9),
    `<g transform="translate(${num(px + 4)} ${num(py - 510)})">${fill(flag, inks.accent)}${fill('M120 36L131 66H163L137 85L147 116L120 97L93 116L103 85L77 66H109Z', inks.gold)}</g>`,
    water(stage, { top: ground + 40, lightAt: x }),
    mirrored(stage, 'bridge-below', bridge, { waterline: deck + 76, depth: 260, squash: 0.6, opacity: 0.5 }),
    bridge,
  );
  for (const k of [-1, 1])
    stage.add(
      fill(
        `M${k < 0 ? -20 : WIDTH + 20} ${ground + 20}H${num(x + k * 690)}L${num(x + k * 740)} ${deck + 90}L${k < 0 ? -20 : WIDTH + 20} ${deck + 190}Z`,
        mix(mix(inks.leaf, inks.ground, 0.3), inks.near, 0.2),
      ),
    );
}
