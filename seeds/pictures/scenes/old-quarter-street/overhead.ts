import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { lanternString } from '../../kit/lanterns';
import { aoDai, cyclist, dress, walkerWithPole } from '../../kit/people';
import { type Stage, WIDTH } from '../../kit/stage';
import { utilityPole, wires } from '../../kit/street';
import { box, fill, oval, type Point, place, stroke } from '../../kit/svg';
import { lit } from './houses';

/** What closes the street: trees and a tower with a cross or a pavilion. */
export function farEnd(stage: Stage, [x, y]: Point): void {
  const { inks } = stage;
  const random = stage.random.fork('end');
  const ink = mix(inks.far, inks.middle, 0.25);
  if (random.chance(0.5)) {
    stage.add(box(x - 62, y - 110, 124, 130, ink));
    for (const k of [-1, 1])
      stage.add(
        box(x + k * 46 - 22, y - 170, 44, 190, ink),
        box(x + k * 46 - 8, y - 152, 16, 40, mix(ink, inks.near, 0.4)),
        stroke(`M${x + k * 46} ${y - 170}v-22M${x + k * 46 - 7} ${y - 184}h14`, ink, 4),
      );
    stage.add(
      fill(`M${x - 24} ${y - 110}L${x} ${y - 150}L${x + 24} ${y - 110}Z`, ink),
      oval(x, y - 80, 14, 14, mix(ink, inks.near, 0.4)),
    );
  }
  stage.add(
    fill(
      clump(random, x - 70, y + 10, 190, 90) + clump(random, x + 90, y + 12, 170, 76),
      mix(inks.leafDark, inks.far, 0.45),
    ),
  );
}

export function overhead(stage: Stage, at: (aside: number, z: number) => Point, half: number): void {
  const random = stage.random.fork('overhead');
  const glow = lit(stage) > 0.3;
  const up = (z: number, h: number) => (h * 620) / z;
  const k = random.sign();
  const poles = [1500, 820, 430].map((z) => ({ z, foot: at(k * half * 0.8, z) }));
  const strings = [1150, 700, 450];
  for (const [i, pole] of poles.entries()) {
    const h = up(pole.z, 470);
    stage.add(utilityPole(stage, pole.foot[0], pole.foot[1], h));
    const next = poles[i + 1];
    const end: Point = next
      ? [next.foot[0], next.foot[1] - up(next.z, 440)]
      : [k > 0 ? WIDTH + 200 : -200, -160];
    stage.add(
      wires(stage, random, [pole.foot[0], pole.foot[1] - h * 0.94], end, 6, 30 + i * 26, 1.2 + i * 0.7),
    );
    const across = at(-k * half, pole.z);
    stage.add(
      wires(
        stage,
        random,
        [pole.foot[0], pole.foot[1] - h * 0.9],
        [across[0], across[1] - up(pole.z, 330)],
        3,
        30 + i * 14,
        1 + i * 0.6,
      ),
    );
    const z = strings[i] ?? 700;
    const a = at(-half, z);
    const b = at(half, z);
    if (i < 2 || random.chance(0.5))
      stage.add(
        lanternString(
          stage,
          random,
          [a[0], a[1] - up(z, 320)],
          [b[0], b[1] - up(z, 300)],
          up(z, 30),
          6,
          up(z, 16),
          glow,
        ),
      );
  }
}

export function crowd(stage: Stage, at: (aside: number, z: number) => Point, kerb: number): void {
  const random = stage.random.fork('crowd');
  for (const z of [1500, 1150, 900, 720, 600]) {
    const [x, y] = at(random.range(-0.95, 0.95) * kerb, z);
    const c = dress(stage, random.int(0, 5));
    const figure = random.pick([cyclist(c), walkerWithPole(c, stage.inks.leafLight), aoDai(c), cyclist(c)]);
    stage.add(
      oval(x, y, 34 * (620 / z), 5 * (620 / z), stage.inks.ink, { 'fill-opacity': 0.25 }),
      place(figure, x, y, (0.98 * 620) / z, random.chance(0.5)),
    );
  }
}
