import { mix } from '../../kit/colour';
import { bronzeDrum, glazedJar, gong, oilLamp } from '../../kit/old-things';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { lamplight, plinth, roomInks } from './room';

/** Old things on plinths against a plain wall: drum, jar, gong in its frame, lamp. */
export function objects(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('museum-objects');
  const x = WIDTH * random.range(0.48, 0.52);
  const ink = roomInks(stage);
  const floor = 960;
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(ink.wall, inks.ink, 0.34)],
        [0.7, ink.wall],
        [1, mix(ink.wall, inks.light, 0.12)],
      ]),
    ),
    box(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      stage.blend([
        [0, mix(ink.floor, inks.light, 0.12)],
        [1, mix(ink.floor, inks.ink, 0.45)],
      ]),
    ),
    box(0, floor - 34, WIDTH, 36, mix(ink.wall, inks.ink, 0.3)),
    box(0, floor - 36, WIDTH, 5, ink.trim),
  );
  if (!stage.dark) {
    const w = 300;
    stage.add(
      fill(
        `M${num(x + side * 1000)} -10L${num(x + side * 1000 - side * w)} -10L${num(x - side * 200)} ${floor - 36}H${num(x + side * 340)}Z`,
        inks.light,
        { 'fill-opacity': 0.13 },
      ),
      fill(
        `M${num(x + side * 560)} -10L${num(x + side * 430)} -10L${num(x - side * 620)} ${floor - 36}H${num(x - side * 360)}Z`,
        inks.light,
        { 'fill-opacity': 0.1 },
      ),
    );
  }
  let boards = '';
  for (let i = -14; i <= 14; i++) boards += `M${num(x + i * 96)} ${floor}L${num(x + i * 168)} ${HEIGHT}`;
  stage.add(stroke(boards, mix(ink.floor, inks.ink, 0.5), 2.4, { 'stroke-opacity': 0.5 }));
  const flip = random.sign();
  const jarInk = random.pick([
    mix(inks.paper, inks.waterTop, 0.2),
    mix(inks.leafLight, inks.paper, 0.45),
    mix(inks.ground, inks.gold, 0.2),
  ]);
  stage.add(
    lamplight(stage, x, -10, 640, 380),
    plinth(stage, x, 1010, 250, 380, ink.plinth),
    place(bronzeDrum(stage), x, 622, 1.12),
    lamplight(stage, x - flip * 480, -10, 740, 240),
    plinth(stage, x - flip * 480, 1040, 150, 300, mix(ink.plinth, inks.far, 0.1)),
    place(glazedJar(stage, jarInk), x - flip * 480, 732, 1.3),
    plinth(stage, x + flip * 490, 1050, 160, 190, mix(ink.plinth, inks.far, 0.1)),
    frame(stage, x + flip * 490, 850),
    plinth(stage, x - flip * 800, 1020, 110, 420, mix(ink.plinth, inks.far, 0.2)),
    place(oilLamp(stage), x - flip * 800, 592, 1.2),
    plinth(stage, x + flip * 850, 1010, 120, 330, mix(ink.plinth, inks.far, 0.2)),
    place(glazedJar(stage, mix(jarInk, inks.ground, 0.4), 0.72), x + flip * 850, 672, 1.1),
    box(
      0,
      0,
      WIDTH,
      240,
      stage.blend([
        [0, inks.ink, 0.36],
        [1, inks.ink, 0],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.54 };
}

/** A gong in a frame of dark wood. */
function frame(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const wood = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.ink, 0.3);
  return (
    stroke(`M${num(x - 148)} ${y}V${y - 400}M${num(x + 148)} ${y}V${y - 400}`, wood, 20) +
    stroke(`M${num(x - 196)} ${y - 392}Q${num(x)} ${y - 424} ${num(x + 196)} ${y - 392}`, wood, 24) +
    stroke(`M${num(x - 190)} ${y}h84M${num(x + 106)} ${y}h84`, wood, 22) +
    stroke(
      `M${num(x - 186)} ${y - 396}Q${num(x)} ${y - 430} ${num(x + 186)} ${y - 396}`,
      mix(wood, inks.light, 0.3),
      4,
    ) +
    place(gong(stage, 120), x, y - 400, 1)
  );
}
