import { mix } from '../kit/colour';
import { massif } from '../kit/land';
import { mist } from '../kit/mist';
import { dress } from '../kit/people';
import { springBough } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { earthHouse } from './hmong-house/house';

const YARD = 800;

/**
 * A farmhouse of the karst plateau, as the Mông, Lô Lô and Pu Péo build: walls of rammed earth, tiles like fish scales,
 * maize under the eaves, a fence of laid stones; buckwheat before it in autumn, peach in spring.
 */
export function hmongHouse(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('hmong-house');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const sun = { x: x - s * random.range(360, 620), y: random.range(220, 320), r: 80 };
  stage.add(sky(stage, { horizon: 700, clouds: random.int(2, 6), sun }));
  cones(stage);
  const earth = mix(mix(inks.ground, inks.gold, 0.22), inks.near, stage.dark ? 0.42 : 0.06);
  stage.add(
    broadTree(stage, 'behind', x + s * 640, YARD - 20, 420, { distance: 0.12 }),
    place(earthHouse(stage, 380, earth), x - s * 20, YARD - 30, 1.32),
    place(earthHouse(stage, 210, mix(earth, inks.near, 0.08), false), x + s * 610, YARD + 6, 1.1, s > 0),
  );
  yard(stage, x);
  people(stage, x, s);
  fence(stage, x, s);
  if (stage.season === 'spring')
    stage.add(
      springBough(
        stage,
        'peach',
        [s > 0 ? -40 : WIDTH + 40, 60],
        [s > 0 ? 640 : WIDTH - 640, 260],
        inks.lotus,
        40,
      ),
    );
  field(stage);
  return { x: (x - s * 20) / WIDTH, y: 0.55 };
}

/** The grey cones of the plateau, ridge behind ridge. */
function cones(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('cones');
  for (const [i, y] of [430, 520, 620].entries()) {
    const ink = mix(mix(inks.far, inks.leafDark, i * 0.14), inks.skyLow, 0.4 - i * 0.17);
    const peaks = Array.from({ length: 9 - i * 2 }, () => [
      random.range(-0.05, 1.05) * WIDTH,
      random.range(90, 190) * (1 - i * 0.12),
      random.range(80, 130) + i * 26,
    ]);
    const bend = (px: number) =>
      peaks.reduce(
        (low, [at = 0, h = 0, w = 1]) => Math.min(low, -h * Math.max(0, 1 - Math.abs(px - at) / w) ** 0.85),
        0,
      );
    stage.add(
      massif(stage, `cone${i}`, {
        y,
        rise: 26,
        swell: 120,
        bend,
        base: 860,
        ink,
        shade: mix(ink, inks.near, 0.3),
      }).svg,
      mist(stage, `cone-air${i}`, y + 130, 130, inks.skyLow, 0.5),
    );
  }
}

function yard(stage: Stage, x: number): void {
  const { inks, dark } = stage;
  const ground = mix(mix(inks.ground, inks.far, 0.35), inks.near, dark ? 0.45 : 0.08);
  let slabs = '';
  for (let i = 0; i < 40; i++) {
    const [px, py] = [((i * 331) % 1500) - 750 + x, YARD + 20 + ((i * 47) % 190)];
    const w = 60 + ((i * 29) % 60);
    slabs += `M${num(px)} ${py}l${w} -8l${26} 14l-${w} 12Z`;
  }
  stage.add(
    box(
      -10,
      YARD - 34,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(ground, inks.light, 0.14)],
        [1, mix(ground, inks.near, 0.3)],
      ]),
    ),
    fill(slabs, mix(ground, inks.light, 0.16)),
    oval(x, YARD - 26, 620, 20, inks.near, { 'fill-opacity': 0.25 }),
  );
}

