import { mix } from '../../kit/colour';
import { glazedJar } from '../../kit/old-things';
import { type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** The flat palm hat of quan họ, seen a little from below: a wide disc, a crown inside, silk fringes at its sides. */
function flatHat(stage: Stage): string {
  const { inks, side } = stage;
  const leaf = mix(mix(inks.paper, inks.gold, 0.32), inks.near, stage.dark ? 0.34 : 0.04);
  let rays = '';
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    rays += `M${num(Math.cos(a) * 90)} ${num(Math.sin(a) * 84)}L${num(Math.cos(a) * 326)} ${num(Math.sin(a) * 306)}`;
  }
  let fringe = '';
  for (const k of [-1, 1])
    for (let i = 0; i < 9; i++)
      fringe += `M${k * (100 + i * 6)} 60Q${k * (130 + i * 7)} 260 ${k * (92 + i * 9)} 430`;
  return (
    oval(-side * 26, 24, 344, 324, inks.ink, { 'fill-opacity': 0.28 }) +
    oval(0, 0, 344, 324, mix(leaf, inks.groundDark, 0.45)) +
    oval(0, 0, 332, 312, leaf) +
    stroke(rays, mix(leaf, inks.groundDark, 0.35), 2.4) +
    [200, 262, 306]
      .map((r) =>
        oval(0, 0, r, r * 0.94, 'none', { stroke: mix(leaf, inks.groundDark, 0.35), 'stroke-width': 4 }),
      )
      .join('') +
    oval(0, 0, 122, 114, mix(leaf, inks.groundDark, 0.5)) +
    oval(0, 0, 104, 96, mix(leaf, inks.accentDark, 0.4)) +
    oval(side * 8, -6, 84, 76, mix(leaf, inks.gold, 0.3)) +
    stroke(fringe, mix(inks.lotus, inks.accent, 0.3), 4.4) +
    disc(-118, 62, 17, inks.gold) +
    disc(118, 62, 17, inks.gold)
  );
}

/** Flat palm hats against the wall, lengths of silk, betel on a dish: the singers of quan họ have just left. */
export function hatsAndSilk(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('hats');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  stage.add(
    place(flatHat(stage), x + s * 90, 430, 1.08),
    place(flatHat(stage), x - s * 600, 470, 0.74),
    place(flatHat(stage), x + s * 740, 500, 0.66),
  );
  const silks = random.shuffle([
    mix(inks.lotus, inks.accent, 0.2),
    mix(inks.leaf, inks.leafLight, 0.3),
    inks.gold,
    inks.waterTop,
    inks.accent,
  ]);
  for (let i = 0; i < 4; i++) {
    const px = x - s * 260 + s * i * 190;
    const ink = silks[i] ?? inks.lotus;
    stage.add(
      fill(
        `M${num(px - 150)} ${y - 30 + i * 14}Q${num(px)} ${y - 130} ${num(px + 160)} ${y - 40 + i * 14}Q${num(px + 220)} ${y + 90} ${num(px + 130)} ${y + 400}H${num(px - 170)}Q${num(px - 120)} ${y + 130} ${num(px - 150)} ${y - 30 + i * 14}Z`,
        ink,
      ),
      stroke(
        `M${num(px - 60)} ${y - 60}Q${num(px - 30)} ${y + 120} ${num(px - 90)} ${y + 390}M${num(px + 40)} ${y - 70}Q${num(px + 90)} ${y + 120} ${num(px + 20)} ${y + 390}M${num(px + 110)} ${y - 40}Q${num(px + 160)} ${y + 110} ${num(px + 80)} ${y + 390}`,
        mix(ink, inks.ink, 0.3),
        9,
        { 'stroke-opacity': 0.5 },
      ),
      stroke(
        `M${num(px - 20)} ${y - 70}Q${num(px + 30)} ${y + 110} ${num(px - 36)} ${y + 390}`,
        mix(ink, inks.paper, 0.5),
        10,
        { 'stroke-opacity': 0.6 },
      ),
    );
  }
  const dish =
    oval(0, 6, 150, 22, mix(inks.paper, inks.near, 0.3)) +
    oval(0, 0, 146, 20, inks.paper) +
    [-70, -20, 34, 80]
      .map((dx, i) =>
        fill(
          `M${dx - 34} -6Q${dx} ${-60 - (i % 2) * 10} ${dx + 34} -6Q${dx} 6 ${dx - 34} -6Z`,
          i % 2 ? inks.leaf : inks.leafDark,
        ),
      )
      .join('') +
    [-40, 8, 50].map((dx) => oval(dx, -16, 19, 15, mix(inks.leafLight, inks.gold, 0.4))).join('');
  stage.add(under(stage, x - s * 660, y + 20, 150), place(dish, x - s * 660, y + 10, 1.1));
  return { x: x / WIDTH, y: 0.5 };
}

