import { mix } from '../../kit/colour';
import { lotusBud, lotusFlower, lotusLeaf } from '../../kit/flowers';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { hillPine } from '../../kit/pines';
import { reuse } from '../../kit/reuse';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { frangipani } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { mirrored, water } from '../../kit/water';

/** The pavilion of Tự Đức over his lake: three wooden rooms on posts, lotus before it, pines behind, a frangipani near. */
export function tuDuc(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('tu-duc');
  const x = WIDTH * random.range(0.48, 0.53);
  const s = random.sign();
  const shore = 700;
  const low = stage.time !== 'noon';
  const sun = { x: x + side * random.range(420, 560), y: shore - random.range(360, 440), r: 66 };
  stage.add(sky(stage, { horizon: shore, clouds: random.int(2, 5), ...(low ? { sun } : {}) }));
  const far = mix(inks.far, inks.skyLow, 0.25);
  stage.add(
    massif(stage, 'hills', {
      y: 470,
      rise: 70,
      swell: 620,
      base: shore,
      ink: far,
      shade: mix(far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'hill-air', 560, 160, inks.skyLow, 0.6),
  );
  let pines = '';
  let front = '';
  for (let px = -40; px < WIDTH + 60; px += random.range(44, 92))
    pines += hillPine(random, px, shore - 20, random.range(260, 430), 8);
  for (let px = -20; px < WIDTH + 60; px += random.range(120, 240))
    if (Math.abs(px - x) > 380) front += hillPine(random, px, shore - 6, random.range(300, 470), 10);
  stage.add(
    fill(pines, mix(mix(inks.middle, inks.leafDark, 0.5), inks.far, 0.3)),
    mist(stage, 'pine-air', shore - 130, 200, inks.skyLow, 0.5),
    fill(front, mix(inks.leafDark, inks.middle, 0.35)),
    wood(
      stage,
      'shore',
      ridge(random.fork('s'), { left: -20, right: WIDTH + 20, y: shore - 16, rise: 6, swell: 240 }),
      26,
      mix(inks.leafDark, inks.middle, 0.2),
      mix(inks.leaf, inks.middle, 0.25),
      30,
    ),
  );
  const stone = mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.4 : 0.18);
  const kerb = Array.from({ length: 24 }, (_, i) => `M${i * 84 + 20} ${shore - 12}v24`).join('');
  const wall =
    box(-10, shore - 14, WIDTH + 20, 30, stone) +
    stroke(kerb, mix(stone, inks.ink, 0.3), 2) +
    box(-10, shore - 18, WIDTH + 20, 6, mix(stone, inks.light, 0.35));
  const house = reuse(stage, place(pavilion(stage), x, shore + 60, 1.06));
  stage.add(
    water(stage, { top: shore + 14, ...(low ? { lightAt: sun.x } : {}) }),
    mirrored(stage, 'wood-below', fill(front, mix(inks.leafDark, inks.middle, 0.35)), {
      waterline: shore + 14,
      depth: 300,
      squash: 0.6,
      opacity: 0.35,
    }),
    wall,
    mirrored(stage, 'house-below', house, { waterline: shore + 62, depth: 300, squash: 0.62, opacity: 0.6 }),
    house,
  );
  let out = '';
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const y = shore + 170 + t * t * 330;
    const k = 0.4 + t * 1.25;
    const px = x + s * (i % 3 === 0 ? random.range(-940, 940) : random.range(120, 940));
    if (Math.abs(px - x) < 210 && t < 0.55) continue;
    out += lotusLeaf(stage, px, y, 64 * k, 19 * k, random.range(0, 6));
    if (random.chance(0.3) && t > 0.2)
      out +=
        stroke(`M${num(px)} ${num(y)}v${num(-66 * k)}`, inks.leafDark, 4 * k) +
        lotusFlower(stage, px, y - 66 * k, 30 * k, random.range(-8, 8));
    else if (random.chance(0.22))
      out += lotusBud(stage, px + 20 * k, y, 70 * k, 15 * k, random.range(-0.3, 0.3));
  }
  stage.add(out, frangipani(stage, 'frangipani', x - s * 930, HEIGHT + 20, 880, s * 0.2));
  return { x: x / WIDTH, y: 0.55 };
}

