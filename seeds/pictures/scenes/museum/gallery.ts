import { mix } from '../../kit/colour';
import { bronzeDrum, glazedJar } from '../../kit/old-things';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { lamplight, roomInks } from './room';

/** A gallery: a bronze drum under glass in the middle, pictures on the rail, window light on the boards, visitors. */
export function gallery(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('museum-gallery');
  const x = WIDTH * random.range(0.47, 0.53);
  const ink = roomInks(stage);
  const [backTop, backFoot, half] = [170, 760, 560];
  const ceiling = mix(inks.paper, ink.wall, stage.dark ? 0.6 : 0.35);
  stage.add(
    box(0, 0, WIDTH, HEIGHT, mix(ink.wall, inks.ink, 0.12)),
    fill(`M-400 -60H${WIDTH + 400}L${num(x + half)} ${backTop}H${num(x - half)}Z`, ceiling),
    box(x - half, backTop, half * 2, backFoot - backTop, mix(ink.wall, inks.light, 0.1)),
    fill(
      `M${num(x - half)} ${backFoot}H${num(x + half)}L${num(x + half * 2.6)} ${HEIGHT + 10}H${num(x - half * 2.6)}Z`,
      stage.blend([
        [0, mix(ink.floor, inks.light, 0.2)],
        [1, mix(ink.floor, inks.ink, 0.35)],
      ]),
    ),
  );
  windows(stage, x, side, { half, backTop, backFoot });
  rail(stage, x, { half, backTop, backFoot });
  let boards = '';
  for (let i = -9; i <= 9; i++)
    boards += `M${num(x + (i * half) / 9)} ${backFoot}L${num(x + (i * half * 2.6) / 9)} ${HEIGHT + 10}`;
  stage.add(stroke(boards, mix(ink.floor, inks.ink, 0.45), 2.4, { 'stroke-opacity': 0.55 }));
  if (!stage.dark && stage.weather !== 'rain')
    for (let i = 0; i < 3; i++) {
      const y = backFoot + 40 + i * i * 62;
      const from = x + side * (half + 40 + i * 160);
      stage.add(
        fill(
          `M${num(from)} ${num(y)}l${num(-side * (430 + i * 90))} ${num(30 + i * 26)}l${num(-side * 30)} ${num(54 + i * 38)}l${num(side * (470 + i * 110))} ${num(-20 - i * 10)}Z`,
          inks.light,
          { 'fill-opacity': 0.24 },
        ),
      );
    }
  for (const k of [-1, 1]) stage.add(sideCase(stage, x + k * 430, 850, ink.plinth, k));
  stage.add(lamplight(stage, x, -10, 980, 330), showcase(stage, x, 1030, ink.plinth));
  const looks = [dress(stage, 0), dress(stage, 2), dress(stage, 4)] as const;
  stage.add(
    person(stage, x - side * 372, 1040, 3.5, visitor(looks[0], { skirt: true, bag: inks.accent })),
    person(stage, x - side * 470, 1052, 2.5, visitor(looks[1])),
    person(stage, x + side * 640, 930, 2.7, visitor(looks[2], { bag: inks.gold })),
  );
  return { x: x / WIDTH, y: 0.58 };
}

function person(stage: Stage, x: number, y: number, scale: number, drawing: string): string {
  return (
    oval(x, y, 20 * scale, 3.4 * scale, stage.inks.ink, { 'fill-opacity': 0.34 }) +
    place(drawing, x, y, scale)
  );
}

interface Room {
  half: number;
  backTop: number;
  backFoot: number;
}

/** Three tall windows in the wall on the side of the light, drawn along it. */
function windows(stage: Stage, x: number, side: number, { half, backTop, backFoot }: Room): void {
  const { inks } = stage;
  const sky = stage.blend([
    [0, inks.skyMid],
    [1, inks.skyLow],
  ]);
  for (const k of [-1, 1]) {
    stage.add(
      fill(
        `M${num(x + k * half)} ${backTop}V${backFoot}L${num(x + k * half * 2.6)} ${HEIGHT + 10}V-60Z`,
        inks.near,
        { 'fill-opacity': k === side ? 0.26 : 0.06 },
      ),
    );
  }
  const at = (t: number, v: number) => {
    const px = x + side * half * (1 + 1.6 * t);
    const top = backTop - (backTop + 140) * t;
    const foot = backFoot + (HEIGHT - backFoot) * t;
    return `${num(px)} ${num(top + (foot - top) * v)}`;
  };
  for (const [a, b] of [
    [0.1, 0.2],
    [0.3, 0.46],
    [0.6, 0.9],
  ] as const) {
    stage.add(
      fill(
        `M${at(a - 0.015, 0.2)}L${at(b + 0.02, 0.2)}L${at(b + 0.02, 0.76)}L${at(a - 0.015, 0.76)}Z`,
        mix(inks.paper, inks.far, 0.3),
      ),
      fill(`M${at(a, 0.22)}L${at(b, 0.22)}L${at(b, 0.74)}L${at(a, 0.74)}Z`, sky),
      stroke(
        `M${at((a + b) / 2, 0.22)}L${at((a + b) / 2, 0.74)}M${at(a, 0.4)}L${at(b, 0.4)}M${at(a, 0.58)}L${at(b, 0.58)}`,
        mix(inks.paper, inks.far, 0.4),
        5,
      ),
    );
  }
}

