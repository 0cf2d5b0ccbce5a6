import { mix } from '../../kit/colour';
import { bigDrum } from '../../kit/dragon';
import { facade } from '../../kit/facade';
import { pennants } from '../../kit/festival-flags';
import { lanternString } from '../../kit/lanterns';
import { blade } from '../../kit/path';
import { dress } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, group, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const DRUMMER: Pose = {
  head: [6, -86],
  neck: [3, -74],
  hip: [-4, -42],
  arms: [
    [
      [20, -70],
      [34, -84],
    ],
    [
      [18, -58],
      [36, -52],
    ],
  ],
  legs: [
    [
      [8, -22],
      [10, 0],
    ],
    [
      [-10, -22],
      [-16, 0],
    ],
  ],
};

/** The lion of Tết and mid-autumn in an old street, with the Earth God and his fan, the drum, red crackers. */
export function lionDance(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('lion-dance');
  const ground = HEIGHT * random.range(0.68, 0.72);
  const x = WIDTH * random.range(0.47, 0.53);
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  stage.add(
    sky(stage, { horizon: ground, sun: { x: x + side * 500, y: 180, r: 90 }, rays: random.chance(0.6) }),
  );
  street(stage, ground);
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0 : 0.2);
  stage.add(
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, pave],
        [1, mix(pave, inks.groundDark, 0.5)],
      ]),
    ),
    box(0, ground - 4, WIDTH, 12, mix(pave, inks.near, 0.5)),
  );
  let scraps = '';
  for (let i = 0; i < 130; i++)
    scraps += `M${num(random.range(0, WIDTH))} ${num(random.range(ground + 60, HEIGHT))}l${num(random.range(6, 16))} ${num(random.range(-5, 5))}l-3 6Z`;
  stage.add(fill(scraps, inks.accent));
  stage.add(onlookers(stage, ground));
  const silks = random.pick([
    [inks.accent, inks.gold],
    [inks.gold, inks.accent],
    [mix(inks.leaf, inks.gold, 0.15), inks.accent],
    [mix(inks.accent, inks.lotus, 0.3), inks.paper],
  ] as [[string, string], ...[string, string][]]);
  const foot = HEIGHT - 130;
  stage.add(oval(x - side * 60, foot + 14, 520, 34, inks.near, { 'fill-opacity': 0.35 }));
  stage.add(
    place(drumCart(stage), x - s * 690, foot - 60, 1.35, flip),
    place(lion(stage, silks[0], silks[1]), x, foot, 1.16, flip),
    place(earthGod(stage), x + s * 640, foot + 40, 1.5, flip),
  );
  crackers(stage, x + s * 830, s);
  const lit = stage.dark || stage.time === 'dusk';
  stage.add(
    lanternString(stage, random, [-20, 60], [WIDTH + 20, 40], 60, 9, 40, lit),
    pennants(stage, -20, 190, WIDTH + 20, 150, 46, 40, 34),
  );
  return { x: (x + s * 90) / WIDTH, y: 0.56 };
}

function street(stage: Stage, ground: number): void {
  const { inks } = stage;
  const random = stage.random.fork('street');
  for (let x = -60; x < WIDTH; ) {
    const width = random.range(230, 330);
    const wall = mix(
      random.pick([
        inks.gold,
        mix(inks.gold, inks.ground, 0.5),
        inks.ground,
        mix(inks.waterTop, inks.paper, 0.4),
        mix(inks.lotus, inks.paper, 0.3),
      ]),
      stage.dark ? inks.middle : inks.paper,
      stage.dark ? 0.5 : 0.2,
    );
    stage.add(
      facade(stage, random, flatPlane(0, ground), {
        x,
        width,
        storeys: random.int(2, 3),
        storey: 190,
        wall,
        trim: mix(wall, inks.paper, 0.5),
        shutter: random.pick([
          mix(inks.leafDark, inks.leaf, 0.4),
          mix(inks.waterLow, inks.near, 0.2),
          mix(inks.accentDark, inks.near, 0.2),
        ]),
        roof: random.pick(['tile', 'tile', 'parapet']),
        windows: random.pick(['shutters', 'gallery', 'balcony']),
        lit: stage.dark || stage.time === 'dusk' ? 0.6 : 0,
      }).svg,
    );
    x += width;
  }
  stage.add(
    box(
      0,
      ground - 620,
      WIDTH,
      624,
      stage.blend([
        [0, inks.skyLow, 0.06],
        [1, inks.skyLow, stage.dark ? 0.1 : 0.34],
      ]),
    ),
  );
}

