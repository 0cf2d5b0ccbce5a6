import { mix } from '../../kit/colour';
import { balustrade, column, lampPost, opening, pane, windowOn } from '../../kit/masonry';
import { flatPlane, type Plane, panel } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import {
  cycloWithPeople,
  evening,
  flowerBed,
  saloon,
  setting,
  square,
  strollers,
  type Wall,
  wallOf,
} from './common';

/** An opera house across its square: columns or a great arch, domes to the sides, steps and lamps. */
export function opera(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('opera');
  const ground = HEIGHT * random.range(0.74, 0.76);
  const x = WIDTH * random.range(0.47, 0.53);
  const arch = random.chance(0.45);
  setting(stage, ground, x + side * random.range(560, 700), 0.8);
  square(
    stage,
    ground,
    x,
    `M${num(x - 560)} ${ground}H${num(x + 560)}L${num(x - side * 180 + 540)} ${ground + 90}H${num(x - side * 520 - 540)}Z`,
  );
  const wall = wallOf(stage, arch ? mix(inks.paper, inks.lotus, 0.22) : mix(inks.paper, inks.gold, 0.42));
  stage.add(place(building(stage, wall, arch), x, ground - 40, 1.04));
  steps(stage, x, ground, wall);
  foreground(stage, ground, x);
  return { x: x / WIDTH, y: (ground - 230) / HEIGHT };
}

function building(stage: Stage, wall: Wall, arch: boolean): string {
  const { inks } = stage;
  const plane = flatPlane(0, 0);
  const slate = mix(mix(inks.middle, inks.near, 0.4), inks.waterLow, 0.2);
  let out = fly(stage, plane, wall, slate, arch);
  for (const k of [-1, 1]) out += wing(stage, plane, k, wall, slate, arch);
  out += panel(plane, -300, 0, 600, 380, mix(wall.lit, wall.shade, 0.42));
  out += arch ? archFront(stage, plane, wall) : columnFront(stage, plane, wall);
  return out;
}

/** The roof over the hall and the stage, behind the front. */
function fly(stage: Stage, plane: Plane, wall: Wall, slate: string, arch: boolean): string {
  const { inks, side } = stage;
  const dark = mix(slate, inks.ink, 0.3);
  const shape = (k: number): Point[] => [
    [k * 300, 380],
    [k * 290, 470],
    [k * 220, 520],
    [0, 530],
  ];
  return (
    fill(plane.shape([...shape(-1), ...shape(1).reverse()]), slate) +
    fill(plane.shape([...shape(-side), [side * 40, 530], [side * 90, 380]]), dark) +
    stroke(plane.line([...shape(-1), ...shape(1).reverse()]), mix(slate, inks.paper, 0.4), 5) +
    (arch
      ? ''
      : fill(
          plane.shape([
            [-70, 524],
            [70, 524],
            [52, 560],
            [-52, 560],
          ]),
          wall.trim,
        ) + balustrade(plane, -52, 52, 560, 16, wall.trim, 12))
  );
}

function columnFront(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks } = stage;
  const glow = evening(stage);
  let out = '';
  const bays = 7;
  const bay = 600 / bays;
  for (let i = 0; i < bays; i++) {
    const x = -300 + bay * (i + 0.5);
    out +=
      fill(plane.shape(opening(x, 0, 62, 124, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 50, 116, 'round')), glow ? mix(inks.gold, inks.accent, 0.1) : wall.deep);
    out += stroke(`M${num(x)} 0v-112M${num(x - 25)} -86h50`, mix(inks.groundDark, inks.ink, 0.5), 3);
    out += windowOn(stage, plane, x, 158, 44, 138, {
      head: 'round',
      trim: wall.trim,
      glass: pane(stage, glow),
      shutter: mix(inks.leafDark, inks.near, 0.2),
    });
    out += windowOn(stage, plane, x, 328, 30, 34, {
      trim: wall.trim,
      glass: pane(stage, glow && i % 2 === 0),
    });
  }
  out += panel(plane, -310, 140, 620, 14, wall.trim) + balustrade(plane, -304, 304, 154, 28, wall.trim, 14);
  for (let i = 0; i <= bays; i++) out += column(stage, -300 + bay * i, -152, 158, 27, wall.trim);
  out += panel(plane, -322, 310, 644, 18, wall.trim) + panel(plane, -312, 300, 624, 10, wall.shade);
  out += panel(plane, -326, 372, 652, 16, wall.trim) + balustrade(plane, -320, 320, 388, 30, wall.trim, 17);
  for (const x of [-300, -100, 100, 300]) out += urn(stage, x, -418, wall);
  return out;
}

