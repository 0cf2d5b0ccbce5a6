import { backdrop } from '../../kit/backdrop';
import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { sugarPalm } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** The ox race of Bảy Núi: a pair of oxen under one yoke gallops through a flooded field with the driver on a harrow behind them. */
export function oxRace(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('ox-race');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const mud = mix(mix(inks.groundDark, inks.waterTop, 0.35), inks.near, dark ? 0.4 : 0.08);
  backdrop(stage, { ground: 650, hills: 190, earth: mix(inks.leaf, inks.near, 0.12) });
  for (const [dx, h] of [
    [-760, 480],
    [-600, 400],
    [560, 420],
    [720, 520],
    [-160, 340],
  ] as const)
    stage.add(sugarPalm(stage, `palm${dx}`, x + dx, 664, h, 0.15));
  for (let i = 0; i < 30; i++)
    stage.add(
      place(
        visitor(dress(stage, i), { skirt: i % 3 === 0 }),
        30 + i * 64 + random.range(-16, 16),
        700 + (i % 2) * 12,
        0.86,
      ),
    );
  stage.add(
    box(
      -10,
      712,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(mud, inks.skyLow, 0.4)],
        [1, mix(mud, inks.ink, 0.2)],
      ]),
    ),
    stroke(
      Array.from(
        { length: 40 },
        () => `M${num(random.range(0, WIDTH))} ${num(random.range(740, 1180))}h${num(random.range(40, 160))}`,
      ).join(''),
      mix(mud, inks.light, 0.4),
      4,
      { 'stroke-opacity': 0.5 },
    ),
  );
  const team = (y: number, k: number, which: number, at: number) => {
    let splash = '';
    for (let i = 0; i < 34; i++)
      splash += disc(
        random.range(-330, 190),
        random.range(-70, 6),
        random.range(3, 11),
        mix(mud, inks.light, 0.45),
      );
    const rider =
      place(visitor(dress(stage, which)), -236, 0, 1.5, false, 14) +
      stroke('M-214 -96Q-170 -110 -140 -128', dress(stage, which).skin, 8) +
      stroke('M-140 -128L-40 -150', mix(inks.groundDark, inks.ink, 0.4), 4);
    return place(
      oval(-20, 6, 330, 22, inks.ink, { 'fill-opacity': 0.24 }) +
        place(ox(stage, 1), 54, -20, 1) +
        stroke('M-270 -4H-190M-230 -4L30 -76', mix(inks.groundDark, inks.ink, 0.3), 11) +
        rider +
        place(ox(stage, 0), 0, 0, 1) +
        stroke('M74 -132L130 -156', mix(inks.groundDark, inks.ink, 0.2), 13) +
        splash,
      x + s * at,
      y,
      k,
      s < 0,
    );
  };
  stage.add(team(800, 0.82, 4, -420), team(1010, 1.5, 0, 60));
  return { x: x / WIDTH, y: 0.68 };
}

/** An ox at a gallop, about 260 long, feet at the origin, facing right: hump, dewlap, short horns. */
function ox(stage: Stage, which: number): string {
  const { inks } = stage;
  const hide = mix(mix(inks.paper, inks.ground, which ? 0.75 : 0.45), inks.near, stage.dark ? 0.4 : 0.1);
  const shade = mix(hide, inks.ink, 0.32);
  return (
    stroke('M-92 -70Q-126 -46 -136 -6M64 -64Q104 -50 122 -22', shade, 17) +
    stroke('M-112 -118Q-146 -118 -150 -76', shade, 6) +
    fill(
      'M-116 -100Q-112 -136 -60 -134Q0 -124 40 -134Q62 -164 84 -140Q118 -150 132 -154L168 -140Q178 -126 164 -118Q140 -112 126 -108Q112 -80 96 -54Q40 -38 -20 -50Q-80 -48 -104 -64Q-116 -80 -116 -100Z',
      hide,
    ) +
    fill('M-104 -64Q-80 -48 -20 -50Q40 -38 96 -54Q60 -74 -10 -72Q-80 -76 -104 -64Z', shade) +
    stroke('M-70 -70Q-60 -40 -86 -4M48 -60Q80 -36 76 0', hide, 18) +
    stroke('M132 -156Q134 -178 150 -184M144 -156Q156 -172 172 -172', mix(inks.ink, inks.paper, 0.3), 6) +
    disc(150, -138, 4, inks.ink) +
    fill('M120 -150L100 -162L116 -140Z', shade)
  );
}
