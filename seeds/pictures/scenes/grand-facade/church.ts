import { mix } from '../../kit/colour';
import { balustrade, lampPost, opening, pane, windowOn } from '../../kit/masonry';
import { flatPlane, lines, type Plane, panel } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { birds } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { cycloWithPeople, evening, flowerBed, setting, square, strollers, type Wall, wallOf } from './common';

type Form = 'spires' | 'towers' | 'single';

/** A church between two towers, from the square in front of it. */
export function church(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('church');
  const ground = HEIGHT * random.range(0.8, 0.82);
  const x = WIDTH * random.range(0.46, 0.54);
  const form = random.pick<Form>(['spires', 'towers', 'single']);
  const base =
    form === 'towers'
      ? mix(mix(inks.far, inks.ground, 0.5), inks.paper, 0.2)
      : form === 'single'
        ? mix(inks.lotus, inks.accent, 0.22)
        : mix(mix(inks.accent, inks.ground, 0.4), inks.lotus, 0.15);
  const wall = wallOf(stage, base);
  setting(stage, ground, x + side * random.range(420, 560), 0.9);
  square(
    stage,
    ground,
    x,
    `M${num(x - 330)} ${ground}H${num(x + 330)}L${num(x - side * 220 + 300)} ${ground + 130}H${num(x - side * 420 - 300)}Z`,
  );
  stage.add(birds(stage, x - side * 560, ground - 560, 120, inks.ink));
  stage.add(place(building(stage, wall, form), x, ground + 6, random.range(1, 1.05)));
  foreground(stage, ground, x);
  return { x: x / WIDTH, y: (ground - 370) / HEIGHT };
}

function building(stage: Stage, wall: Wall, form: Form): string {
  const { inks, side } = stage;
  const plane = flatPlane(0, 0);
  const lit = side > 0 ? 1 : -1;
  const nave = form === 'single' ? 250 : 170;
  let out = aisles(stage, plane, wall, form);
  out += panel(plane, -nave, 0, nave * 2, 400, mix(wall.lit, wall.shade, 0.25));
  const gable: Point[] = [
    [-nave - 8, 396],
    [nave + 8, 396],
    [0, form === 'towers' ? 500 : 570],
  ];
  out +=
    fill(plane.shape(gable), mix(wall.lit, wall.shade, 0.25)) +
    fill(
      plane.shape([
        [0, 396],
        [lit > 0 ? -nave : nave, 396],
        [0, form === 'towers' ? 500 : 570],
      ]),
      wall.shade,
      { 'fill-opacity': 0.45 },
    );
  out += stroke(plane.line([gable[0] as Point, gable[2] as Point, gable[1] as Point]), wall.trim, 10);
  out +=
    panel(plane, -nave, 388, nave * 2, 12, wall.trim) + panel(plane, -nave, 196, nave * 2, 10, wall.trim);
  out += rose(stage, 0, -296, form === 'single' ? 84 : 74, wall);
  out += arcade(stage, plane, nave, wall, form);
  out += portal(stage, plane, 0, 118, 182, wall, form);
  if (form === 'single') {
    for (const k of [-1, 1]) out += portal(stage, plane, k * 172, 76, 132, wall, form);
    out += buttress(plane, -nave, 440, wall, lit < 0) + buttress(plane, nave - 34, 440, wall, lit > 0);
    return out + tower(stage, plane, 0, 150, 480, 210, 230, wall, 'spires');
  }
  for (const k of [-1, 1])
    out +=
      tower(
        stage,
        plane,
        k * 246,
        160,
        0,
        form === 'spires' ? 560 : 640,
        form === 'spires' ? 270 : 0,
        wall,
        form,
      ) + portal(stage, plane, k * 246, 78, 136, wall, form);
  if (form === 'towers') out += cross(stage, 0, -500, 40);
  else out += cross(stage, 0, -570, 34);
  return out;
}

function cross(stage: Stage, x: number, y: number, h: number): string {
  return stroke(
    `M${num(x)} ${num(y + 4)}v${num(-h)}M${num(x - h * 0.28)} ${num(y - h * 0.66)}h${num(h * 0.56)}`,
    stage.dark ? stage.inks.light : stage.inks.ink,
    h * 0.13,
  );
}

function aisles(stage: Stage, plane: Plane, wall: Wall, form: Form): string {
  const { inks } = stage;
  const wide = form === 'single' ? 380 : 400;
  const roof = mix(mix(inks.accentDark, inks.groundDark, 0.4), inks.near, 0.3);
  let out =
    fill(
      plane.shape([
        [-wide, 0],
        [wide, 0],
        [wide, 210],
        [wide - 90, 270],
        [-wide + 90, 270],
        [-wide, 210],
      ]),
      wall.shade,
    ) +
    fill(
      plane.shape([
        [-wide - 10, 206],
        [-wide + 90, 280],
        [wide - 90, 280],
        [wide + 10, 206],
        [wide + 10, 196],
        [-wide - 10, 196],
      ]),
      roof,
    );
  for (const k of [-1, 1])
    out += windowOn(stage, plane, k * (wide - 34), 60, 34, 110, {
      head: 'pointed',
      trim: wall.trim,
      glass: pane(stage, evening(stage)),
    });
  return out;
}