function onlookers(stage: Stage, ground: number): string {
  const { inks } = stage;
  const random = stage.random.fork('onlookers');
  const stand: Pose = {
    head: [0, -88],
    neck: [0, -76],
    hip: [0, -44],
    arms: [
      [
        [9, -60],
        [8, -42],
      ],
      [
        [-9, -60],
        [-8, -42],
      ],
    ],
    legs: [
      [
        [5, -22],
        [6, 0],
      ],
      [
        [-5, -22],
        [-6, 0],
      ],
    ],
  };
  const clap: Pose = {
    ...stand,
    arms: [
      [
        [14, -64],
        [16, -82],
      ],
      [
        [-12, -64],
        [-4, -80],
      ],
    ],
  };
  let out = '';
  for (let x = -10; x < WIDTH + 20; x += random.range(52, 84)) {
    const c = dress(stage, random.int(0, 5));
    out += place(
      posed({ ...c, top: mix(c.top, inks.middle, 0.18) }, random.pick([stand, clap]), {}),
      x,
      ground + random.range(24, 54),
      random.range(1.3, 1.66),
      random.chance(0.5),
    );
  }
  return out;
}

/** The lion: a great painted head held high, a cloth back with frills, and the legs of two dancers. */
function lion(stage: Stage, coat: string, frill: string): string {
  const { inks } = stage;
  const deep = mix(coat, inks.ink, 0.32);
  const white = mix(inks.paper, inks.light, 0.3);
  const leg = (x: number, knee: number, footX: number, dim: boolean) => {
    let fur = '';
    for (let i = 0; i < 3; i++)
      fur += `M${num(x + (knee - x) * 0.3 * i - 46)} ${-150 + i * 44}q46 40 92 0l-6 30q-40 30 -80 0Z`;
    return (
      stroke(`M${x} -190L${knee} -100L${footX} -18`, dim ? deep : coat, 62) +
      fill(fur, dim ? mix(frill, inks.ink, 0.3) : frill) +
      stroke(`M${footX - 34} -46q34 22 68 0`, white, 16) +
      fill(`M${footX - 30} -26H${footX + 22}Q${footX + 58} -16 ${footX + 56} 4H${footX - 32}Z`, inks.ink)
    );
  };
  let frills = '';
  let spots = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const x = -400 + t * 520;
    const y = -190 + Math.sin(t * Math.PI) * 20 + t * -40;
    frills += `M${num(x - 30)} ${num(y - 20)}q30 84 60 0Z`;
  }
  for (let i = 0; i < 9; i++)
    spots +=
      disc(-340 + i * 52, -300 - Math.sin((i / 8) * Math.PI) * 70 + (i % 2) * 44, 17, i % 2 ? frill : white) +
      disc(-340 + i * 52, -300 - Math.sin((i / 8) * Math.PI) * 70 + (i % 2) * 44, 8, deep);
  let ridgeFur = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x = -430 + t * 520;
    const y = -296 - Math.sin(t * Math.PI * 0.9) * 120 - t * 60;
    ridgeFur += blade([x, y + 10], [x - 26, y - 36 - (i % 3) * 8], 11, 4);
  }
  return (
    leg(-300, -350, -360, true) +
    leg(60, 130, 70, true) +
    fill(
      'M-436 -270Q-520 -330 -560 -290Q-530 -290 -520 -270Q-560 -270 -580 -236Q-520 -246 -440 -220Z',
      white,
    ) +
    fill(
      'M-450 -250Q-420 -380 -260 -410Q-60 -450 90 -420L160 -200Q80 -180 0 -196Q-220 -160 -420 -180Q-460 -200 -450 -250Z',
      coat,
    ) +
    fill(
      'M-450 -250Q-430 -200 -380 -178Q-160 -160 0 -196Q80 -180 160 -200L140 -262Q-100 -210 -300 -230Q-400 -240 -430 -310Q-446 -280 -450 -250Z',
      deep,
    ) +
    spots +
    fill(ridgeFur, white) +
    fill(frills, frill) +
    leg(-240, -190, -230, false) +
    leg(130, 210, 190, false) +
    lionHead(stage, coat, frill, white)
  );
}