function urn(_stage: Stage, x: number, y: number, wall: Wall): string {
  return (
    fill(`M${x - 12} ${y}h24l-5 -10q16 -14 6 -34h-26q-10 20 6 34Z`, wall.trim) + disc(x, y - 50, 7, wall.trim)
  );
}

/** The arch of the southern house: a shell over three doors, with figures and garlands. */
function archFront(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks, side } = stage;
  const glow = evening(stage);
  const ring = (r: number, lift: number): Point[] => {
    const list: Point[] = [
      [-r, 120],
      [r, 120],
    ];
    for (let i = 0; i <= 20; i++) {
      const a = (Math.PI * i) / 20;
      list.push([Math.cos(a) * r, 190 + lift + Math.sin(a) * r]);
    }
    return list;
  };
  let out =
    panel(plane, -300, 0, 600, 420, wall.lit) + panel(plane, side > 0 ? -300 : 200, 0, 100, 420, wall.shade);
  out +=
    fill(plane.shape(ring(250, 0)), wall.trim) +
    fill(plane.shape(ring(228, 0)), wall.shade) +
    fill(plane.shape(ring(206, 0)), wall.trim) +
    fill(plane.shape(ring(186, 0)), glow ? mix(inks.gold, inks.accent, 0.2) : wall.deep);
  let rays = '';
  for (let i = 1; i < 12; i++) {
    const a = (Math.PI * i) / 12;
    rays += `M${num(Math.cos(a) * 60)} ${num(-190 - Math.sin(a) * 60)}L${num(Math.cos(a) * 184)} ${num(-190 - Math.sin(a) * 184)}`;
  }
  out += stroke(rays, glow ? mix(inks.gold, inks.ink, 0.5) : mix(wall.shade, inks.ink, 0.2), 4);
  for (const k of [-124, -62, 0, 62, 124]) out += panel(plane, k - 4, 124, 8, 66, wall.trim);
  out += panel(plane, -310, 112, 620, 16, wall.trim) + balustrade(plane, -300, 300, 128, 30, wall.trim, 15);
  for (const x of [-200, -100, 0, 100, 200])
    out +=
      fill(plane.shape(opening(x, 0, 66, 100, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 52, 92, 'round')), glow ? mix(inks.gold, inks.accent, 0.1) : wall.deep) +
      stroke(`M${x} 0v-90`, inks.ink, 3);
  for (const k of [-1, 1]) {
    for (const x of [k * 282, k * 246]) out += column(stage, x, -128, 292, 20, wall.trim);
    out += figure(k * 112, -452, wall, k) + figure(k * 176, -436, wall, -k);
  }
  const crest: Point[] = [
    [-320, 420],
    [320, 420],
    [320, 438],
    [230, 440],
    [150, 474],
    [0, 512],
    [-150, 474],
    [-230, 440],
    [-320, 438],
  ];
  out += fill(plane.shape(crest), wall.trim) + disc(0, -462, 32, wall.shade) + disc(0, -462, 22, inks.gold);
  let leaves = '';
  for (let i = 0; i < 9; i++) leaves += `M${-200 + i * 50} -424q25 26 50 0`;
  return out + stroke(leaves, wall.shade, 5);
}

/** A winged figure on the cornice. */
function figure(x: number, y: number, wall: Wall, k: number): string {
  return (
    fill(`M${x - 10} ${y}L${x - 4} ${y - 42}h10l8 42Z`, wall.trim) +
    fill(`M${x} ${y - 40}q${k * 30} -34 ${k * 44} -20q${-k * 8} 22 ${-k * 36} 34Z`, wall.trim) +
    stroke(`M${x + 2} ${y - 38}L${x - k * 20} ${y - 62}`, wall.trim, 5) +
    disc(x + 1, y - 50, 7, wall.trim)
  );
}

