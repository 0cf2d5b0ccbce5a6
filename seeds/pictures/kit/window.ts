import { sampan } from './boats';
import { mix } from './colour';
import { massif, wood } from './land';
import { mist } from './mist';
import { cyclist, dress, walkerWithPole } from './people';
import { palm } from './plants';
import { sky } from './sky';
import type { Stage } from './stage';
import { box, fill, num, type Point, place, stroke } from './svg';
import { water } from './water';

/** An opening in a wall. */
export interface Open {
  left: number;
  right: number;
  top: number;
  sill: number;
}

const VIEWS = { street, hills, river, sea };
type View = keyof typeof VIEWS;

const isView = (name: string | undefined): name is View => name !== undefined && Object.hasOwn(VIEWS, name);

/** What the window looks on: a street of tube houses, hills, a river, or the sea when asked for. */
export function view(stage: Stage, open: Open): void {
  const { side } = stage;
  const random = stage.random.fork('view');
  const kind = isView(stage.motif) ? stage.motif : random.pick<View>(['street', 'street', 'river', 'hills']);
  const middle = (open.left + open.right) / 2;
  const clip = stage.clip(box(open.left, open.top, open.right - open.left, open.sill - open.top, '#000'));
  const layers: string[] = [];
  const inner: Stage = {
    ...stage,
    add: (...more) => {
      layers.push(...more);
    },
  };
  const sun = {
    x: middle + side * random.range(260, 400),
    y: random.range(130, 230),
    r: random.range(60, 90),
  };
  inner.add(sky(inner, { horizon: open.sill, sun, rays: random.chance(0.4), clouds: 3 }));
  VIEWS[kind](inner, open);
  stage.add(`<g clip-path="${clip}">${layers.join('')}</g>`);
}

/** Tall narrow houses with shutters, balconies and wires, and someone passing. */
function street(stage: Stage, open: Open): void {
  const { inks, side } = stage;
  const random = stage.random.fork('street');
  const walls = random.shuffle([
    mix(inks.gold, inks.paper, 0.35),
    mix(inks.far, inks.paper, 0.3),
    mix(inks.lotus, inks.ground, 0.5),
    mix(inks.leaf, inks.paper, 0.5),
    mix(inks.ground, inks.paper, 0.3),
  ]);
  const road = open.sill - 64;
  for (let x = open.left - 30, i = 0; x < open.right; i++) {
    const w = random.range(120, 190);
    const h = random.range(250, 520);
    const wall = mix(walls[i % walls.length] ?? inks.ground, inks.far, stage.dark ? 0.62 : 0.22);
    const top = road - h;
    let out =
      box(x, top, w, h, wall) +
      box(side > 0 ? x : x + w - 14, top, 14, h, inks.near, { 'fill-opacity': 0.28 });
    out +=
      fill(
        `M${num(x - 6)} ${num(top)}L${num(x + w * 0.5)} ${num(top - random.range(20, 54))}L${num(x + w + 6)} ${num(top)}Z`,
        mix(inks.accentDark, inks.far, 0.25),
      ) + box(x - 4, top, w + 8, 8, mix(wall, inks.near, 0.3));
    for (let y = top + 30; y < road - 120; y += 104) {
      const lit = stage.dark || random.chance(0.14);
      for (const k of [0.2, 0.58]) {
        out += box(x + w * k, y, w * 0.22, 62, lit ? inks.gold : mix(inks.near, inks.far, 0.25));
        out +=
          box(x + w * k - 10, y, 10, 62, mix(inks.leaf, inks.near, 0.2)) +
          box(x + w * (k + 0.22), y, 10, 62, mix(inks.leaf, inks.near, 0.35));
      }
      out += stroke(
        `M${num(x + 10)} ${num(y + 66)}h${num(w - 20)}M${num(x + 10)} ${num(y + 50)}h${num(w - 20)}${Array.from({ length: 9 }, (_, n) => `M${num(x + 12 + (n * (w - 24)) / 8)} ${num(y + 50)}v16`).join('')}`,
        mix(inks.ink, wall, 0.2),
        2,
      );
    }
    const awning = mix(random.pick([inks.accent, inks.leaf, inks.waterLow]), inks.far, 0.15);
    out +=
      box(x + 12, road - 92, w - 24, 92, mix(inks.near, inks.far, 0.1)) +
      (stage.dark ? box(x + 20, road - 84, w - 40, 80, inks.gold, { 'fill-opacity': 0.7 }) : '');
    out +=
      fill(`M${num(x + 6)} ${num(road - 100)}h${num(w - 12)}l10 34h${num(-w - 8)}Z`, awning) +
      stroke(
        `M${num(x + w * 0.3)} ${num(road - 98)}l-4 32M${num(x + w * 0.6)} ${num(road - 98)}l2 32`,
        inks.paper,
        7,
        { 'stroke-opacity': 0.7 },
      );
    stage.add(out);
    x += w;
  }
  stage.add(
    box(open.left, road, open.right - open.left, 100, mix(inks.groundDark, inks.far, 0.35)),
    box(open.left, road, open.right - open.left, 10, mix(inks.ground, inks.paper, 0.3)),
  );
  let wires = '';
  for (let i = 0; i < 5; i++)
    wires += `M${num(open.left)} ${num(120 + i * 16)}Q${num((open.left + open.right) / 2)} ${num(190 + i * 22)} ${num(open.right)} ${num(96 + i * 19)}`;
  stage.add(stroke(wires, inks.ink, 2.2, { 'stroke-opacity': 0.7 }));
  const s = random.sign();
  const middle = (open.left + open.right) / 2;
  stage.add(
    place(cyclist(dress(stage, 0)), middle + s * random.range(250, 330), open.sill - 6, 1.25, s > 0),
    place(
      walkerWithPole(dress(stage, 3), inks.leafLight),
      middle - s * random.range(260, 360),
      open.sill - 16,
      1.15,
      s < 0,
    ),
  );
}

