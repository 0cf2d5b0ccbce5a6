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

/** A length of silk folded flat: rounded where it turns back, its layers seen at the other end; about 620 wide, foot at the origin. */
function foldedSilk(stage: Stage, ink: string, which: number): string {
  const { inks } = stage;
  const cloth = mix(ink, inks.near, stage.dark ? 0.3 : 0.02);
  const dark = mix(cloth, inks.ink, 0.32);
  const w = 300 + (which % 2) * 14;
  return (
    fill(
      `M${-w + 26} 0Q${-w - 10} -6 ${-w - 8} -34Q${-w - 4} -62 ${-w + 30} -62Q0 -${70 + which * 2} ${w} -62Q${w + 14} -34 ${w - 4} 0Q0 8 ${-w + 26} 0Z`,
      cloth,
    ) +
    fill(
      `M${-w + 26} 0Q${-w - 10} -6 ${-w - 8} -34Q${-w + 60} -22 ${w + 8} -26Q${w + 8} -12 ${w - 4} 0Q0 8 ${-w + 26} 0Z`,
      dark,
      { 'fill-opacity': 0.5 },
    ) +
    stroke(
      `M${-w - 4} -32Q${-w + 80} -18 ${w + 8} -22M${-w + 10} -48Q${-w + 90} -38 ${w + 4} -42M${-w + 16} -12Q${-w + 90} -4 ${w} -8`,
      dark,
      4,
      { 'stroke-opacity': 0.7 },
    ) +
    stroke(`M${-w + 40} -58Q0 -${66 + which * 2} ${w - 20} -57`, mix(cloth, inks.paper, 0.5), 5, {
      'stroke-opacity': 0.7,
    })
  );
}

/** One length thrown over the pile so that it falls to the table in soft folds. */
function looseSilk(stage: Stage, ink: string): string {
  const { inks } = stage;
  const cloth = mix(ink, inks.near, stage.dark ? 0.3 : 0.02);
  const dark = mix(cloth, inks.ink, 0.34);
  const fall =
    'M-190 -6C-120 -46 10 -40 90 -14C200 -30 290 -14 322 30C352 90 330 150 372 214C430 268 520 250 566 292C500 330 404 326 344 316C270 318 236 270 224 214C214 150 190 96 120 70C20 84 -110 60 -190 -6Z';
  const clip = stage.clip(fill(fall, '#000'));
  return (
    fill('M250 300C330 344 500 350 590 300L566 284C500 326 380 330 300 296Z', inks.ink, {
      'fill-opacity': 0.26,
    }) +
    fill(fall, cloth) +
    `<g clip-path="${clip}">${fill('M250 20C300 90 270 160 300 236C330 300 430 310 566 292V340H330C240 330 224 250 214 190C200 120 190 60 250 20Z', dark, { 'fill-opacity': 0.55 })}${stroke('M-150 0C-40 36 60 8 150 30M282 16C320 90 304 150 340 222C390 286 470 272 530 286M226 40C262 100 250 170 268 236C290 290 340 306 400 308', dark, 6, { 'stroke-opacity': 0.6 })}${stroke('M-120 -14C-20 -30 70 -4 120 4M304 40C330 100 318 150 356 216C400 262 470 262 520 280', mix(cloth, inks.paper, 0.55), 7, { 'stroke-opacity': 0.75 })}</g>` +
    stroke('M540 282l34 6M548 292l32 8M536 298l34 12', mix(cloth, inks.paper, 0.3), 3)
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
  stage.add(under(stage, x, y + 196, 330));
  for (const [i, ink] of silks.slice(0, 4).entries())
    stage.add(
      place(
        foldedSilk(stage, ink, i),
        x + s * (i % 2 ? 14 : -12),
        y + 196 - i * 62,
        1,
        (i + (s > 0 ? 0 : 1)) % 2 > 0,
      ),
    );
  stage.add(place(looseSilk(stage, silks[4] ?? inks.lotus), x, y - 44, 1, s < 0));
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
  const vase = x - s * 640;
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
  return { x: (x - s * 330) / WIDTH, y: 0.58 };
}

/** A lotus bud, as a shape. */
function lotusBloom(x: number, y: number): string {
  return `M${num(x)} ${num(y + 26)}C${num(x - 50)} ${num(y)} ${num(x - 36)} ${num(y - 50)} ${num(x)} ${num(y - 84)}C${num(x + 36)} ${num(y - 50)} ${num(x + 50)} ${num(y)} ${num(x)} ${num(y + 26)}Z`;
}
