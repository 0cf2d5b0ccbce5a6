import { buffalo, herdChild } from '../../kit/animals';
import { mix } from '../../kit/colour';
import { dragonHead } from '../../kit/dragon';
import { lens } from '../../kit/path';
import { dress } from '../../kit/people';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, group, num, oval, place, stroke } from '../../kit/svg';
import { stageSkin } from './house';

/** A dragon of painted wood in three coils, with a jet of water. */
export function dragon(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  label: string,
): string {
  const { inks } = stage;
  const random = stage.random.fork(`dragon${label}`);
  const body = label === 'a' ? inks.gold : mix(inks.leaf, inks.gold, 0.45);
  const deep = mix(body, inks.accent, 0.5);
  let out = '';
  for (const [cx, r] of [
    [-330, 40],
    [-210, 60],
    [-80, 78],
  ] as const) {
    const coil = (w: number) =>
      `M${cx - r - w} 0A${r + w} ${(r + w) * 1.25} 0 0 1 ${cx + r + w} 0H${cx + r - w}A${r - w} ${(r - w) * 1.25} 0 0 0 ${cx - r + w} 0Z`;
    out += fill(coil(r * 0.42), body);
    let fins = '';
    let scales = '';
    for (let i = 1; i < 8; i++) {
      const a = Math.PI * (1 - i / 8);
      const [c, s] = [Math.cos(a), Math.sin(a) * 1.25];
      fins += `M${num(cx + c * r * 1.38)} ${num(-s * r * 1.38)}l${num(c * 18 - 10)} ${num(-s * 20)}L${num(cx + Math.cos(a - 0.2) * r * 1.38)} ${num(-Math.sin(a - 0.2) * 1.25 * r * 1.38)}Z`;
      scales += `M${num(cx + c * r * 0.7)} ${num(-s * r * 0.7)}L${num(cx + c * r * 1.3)} ${num(-s * r * 1.3)}`;
    }
    out += fill(fins, inks.accent) + stroke(scales, deep, 6);
  }
  out += fill('M-394 0Q-410 -60 -456 -86Q-430 -84 -410 -70Q-408 -96 -424 -116Q-370 -80 -360 0Z', inks.accent);
  const neck = 'M40 0Q30 -90 70 -150Q90 -190 130 -190L170 -120Q120 -100 128 0Z';
  out +=
    fill(neck, body) +
    fill('M96 0Q92 -80 130 -120L166 -124Q122 -96 128 0Z', deep) +
    stroke('M46 -40L96 -30M50 -74L100 -64M62 -108L112 -98M80 -140L128 -130', deep, 6);
  let jet = '';
  let drops = '';
  for (let i = 0; i < 5; i++) {
    const reach = 280 + i * 56;
    jet += `M280 ${-178 + i * 3}Q${num(280 + reach * 0.55)} ${num(-300 + i * 26)} ${num(280 + reach)} ${num(-20 - i * 6)}`;
    for (let k = 0; k < 8; k++)
      drops += disc(
        280 + reach * random.range(0.3, 1.05),
        random.range(-240, -20),
        random.range(3, 7),
        inks.paper,
        { 'fill-opacity': 0.85 },
      );
  }
  out += stroke(jet, mix(inks.paper, inks.waterTop, 0.3), 7, { 'stroke-opacity': 0.85 }) + drops;
  out += place(dragonHead(stage, body, inks.accent), 132, -172, 1.1);
  let foam = '';
  for (const [cx, w] of [
    [-390, 60],
    [-330, 90],
    [-210, 120],
    [-80, 150],
    [84, 90],
    [590, 150],
  ] as const)
    foam += lens(cx - w, cx + w, 6, 13) + lens(cx - w * 0.6, cx + w * 0.8, 22, 7);
  return place(
    out + fill(foam, mix(inks.paper, inks.waterTop, 0.35), { 'fill-opacity': 0.75 }),
    x,
    y,
    scale,
    flip,
  );
}

/** A puppet with the water about it. */
export function puppet(
  stage: Stage,
  act: string,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
): string {
  const { inks } = stage;
  const foam = fill(
    lens(-84, 92, 2, 8) + lens(-60, 110, 12, 4) + lens(-110, 30, 18, 4),
    mix(inks.paper, inks.waterTop, 0.4),
    { 'fill-opacity': 0.8 },
  );
  const under = stage.clip(box(-300, -400, 600, 402, '#000'));
  const draw = act === 'farmer' ? farmer(stage) : act === 'jester' ? jester(stage) : phoenix(stage);
  return place(group(draw, { 'clip-path': under }) + foam, x, y, scale, flip);
}