function hills(stage: Stage, open: Open): void {
  const { inks } = stage;
  for (let i = 0; i < 3; i++) {
    const ink =
      [mix(inks.far, inks.skyLow, 0.4), mix(inks.far, inks.middle, 0.5), mix(inks.middle, inks.leaf, 0.5)][
        i
      ] ?? inks.far;
    const hill = massif(stage, `hill${i}`, {
      y: open.sill - 330 + i * 120,
      rise: 110 - i * 24,
      swell: 210,
      base: open.sill,
      ink,
      shade: mix(ink, inks.near, 0.35),
    });
    stage.add(hill.svg, mist(stage, `air${i}`, open.sill - 200 + i * 90, 130, inks.skyLow, 0.55));
    if (i === 2)
      stage.add(
        wood(
          stage,
          'wood',
          hill.line.map(([x, y]): Point => [x, y + 10]),
          18,
          mix(ink, inks.leafDark, 0.5),
          mix(ink, inks.leafLight, 0.4),
          40,
        ),
      );
  }
}

function river(stage: Stage, open: Open): void {
  const { inks, side } = stage;
  const middle = (open.left + open.right) / 2;
  const random = stage.random.fork('river');
  const shore = open.sill - 190;
  const far = massif(stage, 'bank', {
    y: shore - 30,
    rise: 16,
    swell: 160,
    base: shore + 4,
    ink: mix(inks.far, inks.leafDark, 0.3),
    shade: inks.far,
  });
  stage.add(
    far.svg,
    wood(
      stage,
      'bank-wood',
      far.line,
      16,
      mix(inks.leafDark, inks.far, 0.35),
      mix(inks.leaf, inks.far, 0.4),
      60,
    ),
  );
  for (let i = 0; i < 6; i++)
    stage.add(
      palm(
        stage,
        `palm${i}`,
        middle + random.range(-560, 560),
        shore,
        random.range(130, 210),
        random.range(-0.2, 0.2),
      ),
    );
  stage.add(water(stage, { top: shore, bottom: open.sill, lightAt: middle + side * 320 }));
  stage.add(
    place(
      sampan(stage, dress(stage, 0), 'standing'),
      middle + random.sign() * 330,
      open.sill - 50,
      1.4,
      random.chance(0.5),
    ),
  );
}

