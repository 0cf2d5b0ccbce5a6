import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { polygon, ridge } from '../../kit/path';
import { boulder } from '../../kit/rocks';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { water } from '../../kit/water';

/** A lighthouse on a headland of boulders, steps up to it, the sea on one hand. */
export function lighthouse(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('lighthouse');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const horizon = 720;
  stage.add(sky(stage, { horizon, clouds: random.int(4, 7) }), birds(stage, x - s * 480, 330, 130, inks.ink));
  const isle = ridge(random.fork('isle'), { left: -20, right: 620, y: horizon - 34, rise: 30, swell: 200 });
  const islePoints = (s > 0 ? isle : isle.map(([px, py]): Point => [WIDTH - px, py])).filter(([px]) =>
    s > 0 ? px < 500 : px > WIDTH - 500,
  );
  const first = islePoints[0] as Point;
  const last = islePoints[islePoints.length - 1] as Point;
  stage.add(
    fill(
      polygon([...islePoints, [last[0] + s * 80, horizon + 2], [first[0], horizon + 2]]),
      mix(inks.far, inks.skyLow, 0.1),
    ),
  );
  stage.add(water(stage, { top: horizon }));
  const slope = (px: number) => {
    const t = ((px - x) * s) / 960;
    return (
      800 -
      Math.exp(-(((t - 0.12) / 0.5) ** 2)) * 180 +
      Math.max(0, -t - 0.28) * 900 -
      Math.max(0, t - 0.4) * 60
    );
  };
  const land: Point[] = [];
  for (let px = -20; px <= WIDTH + 20; px += 20) land.push([px, slope(px) + Math.sin(px / 47) * 6]);
  const grass = mix(mix(inks.leaf, inks.ground, 0.3), inks.near, 0.06);
  stage.add(
    fill(
      polygon([...land, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]),
      stage.blend([
        [0, mix(grass, inks.light, 0.15)],
        [0.5, grass],
        [1, mix(inks.leafDark, inks.ink, 0.3)],
      ]),
    ),
  );
  stage.add(place(tower(stage), x + s * 100, slope(x + s * 100) + 14, 1));
  let path = '';
  let steps = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const px = x + s * (60 - 260 * Math.sin(t * 2.6) * t);
    const y = slope(x + s * 60) + 30 + t * t * 520;
    const w = 26 + t * 120;
    path += box(
      px - w,
      y,
      w * 2,
      10 + t * 26,
      mix(mix(inks.paper, inks.ground, 0.45), inks.near, stage.dark ? 0.45 : 0.08),
    );
    steps += `M${num(px - w)} ${num(y + 10 + t * 26)}h${num(w * 2)}`;
  }
  stage.add(path, stroke(steps, inks.near, 4, { 'stroke-opacity': 0.4 }));
  const rock = mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.4 : 0.24);
  const spots: [number, number, number, number][] = [];
  for (let i = 0; i < 17; i++) {
    const px = x - s * random.range(180, 620);
    const k = Math.abs(px - x) / 620;
    spots.push([
      px,
      slope(px) + random.range(10, 160),
      random.range(90, 210) * (0.6 + k * 0.6),
      random.range(50, 120),
    ]);
  }
  spots.push(
    [x + s * 520, 1100, 320, 170],
    [x + s * 760, 1160, 420, 240],
    [x - s * 620, 1180, 420, 200],
    [x - s * 300, 1200, 260, 90],
  );
  for (const [i, [px, py, w, h]] of spots.sort((a, b) => a[1] - b[1]).entries())
    stage.add(boulder(stage, `b${i}`, px, py, w, h, rock));
  let dark = '';
  let lit = '';
  for (let i = 0; i < 16; i++) {
    const px = x + s * random.range(230, 960);
    const y = slope(px) + random.range(0, 260);
    const r = random.range(34, 80);
    dark += leafMass(random, px, y, r * 1.1, r * 0.66, 12);
    lit += leafMass(random, px + side * r * 0.2, y - r * 0.2, r * 0.6, r * 0.32, 10);
  }
  let tufts = '';
  for (let i = 0; i < 60; i++) {
    const px = random.range(0, WIDTH);
    tufts += grassTuft(random, px, HEIGHT + 6, random.range(30, 100), 5);
  }
  stage.add(
    fill(dark, inks.leafDark),
    fill(lit, mix(inks.leaf, inks.leafLight, 0.3)),
    fill(tufts, mix(inks.leafDark, inks.ink, 0.35)),
  );
  return { x: (x + s * 60) / WIDTH, y: 0.39 };
}

/** The tower: stone foot, tapered shaft, gallery, lantern; about 200 wide and 520 high, foot at the origin. */
function tower(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('tower');
  const lit = stage.dark || stage.time === 'dusk';
  const stone = random.chance(0.5);
  const wall = stone
    ? mix(mix(inks.far, inks.ground, 0.5), inks.near, stage.dark ? 0.4 : 0.12)
    : mix(inks.paper, inks.near, stage.dark ? 0.4 : 0.03);
  const shade = mix(wall, inks.near, 0.36);
  const lamp = lit ? inks.light : mix(inks.waterTop, inks.paper, 0.4);
  let joints = '';
  if (stone) for (let i = 1; i < 16; i++) joints += `M${-66 + i * 1.3} ${-60 - i * 22}h${132 - i * 2.6}`;
  const beam = lit
    ? fill(`M0 -486L${-side * 1500} -640V-420ZM0 -486L${side * 1200} -560V-430Z`, inks.light, {
        'fill-opacity': 0.16,
      })
    : '';
  return (
    beam +
    box(-190, -96, 380, 100, wall) +
    box(side > 0 ? -190 : 90, -96, 100, 100, shade) +
    fill(
      'M-206 -92L-160 -140H160L206 -92Z',
      mix(mix(inks.accentDark, inks.groundDark, 0.3), inks.near, 0.2),
    ) +
    [-140, -80, 80, 140]
      .map((px) => box(px - 15, -70, 30, 40, lit ? inks.gold : mix(inks.near, inks.waterLow, 0.3)))
      .join('') +
    box(-20, -74, 40, 78, mix(inks.groundDark, inks.ink, 0.4)) +
    fill('M-70 -90L-46 -420H46L70 -90Z', wall) +
    fill(side > 0 ? 'M-70 -90L-46 -420H-16L-24 -90Z' : 'M70 -90L46 -420H16L24 -90Z', shade) +
    stroke(joints, mix(wall, inks.ink, 0.4), 2, { 'stroke-opacity': 0.5 }) +
    [-180, -260, -340].map((y) => box(-8, y, 16, 28, mix(inks.near, inks.ink, 0.3))).join('') +
    fill('M-46 -420L-74 -440H74L46 -420Z', shade) +
    box(-80, -450, 160, 14, mix(wall, inks.light, 0.3)) +
    stroke(Array.from({ length: 13 }, (_, i) => `M${-76 + i * 12.7} -450v-28`).join(''), inks.ink, 3) +
    stroke('M-78 -478H78', inks.ink, 4) +
    (lit ? disc(0, -486, 90, inks.light, { 'fill-opacity': 0.2 }) : '') +
    box(-32, -520, 64, 72, lamp) +
    stroke('M-32 -520V-448M-11 -520V-448M11 -520V-448M32 -520V-448', inks.ink, 4) +
    fill('M-44 -518Q0 -590 44 -518Z', mix(inks.accent, inks.near, stage.dark ? 0.3 : 0.1)) +
    stroke('M0 -556V-600', inks.ink, 4)
  );
}
