import { mix, oklch } from './colour';
import type { Stage } from './stage';
import { box, disc, fill, num, oval, stroke } from './svg';

/** Somebody near enough to speak to: what is worn, how the hair is, where the face turns. */
export interface Person {
  /** Ink of the blouse or shirt. */
  top: string;
  /** `ba-ba` buttoned to a round neck, `shirt` with a collar, `tee` plain. */
  cut: 'ba-ba' | 'shirt' | 'tee';
  hair: 'bun' | 'bob' | 'short' | 'long' | 'curls';
  /** Ink of the hair; black unless told otherwise. */
  hairInk?: string;
  /** From -1, turned to the left of the picture, to 1. */
  turn: number;
  hat?: 'cone' | 'cap' | 'sun';
  hatInk?: string;
  /** From brown skin, 0, to fair skin, 1. */
  fair?: number;
  glasses?: boolean;
  /** Lips apart, as in the middle of a word. */
  speaks?: boolean;
  /** Lines of age about eyes and mouth. */
  old?: boolean;
}

/** The skin of a person in this light, from brown (0) to fair (1). */
export function skinOf(stage: Stage, fair = 0.3): string {
  const { inks, dark } = stage;
  const base = mix(oklch(0.66, 0.085, 52), oklch(0.84, 0.06, 66), fair);
  return mix(base, dark ? inks.near : inks.light, dark ? 0.34 : 0.1);
}

const FACE =
  'M-76 -452Q-84 -528 0 -530Q84 -528 76 -452Q77 -398 52 -362Q28 -332 0 -330Q-28 -332 -52 -362Q-77 -398 -76 -452Z';

/** Head, neck and body to the waist, without arms; about 400 wide and 560 high, the middle of the waist at the origin. */
export function bust(stage: Stage, person: Person): string {
  return body(stage, person) + head(stage, person);
}

function body(stage: Stage, { top, cut, fair, hair, hairInk }: Person): string {
  const { inks, side } = stage;
  const skin = skinOf(stage, fair);
  const shade = mix(top, inks.ink, 0.28);
  const line = mix(top, inks.ink, 0.5);
  const torso =
    'M-66 -312Q-150 -296 -176 -250Q-192 -120 -168 10H168Q192 -120 176 -250Q150 -296 66 -312Q0 -286 -66 -312Z';
  const clip = stage.clip(fill(torso, '#000'));
  let front = '';
  if (cut === 'ba-ba') {
    front = stroke('M0 -272V10', line, 4);
    for (let y = -236; y < 0; y += 52) front += disc(0, y, 6, mix(top, inks.paper, 0.55));
    front += stroke('M-66 -312Q0 -240 66 -312', mix(top, inks.paper, 0.4), 6);
  } else if (cut === 'shirt') {
    const collar = mix(top, inks.light, 0.3);
    front =
      stroke('M0 -258V10', line, 4) +
      fill('M-70 -314L-46 -330L0 -262L-34 -226ZM70 -314L46 -330L0 -262L34 -226Z', collar) +
      stroke('M-46 -330L0 -262L46 -330', line, 3);
    for (let y = -206; y < 0; y += 56) front += disc(0, y, 5, inks.paper);
  } else front = stroke('M-68 -312Q0 -262 68 -312', mix(top, inks.ink, 0.3), 8);
  return (
    (hair === 'long'
      ? fill('M-92 -440Q-120 -300 -96 -190Q0 -160 96 -190Q120 -300 92 -440Z', hairInk ?? inks.ink)
      : '') +
    fill('M-36 -372L-44 -300Q0 -244 44 -300L36 -372Z', mix(skin, inks.near, 0.2)) +
    fill(torso, top) +
    `<g clip-path="${clip}">${box(side > 0 ? -200 : 100, -330, 100, 360, shade, { 'fill-opacity': 0.75 })}${stroke('M-120 -240Q-104 -120 -116 10M120 -240Q104 -120 116 10', line, 3, { 'stroke-opacity': 0.5 })}</g>` +
    (cut === 'tee' || cut === 'ba-ba'
      ? fill('M-52 -314Q0 -262 52 -314L40 -326H-40Z', mix(skin, inks.near, 0.12))
      : fill('M-40 -326L0 -268L40 -326Z', mix(skin, inks.near, 0.12))) +
    front
  );
}

