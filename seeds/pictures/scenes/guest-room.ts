import { mix } from '../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { type Open, shutters, view } from '../kit/window';

/**
 * A room to sleep in that is no known one: a made bed under a lamp, a tray of tea, and a window on what lies outside:
 * a street, hills, a river or the sea.
 */
export function guestRoom(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('guest-room');
  const s = random.sign();
  const floor = 800;
  const middle = WIDTH / 2 + s * 300;
  const open: Open = { left: middle - 400, right: middle + 400, top: -20, sill: 610 };
  const tint = random.pick([inks.gold, inks.ground, inks.leaf, inks.far]);
  const wall = mix(mix(inks.paper, tint, 0.3), inks.near, dark ? 0.5 : 0.08);
  stage.add(
    box(0, 0, WIDTH, floor, wall),
    box(0, floor - 22, WIDTH, 22, mix(wall, inks.near, 0.35)),
    boards(stage, floor),
  );
  view(stage, open);
  shutters(stage, open);
  const bed = WIDTH / 2 - s * 410;
  if (dark || stage.time === 'dusk')
    for (const r of [300, 220, 140])
      stage.add(disc(bed + s * 330, 560, r, mix(inks.gold, inks.light, 0.4), { 'fill-opacity': 0.1 }));
  stage.add(
    picture(stage, bed - s * 90),
    fill(
      `M${num(middle - side * 120)} ${floor + 40}l${num(-side * 330)} 260h420l${num(side * 210)} -260Z`,
      inks.light,
      { 'fill-opacity': dark ? 0.06 : 0.2 },
    ),
    place(bedside(stage), bed + s * 350, floor + 120, 1.05),
    place(made(stage), bed, floor + 250, 1.28, s < 0),
    place(teaTray(stage), middle + s * 60, floor + 190, 1.15, s < 0),
  );
  return { x: (WIDTH / 2 - s * 110) / WIDTH, y: 0.58 };
}

/** Floor boards, or tiles laid like them, drawn away from the eye. */
function boards(stage: Stage, floor: number): string {
  const { inks } = stage;
  const ground = mix(mix(inks.groundDark, inks.accentDark, 0.25), inks.near, stage.dark ? 0.45 : 0.12);
  let joints = '';
  for (let i = -14; i <= 14; i++)
    joints += `M${num(WIDTH / 2 + i * 76)} ${floor}L${num(WIDTH / 2 + i * 190)} ${HEIGHT}`;
  for (const y of [floor + 60, floor + 150, floor + 280]) joints += `M0 ${y}H${WIDTH}`;
  return (
    box(0, floor, WIDTH, HEIGHT - floor, ground) +
    stroke(joints, mix(ground, inks.ink, 0.35), 3, { 'stroke-opacity': 0.6 })
  );
}

/** A small framed sheet of hills over the bed. */
function picture(stage: Stage, x: number): string {
  const { inks } = stage;
  return (
    box(x - 96, 190, 192, 150, mix(inks.groundDark, inks.ink, 0.4)) +
    box(x - 84, 202, 168, 126, mix(inks.paper, inks.skyLow, 0.35)) +
    disc(x + 34, 244, 18, inks.accent) +
    fill(`M${num(x - 84)} 328v-40q40 -46 78 -6q34 -52 90 -14v60Z`, mix(inks.leaf, inks.far, 0.4))
  );
}

/** A bed from its side, foot at the right: headboard, pillows, a sheet and a folded woven runner; about 640 wide. */
function made(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('bed');
  const linen = mix(inks.paper, inks.skyLow, 0.12);
  const shade = mix(linen, inks.near, 0.28);
  const timber = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.ink, 0.3);
  const cloth = mix(random.pick([inks.accent, inks.waterLow, inks.leafDark, inks.gold]), inks.near, 0.1);
  let weave = '';
  for (let i = 0; i < 7; i++) weave += `M${186 + i * 14} -172l-8 116`;
  return (
    oval(0, 6, 400, 26, inks.ink, { 'fill-opacity': 0.3 }) +
    fill('M-340 -330Q-300 -356 -250 -330V0H-340Z', timber) +
    stroke('M-318 -318V-150M-296 -324V-150M-274 -318V-150', mix(timber, inks.light, 0.2), 6) +
    box(-330, -70, 660, 46, timber) +
    fill('M-318 -28v30h26v-30ZM292 -28v30h26v-30Z', mix(timber, inks.ink, 0.3)) +
    fill('M-262 -168H300Q332 -166 334 -128V-62H-262Z', linen) +
    fill('M-262 -96H334V-62H-262Z', shade) +
    stroke('M-60 -164Q-40 -120 -64 -66M60 -166Q84 -120 64 -66', shade, 5) +
    fill('M170 -174H300Q326 -172 328 -128V-44H170Z', cloth) +
    stroke(weave, mix(cloth, inks.light, 0.45), 4) +
    fill('M-262 -236Q-250 -262 -200 -258L-96 -250Q-66 -244 -70 -206Q-74 -166 -104 -164H-262Z', linen) +
    fill('M-252 -196Q-160 -178 -74 -196Q-78 -166 -104 -164H-258Z', shade) +
    fill(
      'M-240 -292Q-226 -316 -176 -308L-110 -300Q-84 -292 -90 -262Q-170 -244 -244 -258Z',
      mix(linen, cloth, 0.6),
    ) +
    box(side > 0 ? -340 : 240, -330, 90, 330, inks.ink, { 'fill-opacity': side > 0 ? 0.14 : 0 })
  );
}

