import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, heightAt, polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { hillPine } from '../../kit/pines';
import { blossom, springBough } from '../../kit/plants';
import { reuse } from '../../kit/reuse';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { lightPath, mirrored, water } from '../../kit/water';

/** A highland lake: pine hills stepped back into mist, a house on its point or a boat on its light. */
export function lake(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const shore = HEIGHT * random.range(0.56, 0.62);
  const subject = WIDTH * random.range(0.44, 0.56);
  const sun = {
    x: subject + side * random.range(80, 360),
    y: shore - random.range(300, 430),
    r: random.range(86, 130),
  };
  stage.add(sky(stage, { horizon: shore, sun, rays: random.chance(0.4) }));
  stage.add(birds(stage, subject - side * 380, shore * 0.36, 110, inks.ink));
  const behind = reuse(stage, hills(stage, shore));
  stage.add(
    behind,
    water(stage, { top: shore }),
    mirrored(stage, 'hills', behind, {
      waterline: shore,
      depth: HEIGHT - shore,
      squash: 0.72,
      opacity: 0.55,
    }),
  );
  stage.add(
    lightPath(stage, sun.x, shore, HEIGHT, inks.light, 0.9),
    mist(stage, 'lake-air', shore, 110, inks.skyLow, 0.75),
  );
  const head = headland(stage, shore, subject);
  const y = shore + random.range(210, 260);
  const flip = random.chance(0.5);
  const bx = subject + (head.house ? head.side * -random.range(120, 220) : 0);
  const boat = reuse(
    stage,
    place(
      sampan(stage, dress(stage, 0), random.pick(['seated', 'standing'])),
      bx,
      y,
      head.house ? 1.7 : 2.3,
      flip,
    ),
  );
  stage.add(
    mirrored(stage, 'boat', boat, {
      waterline: y + 14,
      depth: 150,
      squash: 0.6,
      opacity: 0.45,
      left: bx - 280,
      right: bx + 280,
    }),
    boat,
  );
  frame(stage, head.side);
  return head.house
    ? { x: (subject + head.side * 120) / WIDTH, y: (shore + 30) / HEIGHT }
    : { x: subject / WIDTH, y: (y - 160) / HEIGHT };
}

function hills(stage: Stage, shore: number): string {
  const { inks } = stage;
  const random = stage.random.fork('hills');
  const peak = random.range(0.2, 0.8) * WIDTH;
  const bend = (x: number) => -Math.exp(-(((x - peak) / 340) ** 2)) * 150;
  const back = mix(inks.far, inks.skyLow, 0.45);
  let out =
    massif(stage, 'back', {
      y: shore - 200,
      rise: 90,
      swell: 320,
      bend,
      base: shore + 2,
      ink: back,
      shade: mix(back, inks.far, 0.7),
    }).svg + mist(stage, 'back-air', shore - 150, 150, inks.skyLow, 0.6);
  for (let i = 0; i < 3; i++) {
    const ink =
      [
        mix(inks.far, inks.middle, 0.25),
        mix(inks.middle, inks.far, 0.25),
        mix(inks.leafDark, inks.middle, 0.4),
      ][i] ?? inks.middle;
    const dip = random.range(0.3, 0.7) * WIDTH;
    const valley = (x: number) => Math.exp(-(((x - dip) / 300) ** 2)) * (70 - i * 12);
    const line = massif(stage, `hill${i}`, {
      y: shore - 176 + i * 50,
      rise: 96 - i * 18,
      swell: 260,
      bend: valley,
      base: shore + 2,
      ink,
      shade: mix(ink, inks.near, 0.25),
    });
    let trees = '';
    const gap = 15 + i * 6;
    for (let x = -20; x < WIDTH + 20; x += gap * random.range(0.6, 1.5)) {
      const y = Math.min(shore, heightAt(line.line, x) + random.range(2, 16 + i * 8));
      trees += hillPine(random, x, y + 6, (38 + i * 26) * random.range(0.7, 1.25), 3 + i);
    }
    out +=
      fill(trees, mix(ink, inks.leafDark, 0.3)) +
      line.svg +
      mist(stage, `hill-air${i}`, shore - 60 + i * 26, 110, inks.skyLow, i === 2 ? 0.4 : 0.6);
  }
  return out;
}

interface Headland {
  side: number;
  house: boolean;
}