function lionHead(stage: Stage, coat: string, frill: string, white: string): string {
  const { inks } = stage;
  const deep = mix(coat, inks.ink, 0.34);
  const fur = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    from: number,
    to: number,
    l: number,
    n: number,
  ) => {
    let d = '';
    for (let i = 0; i <= n; i++) {
      const a = from + ((to - from) * i) / n;
      d += blade(
        [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry],
        [cx + Math.cos(a) * (rx + l), cy + Math.sin(a) * (ry + l)],
        15,
        5,
      );
    }
    return d;
  };
  const eye = (x: number, y: number, r: number) =>
    disc(x, y, r * 1.5, white) +
    disc(x, y, r * 1.26, frill) +
    disc(x, y, r, inks.paper) +
    disc(x + r * 0.24, y + r * 0.1, r * 0.6, inks.ink) +
    disc(x + r * 0.4, y - r * 0.12, r * 0.2, inks.paper) +
    stroke(
      `M${num(x - r * 1.4)} ${num(y - r * 1.2)}Q${num(x)} ${num(y - r * 2.3)} ${num(x + r * 1.6)} ${num(y - r * 1.1)}`,
      white,
      r * 0.5,
    );
  return group(
    fill(fur(0, 0, 150, 150, Math.PI * 0.55, Math.PI * 1.75, 76, 20), white) +
      fill(fur(0, 0, 140, 140, Math.PI * 0.5, Math.PI * 1.8, 40, 16), frill) +
      fill('M-60 120Q-10 220 120 206Q200 196 210 150L120 90Z', deep) +
      fill('M-30 112Q20 170 110 164Q170 158 190 130L96 70Z', mix(inks.accentDark, inks.ink, 0.3)) +
      fill('M20 128Q80 110 150 140Q90 168 20 128Z', inks.accent) +
      fill(
        'M-150 20Q-170 -140 -10 -164Q150 -170 190 -60Q236 -40 240 10Q240 70 180 84Q120 96 60 92Q-10 110 -40 140Q-140 130 -150 20Z',
        coat,
      ) +
      fill('M-150 20Q-154 -60 -110 -116Q-110 0 -30 66Q10 92 60 92Q-10 110 -40 140Q-140 130 -150 20Z', deep) +
      fill('M60 92l10 30l16 -34ZM110 90l12 28l14 -32ZM160 86l12 26l14 -34Z', inks.paper) +
      fill('M-10 -150Q-20 -230 40 -258Q50 -200 60 -156Z', frill) +
      stroke('M0 -180Q24 -176 48 -184M6 -206Q26 -202 46 -210', mix(frill, inks.ink, 0.3), 6) +
      eye(-10, -50, 38) +
      eye(124, -54, 34) +
      fill('M120 10Q130 -26 176 -26Q226 -20 226 14Q200 40 166 36Q130 36 120 10Z', frill) +
      disc(152, 14, 9, inks.ink) +
      disc(198, 14, 8, inks.ink) +
      stroke('M-80 20q30 34 70 34M40 -110q30 -20 60 -4', white, 9) +
      disc(58, -112, 20, mix(inks.waterTop, inks.paper, 0.5)) +
      disc(58, -112, 11, inks.accent) +
      fill('M-96 -128Q-150 -190 -120 -216Q-70 -200 -50 -150Z', frill) +
      fill(fur(100, 150, 90, 60, 0.1, Math.PI * 0.8, 54, 11), white) +
      [
        [-110, -60],
        [-60, -130],
        [10, -158],
        [100, -150],
        [168, -98],
      ]
        .map(
          ([a = 0, b = 0]) =>
            disc(a, b, 15, inks.accent === coat ? inks.gold : inks.accent) + disc(a + 4, b - 5, 6, white),
        )
        .join(''),
    { transform: 'translate(190 -430) rotate(-6) scale(1.12)' },
  );
}