function head(stage: Stage, person: Person): string {
  const { inks, side } = stage;
  const { turn, glasses, speaks, old, fair, hair } = person;
  const skin = skinOf(stage, fair);
  const shade = mix(skin, mix(inks.near, inks.accentDark, 0.5), 0.3);
  const line = mix(skin, inks.ink, 0.62);
  const clip = stage.clip(fill(FACE, '#000'));
  const at = turn * 22;
  const eye = (k: number) => {
    const x = at + k * (34 - Math.abs(turn) * 4);
    const w = k * turn < 0 ? 17 : 14.5;
    return (
      fill(
        `M${num(x - w)} -444Q${num(x)} -458 ${num(x + w)} -444Q${num(x)} -434 ${num(x - w)} -444Z`,
        inks.ink,
      ) +
      disc(x + 4, -447, 2.6, inks.paper) +
      stroke(`M${num(x - w - 2)} -446Q${num(x)} -462 ${num(x + w + 3)} -445`, inks.ink, 3.6) +
      stroke(
        `M${num(x - w - 3)} -472Q${num(x)} -484 ${num(x + w + 4)} -470`,
        mix(inks.ink, person.hairInk ?? inks.ink, 0.5),
        6,
      ) +
      (old
        ? stroke(
            `M${num(x + k * 20)} -440q${k * 9} 2 ${k * 15} 9M${num(x + k * 20)} -446q${k * 10} -3 ${k * 16} -2`,
            shade,
            2.6,
          )
        : '')
    );
  };
  const n = at * 1.25;
  const nose = stroke(
    `M${num(n + (turn < 0 ? -3 : 3))} -440Q${num(n + (turn < 0 ? -15 : 15))} -410 ${num(n + (turn < 0 ? -13 : 13))} -404Q${num(n)} -396 ${num(n - (turn < 0 ? -9 : 9))} -403`,
    line,
    3.6,
  );
  const lips = mix(inks.accent, skin, 0.3);
  const m = at * 1.1;
  const mouth = speaks
    ? fill(
        `M${num(m - 27)} -378Q${num(m)} -384 ${num(m + 27)} -378Q${num(m + 16)} -348 ${num(m)} -347Q${num(m - 16)} -348 ${num(m - 27)} -378Z`,
        mix(inks.accentDark, inks.ink, 0.3),
      ) +
      fill(
        `M${num(m - 22)} -378Q${num(m)} -383 ${num(m + 22)} -378L${num(m + 17)} -369H${num(m - 17)}Z`,
        inks.paper,
      ) +
      stroke(`M${num(m - 27)} -378Q${num(m)} -340 ${num(m + 27)} -378`, lips, 5)
    : stroke(`M${num(m - 29)} -376Q${num(m)} -354 ${num(m + 29)} -376`, lips, 6.5) +
      stroke(`M${num(m - 33)} -379q-3 4 -1 8M${num(m + 33)} -379q3 4 1 8`, line, 2.6);
  return (
    ear(-1, skin, shade, turn) +
    ear(1, skin, shade, turn) +
    (hair === 'bob'
      ? fill(
          'M-88 -470Q-104 -390 -84 -348Q-60 -338 -52 -372H52Q60 -338 84 -348Q104 -390 88 -470Z',
          person.hairInk ?? inks.ink,
        )
      : '') +
    fill(FACE, skin) +
    `<g clip-path="${clip}">${fill(side > 0 ? 'M-90 -540H-34Q-66 -440 -30 -326H-90Z' : 'M90 -540H34Q66 -440 30 -326H90Z', shade, { 'fill-opacity': 0.6 })}${oval(at - 46, -402, 19, 13, mix(inks.accent, skin, 0.4), { 'fill-opacity': 0.4 })}${oval(at + 46, -402, 19, 13, mix(inks.accent, skin, 0.4), { 'fill-opacity': 0.4 })}${person.hat ? box(-90, -540, 180, 66, mix(inks.near, inks.accentDark, 0.4), { 'fill-opacity': 0.26 }) : ''}</g>` +
    eye(-1) +
    eye(1) +
    nose +
    mouth +
    (old ? stroke(`M${num(m - 44)} -404q-8 16 -2 30M${num(m + 44)} -404q8 16 2 30`, shade, 3.4) : '') +
    (glasses
      ? stroke(
          `M${num(at - 58)} -446a23 21 0 1 0 46 0a23 21 0 1 0 -46 0M${num(at + 12)} -446a23 21 0 1 0 46 0a23 21 0 1 0 -46 0M${num(at - 12)} -448q12 -8 24 0`,
          mix(inks.ink, inks.groundDark, 0.4),
          4,
        )
      : '') +
    crown(stage, person)
  );
}