/** Framed pictures hung from a rail: hills, a river, a bird, blossom, each a few strokes. */
function rail(stage: Stage, x: number, { half, backTop, backFoot }: Room): void {
  const { inks } = stage;
  const random = stage.random.fork('rail');
  const y = backTop + 60;
  stage.add(
    stroke(`M${num(x - half)} ${y}H${num(x + half)}`, mix(inks.gold, inks.groundDark, 0.4), 6),
    box(x - half, backFoot - 26, half * 2, 28, mix(inks.near, inks.paper, 0.2), { 'fill-opacity': 0.5 }),
  );
  for (const [dx, w, h] of [
    [-395, 190, 240],
    [395, 190, 240],
  ] as const) {
    const [px, py] = [x + dx - w / 2, y + 70];
    const hue = random.pick([inks.waterTop, inks.gold, inks.lotus, inks.leafLight]);
    const ridgeLine = `M${num(px)} ${num(py + h)}V${num(py + h * 0.62)}Q${num(px + w * 0.2)} ${num(py + h * random.range(0.2, 0.4))} ${num(px + w * 0.42)} ${num(py + h * 0.58)}T${num(px + w)} ${num(py + h * 0.5)}V${num(py + h)}Z`;
    stage.add(
      stroke(
        `M${num(px + 30)} ${y}L${num(px + 40)} ${py}M${num(px + w - 30)} ${y}L${num(px + w - 40)} ${py}`,
        mix(inks.paper, inks.far, 0.5),
        2,
      ),
      box(px - 16, py - 16, w + 32, h + 32, mix(inks.groundDark, inks.ink, 0.4)),
      box(px - 6, py - 6, w + 12, h + 12, inks.paper),
      box(px, py, w, h, mix(hue, inks.paper, 0.35)),
      fill(ridgeLine, mix(hue, inks.near, 0.5)),
      oval(px + w * 0.7, py + h * 0.24, 20, 20, mix(inks.accent, inks.paper, 0.2)),
    );
  }
}

/** The drum on its plinth under a hood of glass. */
function showcase(stage: Stage, x: number, y: number, ink: string): string {
  const { inks, side } = stage;
  const glass = mix(inks.paper, inks.waterTop, 0.3);
  const [half, top, lid] = [270, y - 290, y - 760];
  return (
    oval(x - side * 60, y + 4, half * 1.24, 40, inks.ink, { 'fill-opacity': 0.3 }) +
    box(x - half, top, half * 2, 290, ink) +
    box(side > 0 ? x - half : x + half * 0.5, top, half * 0.5, 290, mix(ink, inks.near, 0.32)) +
    box(x - half, top, half * 2, 16, mix(ink, inks.light, 0.6)) +
    box(x - half - 12, y - 28, half * 2 + 24, 30, mix(ink, inks.near, 0.5)) +
    box(x - 70, top + 70, 140, 70, mix(inks.paper, inks.light, 0.4)) +
    stroke(`M${num(x - 52)} ${top + 90}h104m-104 15h84m-84 15h96`, mix(inks.far, inks.ink, 0.5), 3) +
    fill(
      `M${num(x - half)} ${top}L${num(x - half * 0.84)} ${top - 50}H${num(x + half * 0.84)}L${num(x + half)} ${top}Z`,
      mix(ink, inks.light, 0.4),
    ) +
    place(bronzeDrum(stage), x, top - 22, 1.06) +
    fill(
      `M${num(x - half)} ${top}V${lid + 40}L${num(x - half * 0.84)} ${lid}H${num(x + half * 0.84)}L${num(x + half)} ${lid + 40}V${top}Z`,
      glass,
      { 'fill-opacity': 0.13 },
    ) +
    fill(
      `M${num(x + side * half * 0.3)} ${lid + 40}L${num(x + side * half * 0.62)} ${lid + 40}L${num(x + side * half * 0.1)} ${top}H${num(x - side * half * 0.3)}ZM${num(x + side * half * 0.72)} ${lid + 40}h${side * 26}L${num(x + side * half * 0.34)} ${top}h${-side * 30}Z`,
      inks.paper,
      { 'fill-opacity': 0.16 },
    ) +
    stroke(
      `M${num(x - half)} ${top}V${lid + 40}H${num(x + half)}V${top}M${num(x - half)} ${lid + 40}L${num(x - half * 0.84)} ${lid}H${num(x + half * 0.84)}L${num(x + half)} ${lid + 40}`,
      mix(glass, inks.near, 0.25),
      4,
    )
  );
}

/** A case at the side with glazed jars on a shelf. */
function sideCase(stage: Stage, x: number, y: number, ink: string, k: number): string {
  const { inks } = stage;
  const glazes = [
    mix(inks.paper, inks.waterTop, 0.22),
    mix(inks.leafLight, inks.paper, 0.4),
    mix(inks.ground, inks.gold, 0.3),
  ];
  const glaze = (i: number) => glazes[(i + (k > 0 ? 1 : 0)) % 3] ?? inks.paper;
  return (
    oval(x, y + 2, 130, 14, inks.ink, { 'fill-opacity': 0.3 }) +
    box(x - 110, y - 120, 220, 120, mix(ink, inks.near, 0.16)) +
    box(x - 110, y - 128, 220, 12, mix(ink, inks.light, 0.5)) +
    place(glazedJar(stage, glaze(0), 1.1), x - 52, y - 130, 0.44) +
    place(glazedJar(stage, glaze(1), 0.7), x + 48, y - 130, 0.5) +
    box(x - 110, y - 300, 220, 172, mix(inks.paper, inks.waterTop, 0.3), { 'fill-opacity': 0.13 }) +
    stroke(
      `M${num(x - 110)} ${y - 128}V${y - 300}H${num(x + 110)}V${y - 128}`,
      mix(inks.paper, inks.near, 0.3),
      3,
    )
  );
}
