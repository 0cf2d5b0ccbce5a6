import { mix } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { heightAt, ridge } from '../../kit/path';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { fall, islet, mockTown, strait } from './cable-car-places';

/**
 * A cable car over forest: the mountain with its upper station in cloud, masts, cabins that rise and one near by.
 * `cable-car-castle` is that of Bà Nà with its mock French town above a waterfall, `cable-car-sea` that of Hòn Thơm.
 */
export function cableCar(stage: Stage): Focal {
  const sea = stage.motif === 'cable-car-sea';
  const castle = stage.motif === 'cable-car-castle';
  const { inks } = stage;
  const random = stage.random.fork('cable-car');
  const s = random.sign();
  const x = WIDTH / 2;
  const peak = x + s * 420;
  const sun = { x: x - s * random.range(360, 560), y: 260, r: 84 };
  stage.add(
    sky(stage, { horizon: 800, clouds: random.int(3, 6), sun }),
    birds(stage, x - s * 380, 420, 120, inks.ink),
  );
  const far = mix(inks.far, inks.skyLow, 0.25);
  const bell = (height: number, at: number, width: number) => (px: number) =>
    -height * Math.exp(-(((px - at) / width) ** 2));
  stage.add(
    massif(stage, 'far', {
      y: 700,
      rise: 60,
      swell: 460,
      base: 900,
      ink: far,
      shade: mix(far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'far-air', 730, 150, inks.skyLow, 0.6),
  );
  const hill = mix(inks.middle, inks.leafDark, 0.4);
  const high = massif(stage, 'high', {
    y: 760,
    rise: 46,
    swell: 300,
    base: 1000,
    ink: hill,
    shade: mix(hill, inks.near, 0.35),
    bend: sea ? bell(190, peak, 430) : bell(castle ? 420 : 520, peak, castle ? 520 : 400),
  });
  stage.add(
    high.svg,
    wood(
      stage,
      'high-wood',
      high.line.map(([px, py]): Point => [px, py + 6]),
      9,
      mix(hill, inks.leafDark, 0.4),
      mix(hill, inks.leaf, 0.3),
      40,
    ),
    ...(sea ? [] : [mist(stage, 'girdle', 520, 120, inks.cloud, 0.55)]),
    mist(stage, 'high-air', 800, 200, inks.skyLow, 0.5),
  );
  const top: Point = [peak - s * 40, heightAt(high.line, peak - s * 40)];
  if (castle) {
    stage.add(fall(stage, peak + s * 90, heightAt(high.line, peak + s * 90) + 150));
    stage.add(place(mockTown(stage), peak + s * 60, heightAt(high.line, peak + s * 60) + 22, 0.94, s < 0));
    stage.add(mist(stage, 'town-air', top[1] + 76, 90, inks.cloud, 0.6));
  }
  stage.add(place(station(stage), top[0], top[1] + 8, 1));
  if (sea) stage.add(strait(stage, sun.x));
  const low = ridge(random.fork('low'), {
    left: -30,
    right: WIDTH + 30,
    y: sea ? 1010 : 940,
    rise: sea ? 12 : 50,
    swell: 420,
    bend: sea ? islet(x + s * 210) : bell(170, x + s * 300, 420),
  });
  stage.add(
    wood(stage, 'low', low, 46, mix(inks.leafDark, inks.middle, 0.3), mix(inks.leaf, inks.middle, 0.25), 400),
    wood(
      stage,
      'low2',
      low.map(([px, py]): Point => [px, py + 90]),
      56,
      mix(inks.leafDark, inks.middle, 0.12),
      mix(inks.leaf, inks.leafDark, 0.3),
      400,
    ),
  );
  const mast = x + s * 210;
  const mastTop = sea ? 500 : 560;
  const mastFoot = heightAt(low, mast) + 20;
  const near: Point = [x - s * 1010, 640];
  /** A cable sags between its ends; the two sides of the loop run a little apart. */
  const sag = (a: Point, b: Point, drop: number, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + drop * 4 * t * (1 - t),
  ];
  const rope = (a: Point, b: Point, drop: number) => {
    const m = sag(a, b, drop * 2, 0.5);
    return `M${num(a[0])} ${num(a[1])}Q${num(m[0])} ${num(m[1])} ${num(b[0])} ${num(b[1])}`;
  };
  const arm = 46;
  const upper: Point = [top[0], top[1] - 30];
  stage.add(
    stroke(
      rope([mast - arm, mastTop], upper, 34) + rope([mast + arm, mastTop], [upper[0] + 12, upper[1]], 34),
      inks.ink,
      2.6,
    ),
  );
  const cabin = stage.define(gondola(stage, inks.accent));
  const other = stage.define(gondola(stage, mix(inks.gold, inks.paper, 0.2)));
  for (const [t, k] of [
    [0.82, 0.13],
    [0.6, 0.19],
    [0.34, 0.27],
  ] as const) {
    if (sea && t !== 0.6) continue;
    const [a, b] = sag([mast - arm, mastTop], upper, 34, t);
    stage.add(place(use(t > 0.7 ? other : cabin), a, b, k));
    const [e, f] = sag([mast + arm, mastTop], [upper[0] + 12, upper[1]], 34, t - 0.12);
    stage.add(place(use(other), e, f, k * 1.06));
  }
  const steel = mix(mix(inks.far, inks.paper, 0.4), inks.near, stage.dark ? 0.4 : 0.16);
  let braces = '';
  for (let i = 0; i < 7; i++) {
    const [t, u] = [i / 7, (i + 1) / 7];
    const at = (k: number, v: number) =>
      `${num(mast + k * (16 + 26 * v))} ${num(mastTop + (mastFoot - mastTop) * v)}`;
    braces += `M${at(-1, t)}L${at(1, u)}M${at(1, t)}L${at(-1, u)}`;
  }
  stage.add(
    stroke(
      `M${mast - 16} ${mastTop}L${mast - 42} ${num(mastFoot)}M${mast + 16} ${mastTop}L${mast + 42} ${num(mastFoot)}`,
      steel,
      9,
    ),
    stroke(braces, mix(steel, inks.near, 0.3), 4),
    box(mast - 78, mastTop - 16, 156, 15, steel),
    stroke(`M${mast - 70} ${mastTop}h44M${mast + 26} ${mastTop}h44`, inks.ink, 8),
  );
  if (!sea)
    stage.add(
      wood(
        stage,
        'foot',
        ridge(random.fork('foot'), { left: -30, right: WIDTH + 30, y: 1080, rise: 20, swell: 300 }),
        60,
        mix(inks.leafDark, inks.ink, 0.12),
        mix(inks.leaf, inks.leafDark, 0.45),
        200,
      ),
    );
  stage.add(
    stroke(
      rope([mast - arm, mastTop], near, 60) + rope([mast + arm, mastTop], [near[0], near[1] + 70], 60),
      inks.ink,
      4.4,
    ),
  );
  const [cx, cy] = sag([mast - arm, mastTop], near, 60, 0.27);
  const [ox, oy] = sag([mast + arm, mastTop], [near[0], near[1] + 70], 60, 0.74);
  stage.add(place(use(other), ox, oy, 1.05), place(use(cabin), cx, cy, 1.02));
  if (sea) return { x: (x - s * 10) / WIDTH, y: 0.56 };
  let crest = '';
  for (let px = -20; px < WIDTH + 30; px += 90)
    crest += `M${px} ${HEIGHT + 10}q${s * 10} -60 45 -${60 + ((px * 7) % 50)}q30 50 45 ${70 + ((px * 7) % 50)}Z`;
  stage.add(fill(crest, mix(inks.leafDark, inks.ink, 0.45)));
  return { x: (x - s * 10) / WIDTH, y: 0.56 };
}

function station(stage: Stage): string {
  const { inks } = stage;
  const wall = mix(inks.paper, inks.far, 0.3);
  const lamp = stage.dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.waterTop, 0.3);
  return (
    box(-54, -40, 108, 44, wall) +
    box(-46, -32, 92, 16, lamp) +
    fill('M-64 -38Q0 -74 64 -38Z', mix(inks.accentDark, inks.near, 0.3)) +
    box(-74, 0, 148, 10, mix(wall, inks.near, 0.4))
  );
}

/** A cabin that hangs from the origin; about 210 wide and 330 high. */
function gondola(stage: Stage, paint: string): string {
  const { inks, side, dark } = stage;
  const body = mix(paint, inks.near, dark ? 0.26 : 0.03);
  const glass = dark
    ? mix(inks.gold, inks.near, 0.2)
    : mix(mix(inks.waterTop, inks.skyMid, 0.5), inks.near, 0.14);
  const shell =
    'M-84 -2Q-106 70 -92 150Q-84 178 -50 180H50Q84 178 92 150Q106 70 84 -2Q76 -30 40 -32H-40Q-76 -30 -84 -2Z';
  const clip = stage.clip(fill(shell, '#000'));
  const rider = (x: number, ink: string) =>
    fill(`M${x - 17} 108Q${x - 17} 74 ${x} 72Q${x + 17} 74 ${x + 17} 108Z`, ink) +
    `<circle cx="${x}" cy="58" r="12" fill="${inks.skin}"/>` +
    fill(`M${x - 13} 58Q${x - 13} 44 ${x} 44Q${x + 13} 44 ${x + 13} 58Q${x} 50 ${x - 13} 58Z`, inks.ink);
  return (
    `<g transform="translate(0 124)">` +
    stroke('M0 -122V-84', inks.ink, 9) +
    stroke('M-24 -122H24', mix(inks.far, inks.ink, 0.5), 14) +
    stroke('M0 -86Q0 -40 -40 -30M0 -86Q0 -40 40 -30', mix(inks.far, inks.ink, 0.6), 8) +
    fill(shell, body) +
    `<g clip-path="${clip}">${box(-110, 6, 220, 94, glass)}${rider(-40, mix(inks.paper, inks.near, 0.1))}${rider(34, mix(inks.waterLow, inks.near, 0.2))}${fill('M-70 6H-30L-70 100H-110V80Z', inks.paper, { 'fill-opacity': 0.3 })}${box(side > 0 ? -110 : 56, -40, 54, 230, inks.ink, { 'fill-opacity': 0.16 })}${box(-110, 100, 220, 8, mix(body, inks.ink, 0.3))}${box(-110, 132, 220, 12, mix(inks.paper, body, 0.2))}</g>` +
    stroke('M-2 6V178M-56 6V100M54 6V100', mix(body, inks.ink, 0.36), 5) +
    stroke(shell, mix(body, inks.ink, 0.4), 4) +
    '</g>'
  );
}
