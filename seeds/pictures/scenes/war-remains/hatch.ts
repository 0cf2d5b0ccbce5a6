import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { wood as thicket } from '../../kit/land';
import { ridge } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';

/** A hatch of Củ Chi in the floor of the wood: a hole no wider than shoulders, its lid of earth laid beside it, an air vent like a termite mound. */
export function hatch(stage: Stage, x: number, ground: number, s: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('hatch');
  for (const [i, y] of [ground - 300, ground - 210].entries())
    stage.add(
      thicket(
        stage,
        `thicket${i}`,
        ridge(random.fork(`line${i}`), { left: -20, right: WIDTH + 20, y, rise: 60, swell: 260 }),
        46 - i * 8,
        mix(inks.leafDark, inks.far, 0.42 - i * 0.3),
        mix(inks.leaf, inks.far, 0.4 - i * 0.28),
        230,
      ),
    );
  for (const [dx, h, dy] of [
    [-820, 560, 60],
    [-560, 470, 40],
    [-300, 430, 24],
    [210, 440, 26],
    [500, 500, 44],
    [800, 580, 66],
  ] as const)
    stage.add(broadTree(stage, `tree${dx}`, x + s * dx, ground + dy, h, { spread: 0.52 }));
  let trunks = '';
  for (let i = 0; i < 34; i++) {
    const px = random.range(0, WIDTH);
    const w = random.range(5, 12);
    trunks += `M${num(px)} ${ground + random.range(0, 40)}v${num(-random.range(150, 240))}h${num(w)}v${num(random.range(160, 240))}Z`;
  }
  const clay = mix(mix(inks.ground, inks.accentDark, 0.24), inks.near, dark ? 0.4 : 0.2);
  const deep = mix(inks.near, inks.ink, 0.9);
  const [hy, w, h] = [ground + 130, 132, 128];
  let litter = '';
  let light = '';
  for (let i = 0; i < 420; i++) {
    const t = random.next();
    const [px, py] = [random.range(-20, WIDTH + 20), ground + 20 + t * 470];
    const l = (9 + t * 18) * random.range(0.7, 1.2);
    const d = `M${num(px)} ${num(py)}q${num(l * 0.5)} ${num(-l * 0.34)} ${num(l)} ${num(random.range(-3, 3))}q${num(-l * 0.5)} ${num(l * 0.34)} ${num(-l)} 0Z`;
    if (i % 3) litter += d;
    else light += d;
  }
  const wood = mix(mix(inks.groundDark, inks.ground, 0.4), inks.near, dark ? 0.4 : 0.16);
  const lid = (px: number, py: number) =>
    oval(px, py + 12, 150, 20, inks.ink, { 'fill-opacity': 0.3 }) +
    fill(
      `M${num(px - 128)} ${num(py)}L${num(px + 84)} ${num(py - 22)}L${num(px + 128)} ${num(py + 4)}L${num(px - 88)} ${num(py + 28)}Z`,
      mix(clay, inks.leafDark, 0.3),
    ) +
    fill(
      `M${num(px - 128)} ${num(py)}L${num(px - 88)} ${num(py + 28)}L${num(px + 128)} ${num(py + 4)}V${num(py + 18)}L${num(px - 88)} ${num(py + 44)}L${num(px - 128)} ${num(py + 14)}Z`,
      wood,
    ) +
    fill(
      clump(random, px - 10, py - 2, 150, 26),
      mix(mix(inks.gold, inks.groundDark, 0.6), inks.leafDark, 0.3),
    );
  const [vx, vy] = [x - s * 520, ground + 210];
  stage.add(
    fill(trunks, mix(mix(inks.groundDark, inks.ink, 0.4), inks.far, 0.15)),
    fill(litter, mix(mix(inks.groundDark, inks.leafDark, 0.4), inks.near, 0.1), { 'fill-opacity': 0.75 }),
    fill(light, mix(inks.gold, inks.groundDark, 0.45), { 'fill-opacity': 0.75 }),
    oval(x, hy + 6, 320, 96, mix(clay, inks.leafDark, 0.22), { 'fill-opacity': 0.55 }),
    oval(x + s * 40, hy + 14, 240, 74, clay, { 'fill-opacity': 0.6 }),
    fill(
      `M${num(x - w + 10)} ${hy - h * 0.5}H${num(x + w - 10)}L${num(x + w + 34)} ${hy + h * 0.5}H${num(x - w - 34)}Z`,
      wood,
    ),
    fill(
      `M${num(x - w + 24)} ${hy - h * 0.4}H${num(x + w - 24)}L${num(x + w + 8)} ${hy + h * 0.38}H${num(x - w - 8)}Z`,
      deep,
    ),
    fill(
      `M${num(x - w + 24)} ${hy - h * 0.4}H${num(x + w - 24)}L${num(x + w - 44)} ${hy + h * 0.1}H${num(x - w + 44)}Z`,
      mix(clay, inks.ink, 0.38),
    ),
    fill(
      `M${num(x - s * (w - 24))} ${hy - h * 0.4}L${num(x - s * (w - 44))} ${hy + h * 0.1}V${hy + h * 0.38}H${num(x - s * (w + 8))}Z`,
      mix(clay, inks.ink, 0.6),
    ),
    stroke(
      `M${num(x - 34)} ${hy - h * 0.22}h68M${num(x - 30)} ${hy - h * 0.02}h60`,
      mix(clay, inks.ink, 0.72),
      8,
    ),
    place(lid(0, 0), x + s * 420, hy + 30, 1.35),
    oval(vx, vy + 4, 96, 14, inks.ink, { 'fill-opacity': 0.26 }),
    fill(
      `M${num(vx - 90)} ${vy + 6}Q${num(vx - 76)} ${vy - 70} ${num(vx - 36)} ${vy - 104}Q${num(vx)} ${vy - 138} ${num(vx + 40)} ${vy - 96}Q${num(vx + 80)} ${vy - 60} ${num(vx + 92)} ${vy + 6}Z`,
      mix(clay, inks.near, 0.16),
    ),
    fill(
      `M${num(vx - 90)} ${vy + 6}Q${num(vx - 76)} ${vy - 70} ${num(vx - 36)} ${vy - 104}Q${num(vx - 20)} ${vy - 50} ${num(vx - 30)} ${vy + 6}Z`,
      inks.near,
      { 'fill-opacity': 0.28 },
    ),
    [
      [-20, -62],
      [16, -70],
      [4, -38],
      [34, -30],
    ]
      .map(([dx, dy]) => oval(vx + (dx ?? 0), vy + (dy ?? 0), 7, 5, deep))
      .join(''),
  );
}
