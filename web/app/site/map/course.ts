import type { ShownPlan } from '~/api/types';

/** A piece of a journey as a line on the map, as the API draws it. */
export type CoursePiece = NonNullable<ShownPlan['days'][number]['course']>[number];
export type CourseKind = CoursePiece['kind'];

interface CourseLook {
  /** Width of the line, and its dashes in widths; none is a whole line. */
  width: number;
  dashes?: [number, number];
  colour: 'route' | 'railway' | 'boat';
  /** The same colour for the drawn map. */
  stroke: string;
}

/** How a piece is drawn: kinds differ in their line, not in colour alone. */
export const courseLooks: Record<CourseKind, CourseLook> = {
  road: { width: 2.6, colour: 'route', stroke: 'stroke-lacquer' },
  railway: { width: 3, dashes: [2.4, 1.1], colour: 'railway', stroke: 'stroke-ink' },
  boat: { width: 2.6, dashes: [0.1, 1.9], colour: 'boat', stroke: 'stroke-river' },
  cable_car: { width: 1.8, dashes: [3, 2], colour: 'boat', stroke: 'stroke-river' },
  flight: { width: 1.6, dashes: [5, 3.5], colour: 'route', stroke: 'stroke-lacquer' },
  direct: { width: 2.4, dashes: [0.1, 2.6], colour: 'route', stroke: 'stroke-lacquer' },
};

const BEND = 0.12;
const STEPS = 16;

/** A flight bends aside, so that it lies beside the way back and is told from a road. */
function bent([from, to]: number[][]): number[][] {
  const [x1 = 0, y1 = 0] = from ?? [];
  const [x2 = 0, y2 = 0] = to ?? [];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [x, y] = [(x1 + x2) / 2 - dy * BEND * 2, (y1 + y2) / 2 + dx * BEND * 2];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [far, near] = [step / STEPS, 1 - step / STEPS];
    return [
      near * near * x1 + 2 * near * far * x + far * far * x2,
      near * near * y1 + 2 * near * far * y + far * far * y2,
    ];
  });
}

/** The points of a piece as it is drawn, `[longitude, latitude]`. */
export const lineOf = ({ kind, line }: CoursePiece): number[][] =>
  kind === 'flight' && line.length === 2 ? bent(line) : line;

/** Straight lines from each point to the next, where nothing better is known. */
export const directCourse = (points: readonly { lat: number; lon: number }[]): CoursePiece[] =>
  points.length < 2 ? [] : [{ kind: 'direct', line: points.map(({ lat, lon }) => [lon, lat]) }];
