import { mix } from '../../kit/colour';
import { blade, polygon } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { disc, fill, group, num, oval, type Point, stroke } from '../../kit/svg';

const RX = 450;
const RY = 226;

/** A point in the mouth of the bowl: k is the share of its radius. */
function at(angle: number, k: number): Point {
  return [Math.cos(angle) * RX * k, -90 + Math.sin(angle) * RY * k];
}

/** The bowl with its soup, about 900 across, centred a little below its mouth. */
export function bowl(stage: Stage): string {
  const { inks, side } = stage;
  const china = mix(inks.paper, inks.waterTop, 0.08);
  const shade = mix(china, inks.near, 0.42);
  const blue = stage.random
    .fork('china')
    .pick([
      mix(inks.waterLow, inks.ink, 0.12),
      mix(inks.waterLow, inks.ink, 0.12),
      mix(inks.accent, inks.ink, 0.1),
    ]);
  const body = `M${-RX} -90C${-RX} 130 -250 262 -150 286L150 286C250 262 ${RX} 130 ${RX} -90Z`;
  const clip = stage.clip(fill(body, '#000'));
  return (
    fill('M-170 270L170 270L150 312Q0 330 -150 312Z', shade) +
    fill(body, china) +
    group(
      fill(
        side > 0
          ? 'M-500 -120L-120 -120Q-250 120 -90 320L-500 320Z'
          : 'M500 -120L120 -120Q250 120 90 320L500 320Z',
        shade,
      ) + pattern(stage, blue),
      { 'clip-path': clip },
    ) +
    oval(0, -90, RX, RY, china) +
    oval(0, -90, RX * 0.985, RY * 0.975, blue) +
    oval(0, -90, RX * 0.962, RY * 0.945, china) +
    oval(0, -86, RX * 0.93, RY * 0.9, shade) +
    soup(stage)
  );
}

/** Brushed lotus scrolls round the outside. */
function pattern(_stage: Stage, blue: string): string {
  let scroll = '';
  let petals = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + (i / 8) * 0.88);
    const x = -Math.cos(a) * 410;
    const y = 10 + Math.sin(a) * 196;
    const s = 0.5 + 0.5 * Math.sin(a);
    const lean = -Math.cos(a) * 26;
    for (const t of [-0.9, -0.45, 0, 0.45, 0.9])
      petals += blade(
        [x, y + 20],
        [x + lean * 0.4 + Math.sin(t) * 52 * s, y + 20 - Math.cos(t) * 58],
        13 * s,
      );
    scroll += `M${num(x - 46 * s)} ${num(y + 32)}q${num(23 * s)} 22 ${num(46 * s)} 0q${num(23 * s)} -22 ${num(46 * s)} 0`;
  }
  return (
    fill(petals, blue) +
    stroke(scroll, blue, 5) +
    stroke('M-449 -58Q0 400 449 -58', blue, 5, { transform: 'translate(0 -34)' }) +
    stroke('M-300 200Q0 300 300 200M-310 184Q0 284 310 184', blue, 5)
  );
}

