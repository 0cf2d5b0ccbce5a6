import { mix, oklch } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { cyclist, dress, walkerWithPole } from '../../kit/people';
import { hillPine } from '../../kit/pines';
import { motorbike } from '../../kit/riders';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { utilityPole, wires } from '../../kit/street';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { houseRow } from '../../kit/town-houses';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** A street of a small town: low shop houses, trees along the kerb, people riding by. In the highlands pines and red earth. */
export function street(stage: Stage, highland: boolean): Focal {
  const { inks } = stage;
  const random = stage.random.fork('town-street');
  const x = WIDTH * random.range(0.47, 0.53);
  const kerb = 880;
  stage.add(sky(stage, { horizon: 720, clouds: random.int(3, 6) }));
  if (highland) {
    stage.add(
      massif(stage, 'hills', {
        y: 480,
        rise: 110,
        swell: 480,
        base: 800,
        ink: mix(inks.far, inks.skyLow, 0.1),
        shade: mix(inks.far, inks.middle, 0.45),
      }).svg,
      mist(stage, 'air', 560, 200, inks.skyLow, 0.6),
    );
    let pines = '';
    for (let px = -20; px < WIDTH + 40; px += random.range(44, 120))
      pines += hillPine(random, px, 780, random.range(330, 500), 9);
    stage.add(fill(pines, mix(inks.leafDark, inks.far, 0.35)));
  } else
    for (let i = 0; i < 7; i++)
      stage.add(
        broadTree(stage, `back${i}`, i * 320 + random.range(-60, 60), 840, random.range(420, 560), {
          distance: 0.35,
          spread: 1,
        }),
      );
  stage.add(houseRow(stage, 'houses', -40, WIDTH + 40, kerb, { tall: highland ? 2 : 3, scale: 1.08 }));
  ground(stage, kerb, highland);
  const poles = [x - 700, x + 80 + random.range(-60, 60), x + 820];
  for (const px of poles) stage.add(utilityPole(stage, px, kerb + 26, 520));
  stage.add(wires(stage, random.fork('wires'), [-20, kerb - 452], [WIDTH + 20, kerb - 440], 4, 46));
  for (const [i, dx] of [-900, -480, 460, 900].entries())
    if (highland)
      stage.add(
        fill(
          hillPine(random, x + dx, kerb + 40, random.range(620, 800), 12),
          mix(inks.leafDark, inks.ink, 0.2),
        ),
      );
    else
      stage.add(
        broadTree(stage, `tree${i}`, x + dx + random.range(-30, 30), kerb + 44, random.range(540, 640), {
          spread: 0.74,
        }),
      );
  riders(stage, x, kerb);
  return { x: x / WIDTH, y: 0.62 };
}

function ground(stage: Stage, kerb: number, highland: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('ground');
  const wet = stage.weather === 'rain';
  const tar = highland
    ? mix(oklch(stage.dark ? 0.34 : 0.58, 0.09, 42), inks.near, 0.12)
    : mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.5 : 0.3);
  const walk = mix(mix(inks.paper, inks.ground, 0.5), inks.near, stage.dark ? 0.5 : 0.12);
  let joints = '';
  for (let px = -20; px < WIDTH + 40; px += 64) joints += `M${px} ${kerb}l${num((px - WIDTH / 2) * 0.05)} 54`;
  stage.add(
    box(-10, kerb, WIDTH + 20, 60, walk),
    stroke(joints, mix(walk, inks.ink, 0.3), 2, { 'stroke-opacity': 0.5 }),
    box(-10, kerb + 54, WIDTH + 20, 14, mix(walk, inks.light, 0.3)),
    box(-10, kerb + 66, WIDTH + 20, 8, mix(tar, inks.ink, 0.4)),
    box(
      -10,
      kerb + 72,
      WIDTH + 20,
      HEIGHT - kerb,
      stage.blend([
        [0, mix(tar, inks.light, 0.1)],
        [1, mix(tar, inks.ink, 0.3)],
      ]),
    ),
  );
  if (!highland)
    stage.add(
      stroke(
        Array.from({ length: 9 }, (_, i) => `M${i * 240 - 30} ${kerb + 190}h120`).join(''),
        mix(inks.paper, tar, 0.2),
        9,
        { 'stroke-opacity': 0.7 },
      ),
    );
  let shade = '';
  for (let i = 0; i < 8; i++)
    shade += `M${num(random.range(-100, WIDTH))} ${num(kerb + 90 + i * 22)}q120 -22 260 0q-120 26 -260 0Z`;
  stage.add(fill(shade, wet ? inks.skyLow : inks.ink, { 'fill-opacity': wet ? 0.3 : 0.14 }));
}

function riders(stage: Stage, x: number, kerb: number): void {
  const { inks } = stage;
  const random = stage.random.fork('riders');
  const s = random.sign();
  const at = (dx: number, y: number, k: number, drawing: string, flip: boolean) =>
    oval(x + dx, y, 62 * k, 8 * k, inks.ink, { 'fill-opacity': 0.34 }) + place(drawing, x + dx, y, k, flip);
  stage.add(
    at(-s * 560, kerb + 130, 1.5, motorbike(dress(stage, 2), '', true), s < 0),
    at(s * 260, kerb + 118, 1.45, motorbike(dress(stage, 5), '', true), s > 0),
    at(s * 620, kerb + 46, 1.25, walkerWithPole(dress(stage, 1), inks.leaf), s > 0),
    at(-s * 130, kerb + 230, 1.95, cyclist(dress(stage, 0)), s < 0),
    at(s * 480, kerb + 262, 2.05, motorbike(dress(stage, 4), '', true), s > 0),
  );
}
