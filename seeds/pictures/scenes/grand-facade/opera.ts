import { mix } from '../../kit/colour';
import { balustrade, column, lampPost, pane, windowOn } from '../../kit/masonry';
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
import { archFront, columnFront, urn } from './opera-fronts';
import { portHouse } from './opera-port';

/** An opera house across its square: columns or a great arch, domes to the sides, steps and lamps. */
export function opera(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('opera');
  const ground = HEIGHT * random.range(0.74, 0.76);
  const x = WIDTH * random.range(0.47, 0.53);
  const drawn = random.chance(0.45);
  const arch = stage.motif === 'opera-arch' || (!stage.motif?.startsWith('opera-') && drawn);
  setting(stage, ground, x + side * random.range(560, 700), 0.8);
  square(
    stage,
    ground,
    x,
    `M${num(x - 560)} ${ground}H${num(x + 560)}L${num(x - side * 180 + 540)} ${ground + 90}H${num(x - side * 520 - 540)}Z`,
  );
  const port = stage.motif === 'opera-port';
  const gilt = mix(inks.paper, inks.gold, port ? 0.56 : 0.42);
  const wall = wallOf(stage, arch ? mix(inks.paper, inks.lotus, 0.22) : gilt);
  stage.add(place(port ? portHouse(stage, wall) : building(stage, wall, arch), x, ground - 40, 1.04));
  steps(stage, x, ground, wall);
  foreground(stage, ground, x);
  return { x: x / WIDTH, y: (ground - (port ? 310 : 230)) / HEIGHT };
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
  if (arch) return out + urn(a + 12, -top - 24, wall) + urn(b - 12, -top - 24, wall);
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
  const riding = random.chance(0.5);
  const craft = riding
    ? cycloWithPeople(stage, random.pick([1, 4]))
    : saloon(
        stage,
        random.pick([inks.ink, mix(inks.accent, inks.ink, 0.2), mix(inks.waterLow, inks.ink, 0.3)]),
      );
  stage.add(
    place(craft, x - flip * random.range(120, 260), HEIGHT - 60, riding ? 1.7 : 1.35, random.chance(0.5)),
  );
  const bloom = random.pick([inks.accent, inks.lotus, inks.gold]);
  const bed = flowerBed(stage, 'bed', flip > 0 ? 1380 : -120, flip > 0 ? 2040 : 540, HEIGHT - 100, bloom);
  if (stage.motif === 'opera-port') stage.add(flameBough(stage, flip), bed);
  else stage.add(bed, palm(stage, 'palm', flip > 0 ? 1830 : 90, HEIGHT - 20, 880, -flip * 0.06));
}

/** A bough of the flame tree, by which Hải Phòng is called; red in its summer, green in the rest of the year. */
function flameBough(stage: Stage, flip: number): string {
  const { inks } = stage;
  const random = stage.random.fork('flame');
  const at = (x: number) => (flip > 0 ? WIDTH - x : x);
  const red = stage.season === 'summer' ? mix(inks.accent, inks.gold, 0.12) : inks.leafLight;
  let leaves = '';
  let out = stroke(
    `M${at(-40)} 60Q${at(240)} 110 ${at(620)} 96M${at(180)} 96Q${at(300)} 190 ${at(430)} 216`,
    mix(inks.groundDark, inks.ink, 0.5),
    13,
  );
  for (let i = 0; i < 26; i++) {
    const [x, y] = [at(random.range(-30, 610)), random.range(20, 210)];
    for (let j = -4; j <= 4; j++)
      leaves += `M${num(x)} ${num(y)}q${num(j * 12)} ${num(18 - Math.abs(j) * 3)} ${num(j * 19)} ${num(46 - Math.abs(j) * 6)}`;
  }
  out += stroke(leaves, mix(inks.leafDark, inks.leaf, 0.4), 5);
  for (let i = 0; i < 54; i++) {
    const [x, y] = [at(random.range(-20, 600)), random.range(10, 220)];
    const r = random.range(13, 24);
    out += disc(x, y, r, mix(red, inks.near, 0.22)) + disc(x + 4, y - 5, r * 0.62, red);
  }
  return out;
}
