import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { lens, polygon, ridge } from '../kit/path';
import { type Dress, dress } from '../kit/people';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, type Point, place, stroke } from '../kit/svg';
import { leafMass } from '../kit/trees';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';

/** The mouth of Phong Nha cave: the river comes out of a low wide arch under a wooded cliff, and blue boats go in. That mouth only. */
export function phongNha(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('phong-nha');
  const x = WIDTH * random.range(0.48, 0.52);
  const line = 716;
  stage.add(
    sky(stage, { horizon: 520, clouds: random.int(3, 5), sun: { x: x + side * 640, y: 210, r: 74 } }),
  );
  const far = mix(inks.far, inks.skyLow, 0.25);
  stage.add(
    massif(stage, 'far', {
      y: 330,
      rise: 110,
      swell: 300,
      base: line,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 420, 150, inks.skyLow, 0.5),
    birds(stage, x - side * 520, 190, 90, inks.ink),
    water(stage, { top: line }),
  );
  const cliff = reuse(stage, wall(stage, x, line));
  stage.add(
    mirrored(stage, 'below', cliff, { waterline: line + 4, depth: 300, squash: 0.62, opacity: 0.5 }),
    cliff,
    arch(stage, x, line),
  );
  const s = random.sign();
  boat(stage, 'in', x + s * 60, line + 26, 0.56, s < 0, 1);
  boat(stage, 'mid', x - s * 330, line + 84, 0.92, s < 0, 2);
  boat(stage, 'near', x + s * 130, line + 158, 1.6, s > 0, 4);
  return { x: x / WIDTH, y: 0.8 };
}

/** The mountain above the arch: bare rock low down, wood on every ledge. */
function wall(stage: Stage, x: number, line: number): string {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('wall');
  const rock = mix(mix(inks.far, inks.ground, 0.42), inks.near, dark ? 0.5 : 0.16);
  const shade = mix(rock, inks.near, 0.42);
  const crest = ridge(random, {
    left: -20,
    right: WIDTH + 20,
    y: 300,
    rise: 46,
    swell: 210,
    bend: (px) => ((px - x) / 860) ** 2 * 170 - 70,
  });
  const body = polygon([...crest, [WIDTH + 20, line + 6], [-20, line + 6]]);
  let streaks = '';
  let pale = '';
  for (let i = 0; i < 120; i++) {
    const px = random.range(0, WIDTH);
    const y = random.range(380, line - 60);
    const l = random.range(40, 150);
    const w = random.range(5, 17);
    const d = `M${num(px)} ${num(y)}q${num(w)} ${num(l * 0.4)} 0 ${num(l)}q${num(-w)} ${num(-l * 0.5)} 0 ${num(-l)}Z`;
    if (i % 3) streaks += d;
    else pale += d;
  }
  const leaf = mix(inks.leafDark, inks.near, 0.12);
  let green = '';
  let lit = '';
  for (let i = 0; i < 46; i++) {
    const px = random.range(-20, WIDTH + 20);
    const high = random.chance(0.6);
    const y = high ? random.range(330, 470) : random.range(480, line - 150);
    const w = random.range(70, 170) * (high ? 1.15 : 0.8);
    if (Math.abs(px - x) < 400 && y > line - 260) continue;
    green += leafMass(random, px, y, w, w * 0.32, 11);
    lit += leafMass(random, px + side * w * 0.2, y - w * 0.12, w * 0.6, w * 0.17, 9);
  }
  return (
    fill(body, rock) +
    `<g clip-path="${stage.clip(fill(body, '#000'))}">${
      fill(
        `M${num(x - side * 80)} 200L${num(x - side * 260)} ${line + 6}H${side > 0 ? -20 : WIDTH + 20}V200Z`,
        shade,
        {
          'fill-opacity': 0.55,
        },
      ) +
      fill(streaks, shade) +
      fill(pale, mix(rock, inks.light, 0.4), { 'fill-opacity': 0.7 }) +
      fill(green, leaf) +
      fill(lit, mix(inks.leaf, inks.leafLight, 0.2))
    }</g>` +
    wood(stage, 'crest', crest, 34, leaf, mix(inks.leaf, inks.leafDark, 0.2), 70)
  );
}

/** The low arch: teeth of stone along its lip, the dark, the first lamps within, and the water that lies in it. */
function arch(stage: Stage, x: number, line: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork('arch');
  const [half, high] = [360, 196];
  const lip: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const a = Math.PI * (1 - i / 60);
    const k = 1 + random.range(-0.03, 0.03);
    const y = line + 10 - Math.sin(a) ** 0.72 * high * k;
    const px = x + Math.cos(a) * half * k;
    lip.push([px, y]);
    if (i > 6 && i < 54 && random.chance(0.5)) {
      const l = random.range(18, 74) * Math.sin(a);
      lip.push([px + 3, y + l], [px + 10, y + random.range(0, 6)]);
    }
  }
  const hole = polygon([...lip, [x + half, line + 12], [x - half, line + 12]]);
  const lamp = mix(inks.gold, inks.light, 0.4);
  const deep = mix(inks.near, inks.ink, 0.75);
  let inner = '';
  for (let i = 0; i < 9; i++) {
    const px = x + random.range(-230, 230);
    const l = random.range(30, 80);
    inner += `M${num(px - 12)} ${line - 150}Q${num(px)} ${num(line - 150 + l * 0.5)} ${num(px + 2)} ${num(line - 130 + l)}Q${num(px + 6)} ${num(line - 150 + l * 0.5)} ${num(px + 14)} ${line - 150}Z`;
  }
  return (
    fill(hole, deep) +
    `<g clip-path="${stage.clip(fill(hole, '#000'))}">${
      oval(x + side * 90, line - 6, 230, 130, lamp, { 'fill-opacity': 0.16 }) +
      oval(x + side * 90, line - 4, 130, 80, lamp, { 'fill-opacity': 0.22 }) +
      fill(inner, mix(deep, lamp, 0.25)) +
      box(x - half, line - 8, half * 2, 24, mix(inks.waterLow, inks.ink, 0.55)) +
      fill(lens(x + side * 10, x + side * 170, line + 2, 5), lamp, { 'fill-opacity': 0.8 })
    }</g>` +
    stroke(polygon(lip, false), mix(inks.far, inks.light, 0.35), 4, { 'stroke-opacity': 0.5 }) +
    fill(
      `M${num(x - half - 120)} ${line + 12}Q${num(x - half - 40)} ${line - 34} ${num(x - half + 34)} ${line + 12}ZM${num(x + half - 30)} ${line + 12}Q${num(x + half + 60)} ${line - 44} ${num(x + half + 150)} ${line + 12}Z`,
      mix(mix(inks.far, inks.groundDark, 0.5), inks.near, 0.35),
    )
  );
}