/** A side pavilion under a square dome. */
function wing(stage: Stage, plane: Plane, k: number, wall: Wall, slate: string, arch: boolean): string {
  const { inks, side } = stage;
  const lit = k === side;
  const [a, b] = k < 0 ? [-520, -296] : [296, 520];
  const mid = (a + b) / 2;
  const ink = lit ? wall.lit : mix(wall.lit, wall.shade, 0.55);
  const top = arch ? 330 : 380;
  let out = panel(plane, a, 0, b - a, top, ink) + panel(plane, side > 0 ? a : b - 46, 0, 46, top, wall.shade);
  for (const x of [mid - 58, mid + 58]) {
    out += windowOn(stage, plane, x, 20, 40, 92, {
      head: 'round',
      trim: wall.trim,
      glass: pane(stage, evening(stage)),
    });
    out += windowOn(stage, plane, x, 168, 36, 104, {
      head: 'segment',
      trim: wall.trim,
      glass: pane(stage, evening(stage) && x > mid),
      shutter: mix(inks.leafDark, inks.near, 0.2),
      shaded: !lit,
    });
  }
  for (const x of [a + 6, mid, b - 6]) out += column(stage, x, -140, top - 160, 16, wall.trim);
  out +=
    panel(plane, a - 8, 128, b - a + 16, 12, wall.trim) +
    panel(plane, a - 10, top - 18, b - a + 20, 18, wall.trim) +
    balustrade(plane, a, b, top, 24, wall.trim, 15);
  if (arch) return out + urn(stage, a + 12, -top - 24, wall) + urn(stage, b - 12, -top - 24, wall);
  const dome = (half: number, from: number, peak: number): Point[] => {
    const list: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = (i / 16) * 2 - 1;
      list.push([mid + t * half, from + (peak - from) * (1 - Math.abs(t) ** 2.6)]);
    }
    return list;
  };
  out += fill(plane.shape(dome(92, top + 22, top + 152)), slate);
  out += fill(
    plane.shape(dome(92, top + 22, top + 152).filter(([x]) => (x - mid) * side < 24)),
    mix(slate, inks.ink, 0.3),
  );
  let ribs = '';
  for (const t of [-0.6, 0, 0.6])
    ribs += `M${num(mid + t * 84)} ${-top - 24}Q${num(mid + t * 80)} ${-top - 120} ${num(mid + t * 26)} ${-top - 150}`;
  out += stroke(ribs, mix(slate, inks.paper, 0.35), 4) + panel(plane, mid - 36, top + 148, 72, 12, wall.trim);
  out += stroke(`M${num(mid)} ${-top - 158}v-62`, inks.ink, 5) + disc(mid, -top - 166, 9, inks.gold);
  out += oval(mid, -top - 74, 20, 26, wall.trim) + oval(mid, -top - 74, 13, 18, pane(stage, evening(stage)));
  return out;
}

function steps(stage: Stage, x: number, ground: number, wall: Wall): void {
  const { inks } = stage;
  let out = '';
  for (let i = 0; i < 7; i++) {
    const y = ground - 44 + i * 12;
    const half = 330 + i * 17;
    out +=
      fill(
        `M${num(x - half)} ${y}H${num(x + half)}l8 6H${num(x - half - 8)}Z`,
        mix(wall.trim, wall.shade, 0.1),
      ) +
      fill(
        `M${num(x - half - 8)} ${y + 6}H${num(x + half + 8)}v7H${num(x - half - 8)}Z`,
        mix(wall.shade, inks.near, 0.12),
      );
  }
  if (evening(stage))
    out +=
      oval(x, ground + 70, 620, 50, inks.gold, { 'fill-opacity': 0.14 }) +
      oval(x, ground + 60, 380, 30, inks.gold, { 'fill-opacity': 0.14 });
  for (const k of [-1, 1])
    out += fill(
      `M${num(x + k * 330)} ${ground - 60}h${k * 46}l${k * 84} 106h${-k * 30}Z`,
      k === stage.side ? wall.trim : wall.shade,
    );
  stage.add(
    fill(`M${num(x - 545)} ${ground - 44}H${num(x + 545)}V${ground + 6}H${num(x - 545)}Z`, wall.shade),
    out,
  );
}

function foreground(stage: Stage, ground: number, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('foreground');
  const flip = random.chance(0.5) ? -1 : 1;
  for (const k of [-1, 1])
    stage.add(
      place(lampPost(stage), x + k * 450, ground + 70, 1.35),
      place(lampPost(stage), x + k * 760, ground + 130, 1.75),
    );
  stage.add(
    strollers(stage, [
      [x - 300, ground + 74, 1],
      [x + flip * 350, ground + 100, 1.12],
    ]),
  );
  stage.add(
    strollers(
      stage,
      [
        [x - 90, ground + 8, 0.78],
        [x - 30, ground + 12, 0.8],
        [x + 200, ground + 26, 0.86],
      ],
      false,
    ),
  );
  const craft = random.chance(0.5)
    ? cycloWithPeople(stage, random.pick([1, 4]))
    : saloon(
        stage,
        random.pick([inks.ink, mix(inks.accent, inks.ink, 0.2), mix(inks.waterLow, inks.ink, 0.3)]),
      );
  stage.add(
    place(
      craft,
      x - flip * random.range(120, 260),
      HEIGHT - 60,
      craft.includes('M-165') ? 1.35 : 1.7,
      random.chance(0.5),
    ),
  );
  const bloom = random.pick([inks.accent, inks.lotus, inks.gold]);
  stage.add(
    flowerBed(stage, 'bed', flip > 0 ? 1380 : -120, flip > 0 ? 2040 : 540, HEIGHT - 100, bloom),
    palm(stage, 'palm', flip > 0 ? 1830 : 90, HEIGHT - 20, 880, -flip * 0.06),
  );
}
