import { star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { balustrade, column, opening, pane, windowOn } from '../../kit/masonry';
import { flatPlane, type Plane, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { disc, fill, num, oval, type Point, stroke } from '../../kit/svg';
import { evening, type Wall } from './common';
import { urn } from './opera-fronts';

/**
 * The theatre of Hải Phòng: five arched doors, tall windows between paired columns, a bowed pediment with a lyre before
 * one steep roof of slate. It has no domes, which tells it from Hà Nội's. Foot at the origin, about 1,040 wide.
 */
export function portHouse(stage: Stage, wall: Wall): string {
  const plane = flatPlane(0, 0);
  let out = roof(stage, plane);
  for (const k of [-1, 1]) out += wing(stage, plane, k, wall);
  out +=
    panel(plane, -306, 0, 612, 392, mix(wall.lit, wall.shade, 0.2)) +
    panel(plane, stage.side > 0 ? -306 : 270, 0, 36, 392, wall.shade);
  return out + doors(stage, plane, wall) + upper(stage, plane, wall) + pediment(stage, plane, wall);
}

const BAY = 122;

function roof(stage: Stage, plane: Plane): string {
  const { inks, side } = stage;
  const slate = mix(mix(inks.middle, inks.near, 0.5), inks.waterLow, 0.12);
  const sides: Point[] = [
    [-330, 380],
    [-262, 548],
    [262, 548],
    [330, 380],
  ];
  let courses = '';
  for (let y = 404; y < 546; y += 18) {
    const half = 330 - ((y - 380) / 168) * 68;
    courses += `M${num(-half)} ${-y}H${num(half)}`;
  }
  let crest = '';
  for (let x = -250; x <= 250; x += 20) crest += `M${x} -548v-18`;
  return (
    fill(plane.shape(sides), slate) +
    fill(
      plane.shape([
        [-side * 330, 380],
        [-side * 262, 548],
        [-side * 150, 548],
        [-side * 190, 380],
      ]),
      mix(slate, inks.ink, 0.32),
    ) +
    stroke(courses, mix(slate, inks.paper, 0.22), 2) +
    stroke(`M-262 -550H262${crest}`, mix(slate, inks.ink, 0.4), 4)
  );
}

function wing(stage: Stage, plane: Plane, k: number, wall: Wall): string {
  const { inks, side } = stage;
  const [a, b] = k < 0 ? [-520, -306] : [306, 520];
  const ink = k === side ? wall.lit : mix(wall.lit, wall.shade, 0.45);
  let out = panel(plane, a, 0, b - a, 336, ink) + panel(plane, side > 0 ? a : b - 30, 0, 30, 336, wall.shade);
  for (const x of [a + 64, b - 64]) {
    out += windowOn(stage, plane, x, 24, 44, 96, {
      head: 'round',
      trim: wall.trim,
      glass: pane(stage, evening(stage)),
    });
    out += windowOn(stage, plane, x, 172, 40, 108, {
      trim: wall.trim,
      glass: pane(stage, evening(stage) && x === a + 64),
      shutter: mix(inks.leafDark, inks.near, 0.2),
      shaded: k !== side,
    });
  }
  for (const x of [a + 12, (a + b) / 2, b - 12]) out += column(stage, x, -146, 166, 15, wall.trim);
  return (
    out +
    panel(plane, a - 8, 132, b - a + 16, 13, wall.trim) +
    panel(plane, a - 12, 312, b - a + 24, 20, wall.trim) +
    balustrade(plane, a, b, 336, 28, wall.trim, 15) +
    urn(k < 0 ? a + 16 : b - 16, -362, wall)
  );
}

/** Five doors under round heads; people come and go between them in the evening light. */
function doors(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks } = stage;
  const deep = evening(stage) ? mix(inks.gold, inks.accent, 0.12) : wall.deep;
  let out = '';
  for (let i = -2; i <= 2; i++) {
    const x = i * BAY;
    out +=
      fill(plane.shape(opening(x, 0, 78, 126, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 62, 116, 'round')), deep) +
      stroke(`M${x} 0v-112M${x - 30} -84h60`, mix(inks.groundDark, inks.ink, 0.5), 3.4) +
      disc(x, -132, 9, wall.trim);
  }
  for (let y = 18; y < 128; y += 22)
    out += stroke(`M-306 -${y}h18M288 -${y}h18`, mix(wall.shade, inks.near, 0.2), 2);
  return out;
}

function upper(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks } = stage;
  const glow = evening(stage);
  let out =
    panel(plane, -314, 140, 628, 16, wall.trim) + balustrade(plane, -300, 300, 156, 30, wall.trim, 15);
  for (let i = -2; i <= 2; i++) {
    const x = i * BAY;
    out += windowOn(stage, plane, x, 164, 54, 148, {
      head: 'round',
      trim: wall.trim,
      glass: pane(stage, glow),
      bars: mix(inks.leafDark, inks.near, 0.3),
    });
  }
  for (let i = -3; i < 3; i++) {
    const x = (i + 0.5) * BAY;
    for (const dx of [-13, 13]) out += column(stage, x + dx, -156, 176, 17, wall.trim);
  }
  return out + panel(plane, -318, 332, 636, 14, wall.shade) + panel(plane, -326, 346, 652, 22, wall.trim);
}

/** The attic with a lyre between palms under its bow, vases to the sides, and the flag over all. */
function pediment(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks } = stage;
  const bow = (half: number, foot: number, rise: number): Point[] => {
    const list: Point[] = [
      [-half, foot],
      [half, foot],
    ];
    for (let i = 0; i <= 16; i++) {
      const a = (Math.PI * i) / 16;
      list.push([Math.cos(a) * half, foot + 26 + Math.sin(a) * rise]);
    }
    return list;
  };
  const lyre =
    'M-18 -414Q-40 -440 -22 -462Q-12 -474 -16 -484M18 -414Q40 -440 22 -462Q12 -474 16 -484M-22 -462H22M-8 -462V-414M0 -462V-414M8 -462V-414M-20 -412H20';
  let palms = '';
  for (const k of [-1, 1]) {
    palms += `M${k * 34} -404Q${k * 100} -410 ${k * 124} -446`;
    for (let i = 1; i < 6; i++) palms += `M${k * (40 + i * 14)} ${-406 - i * 4}q${k * 4} -20 ${k * 20} -24`;
  }
  let out =
    panel(plane, -314, 368, 628, 34, mix(wall.lit, wall.trim, 0.3)) +
    panel(plane, -320, 396, 640, 12, wall.trim) +
    fill(plane.shape(bow(176, 392, 74)), wall.trim) +
    fill(plane.shape(bow(154, 396, 58)), mix(wall.lit, wall.shade, 0.35)) +
    stroke(palms, wall.trim, 5) +
    oval(0, -448, 44, 46, mix(wall.shade, inks.near, 0.1)) +
    stroke(lyre, mix(inks.gold, wall.trim, 0.3), 5);
  for (const x of [-290, -206, 206, 290]) out += urn(x, -408, wall);
  return (
    out +
    stroke('M0 -494V-640', inks.ink, 5) +
    fill('M3 -636Q34 -650 62 -636T120 -636V-562Q90 -550 62 -562T3 -562Z', inks.accent) +
    star(60, -600, 21, inks.gold)
  );
}