/** The Earth God: moon-faced mask, round belly, long robe, palm-leaf fan. */
function earthGod(stage: Stage): string {
  const { inks } = stage;
  const skin = mix(mix(inks.skin, inks.lotus, 0.4), inks.paper, 0.4);
  const robe = mix(inks.waterLow, inks.waterTop, 0.3);
  return (
    oval(0, 4, 96, 12, inks.near, { 'fill-opacity': 0.35 }) +
    fill('M-44 -40L-60 0H-18L-8 -40ZM44 -40L58 0H16L8 -40Z', inks.accentDark) +
    fill('M-76 -150Q-100 -70 -80 -24Q0 6 80 -24Q100 -70 76 -150Q0 -190 -76 -150Z', robe) +
    fill('M-22 -160Q-48 -90 -34 -30Q0 -20 34 -30Q48 -90 22 -160Z', skin) +
    disc(0, -76, 3.4, mix(skin, inks.accent, 0.5)) +
    fill('M-84 -66Q0 -34 84 -66L82 -46Q0 -14 -84 -46Z', inks.gold) +
    stroke('M-64 -140Q-120 -130 -116 -190', robe, 34) +
    disc(-116, -206, 15, skin) +
    fill(
      'M-116 -206Q-180 -230 -176 -290Q-120 -320 -84 -270Q-84 -230 -116 -206Z',
      mix(inks.gold, inks.leaf, 0.25),
    ) +
    stroke(
      'M-116 -206L-164 -272M-116 -206L-136 -292M-116 -206L-104 -280M-116 -206V-180',
      mix(inks.gold, inks.ink, 0.45),
      3,
    ) +
    stroke('M64 -140Q110 -110 84 -70', robe, 34) +
    disc(76, -66, 15, skin) +
    disc(0, -212, 62, skin) +
    fill('M-62 -212Q-62 -160 -10 -150Q-44 -190 -34 -260Q-62 -246 -62 -212Z', mix(skin, inks.accent, 0.22)) +
    oval(-60, -204, 12, 20, skin) +
    oval(60, -204, 12, 20, skin) +
    stroke('M-36 -226q12 -14 26 0M10 -226q12 -14 26 0', inks.ink, 5) +
    fill('M-28 -196Q0 -156 28 -196Q0 -184 -28 -196Z', inks.accent) +
    disc(-36, -200, 12, mix(inks.accent, skin, 0.45)) +
    disc(36, -200, 12, mix(inks.accent, skin, 0.45)) +
    disc(0, -212, 7, mix(skin, inks.accent, 0.3)) +
    fill('M-56 -240Q-40 -290 0 -288Q40 -290 56 -240Q0 -262 -56 -240Z', inks.ink) +
    disc(0, -294, 16, inks.ink)
  );
}

function drumCart(stage: Stage): string {
  const c = {
    ...dress(stage, 0),
    top: stage.inks.gold,
    topShade: mix(stage.inks.gold, stage.inks.ink, 0.35),
  };
  return (
    oval(30, 4, 150, 16, stage.inks.near, { 'fill-opacity': 0.35 }) +
    place(posed(c, DRUMMER, { sash: stage.inks.accent, legs: stage.inks.accentDark }), -40, 0, 2.5) +
    place(bigDrum(stage, 66), 78, -12, 1)
  );
}

/** A string of red crackers that bursts at its foot. */
function crackers(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  let d = '';
  let gold = '';
  for (let i = 0; i < 20; i++) {
    const y = 200 + i * 22;
    d += `M${num(x - 4)} ${y}l-22 14M${num(x + 4)} ${y}l22 14`;
    gold += `M${num(x - 8)} ${y + 2}l-5 3M${num(x + 8)} ${y + 2}l5 3`;
  }
  let burst = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    burst += blade(
      [x, 660],
      [x + Math.cos(a) * (i % 2 ? 90 : 50), 660 + Math.sin(a) * (i % 2 ? 90 : 50)],
      11,
    );
  }
  stage.add(
    stroke(`M${num(x - s * 60)} 160L${num(x)} 190V640`, inks.ink, 4),
    stroke(d, inks.accent, 13),
    stroke(gold, inks.gold, 5),
    fill(burst, inks.gold),
    disc(x, 660, 20, inks.light),
  );
}
