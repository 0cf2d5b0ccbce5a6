import { star } from './boats';
import { mix, tone } from './colour';
import type { Stage } from './stage';
import { box, fill, num, stroke } from './svg';
import { curvedRoof } from './temple-roof';

/** A column row under an eave, with lacquered posts and a lit or shaded hall behind. */
function hall(
  stage: Stage,
  x: number,
  half: number,
  top: number,
  foot: number,
  bays: number,
  lit: boolean,
): string {
  const { inks } = stage;
  const red = inks.accentDark;
  const inside = lit ? mix(inks.gold, inks.accent, 0.2) : mix(inks.near, inks.ink, 0.4);
  let posts = '';
  let glints = '';
  let lattice = '';
  for (let i = 0; i <= bays; i++) {
    const px = x - half + (2 * half * i) / bays;
    posts += `M${num(px)} ${top}V${foot}`;
    glints += `M${num(px + stage.side * 2)} ${top}V${foot}`;
  }
  for (let px = x - half; px < x + half; px += 11) lattice += `M${num(px)} ${foot}v-20M${num(px)} ${top}v13`;
  return (
    box(x - half, top, half * 2, foot - top, inside) +
    stroke(lattice, mix(red, inks.gold, 0.25), 2.4) +
    stroke(
      `M${num(x - half)} ${top + 14}H${num(x + half)}M${num(x - half)} ${foot - 20}H${num(x + half)}`,
      red,
      4,
    ) +
    stroke(posts, red, 8) +
    stroke(glints, mix(inks.accent, inks.gold, 0.3), 2)
  );
}

/** The noon gate of the Huế citadel: masonry in a U, five openings, the pavilion of five phoenixes above; about 1100 wide, ground at the origin. */
export function citadelGate(stage: Stage, lit: boolean): string {
  const { inks, side, dark } = stage;
  const stone = mix(mix(inks.ground, inks.accentDark, 0.16), inks.middle, dark ? 0.5 : 0.1);
  const shade = mix(stone, inks.near, 0.45);
  const light = mix(stone, inks.light, 0.35);
  const yellow = tone(mix(inks.gold, inks.ground, 0.18), dark ? -0.16 : -0.02);
  const green = mix(mix(inks.leaf, inks.waterLow, 0.25), inks.near, dark ? 0.4 : 0.08);
  const hole = lit ? mix(inks.gold, inks.accentDark, 0.35) : mix(inks.near, inks.ink, 0.6);
  const block = (x0: number, x1: number, top: number, foot: number, ink: string) =>
    fill(`M${x0} ${foot}L${x0 + 10} ${top}H${x1 - 10}L${x1} ${foot}Z`, ink);
  const courses = (x0: number, x1: number, top: number, foot: number) => {
    let d = '';
    for (let y = top + 40, row = 0; y < foot; y += 22, row++) {
      d += `M${x0 + 8} ${y}H${x1 - 8}`;
      for (let x = x0 + 24 + (row % 2) * 22; x < x1 - 14; x += 44) d += `M${x} ${y}v22`;
    }
    return stroke(d, shade, 1.3, { 'stroke-opacity': 0.42 });
  };
  const cornice = (x0: number, x1: number, y: number) => {
    let teeth = '';
    for (let x = x0; x < x1 - 8; x += 22) teeth += `M${x} ${y - 22}h13v22h-13z`;
    return (
      fill(teeth, light) +
      box(x0 - 4, y, x1 - x0 + 8, 9, light) +
      box(x0, y + 9, x1 - x0, 7, shade) +
      box(x0 + 4, y + 24, x1 - x0 - 8, 5, mix(yellow, stone, 0.3))
    );
  };
  const arch = (x: number, w: number, h: number) => {
    const outline = (k: number) => `M${x - w - k} 0V${-h}A${w + k} ${w + k} 0 0 1 ${x + w + k} ${-h}V0Z`;
    const depth = `M${x - side * w} 0V${-h}A${w} ${w} 0 0 ${side > 0 ? 1 : 0} ${num(x - side * w * 0.2)} ${num(-h - w * 0.96)}Q${num(x - side * w * 0.55)} ${num(-h - w * 0.5)} ${num(x - side * w * 0.55)} ${-h}V0Z`;
    return fill(outline(9), light) + fill(outline(0), hole) + fill(depth, mix(hole, stone, 0.32));
  };
  const door = (x: number, w: number, h: number) =>
    fill(`M${x - w} 0V${-h}H${x + w}V0Z`, hole, { stroke: light, 'stroke-width': 8 }) +
    stroke(`M${x - w * 0.5} 0V${-h}M${x + w * 0.5} 0V${-h}`, mix(inks.accentDark, hole, 0.4), 5) +
    box(x - w - 8, -h - 34, w * 2 + 16, 20, mix(inks.accentDark, inks.ink, 0.1)) +
    box(x - w, -h - 30, w * 2, 12, inks.gold);
  const roof = (
    x: number,
    half: number,
    eave: number,
    ridge: number,
    tile: string,
    crowned = false,
    span = 0.78,
  ) => curvedRoof(stage, { x, half, eave, ridge, tile, crowned, span, upturn: Math.max(12, half * 0.07) });
  const wing = (k: number) => {
    const [x0, x1] = k < 0 ? [-560, -330] : [330, 560];
    const cx = k * 445;
    return (
      hall(stage, cx, 88, -330, -262, 4, lit) +
      roof(cx, 116, -330, -372, green) +
      hall(stage, cx, 50, -408, -372, 3, lit) +
      roof(cx, 72, -408, -458, green, false, 0.7) +
      block(x0, x1, -240, 6, side === k ? light : mix(stone, shade, 0.25)) +
      courses(x0, x1, -240, 6) +
      arch(cx, 34, 74) +
      cornice(x0 + 6, x1 - 6, -242)
    );
  };
  const flag =
    stroke('M0 -566V-700', inks.ink, 5) +
    fill('M2 -698Q46 -716 86 -698Q118 -686 150 -698V-618Q118 -604 86 -618Q46 -634 2 -616Z', inks.accent) +
    fill('M86 -698Q118 -686 150 -698V-618Q118 -604 86 -618Z', mix(inks.accent, inks.ink, 0.18)) +
    star(72, -658, 24, inks.gold);
  return (
    flag +
    hall(stage, 0, 250, -330, -256, 10, lit) +
    hall(stage, -292, 44, -318, -256, 2, lit) +
    hall(stage, 292, 44, -318, -256, 2, lit) +
    roof(-292, 62, -318, -356, green) +
    roof(292, 62, -318, -356, green) +
    roof(0, 286, -332, -388, yellow) +
    hall(stage, 0, 158, -440, -388, 6, lit) +
    roof(0, 196, -440, -490, yellow) +
    hall(stage, 0, 84, -524, -490, 4, lit) +
    roof(0, 116, -524, -570, yellow, true) +
    block(-350, 350, -232, 0, stone) +
    courses(-350, 350, -232, 0) +
    fill(
      side > 0 ? 'M-350 0L-340 -232H-250Q-280 -110 -262 0Z' : 'M350 0L340 -232H250Q280 -110 262 0Z',
      shade,
      { 'fill-opacity': 0.5 },
    ) +
    cornice(-340, 340, -234) +
    door(0, 44, 134) +
    door(-150, 34, 112) +
    door(150, 34, 112) +
    wing(-1) +
    wing(1)
  );
}

