import type { Frame, SheetFeature, Spot } from './frame';
import { SHEET_WIDTH } from './frame';
import { along, isWithin, lengthOf } from './lines';
import { PIN, type Pin } from './pins';
import { type Circle, isFree, textCircles } from './taken';

export type LabelLook = 'sea' | 'water' | 'quarter' | 'green' | 'street' | 'place' | 'town';

export interface SheetLabel {
  text: string;
  look: LabelLook;
  size: number;
  x: number;
  y: number;
  angle: number;
}

const sizes: Record<LabelLook, number> = {
  sea: 17,
  water: 13,
  quarter: 12,
  green: 11,
  street: 10.5,
  place: 11.5,
  town: 13.5,
};

const looks: Record<SheetFeature['kind'], LabelLook> = {
  sea: 'sea',
  lake: 'water',
  water: 'water',
  river: 'water',
  canal: 'water',
  land: 'place',
  sand: 'green',
  park: 'green',
  quarter: 'quarter',
  citadel: 'quarter',
  wall: 'place',
  road: 'street',
  street: 'street',
  walk: 'street',
  rail: 'street',
  cable: 'street',
  bridge: 'place',
  beach: 'place',
  gate: 'place',
  station: 'place',
  pier: 'place',
  peak: 'place',
  airport: 'place',
  landmark: 'place',
  town: 'town',
};

/** What is named first where room is short. */
const order: LabelLook[] = ['sea', 'town', 'water', 'quarter', 'place', 'green', 'street'];

/** Letters of the sea and of quarters stand apart. */
const WIDE: Partial<Record<LabelLook, number>> = { sea: 0.74, quarter: 0.66, town: 0.6 };

export const widthOf = (text: string, look: LabelLook, size: number) =>
  text.length * size * (WIDE[look] ?? 0.56);

type Turned = readonly [spot: Spot, angle: number];

/** Along a line, its middle first; never upside down, and not where the line is shorter than its name. */
function spotsAlong(spots: readonly Spot[], width: number): Turned[] {
  const length = lengthOf(spots);
  if (length < width * 0.85) return [];
  const slack = Math.max(0, length - width);
  return [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72, 0.08, 0.92].map((share) => {
    const start = slack * share;
    const [from, to] = [along(spots, start), along(spots, Math.min(length, start + width))];
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const middle = along(spots, start + width / 2);
    // Half way between the line and the chord, so that a bent line is not left altogether.
    const spot: Spot = [(middle[0] + (from[0] + to[0]) / 2) / 2, (middle[1] + (from[1] + to[1]) / 2) / 2];
    return [spot, angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle];
  });
}

/** All round a spot, at growing distances. */
const turns = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);
const round = ([x, y]: Spot, width: number, size: number): Turned[] =>
  [1.2, 2, 3, 4.5, 6, 8].flatMap((far) =>
    turns.map((turn): Turned => {
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      return [[x + dx * (far * size + (Math.abs(dx) * width) / 2), y + dy * far * size], 0];
    }),
  );

/** Within an area and off its islands, its middle first: where the whole name fits, else its middle, else near by. */
function spotsWithin(
  ring: readonly Spot[],
  holes: readonly (readonly Spot[])[],
  width: number,
  size: number,
): Turned[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Spot = [(left + right) / 2, (top + bottom) / 2];
  const grid = Array.from({ length: 13 * 13 }, (_, index): Spot => {
    const [column, row] = [(index % 13) + 1, Math.floor(index / 13) + 1];
    return [left + ((right - left) * column) / 14, top + ((bottom - top) * row) / 14];
  });
  const rank = ([x, y]: Spot) => {
    const whole = isWithin([x - width / 2, y], ring) && isWithin([x + width / 2, y], ring);
    return Math.hypot(x - middle[0], y - middle[1]) + (whole ? 0 : 10_000);
  };
  const inHole = ([x, y]: Spot) =>
    [-0.5, -0.25, 0, 0.25, 0.5].some((share) => holes.some((hole) => isWithin([x + share * width, y], hole)));
  const isOpen = (spot: Spot) => isWithin(spot, ring) && !inHole(spot);
  const within = grid.filter(isOpen).sort((a, b) => rank(a) - rank(b));
  return [...within.map((spot): Turned => [spot, 0]), ...round(middle, width, size)];
}

