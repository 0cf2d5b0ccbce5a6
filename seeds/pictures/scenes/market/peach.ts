import { mix } from '../../kit/colour';
import { blossom } from '../../kit/flowers';
import { dress } from '../../kit/people';
import { arm, bust, type Person } from '../../kit/portrait';
import type { Random } from '../../kit/random';
import { motorbike } from '../../kit/riders';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

const GROUND = 720;

/** The market of peach and kumquat trees in the last days before Tết: rows of both, a branch going home by motorbike, a woman who has found hers. */
export function peach(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('peach-market');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  stage.add(sky(stage, { horizon: 620, clouds: random.int(3, 6) }));
  stage.add(street(stage, random));
  const trees = [0, 1, 2].map((i) => stage.define(peachTree(stage, `peach${i}`)));
  const pots = [0, 1].map((i) => stage.define(kumquat(stage, `kumquat${i}`)));
  for (const [y, k, shift] of [
    [GROUND + 20, 0.6, 0],
    [GROUND + 110, 0.86, 90],
  ] as const)
    for (let i = -6; i <= 6; i++) {
      const px = x + s * shift + i * 280 * k;
      if (px < -150 || px > WIDTH + 150) continue;
      if (y > GROUND + 60 && Math.abs(px - x) < 300) continue;
      const tree = (i + 6 + (y > GROUND + 60 ? 1 : 0)) % 3;
      stage.add(
        oval(px, y + 4, 90 * k, 12 * k, inks.ink, { 'fill-opacity': 0.28 }),
        place(
          use(tree === 2 ? (pots[Math.abs(i) % 2] ?? '') : (trees[Math.abs(i) % 3] ?? '')),
          px,
          y,
          k * (tree === 2 ? 0.9 : 1),
          i % 2 === 0,
        ),
      );
    }
  stage.add(buyers(stage, x, s), carried(stage, x, s, trees[1] ?? ''));
  const top = mix(
    random.pick([inks.accent, mix(inks.waterLow, inks.waterTop, 0.2), mix(inks.accentDark, inks.lotus, 0.2)]),
    inks.near,
    0.04,
  );
  const person: Person = {
    top,
    cut: 'shirt',
    hair: random.pick(['long', 'bob']),
    turn: s * 0.6,
    fair: 0.5,
    speaks: random.chance(0.4),
  };
  const scarf = mix(inks.paper, inks.gold, 0.2);
  stage.add(
    place(
      arm(stage, [-154, -236], [-206, -80], [-60, -60], mix(top, inks.ink, 0.14), { fair: 0.5 }) +
        bust(stage, person) +
        fill('M-72 -330Q0 -270 72 -330L84 -292Q0 -232 -84 -292Z', scarf) +
        fill('M30 -276L84 -150H36L10 -262Z', mix(scarf, inks.near, 0.14)),
      x - s * 470,
      HEIGHT + 40,
      1.34,
      s < 0,
    ),
    place(use(pots[0] ?? ''), x - s * 150, HEIGHT + 30, 1.5),
    place(use(trees[0] ?? ''), x + s * 640, HEIGHT + 60, 2),
  );
  return { x: (x - s * 170) / WIDTH, y: 0.6 };
}

/** Houses of the town along the far side, strings of small flags over the street. */
function street(stage: Stage, random: Random): string {
  const { inks, dark } = stage;
  const far = mix(mix(inks.far, inks.ground, 0.4), inks.skyLow, 0.35);
  const lamp = dark || stage.time === 'dusk';
  let out = '';
  for (let px = -30; px < WIDTH + 30; ) {
    const [w, h] = [random.range(110, 190), random.range(220, 380)];
    const wall = mix(far, random.pick([inks.gold, inks.paper, inks.waterTop, inks.lotus]), 0.24);
    let panes = '';
    for (let y = GROUND - h + 30; y < GROUND - 110; y += 82)
      panes += `M${num(px + 20)} ${num(y)}h${num(w * 0.28)}v46h${num(-w * 0.28)}ZM${num(px + w * 0.56)} ${num(y)}h${num(w * 0.28)}v46h${num(-w * 0.28)}Z`;
    out +=
      box(px, GROUND - h, w, h, wall) +
      fill(panes, lamp ? inks.gold : mix(wall, inks.near, 0.36)) +
      box(px, GROUND - h - 10, w, 14, mix(wall, inks.near, 0.2)) +
      fill(
        `M${num(px - 6)} ${GROUND - 84}h${num(w + 12)}l10 34h${num(-w - 32)}Z`,
        mix(random.pick([inks.accent, inks.leaf, inks.waterLow]), wall, 0.3),
      );
    px += w;
  }
  let flags = '';
  let gold = '';
  for (const [y, drop] of [
    [130, 120],
    [60, 150],
  ] as const) {
    out += stroke(`M-20 ${y}Q${WIDTH / 2} ${y + drop * 2} ${WIDTH + 20} ${y}`, inks.ink, 3);
    for (let i = 1; i < 24; i++) {
      const t = i / 24;
      const [px, py] = [t * WIDTH, y + drop * 4 * t * (1 - t)];
      const d = `M${num(px - 26)} ${num(py)}H${num(px + 26)}L${num(px)} ${num(py + 50)}Z`;
      if (i % 2) flags += d;
      else gold += d;
    }
  }
  const pave = mix(mix(inks.ground, inks.far, 0.35), inks.near, dark ? 0.45 : 0.1);
  return (
    out +
    fill(flags, inks.accent) +
    fill(gold, inks.gold) +
    box(
      -10,
      GROUND - 40,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(pave, inks.light, 0.24)],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    )
  );
}