/** A point of land running into the lake with its pines and, on some, a small villa. */
function headland(stage: Stage, shore: number, subject: number): Headland {
  const { inks } = stage;
  const random = stage.random.fork('headland');
  const s = random.sign();
  const house = random.chance(0.62);
  const rough = fractal(random, 3);
  const tip = subject - s * random.range(100, 180);
  const edge = s > 0 ? WIDTH + 20 : -20;
  const span = Math.abs(edge - tip);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 50; i++) {
    const t = i / 50;
    const x = tip + s * span * t;
    upper.push([x, shore + 66 - Math.sin(Math.min(1, t * 1.2) * Math.PI * 0.5) * 74 - rough(t * 5) * 12]);
    lower.push([x, shore + 68 + t * 26 + rough(t * 8 + 9) * 8]);
  }
  const crest = [...upper].sort((a, b) => a[0] - b[0]);
  const lawn = mix(inks.leaf, inks.ground, 0.25);
  let trees = '';
  let lit = '';
  for (let i = 0; i < 34; i++) {
    const t = 0.3 + 0.7 * random.next();
    const x = tip + s * span * t;
    const h = random.range(90, 250) * (0.55 + t * 0.6);
    const y = heightAt(crest, x) + 14;
    const d = hillPine(random, x, y, h, 7);
    if (i % 3) trees += d;
    else lit += d;
  }
  const land = reuse(
    stage,
    fill(trees, mix(inks.leafDark, inks.near, 0.25)) +
      fill(lit, mix(inks.leafDark, inks.leaf, 0.35)) +
      fill(polygon([...upper, ...[...lower].reverse()]), lawn) +
      fill(
        polygon([...lower.map(([x, y]): Point => [x, y - 9]), ...[...lower].reverse()]),
        mix(inks.groundDark, inks.near, 0.4),
      ),
  );
  const villa = house ? place(villaDrawing(stage), subject + s * 120, shore + 34, 1.5, s < 0) : '';
  stage.add(
    mirrored(stage, 'land', land + villa, { waterline: shore + 78, depth: 240, squash: 0.62, opacity: 0.5 }),
    land,
  );
  if (house) {
    stage.add(villa);
    let near = '';
    for (let i = 0; i < 4; i++)
      near += hillPine(random, subject + s * (250 + i * 46), shore + 48 + i * 4, random.range(200, 330), 8);
    stage.add(fill(near, mix(inks.leafDark, inks.near, 0.4)));
    stage.add(
      box(subject + s * 20 - 46, shore + 66, 92, 7, mix(inks.groundDark, inks.ink, 0.4)),
      stroke(
        `M${num(subject + s * 20 - 36)} ${num(shore + 68)}v20M${num(subject + s * 20 + 36)} ${num(shore + 68)}v20`,
        inks.ink,
        4,
      ),
    );
  }
  return { side: s, house };
}

/** A hill villa with a steep roof, a chimney and lit windows, about 150 wide, foot at the origin. */
function villaDrawing(stage: Stage): string {
  const { inks } = stage;
  const wall = mix(inks.paper, inks.ground, 0.2);
  const tile = mix(inks.accent, inks.near, 0.25);
  const light = stage.dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.far, 0.3);
  return (
    fill('M38 -112h16v44h-16Z', mix(wall, inks.near, 0.4)) +
    fill('M44 -116Q24 -146 50 -170Q70 -196 48 -226Q82 -196 62 -166Q46 -142 56 -116Z', inks.paper, {
      'fill-opacity': 0.45,
    }) +
    box(-70, -52, 140, 54, wall) +
    box(-70, -52, 46, 54, mix(wall, inks.near, 0.35)) +
    fill('M-82 -48L-48 -100L62 -100L84 -48Z', tile) +
    fill('M-82 -48L-48 -100L-24 -100L-12 -48Z', mix(tile, inks.ink, 0.35)) +
    fill('M4 -50L36 -106L68 -50Z', wall) +
    stroke('M0 -46L36 -108L72 -46', tile, 8) +
    box(26, -78, 20, 24, light) +
    stroke('M36 -78v24M26 -66h20', wall, 2) +
    box(-58, -38, 20, 24, light) +
    box(-14, -40, 18, 42, mix(inks.accentDark, inks.ink, 0.3)) +
    box(20, -38, 20, 24, light) +
    box(46, -38, 16, 24, light) +
    stroke('M-48 -38v24M30 -38v24', wall, 2) +
    stroke('M-80 2H84', mix(inks.groundDark, inks.ink, 0.3), 6)
  );
}

/** The near shore: great trunks at one side, and wild sunflowers or a bough of blossom. */
function frame(stage: Stage, away: number): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  const s = -away;
  const at = (v: number) => (s < 0 ? v : WIDTH - v);
  const kind = random.pick(['pines', 'bough', 'flowers', 'pines']);
  if (kind === 'pines') {
    let dark = '';
    let mid = '';
    for (const [i, x] of [60, 240, 400].entries()) {
      const tree = hillPine(
        random,
        at(x + random.range(-30, 30)),
        HEIGHT + 40,
        random.range(940, 1120) * (1 - i * 0.2),
        15,
      );
      if (i % 2) mid += tree;
      else dark += tree;
    }
    stage.add(fill(mid, mix(inks.leafDark, inks.near, 0.3)), fill(dark, mix(inks.leafDark, inks.ink, 0.5)));
  } else if (kind === 'bough')
    stage.add(
      springBough(
        stage,
        'bough',
        [at(-40), 40],
        [at(640), 240],
        stage.season === 'winter' || stage.season === 'spring' ? inks.lotus : inks.gold,
        40,
      ),
    );
  let grass = '';
  let stems = '';
  let flowers = '';
  for (let i = 0; i < 46; i++) {
    const x = at(random.next() ** 1.5 * 820 - 20);
    const h = random.range(50, 170) * (1 - Math.abs(x - at(0)) / 1300);
    grass += grassTuft(random, x, HEIGHT + 10, h, 6);
    if (kind === 'flowers' || i % 4 === 0) {
      stems += `M${num(x)} ${HEIGHT + 8}q${random.int(-12, 12)} ${num(-h * 0.7)} ${random.int(-14, 14)} ${num(-h * 1.25)}`;
      flowers += blossom(
        x,
        HEIGHT - h * 1.2,
        random.range(15, 25),
        inks.gold,
        mix(inks.gold, inks.accent, 0.5),
        mix(inks.accentDark, inks.ink, 0.3),
        i * 23,
      );
    }
  }
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)), stroke(stems, inks.leafDark, 3.4), flowers);
}
