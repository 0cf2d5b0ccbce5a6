import { mix } from '../../kit/colour';
import { chooseInks } from '../../kit/inks';
import { wood } from '../../kit/land';
import { floatingLamp } from '../../kit/lanterns';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, use } from '../../kit/svg';
import { sugarPalm } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, water } from '../../kit/water';
import { hall } from './hall';

/** The feast is held under the full moon, whatever the hour asked for. */
function byNight(stage: Stage): Stage {
  if (stage.dark) return stage;
  const inks = chooseInks(stage.random.fork('inks'), 'night', stage.season, stage.weather);
  return { ...stage, time: 'night', dark: true, inks };
}

/** Ok Om Bok: the full moon over a lit pagoda, lights set on the water, people on the bank. */
export function moon(asked: Stage): Focal {
  const stage = byNight(asked);
  const { inks } = stage;
  const random = stage.random.fork('khmer-moon');
  const s = random.sign();
  const x = WIDTH * random.range(0.47, 0.53);
  const shore = 760;
  const moonAt = { x: x + s * 330, y: 220, r: 92 };
  stage.add(
    sky(stage, { horizon: 700, sun: moonAt, clouds: 2 }),
    wood(
      stage,
      'trees',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 680, rise: 22, swell: 250 }),
      46,
      mix(inks.leafDark, inks.near, 0.3),
      mix(inks.leafDark, inks.far, 0.25),
      120,
    ),
  );
  const palms = [
    [-330, 300],
    [-470, 400],
    [480, 340],
    [640, 430],
    [-720, 380],
  ]
    .map(([dx, h], i) => sugarPalm(stage, `p${i}`, x + s * (dx ?? 0), shore - 6, h ?? 300, 0.12))
    .join('');
  const scene = use(stage.define(palms + place(hall(stage), x - s * 90, shore, 0.56)));
  stage.add(
    scene,
    water(stage, { top: shore, lightAt: moonAt.x }),
    mirrored(stage, 'mirror', scene, { waterline: shore, depth: 300, squash: 0.62, opacity: 0.5 }),
    box(-10, shore - 5, WIDTH + 20, 12, mix(inks.leafDark, inks.ink, 0.5)),
  );
  const silks = [inks.lotus, inks.gold, inks.accent, mix(inks.lotus, inks.gold, 0.5)];
  const lamps: [number, number, number][] = [];
  for (let i = 0; i < 44; i++) {
    const t = random.next() ** 1.3;
    lamps.push([x + random.range(-1, 1) * (420 + t * 700), shore + 34 + t * 330, 9 + t * 26]);
  }
  for (const [i, [lx, ly, size]] of lamps.sort((a, b) => a[1] - b[1]).entries())
    stage.add(floatingLamp(stage, lx, ly, size, silks[i % silks.length] ?? inks.gold));
  const bank = ridge(random.fork('bank'), {
    left: -20,
    right: WIDTH + 20,
    y: HEIGHT - 46,
    rise: 14,
    swell: 200,
  });
  stage.add(
    fill(
      `M-20 ${HEIGHT + 20}${bank.map(([px, py]) => `L${num(px)} ${num(py)}`).join('')}L${WIDTH + 20} ${HEIGHT + 20}Z`,
      mix(inks.near, inks.ink, 0.5),
    ),
  );
  for (const [dx, which, k] of [
    [-560, 3, 2.6],
    [-490, 0, 1.8],
    [520, 4, 2.6],
    [600, 2, 2.5],
  ] as const)
    stage.add(
      place(
        visitor(
          { ...dress(stage, which), top: mix(dress(stage, which).top, inks.near, 0.45) },
          { skirt: which !== 4 },
        ),
        x + s * dx,
        HEIGHT - 26,
        k,
      ),
    );
  return { x: x / WIDTH, y: 0.54 };
}
