export type Point = [x: number, y: number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Edge {
  inside: (point: Point) => boolean;
  cut: (from: Point, to: Point) => Point;
}

const cutX =
  (at: number) =>
  (a: Point, b: Point): Point => [at, a[1] + ((at - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
const cutY =
  (at: number) =>
  (a: Point, b: Point): Point => [a[0] + ((at - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), at];

/** The part of a closed ring inside a box (Sutherland and Hodgman). */
export function clipRing(ring: Point[], { left, top, right, bottom }: Box): Point[] {
  const edges: Edge[] = [
    { inside: ([x]) => x >= left, cut: cutX(left) },
    { inside: ([x]) => x <= right, cut: cutX(right) },
    { inside: ([, y]) => y >= top, cut: cutY(top) },
    { inside: ([, y]) => y <= bottom, cut: cutY(bottom) },
  ];
  return edges.reduce<Point[]>((points, { inside, cut }) => {
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      if (inside(point)) return inside(before) ? [point] : [cut(before, point), point];
      return inside(before) ? [cut(before, point)] : [];
    });
  }, ring);
}