/** A woman with a hemp thread in her hands, a girl beside her, hens about the yard. */
function people(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const skirt = (i: number) => {
    const dye = [inks.accent, inks.lotus, inks.gold, inks.leafLight][i] ?? inks.accent;
    let pleats = '';
    for (let k = -5; k <= 5; k++) pleats += `M${num(k * 2)} -54L${num(k * 4.4)} -15`;
    return (
      fill('M-11 -56H11L26 -14Q0 -7 -26 -14Z', mix(inks.waterLow, inks.ink, 0.4)) +
      stroke(pleats, mix(inks.waterLow, inks.ink, 0.65), 1.2) +
      stroke('M-18 -32Q0 -27 18 -32M-24 -17Q0 -10 24 -17', dye, 4) +
      stroke('M-21 -25Q0 -19 21 -25', inks.paper, 2) +
      stroke('M-11 -56H11', dye, 5) +
      fill('M-5 -56H5L7 -20H-7Z', mix(dye, inks.ink, 0.3)) +
      fill('M-9 -96Q-10 -110 0 -110Q10 -110 9 -96Q0 -101 -9 -96Z', mix(dye, inks.ink, 0.15))
    );
  };
  const base = dress(stage, 1);
  const coat = { ...base, top: mix(inks.waterLow, inks.ink, 0.25), topShade: inks.ink };
  for (const [i, dx, dy, k] of [
    [0, 150, 84, 2.1],
    [1, 236, 92, 1.5],
  ] as const)
    stage.add(
      oval(x - s * dx, YARD + dy, 30 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(visitor(coat, { skirt: true }) + skirt(i), x - s * dx, YARD + dy, k),
    );
  const hen =
    fill(
      'M-20 -14Q-26 -30 -12 -34Q-2 -24 10 -24L18 -40Q28 -42 26 -30Q22 -8 0 -6Q-14 -6 -20 -14Z',
      mix(inks.accentDark, inks.gold, 0.3),
    ) +
    disc(22, -42, 5, inks.accent) +
    stroke('M-2 -6V2M8 -7V2', inks.gold, 3);
  for (const [dx, dy, k] of [
    [60, 120, 1.1],
    [320, 150, 1.3],
    [-260, 110, 1],
  ] as const)
    stage.add(place(hen, x + s * dx, YARD + dy, k, dx > 100));
}

/** The fence of laid stones with its gap, and the posts of the gate. */
function fence(stage: Stage, x: number, s: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('fence');
  const stone = mix(mix(inks.far, inks.paper, 0.2), inks.near, stage.dark ? 0.46 : 0.22);
  const top = YARD + 176;
  for (const [left, right] of [
    [-30, x + (s > 0 ? -60 : -300)],
    [x + (s > 0 ? 300 : 60), WIDTH + 30],
  ] as const) {
    let out = box(left, top + 14, right - left, 130, mix(stone, inks.near, 0.5));
    for (let row = 3; row >= 0; row--)
      for (let px = left + (row % 2) * 26; px < right - 20; ) {
        const w = random.range(54, 96);
        const y = top + row * 36 + random.range(-6, 6);
        const [a, b] = [px, Math.min(right, px + w)];
        const ink = mix(stone, random.chance(0.5) ? inks.light : inks.near, random.range(0.04, 0.2));
        out +=
          fill(
            `M${num(a)} ${num(y + 40)}Q${num(a - 6)} ${num(y + 4)} ${num(a + 14)} ${num(y)}H${num(b - 12)}Q${num(b + 4)} ${num(y + 6)} ${num(b)} ${num(y + 40)}Z`,
            ink,
          ) +
          stroke(
            `M${num(side > 0 ? a + 16 : b - 16)} ${num(y + 6)}H${num((a + b) / 2)}`,
            mix(ink, inks.light, 0.35),
            4,
          );
        px += w;
      }
    stage.add(out);
  }
}

/** What grows before the fence: buckwheat in flower in autumn, young maize in the other seasons. */
function field(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('field');
  const autumn = stage.season === 'autumn';
  let leaves = '';
  let bloom = '';
  let pale = '';
  for (let i = 0; i < 150; i++) {
    const px = random.range(-20, WIDTH + 20);
    const py = random.range(1090, HEIGHT + 40);
    if (!autumn) {
      const h = random.range(70, 150);
      leaves += `M${num(px)} ${num(py)}q${num(random.range(-10, 10))} ${num(-h * 0.6)} ${num(random.range(-50, 50))} ${num(-h)}q${num(random.range(-10, 10))} ${num(h * 0.5)} ${num(14)} ${num(h)}Z`;
      continue;
    }
    leaves += `M${num(px)} ${num(py + 30)}q-16 -40 0 -66q16 26 0 66Z`;
    for (let k = 0; k < 5; k++) {
      const d = `M${num(px + random.range(-20, 20))} ${num(py - random.range(20, 60))}m-9 0a9 7 0 1 0 18 0a9 7 0 1 0 -18 0`;
      if (k % 2) pale += d;
      else bloom += d;
    }
  }
  stage.add(
    box(-10, 1128, WIDTH + 20, 90, mix(inks.leafDark, inks.groundDark, 0.3)),
    fill(leaves, mix(inks.leafDark, inks.leaf, 0.45)),
    fill(bloom, mix(inks.lotus, inks.accent, 0.2)),
    fill(pale, mix(inks.lotus, inks.paper, 0.5)),
  );
}
