import { mix } from '../../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';

/** A table of planks before a washed wall, window light across both; the answer is the height where things stand. */
export function layTable(stage: Stage, x: number, edge = 720): number {
  const { inks, side } = stage;
  const random = stage.random.fork('table');
  const tint = random.pick([inks.waterLow, inks.leafDark, inks.gold, inks.middle, inks.groundDark]);
  const wall = mix(mix(tint, inks.paper, stage.dark ? 0.14 : 0.5), inks.near, stage.dark ? 0.5 : 0.12);
  const plank = mix(
    mix(inks.groundDark, inks.accentDark, random.range(0.1, 0.4)),
    inks.near,
    stage.dark ? 0.5 : 0.2,
  );
  stage.add(
    box(
      0,
      0,
      WIDTH,
      edge + 10,
      stage.blend([
        [0, mix(wall, inks.near, 0.3)],
        [1, mix(wall, inks.light, stage.dark ? 0.02 : 0.14)],
      ]),
    ),
  );
  const bright = stage.dark ? 0.06 : stage.weather === 'clear' ? 0.3 : 0.14;
  const [lx, w] = [x + side * 330, 200];
  let panes = '';
  for (const i of [0, 1])
    for (const j of [0, 1]) {
      const px = lx - i * side * (w + 26) - j * side * 130;
      const py = 90 + j * 270;
      panes += `M${num(px)} ${py}h${num(-side * w)}l${num(-side * 120)} 246h${num(side * w)}Z`;
    }
  stage.add(fill(panes, inks.light, { 'fill-opacity': bright }));
  let seams = '';
  for (const y of [edge + 70, edge + 180, edge + 330]) seams += `M-10 ${y}H${WIDTH + 10}`;
  let fibres = '';
  for (let i = 0; i < 90; i++) {
    const fy = edge + 20 + random.next() * 460;
    fibres += `M${num(random.range(-40, WIDTH))} ${num(fy)}q${num(random.range(40, 120))} ${num(random.range(-5, 5))} ${num(random.range(120, 300))} 0`;
  }
  stage.add(
    box(
      0,
      edge,
      WIDTH,
      HEIGHT - edge,
      stage.blend([
        [0, mix(plank, inks.light, stage.dark ? 0.06 : 0.28)],
        [1, mix(plank, inks.ink, 0.3)],
      ]),
    ),
    stroke(fibres, mix(plank, inks.ink, 0.4), 2, { 'stroke-opacity': 0.35 }),
    stroke(seams, mix(plank, inks.ink, 0.6), 5, { 'stroke-opacity': 0.6 }),
    box(0, edge - 6, WIDTH, 12, inks.ink, { 'fill-opacity': 0.18 }),
  );
  if (!stage.dark && stage.weather === 'clear')
    stage.add(
      fill(
        `M${num(x - side * 520)} ${edge}h${num(side * 460)}l${num(-side * 300)} ${HEIGHT - edge}h${num(-side * 620)}Z`,
        inks.light,
        { 'fill-opacity': 0.16 },
      ),
    );
  if (stage.dark)
    stage.add(
      oval(x, edge + 120, 820, 330, mix(inks.gold, inks.light, 0.3), { 'fill-opacity': 0.12 }),
      oval(x, edge - 60, 620, 420, mix(inks.gold, inks.light, 0.3), { 'fill-opacity': 0.08 }),
    );
  return edge + 210;
}

/** The shadow under and beside a thing that stands at (x, y). */
export function under(stage: Stage, x: number, y: number, half: number): string {
  const { inks, side } = stage;
  return oval(x - side * half * 0.5, y + 4, half * 1.5, Math.max(10, half * 0.14), inks.ink, {
    'fill-opacity': stage.dark ? 0.4 : 0.28,
  });
}