/** A long boat of the Son river under its blue roof, guests on the benches, one at the bow with a pole; about 330 long, bow to the right. */
function drawnBoat(stage: Stage, guests: number): string {
  const { inks, dark } = stage;
  const blue = mix(mix(inks.waterLow, '#2f6fb4', 0.55), inks.near, dark ? 0.4 : 0.05);
  const head = (px: number, c: Dress) =>
    fill(`M${px - 10} -12Q${px - 12} -40 ${px} -42Q${px + 12} -40 ${px + 10} -12Z`, c.top) +
    oval(px, -50, 6, 7, c.skin) +
    fill(
      `M${px - 6.4} -49Q${px - 8} -59 ${px} -58Q${px + 8} -59 ${px + 6.4} -49Q${px} -55 ${px - 6.4} -49Z`,
      c.trousers,
    );
  let people = '';
  for (let i = 0; i < 6; i++) if (i < guests + 2) people += head(-88 + i * 34, dress(stage, i * 2 + guests));
  const c = dress(stage, 0);
  return (
    people +
    stroke('M-116 -12V-84M-40 -12V-88M36 -12V-88M100 -12V-84', mix(blue, inks.ink, 0.4), 4) +
    fill('M-140 -80Q-136 -104 -96 -106H84Q122 -104 126 -80Q0 -92 -140 -80Z', blue) +
    fill('M-140 -80Q-136 -104 -96 -106H-50Q-84 -96 -92 -84Z', mix(blue, inks.light, 0.35)) +
    stroke('M-140 -80Q0 -92 126 -80', mix(blue, inks.paper, 0.6), 4) +
    fill(
      'M-186 -30Q-160 8 -110 12H120Q170 6 200 -40Q150 -16 110 -14H-116Q-160 -14 -186 -30Z',
      mix(blue, inks.ink, 0.42),
    ) +
    stroke('M-182 -26Q-150 -8 -116 -8H110Q156 -12 194 -36', mix(blue, inks.paper, 0.5), 4) +
    fill('M-168 -12Q-140 4 -110 5H120Q150 3 172 -12', mix(inks.accent, inks.near, 0.3), {
      'fill-opacity': 0.8,
    }) +
    place(
      stroke('M26 -72L-14 40', c.wood, 2.6) +
        fill('M-8 -46L0 -46Q-2 -22 -8 0H-15Q-12 -24 -8 -46Z', c.trousers) +
        fill('M-2 -46L7 -46Q9 -22 9 0H2Q2 -22 -2 -46Z', c.trousers) +
        fill('M-6 -78Q1 -81 8 -77Q10 -60 8 -44Q0 -41 -8 -44Q-9 -62 -6 -78Z', c.top) +
        stroke('M5 -72Q16 -66 20 -54', c.topShade, 4.6) +
        oval(2, -86, 5.2, 6.2, c.skin) +
        fill('M-15 -86Q-6 -94 2 -104Q10 -94 19 -86Q2 -81 -15 -86Z', c.hat),
      146,
      -18,
      0.96,
    )
  );
}

function boat(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  k: number,
  flip: boolean,
  guests: number,
): void {
  const { inks } = stage;
  const drawn = reuse(stage, place(drawnBoat(stage, guests), x, y, k, flip));
  stage.add(
    mirrored(stage, label, drawn, {
      waterline: y + 10 * k,
      depth: Math.min(HEIGHT - y, 120 * k),
      squash: 0.6,
      opacity: 0.4,
      left: x - 220 * k,
      right: x + 220 * k,
    }),
    fill(lens(x - 220 * k, x + 220 * k, y + 11 * k, 8 * k), inks.waterLow, { 'fill-opacity': 0.7 }),
    drawn,
  );
}