function ear(k: number, skin: string, shade: string, turn: number): string {
  if (k * turn > 0.6) return '';
  return oval(k * 77, -438, 12, 20, skin) + stroke(`M${k * 77} -450q${k * 6} 12 0 22`, shade, 3);
}

function crown(stage: Stage, { hair, hairInk, hat, hatInk, turn }: Person): string {
  const { inks, side } = stage;
  const ink = hairInk ?? inks.ink;
  const sheen = mix(ink, inks.light, 0.22);
  const part = turn * 20;
  const front = {
    bun: `M-82 -440Q-92 -546 0 -548Q92 -546 82 -440Q78 -486 ${num(part + 30)} -512Q${num(part)} -516 ${num(part - 30)} -510Q-74 -488 -82 -440Z`,
    bob: `M-86 -420Q-98 -548 0 -552Q98 -548 86 -420Q80 -470 66 -492Q0 -484 -60 -496Q-80 -470 -86 -420Z`,
    short: `M-80 -452Q-92 -548 -8 -556Q92 -556 82 -452Q76 -480 64 -500Q20 -508 -26 -498Q-66 -496 -80 -452Z`,
    long: `M-88 -400Q-98 -548 0 -552Q98 -548 88 -400Q82 -478 ${num(part + 26)} -516Q${num(part)} -520 ${num(part - 26)} -514Q-80 -480 -88 -400Z`,
    curls: `M-84 -440Q-110 -470 -88 -500Q-92 -540 -50 -546Q-30 -572 6 -560Q44 -572 60 -542Q96 -532 88 -494Q108 -466 84 -440Q80 -480 50 -498Q0 -490 -52 -500Q-78 -478 -84 -440Z`,
  }[hair];
  const up = hair === 'bun' && !hat ? disc(-turn * 56, -556, 30, ink) : '';
  const worn =
    hat === 'cone'
      ? cone(stage)
      : hat === 'cap'
        ? cap(stage, hatInk, turn)
        : hat === 'sun'
          ? sunHat(stage, hatInk)
          : '';
  return (
    up +
    fill(front, ink) +
    stroke(`M${side * 30} -536Q${side * 62} -522 ${side * 70} -480`, sheen, 6, { 'stroke-opacity': 0.7 }) +
    worn
  );
}

/** A conical hat with its rings, and the ribbon under the chin. */
function cone(stage: Stage): string {
  const { inks, side } = stage;
  const leaf = mix(mix(inks.paper, inks.gold, 0.32), inks.near, stage.dark ? 0.3 : 0.02);
  let rings = '';
  for (let i = 2; i < 11; i++) {
    const t = i / 10.4;
    rings += `M${num(-210 * t)} ${num(-668 + 178 * t)}Q0 ${num(-650 + 186 * t)} ${num(210 * t)} ${num(-668 + 178 * t)}`;
  }
  return (
    stroke('M-76 -486Q-70 -370 -8 -328M76 -486Q70 -370 8 -328', mix(inks.lotus, inks.accent, 0.35), 7) +
    fill('M-218 -486Q-100 -600 0 -676Q100 -600 218 -486Q0 -444 -218 -486Z', leaf) +
    fill(
      side > 0
        ? 'M-218 -486Q-100 -600 0 -676Q-50 -560 -66 -464Q-150 -472 -218 -486Z'
        : 'M218 -486Q100 -600 0 -676Q50 -560 66 -464Q150 -472 218 -486Z',
      inks.near,
      { 'fill-opacity': 0.2 },
    ) +
    stroke(rings, mix(leaf, inks.groundDark, 0.34), 2.4) +
    stroke('M-218 -486Q0 -444 218 -486', mix(leaf, inks.groundDark, 0.5), 5)
  );
}

