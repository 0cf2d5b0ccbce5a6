import { sampan } from '../../kit/boats';
import { mix, tone } from '../../kit/colour';
import { crowns } from '../../kit/foliage';
import { floatingLamp, silks } from '../../kit/lanterns';
import { lens, polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import type { Stage } from '../../kit/stage';
import { box, fill, group, num, type Point, place } from '../../kit/svg';
import { lightPath, mirrored } from '../../kit/water';
import type { Sun } from '../heaven';
import { around, groundAt, HORIZON, litFrom, metre, seen, towards } from '../sphere';
import { roundTree } from '../trees';

interface Shore {
  eye: number;
  /** Metres from the viewer to the edge of the quay, which lies in the south. */
  quay: number;
  kind: 'lake' | 'quay';
}

/** A tower of three storeys on an islet, with rows of arches; its foot at the origin, about 150 wide. */
function turtleTower(stage: Stage): string {
  const { inks, side } = stage;
  const wall = mix(mix(inks.ground, inks.paper, 0.3), inks.middle, stage.dark ? 0.4 : 0.12);
  const shade = mix(wall, inks.near, 0.5);
  const hole = stage.dark ? inks.gold : mix(inks.near, inks.ink, 0.3);
  const storey = (half: number, foot: number, top: number, arches: number) => {
    let d = '';
    const bay = (half * 2) / arches;
    for (let i = 0; i < arches; i++) {
      const x = -half + bay * (i + 0.5);
      const r = bay * 0.27;
      d += `M${num(x - r)} ${foot - 6}V${num(top + 16 + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(top + 16 + r)}V${foot - 6}Z`;
    }
    return (
      box(-half, top, half * 2, foot - top, wall) +
      box(side > 0 ? -half : half * 0.4, top, half * 0.6, foot - top, shade, { 'fill-opacity': 0.5 }) +
      fill(d, hole) +
      box(-half - 5, top - 5, half * 2 + 10, 8, shade)
    );
  };
  const roof = fill(
    'M-30 -152Q-18 -160 -16 -176L16 -176Q18 -160 30 -152L38 -158L33 -146L-33 -146L-38 -158Z',
    shade,
  );
  const islet = fill(
    'M-150 8Q-120 -12 -76 -8L76 -8Q126 -14 158 8Q80 16 -150 8Z',
    mix(inks.leaf, inks.near, 0.2),
  );
  return islet + storey(66, -6, -62, 4) + storey(50, -62, -112, 3) + storey(30, -112, -150, 1) + roof;
}

function farBank(stage: Stage, sun: Sun, { eye, kind }: Shore): string {
  const { inks } = stage;
  const random = stage.random.fork('far-bank');
  const far = groundAt(eye, 170);
  const line: Point[] = [];
  for (let azimuth = 88; azimuth <= 272; azimuth += 1.5) line.push([towards(azimuth, 0)[0], far - 14]);
  const left = line[0]?.[0] ?? 0;
  const right = line[line.length - 1]?.[0] ?? 0;
  const bank = (label: string, low: number, high: number, lift: number, ink: string) => {
    const wood = crowns(
      random.fork(label),
      line.map(([x, y]): Point => [x, y - lift]),
      low,
      high,
    );
    return fill(polygon([[left, far], ...wood, [right, far]]), ink);
  };
  let houses = '';
  if (kind === 'quay') {
    for (let x = left + 20; x < right - 60; ) {
      const w = random.range(46, 96);
      const h = random.range(24, 40);
      const wall = mix(mix(inks.gold, inks.ground, 0.4), inks.far, stage.dark ? 0.55 : 0.3);
      houses +=
        box(x, far - h, w, h, wall) +
        fill(
          `M${num(x - 5)} ${num(far - h)}L${num(x + 8)} ${num(far - h - 15)}H${num(x + w - 8)}L${num(x + w + 5)} ${num(far - h)}Z`,
          mix(inks.accentDark, inks.far, 0.35),
        ) +
        box(x + w * 0.2, far - h * 0.66, w * 0.16, h * 0.4, inks.gold, { 'fill-opacity': 0.8 }) +
        box(x + w * 0.6, far - h * 0.66, w * 0.16, h * 0.4, inks.gold, { 'fill-opacity': 0.8 });
      x += w * random.range(1.02, 1.7);
    }
  }
  const drawing =
    bank('back', 14, 30, 22, mix(inks.leafDark, inks.far, 0.55)) +
    houses +
    bank('front', kind === 'lake' ? 16 : 7, kind === 'lake' ? 36 : 15, 0, mix(inks.leafDark, inks.far, 0.2));
  const mirror = mirrored(litFrom(stage, sun.azimuth, 180), 'bank-mirror', drawing, {
    waterline: far,
    depth: 90,
    squash: 0.8,
    opacity: 0.4,
    left,
    right,
  });
  return drawing + mirror;
}

/** What lies on the water: a tower on its islet and willows, or boats and paper lamps. */
function afloat(stage: Stage, sun: Sun, { eye, kind, quay }: Shore): string {
  const random = stage.random.fork('afloat');
  const [middle] = towards(180, 0);
  if (kind === 'lake') {
    const y = groundAt(eye, 95);
    const tower = place(turtleTower(litFrom(stage, sun.azimuth, 180)), middle - 150, y, 0.95);
    const mirror = mirrored(stage, 'tower-mirror', tower, {
      waterline: y + 4,
      depth: 90,
      squash: 0.8,
      opacity: 0.5,
      left: middle - 330,
      right: middle + 40,
    });
    const willows = [139, 222]
      .map((azimuth) => {
        const lit = litFrom(stage, sun.azimuth, azimuth);
        const distance = quay / Math.abs(Math.cos((azimuth * Math.PI) / 180)) - 1;
        return roundTree(
          lit,
          random.fork(`w${azimuth}`),
          towards(azimuth, 0)[0],
          groundAt(eye, distance),
          metre(distance) * 7,
        );
      })
      .join('');
    return mirror + tower + willows;
  }
  const boats = [150, 171, 196, 219].map((azimuth, i) => {
    const distance = (quay + random.range(4, 22)) / Math.abs(Math.cos((azimuth * Math.PI) / 180));
    const size = metre(distance) * 0.034;
    return place(
      sampan(stage, dress(stage, i), i % 2 ? 'standing' : 'seated'),
      towards(azimuth, 0)[0],
      groundAt(eye + 0.8, distance),
      size,
      random.chance(0.5),
    );
  });
  const lamps = Array.from({ length: 22 }, () => {
    const azimuth = random.range(135, 225);
    const distance = (quay + random.range(2, 26)) / Math.abs(Math.cos((azimuth * Math.PI) / 180));
    return floatingLamp(
      stage,
      towards(azimuth, 0)[0],
      groundAt(eye + 0.9, distance),
      metre(distance) * 0.24,
      random.pick(silks(stage)),
    );
  });
  return (stage.time === 'noon' ? '' : lamps.join('')) + boats.join('');
}

/** The open side of a square: water up to the far bank, and the edge of the quay. */
export function shore(stage: Stage, sun: Sun, options: Shore): string {
  const { inks, dark } = stage;
  const { eye, quay } = options;
  const random = stage.random.fork('shore');
  const edge: Point[] = [];
  for (let east = -400; east <= 400; east += Math.abs(east) > 60 ? 20 : 2)
    edge.unshift(seen(eye, [east, -quay], 0, 180));
  const first = edge[0]?.[0] ?? 0;
  const last = edge[edge.length - 1]?.[0] ?? 0;
  const water = polygon([[first, HORIZON], ...edge, [last, HORIZON]]);
  const paint = stage.blend([
    [0, inks.waterTop],
    [1, mix(inks.waterTop, inks.waterLow, 0.75)],
  ]);
  let ripples = '';
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.5;
    const x = random.range(first, last);
    ripples += lens(x, x + random.range(24, 90) * (0.4 + t), HORIZON + 8 + t * 100, 0.8 + t * 2.2);
  }
  const path = lightPath(
    stage,
    towards(sun.azimuth < 0 ? sun.azimuth + 360 : sun.azimuth, 0)[0],
    HORIZON + 6,
    HORIZON + 130,
    inks.light,
    0.7,
  );
  const clip = stage.clip(fill(water, '#000'));
  const kerb = polygon([...edge, ...edge.map(([x, y]): Point => [x, y + 9]).reverse()]);
  const drawing =
    fill(water, paint) +
    farBank(stage, sun, options) +
    group(
      (stage.weather === 'rain' ? '' : path) +
        fill(ripples, mix(inks.waterTop, inks.light, 0.4), { 'fill-opacity': dark ? 0.3 : 0.5 }),
      { 'clip-path': clip },
    ) +
    afloat(stage, sun, options) +
    fill(kerb, tone(mix(inks.ground, inks.paper, 0.3), dark ? -0.3 : 0));
  return around(stage, drawing);
}