/** A bedside table with a lamp of paper and a glass of flowers, foot at the origin. */
function bedside(stage: Stage): string {
  const { inks } = stage;
  const lit = stage.dark || stage.time === 'dusk';
  const timber = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.25);
  const shade = lit ? mix(inks.gold, inks.light, 0.55) : mix(inks.paper, inks.gold, 0.25);
  return (
    oval(0, 4, 120, 14, inks.ink, { 'fill-opacity': 0.3 }) +
    box(-92, -176, 184, 22, mix(timber, inks.light, 0.2)) +
    box(-80, -154, 160, 78, timber) +
    box(-66, -142, 132, 54, mix(timber, inks.light, 0.12)) +
    disc(0, -115, 7, inks.gold) +
    stroke('M-72 -76V0M72 -76V0', timber, 14) +
    stroke('M-20 -178V-230', mix(timber, inks.ink, 0.3), 9) +
    fill('M-68 -176Q-20 -196 28 -176Z', mix(timber, inks.ink, 0.3)) +
    fill('M-62 -360H22L42 -226H-82Z', shade) +
    stroke('M-34 -356L-48 -230M-20 -358V-228M-6 -356L8 -230', mix(shade, inks.near, 0.25), 3) +
    fill('M46 -226h34l-5 50h-24Z', mix(inks.waterTop, inks.paper, 0.4)) +
    stroke('M60 -224Q52 -262 44 -282M64 -224Q66 -270 72 -296M66 -224Q80 -256 92 -266', inks.leafDark, 4) +
    disc(44, -286, 12, inks.lotus) +
    disc(72, -302, 13, inks.lotus) +
    disc(94, -270, 11, inks.accent)
  );
}

/** A low table with a tea pot, two cups and a plate of fruit, foot at the origin. */
function teaTray(stage: Stage): string {
  const { inks } = stage;
  const timber = mix(mix(inks.groundDark, inks.gold, 0.3), inks.ink, 0.15);
  const china = mix(inks.paper, inks.waterTop, 0.1);
  const blue = mix(inks.waterLow, inks.ink, 0.15);
  const cup = (x: number) =>
    fill(`M${x} -196h46q-2 34 -23 36q-21 -2 -23 -36Z`, china) + stroke(`M${x + 4} -184h38`, blue, 4);
  return (
    oval(0, 6, 260, 24, inks.ink, { 'fill-opacity': 0.28 }) +
    stroke(
      'M-170 -140L-196 0M170 -140L196 0M-90 -140L-96 -10M90 -140L96 -10',
      mix(timber, inks.ink, 0.35),
      14,
    ) +
    oval(0, -140, 240, 36, mix(timber, inks.ink, 0.3)) +
    oval(0, -152, 240, 36, timber) +
    oval(-20, -158, 150, 20, mix(inks.accentDark, inks.ink, 0.3)) +
    fill('M-110 -230Q-60 -260 -10 -230Q10 -190 -20 -162H-100Q-130 -190 -110 -230Z', china) +
    stroke('M-10 -210q44 -8 40 -40M-112 -214q-44 4 -34 40q10 16 40 8', china, 12) +
    stroke('M-104 -200Q-60 -186 -16 -200', blue, 5) +
    oval(-60, -246, 22, 9, blue) +
    cup(30) +
    cup(92) +
    disc(-178, -178, 24, inks.gold) +
    disc(-148, -184, 26, mix(inks.gold, inks.accent, 0.35)) +
    disc(-168, -204, 22, mix(inks.leaf, inks.gold, 0.4))
  );
}
