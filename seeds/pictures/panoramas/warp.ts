import type { Plane } from '../kit/plane';
import { num, type Point } from '../kit/svg';
import { flatten, type Outline } from './flatten';
import { dense } from './sphere';

type Matrix = readonly [number, number, number, number, number, number];

const whole: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The transforms that the kit writes. */
function matrixOf(transform: string): Matrix {
  let matrix = whole;
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list.split(/[ ,]+/).map(Number);
    const turn = (a * Math.PI) / 180;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    if (name === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    if (name === 'rotate')
      matrix = times(matrix, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
    if (name === 'matrix') matrix = times(matrix, [a, b ?? 0, c, d, e, f]);
  }
  return matrix;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): Outline => ({
  closed: true,
  points: Array.from({ length: 20 }, (_, i): Point => {
    const a = (i / 20) * Math.PI * 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  }),
});

function outlinesOf(name: string, read: (attribute: string) => string | undefined): Outline[] {
  const n = (attribute: string) => Number(read(attribute) ?? 0);
  if (name === 'path') return flatten(read('d') ?? '');
  if (name === 'circle') return [ellipse(n('cx'), n('cy'), n('r'), n('r'))];
  if (name === 'ellipse') return [ellipse(n('cx'), n('cy'), n('rx'), n('ry'))];
  const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
  return [
    {
      closed: true,
      points: [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
    },
  ];
}

const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
];

/**
 * A drawing made flat, its foot at the origin, put up on a wall with its middle at `x`. It may hold paths, boxes,
 * circles, ellipses and groups; clips and blends would not follow.
 */
export function onWall(plane: Plane, x: number, drawing: string): string {
  const stack: Matrix[] = [whole];
  let out = '';
  for (const [, end, name = '', attributes = '', single] of drawing.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const read = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1];
    const style = kept
      .flatMap((attribute) => {
        const value = read(attribute);
        return value === undefined ? [] : [` ${attribute}="${value}"`];
      })
      .join('');
    const matrix = stack[stack.length - 1] ?? whole;
    if (name === 'g') {
      if (end) stack.pop();
      else stack.push(times(matrix, matrixOf(read('transform') ?? '')));
      out += end ? '</g>' : `<g${style}>`;
      continue;
    }
    if (end || !single) continue;
    const bend = ([px, py]: Point): Point => {
      const [a, b, c, d, e, f] = matrix;
      return plane.point(x + a * px + c * py + e, -(b * px + d * py + f));
    };
    const d = outlinesOf(name, read)
      .map(({ points, closed }) => {
        const bent = dense(points, 50, closed).map(bend);
        return `${bent.map(([px, py], i) => `${i ? 'L' : 'M'}${num(px)} ${num(py)}`).join('')}${closed ? 'Z' : ''}`;
      })
      .join('');
    const width = Number(read('stroke-width') ?? 0) * Math.hypot(matrix[0], matrix[1]) * plane.scale(x);
    out += `<path d="${d}"${style}${width ? ` stroke-width="${num(Math.max(0.6, width))}"` : ''}/>`;
  }
  return out;
}