/** The farmer on his lacquered buffalo. */
function farmer(stage: Stage): string {
  const { inks } = stage;
  const c = dress(stage, 4);
  const lacquer = {
    ...c,
    top: mix(inks.accent, inks.gold, 0.12),
    topShade: mix(inks.accent, inks.ink, 0.3),
    skin: mix(inks.skin, inks.paper, 0.35),
    trousers: inks.ink,
  };
  return (
    place(
      buffalo(
        {
          ...stage,
          inks: {
            ...inks,
            ink: mix(inks.accentDark, inks.ink, 0.35),
            middle: inks.accent,
            ground: inks.gold,
          },
        },
        false,
      ),
      0,
      22,
    ) +
    stroke('M-44 -26Q-6 -18 36 -24', inks.gold, 5) +
    disc(44, -18, 5, inks.gold) +
    place(herdChild(lacquer), -4, -38, 1.35)
  );
}

/** Tễu, the laughing boy who opens the play: round belly, open waistcoat, two tufts of hair. */
function jester(stage: Stage): string {
  const { inks } = stage;
  const skin = stageSkin(stage);
  const dim = mix(skin, inks.accent, 0.3);
  return (
    fill('M-34 6Q-40 -30 -26 -44L26 -44Q40 -30 34 6Z', inks.accent) +
    stroke('M-30 -18Q0 -8 30 -18', inks.gold, 4) +
    stroke('M22 -78Q48 -92 54 -122', skin, 13) +
    stroke('M-22 -78Q-48 -66 -40 -40', dim, 13) +
    fill('M-28 -90Q0 -98 28 -90Q38 -64 30 -42Q0 -30 -30 -42Q-38 -64 -28 -90Z', skin) +
    fill(
      'M-28 -90L-12 -92Q-20 -64 -16 -38L-31 -42Q-38 -64 -28 -90ZM28 -90L12 -92Q20 -64 16 -38L31 -42Q38 -64 28 -90Z',
      inks.accent,
    ) +
    stroke('M-13 -90Q-20 -64 -16 -39M13 -90Q20 -64 16 -39', inks.gold, 3) +
    disc(0, -56, 2.6, dim) +
    disc(0, -118, 25, skin) +
    fill('M-25 -118A25 25 0 0 0 -2 -93Q-16 -112 -14 -136Z', dim) +
    disc(-20, -142, 8, inks.ink) +
    disc(20, -142, 8, inks.ink) +
    fill('M-10 -140Q0 -150 10 -140Q0 -134 -10 -140Z', inks.ink) +
    stroke('M-14 -124q5 -5 10 0M4 -124q5 -5 10 0', inks.ink, 2.6) +
    fill('M-11 -111Q0 -98 11 -111Q0 -106 -11 -111Z', inks.accent) +
    disc(-15, -112, 4, mix(inks.lotus, inks.accent, 0.3)) +
    disc(15, -112, 4, mix(inks.lotus, inks.accent, 0.3)) +
    stroke('M54 -122L60 -150', inks.leafDark, 3) +
    fill('M60 -150Q36 -164 44 -186Q62 -196 74 -180Q82 -160 60 -150Z', inks.leaf)
  );
}

/** The phoenix with its three tail feathers. */
function phoenix(stage: Stage): string {
  const { inks } = stage;
  const red = inks.accent;
  const tail = (a: number, ink: string) =>
    group(fill('M-20 -40Q-90 -60 -120 -120Q-90 -110 -70 -90Q-80 -130 -66 -160Q-40 -110 -8 -60Z', ink), {
      transform: `rotate(${num(a)} -20 -40)`,
    });
  return (
    tail(-18, inks.leaf) +
    tail(0, red) +
    tail(20, inks.gold) +
    fill(
      'M-44 0Q-60 -50 -6 -58Q26 -60 34 -96Q36 -124 60 -128Q78 -128 80 -112L96 -104L78 -100Q68 -60 56 -30Q48 0 20 6Z',
      inks.gold,
    ) +
    fill('M-36 -10Q-40 -48 8 -52Q30 -30 10 -2Q-12 8 -36 -10Z', red) +
    stroke('M-24 -12Q-22 -34 4 -42M-8 -6Q0 -22 12 -30', inks.gold, 4) +
    fill('M56 -128Q44 -150 52 -164Q62 -152 64 -140Q68 -158 80 -164Q80 -144 70 -128Z', red) +
    disc(68, -114, 4.4, inks.ink) +
    oval(40, -70, 6, 10, red)
  );
}
