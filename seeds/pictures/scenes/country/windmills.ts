import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { lens } from '../../kit/path';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, stroke } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { ripples } from '../../kit/water';

/** Wind turbines in rows on shallow water off a flat coast, a causeway running out to them, mangrove on the shore. */
export function windmills(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('windmills');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  const horizon = 720;
  stage.add(
    sky(stage, { horizon, clouds: random.int(4, 7) }),
    birds(stage, x - s * 420, 300, 90, inks.ink),
    box(
      -10,
      horizon,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(inks.waterTop, inks.skyLow, 0.3)],
        [0.4, inks.waterTop],
        [1, mix(inks.waterLow, inks.ground, 0.15)],
      ]),
    ),
    ripples(stage, 'sea', horizon + 6, HEIGHT, 0.8),
  );
  const list: [number, number][] = [];
  for (let row = 0; row < 5; row++)
    for (let i = -3; i <= 3; i++) {
      const z = 1 + row * 0.75;
      list.push([x + (s * (i * 620 + row * 120 + 60)) / z, z]);
    }
  list.sort((a, b) => b[1] - a[1]);
  const turns = random.fork('turns');
  for (const [px, z] of list)
    if (px > -160 && px < WIDTH + 160)
      stage.add(
        turbine(stage, px, horizon + 190 / z, 560 / z, turns.range(0, 120), Math.min(0.7, (z - 1) * 0.2)),
      );
  let dark = '';
  let lit = '';
  let roots = '';
  let glints = '';
  for (let i = 0; i < 17; i++) {
    const px = x + s * (430 + i * 52);
    const r = random.range(50, 96) * (0.6 + i / 26);
    const y = HEIGHT - 60 - i * 7;
    for (let k = -2; k <= 2; k++)
      roots += `M${num(px + k * 8)} ${num(y)}q${num(k * 14)} 24 ${num(k * 18)} 70`;
    dark += leafMass(random, px, y - r * 0.3, r, r * 0.76, 13);
    lit += leafMass(random, px + side * r * 0.24, y - r * 0.56, r * 0.56, r * 0.34, 10);
    glints += lens(px - 70, px + 40, y + 74, 3);
  }
  let grass = '';
  for (let i = 0; i < 24; i++)
    grass += grassTuft(random, x - s * (560 + i * 22), HEIGHT + 8, random.range(40, 110), 6);
  stage.add(
    stroke(roots, mix(inks.groundDark, inks.ink, 0.5), 5),
    fill(dark, inks.leafDark),
    fill(lit, mix(inks.leaf, inks.leafLight, 0.3)),
    fill(glints, inks.paper, { 'fill-opacity': 0.5 }),
    fill(grass, mix(inks.leafDark, inks.ink, 0.3)),
  );
  return { x: x / WIDTH, y: 0.5 };
}

/** One turbine: tapered mast, nacelle, three blades. */
function turbine(stage: Stage, x: number, foot: number, h: number, turn: number, far: number): string {
  const { inks, side } = stage;
  // White blades are lost in white air: where the sky is pale they stand against the light.
  const pale = stage.dark ? 0.4 : stage.weather === 'clear' ? 0.08 : 0.36;
  const white = mix(mix(inks.paper, inks.near, pale), inks.skyLow, far);
  const dim = mix(white, mix(inks.near, inks.skyMid, far), 0.3);
  const w = h * 0.018;
  const top = foot - h;
  const blades = [0, 120, 240].map((d) => {
    const a = ((turn + d - 90) * Math.PI) / 180;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    const p = (l: number, k: number) =>
      `${num(x + (cx * l - cy * k) * h)} ${num(top + (cy * l + cx * k) * h)}`;
    return `M${p(0.02, -0.008)}Q${p(0.16, -0.026)} ${p(0.56, 0)}Q${p(0.2, 0.012)} ${p(0.02, 0.01)}Z`;
  });
  return (
    oval(x, foot + 2, w * 4, w * 0.9, inks.waterLow, { 'fill-opacity': 0.5 }) +
    box(x - w * 2.2, foot - h * 0.03, w * 4.4, h * 0.034, mix(dim, inks.near, 0.3)) +
    fill(
      `M${num(x - w)} ${num(foot)}L${num(x - w * 0.5)} ${num(top)}h${num(w)}L${num(x + w)} ${num(foot)}Z`,
      white,
    ) +
    fill(
      side > 0
        ? `M${num(x - w)} ${num(foot)}L${num(x - w * 0.5)} ${num(top)}h${num(w * 0.4)}L${num(x - w * 0.2)} ${num(foot)}Z`
        : `M${num(x + w)} ${num(foot)}L${num(x + w * 0.5)} ${num(top)}h${num(-w * 0.4)}L${num(x + w * 0.2)} ${num(foot)}Z`,
      dim,
    ) +
    box(x - w * 0.9, top - w * 0.7, w * 2.4, w * 1.4, dim, { rx: w * 0.5 }) +
    fill(blades.join(''), white) +
    disc(x, top, w * 0.9, dim)
  );
}