function cap(stage: Stage, ink = stage.inks.accent, turn = 0): string {
  const { inks } = stage;
  const k = turn < 0 ? -1 : 1;
  return (
    fill('M-86 -484Q-90 -572 0 -574Q90 -572 86 -484Q0 -504 -86 -484Z', ink) +
    fill(
      `M${-k * 60} -500Q${k * 20} -520 ${k * 92} -492Q${k * 156} -478 ${k * 158} -464Q${k * 80} -478 ${-k * 20} -480Z`,
      mix(ink, inks.ink, 0.25),
    ) +
    disc(0, -574, 7, mix(ink, inks.ink, 0.3))
  );
}

function sunHat(stage: Stage, ink = stage.inks.paper): string {
  const { inks } = stage;
  return (
    oval(0, -492, 168, 34, mix(ink, inks.near, 0.12)) +
    fill('M-88 -496Q-92 -592 0 -594Q92 -592 88 -496Q0 -474 -88 -496Z', ink) +
    fill('M-89 -520Q0 -498 89 -520L88 -496Q0 -474 -88 -496Z', mix(inks.accent, inks.near, 0.1))
  );
}

/** An arm from shoulder over elbow to wrist with a simple hand, sleeve to the given share of the way. */
export function arm(
  stage: Stage,
  from: readonly [number, number],
  elbow: readonly [number, number],
  wrist: readonly [number, number],
  sleeve: string,
  { fair = 0.3, long = true, hand = true } = {},
): string {
  const { inks } = stage;
  const skin = skinOf(stage, fair);
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const reach = (t: number): string =>
    `${num(wrist[0] + Math.cos(angle) * t)} ${num(wrist[1] + Math.sin(angle) * t)}`;
  const nx = -Math.sin(angle);
  const ny = Math.cos(angle);
  const palm = (w: number, t: number): string =>
    `${num(wrist[0] + Math.cos(angle) * t + nx * w)} ${num(wrist[1] + Math.sin(angle) * t + ny * w)}`;
  const mid: readonly [number, number] = long
    ? [elbow[0] + (wrist[0] - elbow[0]) * 0.62, elbow[1] + (wrist[1] - elbow[1]) * 0.62]
    : [from[0] + (elbow[0] - from[0]) * 0.72, from[1] + (elbow[1] - from[1]) * 0.72];
  const bare = stroke(`M${elbow[0]} ${elbow[1]}L${reach(0)}`, skin, 44);
  const upper = stroke(`M${from[0]} ${from[1]}L${elbow[0]} ${elbow[1]}`, long ? sleeve : skin, 66);
  const cuff = long
    ? stroke(`M${elbow[0]} ${elbow[1]}L${num(mid[0])} ${num(mid[1])}`, sleeve, 62)
    : stroke(`M${from[0]} ${from[1]}L${num(mid[0])} ${num(mid[1])}`, sleeve, 72);
  const fingers = hand
    ? fill(
        `M${palm(-21, -6)}Q${palm(-30, 34)} ${palm(-20, 62)}Q${palm(-4, 82)} ${palm(12, 70)}Q${palm(26, 50)} ${palm(22, -6)}Z`,
        skin,
      ) +
      stroke(
        `M${palm(-6, 38)}L${palm(-5, 66)}M${palm(6, 38)}L${palm(7, 66)}`,
        mix(skin, inks.ink, 0.4),
        2.6,
      ) +
      stroke(`M${palm(20, 6)}Q${palm(40, 22)} ${palm(30, 44)}`, skin, 15)
    : '';
  return bare + upper + cuff + fingers;
}
