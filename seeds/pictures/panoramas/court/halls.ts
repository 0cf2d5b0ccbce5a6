import { mix, tone } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';

export interface HallOptions {
  width: number;
  bays: number;
  tile: string;
  /** A second roof above the first, with dragons on its ridge. */
  throne: boolean;
}

/** A palace hall drawn flat, its foot at the origin: stone base with steps, lacquered columns, tiled roofs. */
export function palaceHall(stage: Stage, { width, bays, tile, throne }: HallOptions): string {
  const { inks, dark } = stage;
  const half = width / 2;
  const stone = mix(mix(inks.ground, inks.paper, 0.3), inks.middle, dark ? 0.45 : 0.1);
  const red = inks.accentDark;
  const inside = dark ? mix(inks.gold, inks.accent, 0.2) : mix(inks.near, inks.ink, 0.35);
  const [base, tall] = [throne ? 44 : 26, throne ? 132 : 108];
  const eave = -base - tall;
  const bay = (half * 1.9) / bays;
  let posts = '';
  let panels = '';
  let lattice = '';
  let boards = '';
  for (let i = 0; i <= bays; i++) posts += `M${num(-half * 0.95 + i * bay)} ${-base}V${eave - 6}`;
  for (let i = 0; i < bays; i++) {
    const x = -half * 0.95 + i * bay;
    const open = i === (bays - 1) / 2;
    if (!open)
      panels += `M${num(x + bay * 0.14)} ${-base}h${num(bay * 0.72)}V${eave + 34}h${num(-bay * 0.72)}Z`;
    for (let k = 1; k < 6 && !open; k++)
      lattice += `M${num(x + bay * (0.14 + k * 0.12))} ${-base - 34}V${eave + 38}`;
    boards += `M${num(x + 8)} ${eave + 10}h${num(bay - 16)}v16h${num(16 - bay)}Z`;
  }
  const steps = [0, 1, 2, 3].map((i) => {
    const w = bay * (1.5 - i * 0.12);
    return box(-w / 2, (-base * (i + 1)) / 4, w, base / 4, i % 2 ? mix(stone, inks.light, 0.25) : stone);
  });
  const upper = eave - 96;
  return (
    box(-half * 1.04, -base, half * 2.08, base, mix(stone, inks.near, 0.22)) +
    box(-half * 1.04, -base, half * 2.08, 9, mix(stone, inks.light, 0.3)) +
    steps.join('') +
    box(-half * 0.95, eave, half * 1.9, tall, inside) +
    fill(panels, mix(red, inks.ink, 0.18)) +
    stroke(lattice, mix(red, inks.gold, 0.3), 2) +
    fill(boards, mix(inks.gold, red, 0.35)) +
    stroke(posts, inks.accent, 13) +
    curvedRoof(stage, { x: 0, half: half * 1.06, eave, ridge: upper, tile, span: 0.82, upturn: 20 }) +
    (throne
      ? box(-half * 0.72, upper - 34, half * 1.44, 38, mix(inks.gold, inks.accentDark, 0.3)) +
        Array.from({ length: 13 }, (_, i) =>
          disc(-half * 0.66 + (i * half * 1.32) / 12, upper - 15, 9, mix(inks.paper, inks.leaf, 0.3)),
        ).join('') +
        curvedRoof(stage, {
          x: 0,
          half: half * 0.8,
          eave: upper - 34,
          ridge: upper - 116,
          tile: tone(tile, 0.02),
          span: 0.78,
          upturn: 20,
          crowned: true,
        })
      : '')
  );
}

/** A bronze urn of the dynasty on three feet, its foot at the origin, about 100 high. */
export function urn(stage: Stage): string {
  const { inks, side } = stage;
  const bronze = mix(mix(inks.leaf, inks.groundDark, 0.5), inks.ink, 0.35);
  const lit = mix(bronze, inks.light, 0.28);
  return (
    stroke('M-26 -24V0M0 -20V0M26 -24V0', bronze, 11) +
    fill('M-44 -66Q-46 -22 0 -18Q46 -22 44 -66Q40 -74 30 -76H-30Q-40 -74 -44 -66Z', bronze) +
    fill(
      side > 0
        ? 'M20 -76H30Q40 -74 44 -66Q46 -30 16 -21Q34 -44 20 -76Z'
        : 'M-20 -76H-30Q-40 -74 -44 -66Q-46 -30 -16 -21Q-34 -44 -20 -76Z',
      lit,
    ) +
    stroke('M-42 -58H42M-43 -42H43', lit, 2, { 'stroke-opacity': 0.6 }) +
    fill('M-40 -76H40V-84H-40Z', lit) +
    stroke('M-26 -84V-102H-12V-84M26 -84V-102H12V-84', bronze, 6)
  );
}

/** A glazed tub with a clipped tree, its foot at the origin, about 120 high. */
export function pottedTree(stage: Stage): string {
  const { inks, side } = stage;
  const glaze = mix(inks.waterLow, inks.paper, 0.2);
  return (
    stroke('M0 -34Q-10 -56 6 -80Q12 -94 4 -104', mix(inks.ink, inks.groundDark, 0.4), 6) +
    [
      [-16, -72, 22],
      [20, -88, 20],
      [2, -112, 24],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.55}" fill="${inks.leafDark}"/><ellipse cx="${x + side * 4}" cy="${y - 4}" rx="${r * 0.7}" ry="${num(r * 0.34)}" fill="${inks.leaf}"/>`,
      )
      .join('') +
    fill('M-28 -36H28L20 0H-20Z', glaze) +
    fill('M-32 -42H32V-34H-32Z', mix(glaze, inks.light, 0.3)) +
    fill(side > 0 ? 'M-28 -36H-12L-10 0H-20Z' : 'M12 -36H28L20 0H10Z', mix(glaze, inks.ink, 0.35))
  );
}
