import { mix } from '../../kit/colour';
import { smoothClosed, smoothOpen } from '../../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** A map sheet of no named place, a compass, a ticket and a conical hat, seen from above. */
export function mapTable(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('map-table');
  const x = WIDTH * random.range(0.48, 0.52);
  const cloth = mix(
    mix(random.pick([inks.waterLow, inks.leafDark, inks.accentDark, inks.middle]), inks.near, 0.35),
    inks.paper,
    stage.dark ? 0.02 : 0.12,
  );
  let weave = '';
  for (let i = 0; i < 70; i++) weave += `M${i * 28} 0V${HEIGHT}M0 ${i * 28}H${WIDTH}`;
  stage.add(
    box(0, 0, WIDTH, HEIGHT, cloth),
    stroke(weave, mix(cloth, inks.ink, 0.3), 2, { 'stroke-opacity': 0.25 }),
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend(
        side > 0
          ? [
              [0, inks.ink, 0.3],
              [1, inks.light, 0.16],
            ]
          : [
              [0, inks.light, 0.16],
              [1, inks.ink, 0.3],
            ],
        true,
      ),
    ),
  );
  const turn = random.range(-5, 5);
  stage.add(place(sheet(stage), x, 600, 1, false, turn));
  const s = random.sign();
  stage.add(
    place(compass(stage), x + s * 420, 850, 1.1, false, random.range(-30, 30)),
    place(ticket(stage), x - s * 470, 940, 1.1, false, random.range(-22, 22)),
    place(hat(stage), x - s * 720, 330, 1.25),
    place(pencil(stage), x + s * 640, 470, 1.1, false, random.range(30, 60) * s),
  );
  stage.add(
    box(
      0,
      0,
      WIDTH,
      220,
      stage.blend([
        [0, inks.ink, 0.3],
        [1, inks.ink, 0],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.54 };
}

/** The sheet: folds, graticule, contour lines about three hills, a river to the sea, a route in dashes. */
function sheet(stage: Stage): string {
  const { inks } = stage;
  const random = stage.random.fork('sheet');
  const paper = mix(inks.paper, inks.gold, stage.dark ? 0.14 : 0.06);
  const [w, h] = [1240, 860];
  const page = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  const clip = stage.clip(`<path d="${page}"/>`);
  const sea: Point[] = [];
  for (let i = 0; i <= 9; i++)
    sea.push([w / 2 - 230 + Math.sin(i * 1.3 + random.next()) * 70 - i * 12, -h / 2 - 20 + i * 100]);
  const coast = smoothOpen(sea);
  let contours = '';
  let tints = '';
  for (const [cx, cy, r] of [
    [-330, -180, 250],
    [-20, 130, 210],
    [-420, 260, 170],
  ] as const) {
    const bumps = Array.from({ length: 11 }, () => random.range(0.78, 1.2));
    for (let k = 1; k <= 6; k++) {
      const ring = bumps.map((b, i): Point => {
        const a = (i / bumps.length) * Math.PI * 2;
        const reach = r * (k / 6) * (1 + (b - 1) * (0.5 + k / 10));
        return [cx + Math.cos(a) * reach * 1.15 + (6 - k) * 7, cy + Math.sin(a) * reach - (6 - k) * 5];
      });
      contours += smoothClosed(ring);
      if (k === 2 || k === 4 || k === 6) tints += smoothClosed(ring);
    }
  }
  let grid = '';
  for (let i = -5; i <= 5; i++) grid += `M${i * 124} ${-h / 2}V${h / 2}M${-w / 2} ${i * 124}H${w / 2}`;
  const river = smoothOpen([
    [-560, -330],
    [-440, -60],
    [-240, 10],
    [-140, -60],
    [60, -120],
    [200, -20],
    [330, 40],
    [460, 20],
  ]);
  const route = smoothOpen([
    [-540, 380],
    [-300, 130],
    [-180, -20],
    [80, -40],
    [150, 250],
    [330, 300],
  ]);
  return (
    fill(page, inks.ink, { 'fill-opacity': 0.35, transform: `translate(${-stage.side * 16} 18)` }) +
    fill(page, paper) +
    group(
      fill(tints, mix(inks.leafLight, inks.gold, 0.35), { 'fill-opacity': 0.2 }) +
        fill(
          `${coast}L${w / 2 + 300} ${h / 2 + 200}L${w / 2 + 300} ${-h / 2 - 100}Z`,
          mix(inks.waterTop, paper, 0.4),
        ) +
        [14, 34, 60]
          .map((d, i) =>
            stroke(coast, inks.waterLow, 2.4, {
              transform: `translate(${d} 0)`,
              'stroke-opacity': 0.5 - i * 0.12,
            }),
          )
          .join('') +
        stroke(coast, mix(inks.waterLow, inks.ink, 0.2), 4) +
        stroke(contours, mix(inks.groundDark, inks.accentDark, 0.4), 2.2, { 'stroke-opacity': 0.65 }) +
        stroke(river, mix(inks.waterLow, inks.waterTop, 0.3), 9) +
        stroke(grid, inks.ink, 1.4, { 'stroke-opacity': 0.25 }) +
        stroke(route, inks.accent, 7, { 'stroke-dasharray': '18 16' }) +
        disc(-540, 380, 15, inks.accent) +
        disc(330, 300, 15, paper, { stroke: inks.accent, 'stroke-width': 7 }),
      { 'clip-path': clip },
    ) +
    stroke(`M${-w / 2 + 24} ${-h / 2 + 24}H${w / 2 - 24}V${h / 2 - 24}H${-w / 2 + 24}Z`, inks.ink, 3, {
      'stroke-opacity': 0.6,
    }) +
    box(-w / 6 - 3, -h / 2, 6, h, inks.ink, { 'fill-opacity': 0.1 }) +
    box(w / 6 - 3, -h / 2, 6, h, inks.ink, { 'fill-opacity': 0.1 }) +
    box(-w / 2, -3, w, 6, inks.ink, { 'fill-opacity': 0.08 }) +
    box(-w / 6, -h / 2, w / 3, h, inks.light, { 'fill-opacity': 0.1 }) +
    fill(`M${w / 2 - 250} ${h / 2 - 70}h60v12h-60ZM${w / 2 - 130} ${h / 2 - 70}h60v12h-60Z`, inks.ink) +
    stroke(`M${w / 2 - 250} ${h / 2 - 70}h180v12h-180Z`, inks.ink, 2.4)
  );
}

/** A pocket compass with its lid off. */
function compass(stage: Stage): string {
  const { inks, side } = stage;
  const brass = mix(mix(inks.gold, inks.groundDark, 0.35), inks.near, stage.dark ? 0.3 : 0.08);
  let ticks = '';
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    const k = i % 9 ? 0.86 : 0.74;
    ticks += `M${num(Math.cos(a) * 126 * k)} ${num(Math.sin(a) * 126 * k)}L${num(Math.cos(a) * 118)} ${num(Math.sin(a) * 118)}`;
  }
  return (
    disc(-side * 20, 24, 164, inks.ink, { 'fill-opacity': 0.35 }) +
    disc(0, -180, 30, 'none', { stroke: brass, 'stroke-width': 13 }) +
    disc(0, 0, 160, mix(brass, inks.ink, 0.3)) +
    disc(side * 3, -3, 154, brass) +
    disc(0, 0, 132, mix(brass, inks.ink, 0.45)) +
    disc(0, 0, 126, mix(inks.paper, inks.light, 0.4)) +
    stroke(ticks, inks.ink, 4) +
    fill('M0 -74L15 0L0 74L-15 0ZM-74 0L0 15L74 0L0 -15Z', mix(inks.paper, inks.near, 0.25)) +
    group(
      fill('M0 -108L17 0H-17Z', inks.accent) +
        fill('M0 108L17 0H-17Z', mix(inks.near, inks.ink, 0.3)) +
        disc(0, 0, 13, brass),
      { transform: 'rotate(24)' },
    ) +
    fill(
      `M${side * 20} -112A114 114 0 0 ${side > 0 ? 1 : 0} ${side * 112} -20Q${side * 74} -76 ${side * 20} -112Z`,
      inks.paper,
      { 'fill-opacity': 0.4 },
    )
  );
}

/** A ticket with a torn edge and a punched hole, no words on it but lines. */
export function ticket(stage: Stage): string {
  const { inks, side } = stage;
  const card = mix(inks.lotus, inks.paper, 0.55);
  let edge = '';
  for (let i = 0; i < 12; i++) edge += `l${i % 2 ? -9 : 9} 15`;
  const body = `M-190 -90H180${edge}H-190Z`;
  let bars = '';
  for (let i = 0; i < 16; i++) bars += `M${104 + i * 4.4} 40v36`;
  return (
    fill(body, inks.ink, { 'fill-opacity': 0.35, transform: `translate(${-side * 9} 10)` }) +
    fill(body, card) +
    box(-190, -90, 370, 40, mix(inks.accent, inks.near, 0.1)) +
    stroke('M-166 -70h150', inks.paper, 8) +
    stroke('M120 -70h40', inks.paper, 8) +
    stroke('M-166 -20h110M-166 8h80M-166 46h60', inks.ink, 6, { 'stroke-opacity': 0.6 }) +
    stroke('M-30 20H86', inks.accent, 5) +
    disc(-30, 20, 9, inks.accent) +
    disc(86, 20, 9, card, { stroke: inks.accent, 'stroke-width': 5 }) +
    stroke('M70 -50V90', mix(card, inks.ink, 0.3), 3, { 'stroke-dasharray': '5 8' }) +
    stroke(bars, inks.ink, 2.4) +
    disc(138, -14, 15, mix(inks.near, inks.ink, 0.4))
  );
}

/** A conical hat seen from above, its rings and rays, the chin silk trailing. */
export function hat(stage: Stage): string {
  const { inks, side } = stage;
  const leaf = mix(mix(inks.paper, inks.gold, 0.3), inks.near, stage.dark ? 0.3 : 0.03);
  let rays = '';
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2;
    rays += `M0 0L${num(Math.cos(a) * 266)} ${num(Math.sin(a) * 250)}`;
  }
  const rings = Array.from({ length: 13 }, (_, i) =>
    oval(0, 0, 20 + i * 20.4, 19 + i * 19.2, 'none', {
      stroke: mix(leaf, inks.groundDark, 0.5),
      'stroke-width': 2.4,
      'stroke-opacity': 0.7,
    }),
  ).join('');
  return (
    oval(-side * 30, 34, 280, 264, inks.ink, { 'fill-opacity': 0.34 }) +
    stroke('M180 150Q280 200 250 300T330 420M170 170Q250 230 220 320', inks.lotus, 20) +
    oval(0, 0, 276, 260, mix(leaf, inks.groundDark, 0.4)) +
    oval(0, 0, 270, 254, leaf) +
    fill(
      side > 0 ? 'M0 0L-190 -180A270 254 0 0 0 -190 180Z' : 'M0 0L190 -180A270 254 0 0 1 190 180Z',
      inks.near,
      { 'fill-opacity': 0.16 },
    ) +
    stroke(rays, mix(leaf, inks.groundDark, 0.4), 1.6, { 'stroke-opacity': 0.5 }) +
    rings +
    disc(0, 0, 12, mix(leaf, inks.groundDark, 0.5))
  );
}

function pencil(stage: Stage): string {
  const { inks, side } = stage;
  const body = mix(inks.gold, inks.accent, 0.2);
  return (
    box(-190, -6, 380, 26, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-side * 8} 10)` }) +
    box(-190, -13, 330, 26, body) +
    box(-190, -13, 330, 8, mix(body, inks.light, 0.3)) +
    box(-214, -13, 26, 26, inks.lotus, { rx: 6 }) +
    fill('M140 -13L196 0L140 13Z', mix(inks.paper, inks.ground, 0.5)) +
    fill('M178 -4L196 0L178 4Z', inks.ink)
  );
}
