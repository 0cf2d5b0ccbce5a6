import type { Point } from '../clip-ring';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pieces of a line that lie in or touch a box; a piece keeps one point beyond the edge that it crosses. */
export function clipLine(line: Point[], { left, top, right, bottom }: Box): Point[][] {
  const isIn = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((point, index) => {
    const neighbours = [line[index - 1], line[index + 1]].filter((other) => other !== undefined);
    if (isIn(point) || neighbours.some(isIn)) piece.push(point);
    else {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  });
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