/** Broth, noodles, beef and green, kept inside the rim. */
function soup(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('soup');
  const broth = mix(mix(inks.gold, inks.ground, 0.4), inks.accentDark, stage.dark ? 0.4 : 0.24);
  const noodle = mix(inks.paper, inks.gold, 0.1);
  const surface = `M${num(-RX * 0.9)} -78A${num(RX * 0.9)} ${num(RY * 0.86)} 0 1 1 ${num(RX * 0.9)} -78A${num(RX * 0.9)} ${num(RY * 0.86)} 0 1 1 ${num(-RX * 0.9)} -78Z`;
  let strands = '';
  for (let i = 0; i < 34; i++) {
    const a = random.range(0, Math.PI * 2);
    const [x0, y0] = at(a, random.range(0.2, 0.84));
    const [x1, y1] = at(a + random.range(0.5, 1.3), random.range(0.2, 0.84));
    const [mx, my] = at(a + random.range(0.1, 0.9), random.range(0.1, 0.95));
    strands += `M${num(x0)} ${num(y0)}Q${num(mx)} ${num(my)} ${num(x1)} ${num(y1)}`;
  }
  let fat = '';
  for (let i = 0; i < 40; i++) {
    const [x, y] = at(random.range(0, 6.3), Math.sqrt(random.next()) * 0.86);
    const r = random.range(4, 17);
    fat += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.5)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.5)} 0 1 0 ${num(-2 * r)} 0Z`;
  }
  return group(
    fill(surface, broth) +
      fill(fat, mix(broth, inks.gold, 0.55), { 'fill-opacity': 0.8 }) +
      stroke(strands, mix(broth, inks.ink, 0.3), 15, { transform: 'translate(0 5)' }) +
      stroke(strands, mix(noodle, inks.near, 0.12), 12.5) +
      stroke(strands, noodle, 6, { transform: 'translate(0 -2)' }) +
      beef(stage) +
      greens(stage) +
      fill(
        side > 0
          ? `M-460 -320H-180Q-340 -200 -300 -78Q-250 60 -120 140H-460Z`
          : `M460 -320H180Q340 -200 300 -78Q250 60 120 140H460Z`,
        inks.ink,
        { 'fill-opacity': 0.16 },
      ),
    { 'clip-path': stage.clip(fill(surface, '#000')) },
  );
}

function beef(stage: Stage): string {
  const { inks } = stage;
  const random = stage.random.fork('beef');
  const cooked = mix(mix(inks.groundDark, inks.accentDark, 0.35), inks.ink, 0.2);
  const rare = mix(inks.accent, inks.lotus, 0.45);
  const turn = random.range(0, 6);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = at(turn + i * 0.3, 0.42 + (i % 3) * 0.13);
    const ink = i % 3 === 1 ? rare : cooked;
    const points: Point[] = [];
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * Math.PI * 2;
      points.push([
        x + Math.cos(a) * 92 * random.range(0.8, 1.1),
        y + Math.sin(a) * 42 * random.range(0.75, 1.1),
      ]);
    }
    const d = polygon(points);
    let fibres = '';
    for (let k = -2; k <= 2; k++)
      fibres += `M${num(x - 60 + Math.abs(k) * 10)} ${num(y + k * 13)}q60 ${random.int(-8, 8)} ${num(116 - Math.abs(k) * 20)} 0`;
    out +=
      fill(d, inks.ink, { 'fill-opacity': 0.35, transform: 'translate(0 10)' }) +
      fill(d, ink) +
      stroke(d, mix(ink, inks.paper, 0.45), 4.4, { 'stroke-opacity': 0.7 }) +
      stroke(fibres, mix(ink, inks.paper, 0.4), 3, { 'stroke-opacity': 0.6 });
  }
  return out;
}

function greens(stage: Stage): string {
  const { inks } = stage;
  const random = stage.random.fork('greens');
  const turn = random.range(0, 6);
  let out = '';
  let leaves = '';
  let ribs = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = at(turn + 2.6 + random.range(-0.5, 0.7), random.range(0.12, 0.66));
    const a = random.range(0, 6.3);
    const l = random.range(52, 96);
    const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.55];
    leaves += blade([x, y], tip, l * 0.27);
    ribs += `M${num(x)} ${num(y)}L${num(x + (tip[0] - x) * 0.8)} ${num(y + (tip[1] - y) * 0.8)}`;
  }
  out +=
    fill(leaves, inks.ink, { 'fill-opacity': 0.3, transform: 'translate(0 8)' }) +
    fill(leaves, mix(inks.leaf, inks.leafLight, 0.3)) +
    stroke(ribs, inks.leafDark, 3);
  for (let i = 0; i < 46; i++) {
    const [x, y] = at(random.range(0, 6.3), Math.sqrt(random.next()) * 0.8);
    const r = random.range(9, 16);
    out += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 0.62)}" fill="none" stroke="${i % 3 ? inks.leaf : inks.leafLight}" stroke-width="5"/>`;
  }
  for (let i = 0; i < 8; i++) {
    const [x, y] = at(turn + random.range(-0.8, 3), random.range(0.1, 0.66));
    out += disc(x, y, random.range(9, 13), inks.accent) + disc(x, y, 4, inks.gold);
  }
  let onion = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = at(turn + 4.4 + random.range(-0.6, 0.6), random.range(0.2, 0.7));
    onion += `M${num(x - 46)} ${num(y)}q${random.int(30, 60)} ${random.int(-46, -24)} 92 ${random.int(-4, 10)}`;
  }
  return out + stroke(onion, mix(inks.paper, inks.lotus, 0.3), 6.4);
}