/** The open sea with a headland, palms on the beach below and a fishing boat. */
function sea(stage: Stage, open: Open): void {
  const { inks, side } = stage;
  const random = stage.random.fork('sea');
  const middle = (open.left + open.right) / 2;
  const horizon = open.sill - 270;
  const beach = open.sill - 70;
  const s = random.sign();
  const cape = mix(inks.far, inks.skyLow, 0.3);
  stage.add(
    fill(
      `M${num(middle + s * 160)} ${horizon}Q${num(middle + s * 330)} ${num(horizon - 110)} ${num(middle + s * 700)} ${num(horizon - 150)}V${horizon}Z`,
      cape,
    ),
    water(stage, { top: horizon, bottom: beach + 20, lightAt: middle + side * 320 }),
    place(sampan(stage, dress(stage, 0), 'standing'), middle - s * 180, horizon + 90, 0.8, s > 0),
    fill(
      `M${num(open.left)} ${num(beach + 8)}Q${num(middle)} ${num(beach - 34)} ${num(open.right)} ${num(beach + 14)}V${num(open.sill + 4)}H${num(open.left)}Z`,
      mix(inks.ground, inks.paper, 0.35),
    ),
    stroke(
      `M${num(open.left)} ${num(beach + 4)}Q${num(middle)} ${num(beach - 40)} ${num(open.right)} ${num(beach + 10)}`,
      inks.paper,
      7,
      { 'stroke-opacity': 0.8 },
    ),
  );
  for (const [i, dx] of [-430, -300, 390].entries())
    stage.add(
      palm(
        stage,
        `beach-palm${i}`,
        middle + s * dx,
        open.sill,
        random.range(250, 370),
        random.range(-0.2, 0.2),
      ),
    );
}

/** The frame, its sill, and louvred shutters folded back on both sides. */
export function shutters(stage: Stage, open: Open): void {
  const { inks, side } = stage;
  const random = stage.random.fork('shutters');
  const paint = random.pick([
    mix(inks.leaf, inks.near, 0.15),
    mix(inks.waterLow, inks.paper, 0.18),
    mix(inks.accentDark, inks.ground, 0.25),
  ]);
  const wood = mix(paint, inks.ink, 0.42);
  for (const s of [-1, 1]) {
    const hinge = s < 0 ? open.left : open.right;
    const width = 210;
    const x0 = hinge + s * 14;
    const x1 = hinge + s * width;
    const skew = 26;
    const body = `M${num(x0)} -20L${num(x1)} -20L${num(x1)} ${num(open.sill + skew)}L${num(x0)} ${num(open.sill)}Z`;
    let slats = '';
    for (let y = 24; y < open.sill - 30; y += 22)
      if (Math.abs(y - 330) > 20)
        slats += `M${num(x0 + s * 26)} ${y}L${num(x1 - s * 22)} ${num(y + skew * 0.7)}`;
    const ink = s === side ? mix(paint, inks.ink, 0.24) : paint;
    stage.add(
      fill(body, ink),
      stroke(slats, mix(ink, inks.ink, 0.35), 8),
      stroke(slats, mix(ink, inks.light, 0.25), 2, { transform: 'translate(0 -5)' }),
      stroke(`M${num(x0)} -20V${num(open.sill)}`, wood, 7),
    );
  }
  const w = open.right - open.left;
  stage.add(
    box(open.left - 16, -20, 32, open.sill + 20, wood),
    box(open.right - 16, -20, 32, open.sill + 20, wood),
  );
  stage.add(
    box(open.left - 40, open.sill - 4, w + 80, 24, mix(wood, paint, 0.5)),
    box(open.left - 40, open.sill - 4, w + 80, 7, mix(paint, inks.light, 0.35)),
  );
}