function buttress(plane: Plane, x: number, h: number, wall: Wall, lit: boolean): string {
  return (
    panel(plane, x, 0, 34, h, lit ? wall.lit : wall.shade) +
    fill(
      plane.shape([
        [x - 4, h],
        [x + 38, h],
        [x + 17, h + 74],
      ]),
      wall.trim,
    )
  );
}

/** A ring of tracery around coloured glass. */
function rose(stage: Stage, x: number, y: number, r: number, wall: Wall): string {
  const { inks } = stage;
  const glass = evening(stage) ? inks.gold : mix(inks.waterLow, inks.near, 0.3);
  let petals = '';
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    petals += disc(
      x + c * r * 0.66,
      y + s * r * 0.66,
      r * 0.16,
      i % 2 ? (evening(stage) ? inks.lotus : inks.accent) : inks.gold,
    );
    spokes += `M${num(x + c * r * 0.28)} ${num(y + s * r * 0.28)}L${num(x + Math.cos(a + 0.26) * r)} ${num(y + Math.sin(a + 0.26) * r)}`;
  }
  return (
    disc(x, y, r * 1.2, wall.trim) +
    disc(x, y, r * 1.08, wall.deep) +
    disc(x, y, r, glass) +
    petals +
    stroke(spokes, wall.trim, r * 0.06) +
    disc(x, y, r * 0.3, wall.trim) +
    disc(x, y, r * 0.2, inks.accent)
  );
}

/** A blind arcade across the front, under the gable. */
function arcade(stage: Stage, plane: Plane, nave: number, wall: Wall, form: Form): string {
  let out = '';
  const count = form === 'single' ? 9 : 7;
  for (let i = 0; i < count; i++) {
    const x = -nave + (nave * 2 * (i + 0.5)) / count;
    const h = form === 'towers' ? 34 : 40;
    out += fill(plane.shape(opening(x, 404, 26, h, form === 'towers' ? 'pointed' : 'round')), wall.deep);
  }
  return (
    out +
    balustrade(plane, -nave, nave, 206, 24, wall.trim, 20) +
    panel(plane, -nave, 188, nave * 2, 8, mix(wall.deep, stage.inks.ink, 0.2))
  );
}

function portal(stage: Stage, plane: Plane, x: number, w: number, h: number, wall: Wall, form: Form): string {
  const { inks } = stage;
  const head = form === 'towers' ? 'pointed' : 'round';
  const glow = evening(stage) ? mix(inks.gold, inks.accent, 0.12) : mix(inks.groundDark, inks.ink, 0.6);
  let out = '';
  for (const [i, ink] of [wall.trim, wall.deep, mix(wall.lit, wall.shade, 0.5), wall.deep].entries())
    out += fill(plane.shape(opening(x, 0, w * (1.42 - i * 0.12), h * (1.18 - i * 0.05), head)), ink);
  out += fill(plane.shape(opening(x, 0, w * 0.92, h * 0.96, head)), glow);
  out += panel(plane, x - w * 0.46, h * 0.56, w * 0.92, h * 0.05, wall.trim);
  for (const k of [-1, 1])
    out += panel(
      plane,
      x + (k < 0 ? -w * 0.44 : w * 0.26),
      0,
      w * 0.18,
      h * 0.56,
      mix(inks.groundDark, inks.ink, 0.3),
    );
  out += lines(
    plane,
    [
      [
        [x, h * 0.6],
        [x, h * 0.92],
      ],
      [
        [x - w * 0.24, h * 0.6],
        [x - w * 0.16, h * 0.86],
      ],
      [
        [x + w * 0.24, h * 0.6],
        [x + w * 0.16, h * 0.86],
      ],
    ],
    wall.trim,
    3,
  );
  for (let i = 0; i < 3; i++)
    out += panel(
      plane,
      x - w * (0.78 + i * 0.12),
      -7 - i * 8,
      w * (1.56 + i * 0.24),
      8,
      i % 2 ? wall.trim : mix(wall.trim, wall.shade, 0.4),
    );
  return out;
}