/** Xung Khiêm: a long room between two side rooms, open to the lake, on brick posts; about 760 wide, water at the origin. */
function pavilion(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const red = mix(mix(inks.accentDark, inks.groundDark, 0.35), inks.ink, stage.dark ? 0.4 : 0.12);
  const beam = mix(red, inks.ink, 0.35);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.6), inks.near, 0.22);
  const post = mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.2);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.25) : mix(inks.near, inks.ink, 0.4);
  const deck = -74;
  let out = '';
  for (let i = 0; i <= 10; i++) {
    const px = -350 + i * 70;
    out +=
      box(px - 11, deck, 22, -deck + 4, post) +
      box(side > 0 ? px - 11 : px + 3, deck, 8, -deck + 4, mix(post, inks.ink, 0.35));
  }
  out += box(-376, deck - 14, 752, 18, beam) + box(-380, deck - 18, 760, 6, mix(beam, inks.gold, 0.3));
  const bay = (from: number, to: number, top: number, gap: number) => {
    let d = box(from, top, to - from, deck - 18 - top, deep);
    let rail = '';
    let lattice = '';
    for (let px = from; px <= to + 1; px += gap)
      d += box(px - 6, top, 12, deck - 18 - top, red) + box(px - 9, deck - 28, 18, 10, post);
    for (let px = from; px <= to; px += 14) rail += `M${num(px)} ${deck - 20}v-34`;
    for (let px = from; px <= to; px += 20) lattice += `M${num(px)} ${top + 6}v22`;
    d += stroke(rail, mix(red, inks.gold, 0.22), 4) + box(from - 4, deck - 58, to - from + 8, 7, red);
    return (
      d +
      stroke(lattice, mix(red, inks.gold, 0.35), 5) +
      box(from - 6, top + 26, to - from + 12, 6, red) +
      box(from - 8, top - 6, to - from + 16, 12, beam)
    );
  };
  out += bay(-356, -190, deck - 160, 83) + bay(190, 356, deck - 160, 83);
  out += [-1, 1]
    .map((k) =>
      curvedRoof(stage, {
        x: k * 268,
        half: 118,
        eave: deck - 158,
        ridge: deck - 244,
        span: 0.74,
        upturn: 15,
        tile,
      }),
    )
    .join('');
  out += bay(-196, 196, deck - 186, 98);
  const figures = [
    [-60, 0],
    [80, 1],
  ] as const;
  for (const [px, which] of figures)
    out +=
      fill(
        `M${px - 13} ${deck - 56}V${deck - 96}Q${px} ${deck - 112} ${px + 13} ${deck - 96}V${deck - 56}Z`,
        which ? inks.lotus : inks.paper,
      ) + fill(`M${px - 9} ${deck - 106}a9 10 0 0 1 18 0l-2 8h-14Z`, inks.ink);
  out += box(-200, deck - 62, 400, 9, red);
  out += curvedRoof(stage, {
    x: 0,
    half: 236,
    eave: deck - 184,
    ridge: deck - 256,
    span: 0.86,
    upturn: 20,
    tile,
  });
  out += box(-176, deck - 282, 352, 28, mix(inks.gold, post, 0.5));
  for (let i = 0; i < 7; i++)
    out += box(
      -168 + i * 48.6,
      deck - 277,
      42,
      18,
      i % 2 ? mix(inks.waterLow, post, 0.45) : mix(inks.accent, post, 0.5),
    );
  out += curvedRoof(stage, {
    x: 0,
    half: 190,
    eave: deck - 276,
    ridge: deck - 362,
    span: 0.72,
    upturn: 20,
    tile,
  });
  return out;
}
