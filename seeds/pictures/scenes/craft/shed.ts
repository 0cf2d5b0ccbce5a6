import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { bananaLeaf, palm } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, group, num, place, stroke } from '../../kit/svg';

/** The line where the yard outside ends and the floor of the shed begins. */
export const FLOOR = 770;

/** A work shed open to its yard: bright green outside, floor of beaten earth, dark posts and rafters. */
export function shed(stage: Stage, x: number): { timber: string; earth: string } {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('shed');
  const timber = mix(mix(inks.groundDark, inks.accentDark, 0.2), inks.ink, 0.6);
  const earth = mix(mix(inks.ground, inks.groundDark, 0.35), inks.near, dark ? 0.42 : 0.12);
  stage.add(
    sky(stage, { horizon: 560, clouds: random.int(2, 4) }),
    wood(
      stage,
      'far',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 500, rise: 40, swell: 420 }),
      52,
      mix(inks.leafDark, inks.far, 0.5),
      mix(inks.leaf, inks.far, 0.45),
      300,
    ),
    mist(stage, 'air', 540, 150, inks.skyLow, 0.5),
    palm(stage, 'palm-a', x - side * 560, 690, 470, 0.08),
    palm(stage, 'palm-b', x - side * 700, 700, 560, -0.1),
    wood(
      stage,
      'hedge',
      ridge(random.fork('hedge'), { left: -20, right: WIDTH + 20, y: 640, rise: 14, swell: 260 }),
      46,
      mix(inks.leafDark, inks.far, 0.2),
      mix(inks.leaf, inks.far, 0.1),
      140,
    ),
  );
  const s = random.sign();
  for (let i = 0; i < 5; i++)
    stage.add(
      bananaLeaf(
        stage,
        `leaf${i}`,
        [x + s * 640, 720],
        [x + s * (420 + i * 120), 330 + Math.abs(i - 2) * 90],
        46,
        (i - 2) * 22,
      ),
    );
  stage.add(
    box(-10, 690, WIDTH + 20, 90, mix(mix(inks.ground, inks.light, 0.35), inks.near, dark ? 0.4 : 0)),
    box(
      -10,
      FLOOR,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(earth, inks.light, dark ? 0.06 : 0.3)],
        [0.35, earth],
        [1, mix(earth, inks.ink, 0.35)],
      ]),
    ),
    box(-10, FLOOR - 12, WIDTH + 20, 16, mix(earth, inks.ink, 0.3)),
  );
  if (!dark && stage.weather === 'clear')
    stage.add(
      fill(
        `M${num(x - side * 120)} ${FLOOR + 4}H${num(x + side * 620)}L${num(x + side * 300)} ${HEIGHT}H${num(x - side * 760)}Z`,
        inks.light,
        { 'fill-opacity': 0.16 },
      ),
    );
  return { timber, earth };
}

/** The roof and posts that frame the view, drawn after what stands deep in the shed. */
export function shedFrame(stage: Stage, x: number, timber: string): void {
  const { inks, side } = stage;
  let rafters = '';
  for (let i = -9; i <= 9; i++) rafters += `M${num(x + i * 104)} 118L${num(x + i * 230)} -20`;
  let thatch = '';
  for (let px = -20; px < WIDTH + 20; px += 26) thatch += `M${px} 104l13 ${px % 3 === 0 ? 34 : 24}l13 -24Z`;
  const under = mix(timber, inks.ground, 0.16);
  stage.add(
    box(-10, -10, WIDTH + 20, 120, under),
    stroke(rafters, timber, 14),
    fill(thatch, under),
    box(-10, 84, WIDTH + 20, 26, timber),
  );
  for (const px of [x - 720, x + 720])
    stage.add(
      box(px - 24, 90, 48, FLOOR - 60, timber),
      box(side > 0 ? px + 10 : px - 22, 110, 12, FLOOR - 82, mix(timber, inks.light, 0.22)),
      box(px - 36, FLOOR + 18, 72, 26, mix(inks.far, inks.near, 0.4)),
      stroke(`M${px} 250L${px + (px < x ? 130 : -130)} 106`, timber, 18),
    );
}

/** A lamp under the roof, when the day is over. */
export function shedLamp(stage: Stage, x: number): void {
  const { inks } = stage;
  if (!stage.dark && stage.time !== 'dusk') return;
  const glow = stage.blend([
    [0, inks.gold, stage.dark ? 0.26 : 0.08],
    [1, inks.gold, 0],
  ]);
  stage.add(
    fill(`M${x - 40} 232L${x - 760} ${HEIGHT}H${x + 760}L${x + 40} 232Z`, glow),
    stroke(`M${x} 100V196`, inks.ink, 4),
    fill(
      `M${x - 62} 234Q${x - 50} 196 ${x} 192Q${x + 50} 196 ${x + 62} 234Z`,
      mix(inks.leafDark, inks.ink, 0.4),
    ),
    fill(`M${x - 24} 234Q${x} 270 ${x + 24} 234Z`, inks.light),
  );
}

/** What stands in front, drawn larger about the middle of the floor so that the hands are seen. */
export function closer(drawing: string, x: number, scale: number): string {
  return place(group(drawing, { transform: `translate(${num(-x)} -1120)` }), x, 1140, scale);
}