/** Around a point: right, left, above, below, and between. */
function spotsAround([x, y]: Spot, width: number, size: number): Turned[] {
  const [side, rise] = [width / 2 + size * 0.75, size * 1.15];
  const near = [1, 1.5, 2.2].flatMap((far): Turned[] => [
    [[x + side * (far === 1 ? 1 : 1.1), y], 0],
    [[x - side * (far === 1 ? 1 : 1.1), y], 0],
    [[x, y - rise * far], 0],
    [[x, y + rise * far], 0],
    [[x + side * 0.8, y - rise * far], 0],
    [[x + side * 0.8, y + rise * far], 0],
    [[x - side * 0.8, y - rise * far], 0],
    [[x - side * 0.8, y + rise * far], 0],
  ]);
  return [...near, ...round([x, y], width, size).slice(0, 3 * turns.length)];
}

function spotsOf(
  { form, kind, at }: SheetFeature,
  frame: Frame,
  islands: readonly (readonly Spot[])[],
  width: number,
  size: number,
): Turned[] {
  const spots = at.map(([lon = 0, lat = 0]) => frame.project(lon, lat));
  // A quarter or village is a stretch of ground, not a point.
  const [middle = [0, 0]] = spots;
  if (kind === 'town') return [[middle, 0], ...round(middle, width, size)];
  if (form === 'point') return spotsAround(middle, width, size);
  if (form === 'area')
    return spotsWithin(spots, kind === 'sea' || kind === 'water' ? islands : [], width, size);
  const beside = kind === 'bridge' || kind === 'wall' || kind === 'beach';
  const lines = spotsAlong(spots, width);
  return beside ? [...lines, ...spotsAround(along(spots, lengthOf(spots) / 2), width, size)] : lines;
}

/** The circle of a point's own drawing. */
const symbolOf = ({ at }: SheetFeature, frame: Frame, scale: number): Circle => {
  const [lon = 0, lat = 0] = at[0] ?? [];
  const [x, y] = frame.project(lon, lat);
  return { x, y, r: 5 * scale };
};

export const nameOf = ({ vi, en }: Pick<SheetFeature, 'vi' | 'en'>, language: 'en' | 'vi') =>
  language === 'en' ? (en ?? vi) : vi;

/**
 * Names of what a sheet shows, each where it covers neither a sign nor another name; a name without room is left out,
 * streets first. What is named twice, as the two arms of a river, is written once.
 */
export function placeSheetLabels(
  features: readonly SheetFeature[],
  pins: readonly Pin[],
  { frame, language, scale }: { frame: Frame; language: 'en' | 'vi'; scale: number },
): SheetLabel[] {
  const room = { width: SHEET_WIDTH, height: frame.height };
  const taken: Circle[] = [
    ...pins.map(({ x, y }) => ({ x, y, r: (PIN + 1) * scale })),
    ...features
      .filter(({ form, kind }) => form === 'point' && kind !== 'town')
      .map((feature) => symbolOf(feature, frame, scale)),
  ];
  const islands = features
    .filter(({ kind }) => kind === 'land')
    .map(({ at }) => at.map(([lon = 0, lat = 0]) => frame.project(lon, lat)));
  const written = new Set<string>();
  return features
    .map((feature) => ({ feature, look: looks[feature.kind] }))
    .sort((a, b) => order.indexOf(a.look) - order.indexOf(b.look))
    .flatMap(({ feature, look }) => {
      const text = nameOf(feature, language);
      if (!text || written.has(text)) return [];
      const size = sizes[look] * scale;
      const width = widthOf(text, look, size);
      for (const [[x, y], angle] of spotsOf(feature, frame, islands, width, size)) {
        const circles = textCircles([x, y], width, size, angle);
        if (!isFree(circles, taken, room)) continue;
        taken.push(...circles);
        written.add(text);
        return [{ text, look, size, x, y, angle }];
      }
      return [];
    });
}