/** A zither of sixteen strings lying on the table, its bridges in a slanting row. */
export function zither(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('zither');
  const x = WIDTH * random.range(0.48, 0.52);
  const y = layTable(stage, x);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.ink, 0.25);
  const board = mix(mix(inks.ground, inks.gold, 0.2), inks.near, stage.dark ? 0.4 : 0.12);
  let strings = '';
  let bridges = '';
  let pegs = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const [ay, by] = [-150 + t * 96, -168 + t * 150];
    strings += `M-610 ${num(ay)}L650 ${num(by)}`;
    const bx = -420 + t * 760;
    const bay = ay + ((by - ay) * (bx + 610)) / 1260;
    bridges += `M${num(bx - 13)} ${num(bay + 26)}L${num(bx)} ${num(bay)}L${num(bx + 13)} ${num(bay + 26)}Z`;
    pegs += `M${num(660 + (i % 2) * 22)} ${num(by)}v.1`;
  }
  const body = 'M-700 -160Q-660 -176 -600 -172L700 -196Q740 -90 700 20L-600 -30Q-680 -40 -700 -160Z';
  const drawing =
    fill('M-690 -60L-600 40L700 100L730 0Z', wood) +
    fill('M-600 -30L700 20V84L-600 30Z', mix(wood, inks.light, 0.12)) +
    fill(body, board) +
    stroke(
      'M-560 -150Q0 -164 640 -176M-560 -120Q-100 -140 640 -140M-560 -92Q0 -90 640 -96M-560 -62Q0 -40 640 -50',
      mix(board, inks.groundDark, 0.5),
      4,
      { 'stroke-opacity': 0.5 },
    ) +
    stroke('M-610 -164V-36', wood, 20) +
    stroke('M650 -186V8', wood, 20) +
    stroke(bridges, mix(inks.ink, inks.groundDark, 0.3), 3) +
    fill(bridges, mix(inks.paper, inks.ground, 0.3)) +
    stroke(strings, mix(inks.paper, inks.light, 0.3), 2.4) +
    stroke(pegs, mix(inks.ink, wood, 0.3), 15) +
    stroke('M-480 6q24 -18 48 0t48 0M560 62q24 -18 48 0t48 0', inks.gold, 6);
  const s = random.sign();
  stage.add(
    oval(x - stage.side * 40, y + 84, 760, 60, inks.ink, { 'fill-opacity': 0.3 }),
    place(drawing, x, y + 20, 1.12, s < 0, s * 3),
  );
  const vase = x - s * 690;
  stage.add(
    under(stage, vase, y - 130, 90),
    stroke(
      Array.from(
        { length: 5 },
        (_, i) =>
          `M${num(vase)} ${y - 420}Q${num(vase + (i - 2) * 60)} ${y - 560} ${num(vase + (i - 2) * 92)} ${num(y - 640 - (i % 2) * 50)}`,
      ).join(''),
      inks.leafDark,
      6,
    ),
    [0, 1, 2, 3, 4]
      .map((i) =>
        fill(
          lotusBloom(vase + (i - 2) * 92, y - 640 - (i % 2) * 50),
          i % 2 ? inks.lotus : mix(inks.lotus, inks.paper, 0.4),
        ),
      )
      .join(''),
    place(glazedJar(stage, mix(inks.leafLight, inks.paper, 0.4), 1.3), vase, y - 110, 1),
  );
  return { x: x / WIDTH, y: 0.62 };
}

/** A lotus bud, as a shape. */
function lotusBloom(x: number, y: number): string {
  return `M${num(x)} ${num(y + 26)}C${num(x - 50)} ${num(y)} ${num(x - 36)} ${num(y - 50)} ${num(x)} ${num(y - 84)}C${num(x + 36)} ${num(y - 50)} ${num(x + 50)} ${num(y)} ${num(x)} ${num(y + 26)}Z`;
}
