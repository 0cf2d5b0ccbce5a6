/** Widths and shapes that the site shows pictures in. What is on no list here is never made. */
const widths = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const;

const ratios: ReadonlyArray<readonly [width: number, height: number]> = [
  [3, 2],
  [4, 5],
  [16, 9],
  [21, 9],
  [1, 1],
];

/** Event cards, the event slider, link previews, and avatars in two densities. */
const single = ['300x200', '640x670', '1200x630', '96x96', '160x160'] as const;

const allowed: ReadonlySet<string> = new Set([
  ...widths.map(String),
  ...widths.flatMap((width) => ratios.map(([w, h]) => `${width}x${Math.round((width * h) / w)}`)),
  ...single,
]);

/** Whether variants of this size are made: a width alone, or a width and a height. */
export const isAllowedSize = (width: number, height?: number): boolean =>
  allowed.has(height === undefined ? String(width) : `${width}x${height}`);

/** All sizes, as `640` or `640x427`. */
export const allowedSizes = (): string[] => [...allowed];