/** A peach tree with its roots in a ball of earth; about 330 high, foot at the origin. */
function peachTree(stage: Stage, label: string): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const bloom = mix(inks.lotus, inks.accent, random.range(0.1, 0.34));
  let wood = '';
  let twigs = '';
  const spots: Point[] = [];
  const grow = (px: number, py: number, a: number, l: number, depth: number) => {
    const [ex, ey] = [px + Math.cos(a) * l, py + Math.sin(a) * l];
    const d = `M${num(px)} ${num(py)}L${num(ex)} ${num(ey)}`;
    if (depth > 1) wood += d;
    else twigs += d;
    if (depth < 3)
      for (let i = 1; i < 4; i++) spots.push([px + (ex - px) * (i / 3), py + (ey - py) * (i / 3)]);
    if (depth)
      for (const k of [-0.5, 0.04, 0.54])
        grow(ex, ey, a + k * random.range(0.7, 1.2), l * random.range(0.56, 0.76), depth - 1);
  };
  grow(0, -50, -Math.PI / 2, 80, 3);
  let flowers = '';
  for (const [bx, by] of random.shuffle(spots).slice(0, 74))
    flowers += random.chance(0.34)
      ? disc(
          bx + random.range(-7, 7),
          by + random.range(-7, 7),
          random.range(4, 7),
          mix(bloom, inks.accent, 0.3),
        )
      : blossom(
          bx + random.range(-8, 8),
          by + random.range(-8, 8),
          random.range(9, 14),
          bloom,
          mix(bloom, inks.ink, 0.3),
          inks.gold,
          random.range(0, 72),
        );
  const bark = mix(inks.groundDark, inks.ink, 0.5);
  return (
    fill('M-66 0Q-76 -60 -26 -66H26Q76 -60 66 0Z', mix(inks.groundDark, inks.accentDark, 0.3)) +
    stroke('M-62 -20L50 -58M-40 -2L62 -36M-58 -50L40 -2', mix(inks.gold, inks.groundDark, 0.5), 3) +
    stroke(wood, bark, 8) +
    stroke(twigs, bark, 3) +
    flowers
  );
}

/** A kumquat clipped to a cone in its glazed pot; about 300 high, foot at the origin. */
function kumquat(stage: Stage, label: string): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  let leaves = '';
  let lit = '';
  let fruits = '';
  for (let i = 0; i < 80; i++) {
    const v = random.range(0, 1);
    const half = 96 * (1 - v) ** 0.8 + 10;
    const [px, py] = [random.range(-half, half), -84 - v * 216];
    const d = `M${num(px)} ${num(py)}q14 -16 34 -6q-14 16 -34 6Z`;
    if (i % 3) leaves += d;
    else lit += d;
    if (i % 2) {
      fruits +=
        disc(px + 6, py + 8, 11, mix(inks.gold, inks.accent, 0.34)) +
        disc(px + 6 + stage.side * 3, py + 5, 5, mix(inks.gold, inks.light, 0.4));
    }
  }
  const glaze = mix(random.pick([inks.waterLow, inks.accentDark]), inks.paper, 0.14);
  return (
    fill('M-76 -88H76L56 0H-56Z', glaze) +
    fill('M-84 -98H84V-78H-84Z', mix(glaze, inks.light, 0.25)) +
    stroke('M-50 -44Q-20 -66 0 -44T50 -44', mix(glaze, inks.paper, 0.6), 5) +
    fill('M-104 -86Q-96 -220 0 -322Q96 -220 104 -86Q0 -66 -104 -86Z', mix(inks.leafDark, inks.leaf, 0.35)) +
    fill(leaves, mix(inks.leafDark, inks.ink, 0.1)) +
    fill(lit, inks.leaf) +
    fruits
  );
}

function buyers(stage: Stage, x: number, s: number): string {
  const { inks } = stage;
  let out = '';
  for (const [i, dx, dy, k] of [
    [0, 300, 130, 1.7],
    [3, 372, 138, 1.7],
    [1, -330, 116, 1.6],
    [5, -60, 90, 1.5],
  ] as const)
    out +=
      oval(x + s * dx, GROUND + dy, 34 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 }) +
      place(
        visitor(dress(stage, i), { skirt: i === 3, bag: i === 1 ? inks.gold : '' }),
        x + s * dx,
        GROUND + dy,
        k,
      );
  return out;
}

/** A motorbike with a whole tree tied behind its rider. */
function carried(stage: Stage, x: number, s: number, tree: string): string {
  const { inks } = stage;
  const [px, py] = [x + s * 130, GROUND + 270];
  return (
    oval(px, py, 190, 16, inks.ink, { 'fill-opacity': 0.32 }) +
    place(use(tree), px - s * 96, py - 96, 1.16, false, -s * 12) +
    place(motorbike(dress(stage, 1), '', true), px, py, 2.3, s < 0)
  );
}
