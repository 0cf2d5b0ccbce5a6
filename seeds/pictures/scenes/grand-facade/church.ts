import { mix } from '../../kit/colour';
import { lampPost, pane, windowOn } from '../../kit/masonry';
import { flatPlane, type Plane, panel } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { birds } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { arcade, cross, type Form, portal, rose, tower } from './church-parts';
import { cycloWithPeople, evening, flowerBed, setting, square, strollers, type Wall, wallOf } from './common';

/** A church between two towers, or under one spire, from the square in front of it; its form by chance unless told. */
export function church(stage: Stage, told?: Form): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('church');
  const ground = HEIGHT * random.range(0.8, 0.82);
  const x = WIDTH * random.range(0.46, 0.54);
  const chance = random.pick<Form>(['spires', 'towers', 'single']);
  const form = told ?? chance;
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
  foreground(stage, ground, x, form);
  return { x: x / WIDTH, y: (ground - 370) / HEIGHT };
}

function building(stage: Stage, wall: Wall, form: Form): string {
  const { side } = stage;
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

function foreground(stage: Stage, ground: number, x: number, form: Form): void {
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
    form === 'towers'
      ? broadTree(stage, 'tree', flip > 0 ? 90 : 1830, HEIGHT - 30, 900, { spread: 0.7 })
      : palm(stage, 'palm', flip > 0 ? 150 : 1770, HEIGHT - 30, 860, flip * 0.05),
  );
}
