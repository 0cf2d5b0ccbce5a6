import type { Spot } from './frame';

/** Room on a sheet is told by circles: they turn with the text that they stand for. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

interface Room {
  width: number;
  height: number;
}

export const touch = (a: Circle, b: Circle) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.r + b.r) ** 2;

export const isInside = ({ x, y, r }: Circle, { width, height }: Room) =>
  x >= r && y >= r && x <= width - r && y <= height - r;

/** Whether all of it is on the sheet and meets nothing that is there. */
export const isFree = (circles: readonly Circle[], taken: readonly Circle[], room: Room) =>
  circles.every((circle) => isInside(circle, room) && !taken.some((other) => touch(circle, other)));

/** The circles of a text of that width around its middle, turned by an angle in degrees. */
export function textCircles([x, y]: Spot, width: number, size: number, angle: number): Circle[] {
  const r = size * 0.56;
  const reach = Math.max(0, width / 2 - r * 0.8);
  const count = Math.max(1, Math.ceil((2 * reach) / (r * 1.3)) + 1);
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: count }, (_, index) => {
    const off = count === 1 ? 0 : -reach + (2 * reach * index) / (count - 1);
    return { x: x + dx * off, y: y + dy * off, r };
  });
}
