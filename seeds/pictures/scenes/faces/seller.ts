import { mix } from '../../kit/colour';
import { FRUITS, fruit, heap } from '../../kit/fruit';
import { arm, bust, type Person } from '../../kit/portrait';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** A woman at her market stall who hands a mango over what she has heaped up: awning above, other stalls behind. */
export function seller(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('seller');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  behind(stage, x);
  const top = random.pick([
    mix(inks.lotus, inks.accent, 0.35),
    mix(inks.waterLow, inks.waterTop, 0.3),
    mix(inks.leaf, inks.leafDark, 0.3),
  ]);
  const person: Person = {
    top,
    cut: 'ba-ba',
    hair: 'bun',
    hat: 'cone',
    turn: s * 0.45,
    fair: 0.4,
    speaks: random.chance(0.5),
  };
  const shown = place(fruit(stage, 'mango'), 0, 0, 3.1);
  stage.add(
    place(
      arm(stage, [-150, -236], [-204, -70], [-130, 30], mix(top, inks.ink, 0.12)) +
        bust(stage, person) +
        arm(stage, [150, -236], [236, -108], [316, -176], top) +
        place(shown, 372, -196),
      x - s * 60,
      960,
      1.32,
      s < 0,
    ),
  );
  counter(stage, x, s);
  awning(stage);
  return { x: (x - s * 20) / WIDTH, y: 0.4 };
}

function behind(stage: Stage, x: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('behind');
  const back = mix(mix(inks.far, inks.middle, 0.5), inks.near, dark ? 0.45 : 0.1);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(back, inks.near, 0.35)],
        [0.6, mix(back, inks.light, 0.22)],
        [1, back],
      ]),
    ),
  );
  for (let i = 0; i < 6; i++) {
    const px = -60 + i * 390 + random.range(-30, 30);
    const cloth = mix(random.pick([inks.accent, inks.gold, inks.leaf, inks.waterTop]), back, 0.5);
    const goods = mix(random.pick([inks.gold, inks.leafLight, inks.lotus, inks.accent]), back, 0.42);
    let balls = '';
    for (let k = 0; k < 18; k++)
      balls += `M${num(px + 30 + (k % 9) * 34)} ${num(664 - (k > 8 ? 26 : 0))}m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0`;
    stage.add(
      stroke(`M${num(px)} 400V800M${num(px + 340)} 400V800`, mix(back, inks.ink, 0.3), 8),
      fill(`M${num(px - 30)} 430L${num(px + 20)} 350H${num(px + 320)}L${num(px + 370)} 430Z`, cloth),
      fill(balls, goods),
      box(px, 676, 340, 140, mix(back, inks.ink, 0.2)),
    );
    const [hx, hy] = [px + 180 + random.range(-50, 50), 560];
    if (Math.abs(hx - x) > 260)
      stage.add(
        fill(
          `M${num(hx - 44)} 690Q${num(hx - 50)} 600 ${num(hx)} 594Q${num(hx + 50)} 600 ${num(hx + 44)} 690Z`,
          mix(random.pick([inks.paper, inks.accentDark, inks.waterLow]), back, 0.45),
        ),
        oval(hx, hy, 24, 30, mix(inks.skin, back, 0.3)),
        fill(
          `M${num(hx - 60)} ${hy - 8}Q${num(hx - 26)} ${hy - 44} ${num(hx)} ${hy - 66}Q${num(hx + 26)} ${hy - 44} ${num(hx + 60)} ${hy - 8}Q${num(hx)} ${hy + 8} ${num(hx - 60)} ${hy - 8}Z`,
          mix(mix(inks.paper, inks.gold, 0.3), back, 0.3),
        ),
      );
  }
}

/** Heaps of fruit on trays of woven bamboo along the front, and a scale that hangs. */
function counter(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('counter');
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.25), inks.near, 0.2);
  const kinds = random.shuffle(FRUITS.filter((kind) => kind !== 'cabbage'));
  stage.add(box(-10, 990, WIDTH + 20, 230, wood), box(-10, 978, WIDTH + 20, 22, mix(wood, inks.light, 0.25)));
  let planks = '';
  for (let px = 60; px < WIDTH; px += 210) planks += `M${px} 1004V1200`;
  stage.add(stroke(planks, mix(wood, inks.ink, 0.35), 4));
  for (let i = 0; i < 5; i++) {
    const kind = kinds[i % kinds.length] ?? 'mango';
    const px = x - 800 + i * 400;
    const drawn = stage.define(heap(stage, `heap${i}`, kind, 150, 3));
    stage.add(
      oval(px, 1000, 190, 26, inks.ink, { 'fill-opacity': 0.3 }),
      oval(px, 988, 186, 30, mix(inks.gold, wood, 0.35)),
      place(use(drawn), px, 984, 2.1, i % 2 === 0),
    );
  }
  const sx = x - s * 620;
  stage.add(
    stroke(
      `M${num(sx)} 130V330M${num(sx)} 440L${num(sx - 110)} 560M${num(sx)} 440L${num(sx + 110)} 560`,
      mix(inks.ink, inks.far, 0.2),
      5,
    ),
    disc(sx, 388, 62, mix(inks.waterLow, inks.near, 0.2)),
    disc(sx, 388, 48, inks.paper),
    stroke(
      `M${num(sx)} 388L${num(sx + 24)} 354M${num(sx - 40)} 388h12M${num(sx + 28)} 388h12M${num(sx)} 348v12M${num(sx)} 416v12`,
      inks.accent,
      5,
    ),
    fill(
      `M${num(sx - 130)} 556H${num(sx + 130)}Q${num(sx + 100)} 604 ${num(sx)} 606Q${num(sx - 100)} 604 ${num(sx - 130)} 556Z`,
      mix(inks.paper, inks.far, 0.4),
    ),
  );
}

/** Stripes of an awning over all, its edge in scallops. */
function awning(stage: Stage): void {
  const { inks } = stage;
  const [a, b] = stage.random.fork('awning').pick([
    [inks.accent, inks.paper],
    [mix(inks.leaf, inks.leafDark, 0.3), inks.paper],
    [inks.waterLow, inks.gold],
  ] as const);
  for (let i = 0; i < 16; i++) {
    const px = -20 + i * 124;
    const ink = mix(i % 2 ? b : a, inks.near, stage.dark ? 0.35 : 0.04);
    stage.add(
      fill(`M${px} -10H${px + 124}V76Q${px + 124} 124 ${px + 62} 126Q${px} 124 ${px} 76Z`, ink),
      fill(`M${px} 62H${px + 124}V76Q${px + 124} 124 ${px + 62} 126Q${px} 124 ${px} 76Z`, inks.ink, {
        'fill-opacity': 0.16,
      }),
    );
  }
}