function tower(
  stage: Stage,
  plane: Plane,
  cx: number,
  w: number,
  from: number,
  h: number,
  spire: number,
  wall: Wall,
  form: Form,
): string {
  const { inks, side } = stage;
  const top = from + h;
  const half = w / 2;
  const dim = (x: number, width: number, y: number, height: number) =>
    panel(plane, side > 0 ? x : x + width * 0.64, y, width * 0.36, height, wall.shade);
  let out = panel(plane, cx - half, from, w, h, wall.lit) + dim(cx - half, w, from, h);
  const stages = from ? [0] : [196, 388];
  for (const y of stages) if (y) out += panel(plane, cx - half - 6, y - 6, w + 12, 13, wall.trim);
  const head = form === 'towers' ? 'pointed' : 'round';
  const glass = (n: number) => pane(stage, evening(stage) && n % 2 === 0);
  if (!from) {
    out += windowOn(stage, plane, cx, 226, 50, 128, { head, trim: wall.trim, glass: glass(0) });
    for (const k of [-1, 1])
      out += windowOn(stage, plane, cx + k * 32, 420, 36, form === 'towers' ? 150 : 116, {
        head,
        trim: wall.trim,
        glass: wall.deep,
        bars: wall.shade,
      });
  } else {
    for (const k of [-1, 1])
      out += windowOn(stage, plane, cx + k * 30, from + 70, 34, 104, {
        head,
        trim: wall.trim,
        glass: wall.deep,
        bars: wall.shade,
      });
  }
  for (const k of [-1, 1])
    out += panel(
      plane,
      cx + k * half - 9,
      from,
      18,
      h + 8,
      k === side ? wall.trim : mix(wall.trim, wall.shade, 0.55),
    );
  out += panel(plane, cx - half - 12, top - 8, w + 24, 18, wall.trim);
  if (form === 'towers') {
    for (let i = -2; i <= 2; i++) out += panel(plane, cx + i * 36 - 12, top + 10, 24, 22, wall.lit);
    for (const k of [-1, 1])
      out += fill(
        plane.shape([
          [cx + k * half - 15, top + 8],
          [cx + k * half + 15, top + 8],
          [cx + k * half, top + 78],
        ]),
        wall.trim,
      );
    return out + disc(cx, -384 - 0, 0.1, wall.trim) + cross(stage, cx, -top - 12, 56);
  }
  const roof = mix(mix(inks.middle, inks.near, 0.4), wall.deep, 0.3);
  const peak = top + spire;
  const s = side;
  out += fill(
    plane.shape([
      [cx - half - 4, top + 8],
      [cx + half + 4, top + 8],
      [cx, peak],
    ]),
    mix(roof, inks.light, stage.dark ? 0.08 : 0.2),
  );
  out += fill(
    plane.shape([
      [cx - s * (half + 4), top + 8],
      [cx + s * 18, top + 8],
      [cx, peak],
    ]),
    roof,
  );
  out +=
    fill(
      plane.shape([
        [cx - 26, top + 10],
        [cx + 26, top + 10],
        [cx + 26, top + 60],
        [cx, top + 96],
        [cx - 26, top + 60],
      ]),
      wall.trim,
    ) + fill(plane.shape(opening(cx, top + 14, 26, 52, 'round')), wall.deep);
  for (const k of [-1, 1])
    out += fill(
      plane.shape([
        [cx + k * half - 13, top + 8],
        [cx + k * half + 13, top + 8],
        [cx + k * half, top + 70],
      ]),
      k === s ? wall.trim : wall.shade,
    );
  let courses = '';
  for (let t = 0.2; t < 0.95; t += 0.12)
    courses += plane.line([
      [cx - half * (1 - t), top + spire * t],
      [cx + half * (1 - t), top + spire * t],
    ]);
  return (
    out +
    stroke(courses, mix(roof, inks.ink, 0.4), 1.8, { 'stroke-opacity': 0.6 }) +
    cross(stage, cx, -peak, 44)
  );
}

function foreground(stage: Stage, ground: number, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('foreground');
  const flip = random.chance(0.5) ? -1 : 1;
  stage.add(
    place(lampPost(stage), x - 480, ground + 74, 1.2),
    place(lampPost(stage), x + 480, ground + 74, 1.2),
  );
  stage.add(
    strollers(stage, [
      [x - 120, ground + 46, 0.8],
      [x + 150, ground + 60, 0.88],
      [x + 210, ground + 64, 0.9],
      [x - 360, ground + 96, 1.05],
    ]),
  );
  if (random.chance(0.5))
    stage.add(
      place(
        cycloWithPeople(stage, random.pick([1, 4])),
        x + flip * random.range(80, 240),
        HEIGHT - 44,
        1.4,
        random.chance(0.5),
      ),
    );
  else stage.add(strollers(stage, [[x + flip * 130, HEIGHT - 54, 1.7]]));
  const bloom = random.pick([inks.accent, inks.lotus, inks.gold]);
  stage.add(
    flowerBed(stage, 'bed-a', -60, 420, HEIGHT - 140, bloom),
    flowerBed(stage, 'bed-b', 1500, 1980, HEIGHT - 140, bloom),
    palm(stage, 'palm', flip > 0 ? 150 : 1770, HEIGHT - 30, 860, flip * 0.05),
  );
}