/** The flag tower: three terraces, a tall mast and a wide flag; about 520 wide, ground at the origin. */
export function flagTower(stage: Stage): string {
  const { inks, side, dark } = stage;
  const stone = mix(mix(inks.ground, inks.accentDark, 0.2), inks.middle, dark ? 0.5 : 0.14);
  const shade = mix(stone, inks.near, 0.45);
  const tier = (half: number, foot: number, top: number) =>
    fill(`M${-half} ${foot}L${-half + 16} ${top}H${half - 16}L${half} ${foot}Z`, stone) +
    fill(
      side > 0
        ? `M${-half} ${foot}L${-half + 16} ${top}H${num(-half * 0.3)}L${num(-half * 0.36)} ${foot}Z`
        : `M${half} ${foot}L${half - 16} ${top}H${num(half * 0.3)}L${num(half * 0.36)} ${foot}Z`,
      shade,
    ) +
    box(-half + 8, top - 12, half * 2 - 16, 14, mix(stone, inks.light, 0.3)) +
    stroke(
      Array.from(
        { length: Math.round(half / 12) },
        (_, i) => `M${num(-half + 20 + i * 24)} ${top - 12}v-12`,
      ).join(''),
      mix(stone, inks.light, 0.3),
      10,
    );
  return (
    stroke('M0 -240V-640', inks.ink, 7) +
    stroke('M-40 -470H40', inks.ink, 4) +
    fill('M4 -636Q70 -662 134 -636Q188 -616 246 -634V-500Q188 -480 134 -502Q70 -526 4 -504Z', inks.accent) +
    fill('M134 -636Q188 -616 246 -634V-500Q188 -480 134 -502Z', mix(inks.accent, inks.ink, 0.17)) +
    star(118, -570, 42, inks.gold) +
    tier(130, -150, -234) +
    tier(200, -72, -152) +
    tier(270, 8, -74) +
    fill('M-26 8V-30A26 26 0 0 1 26 -30V8Z', mix(inks.near, inks.ink, 0.5))
  );
}
