import type { Look } from '../../pictures/panoramas';

/** How much of the circle a still shows in its width. */
const angle = 76;

/** Pixels as they come from the rasteriser: three for each, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How wide a view all around has to be for a still of a width to be sharp. */
export const widthAround = (width: number): number => Math.round((width * 360) / angle);

/** What somebody sees who looks in one direction of a view all around, as a camera would show it. */
export function lookInto(
  around: Pixels,
  { azimuth, elevation }: Look,
  width: number,
  height: number,
): Pixels {
  const data = Buffer.alloc(width * height * 3);
  const focus = width / 2 / Math.tan((angle * Math.PI) / 360);
  const [turn, tilt] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const pixel = (column: number, row: number) => {
    const x = ((column % around.width) + around.width) % around.width;
    return (Math.min(around.height - 1, Math.max(0, row)) * around.width + x) * 3;
  };
  const read = (index: number) => around.data[index] ?? 0;
  for (let j = 0; j < height; j++) {
    const up = height / 2 - j - 0.5;
    const [y, z] = [up * cos + focus * sin, focus * cos - up * sin];
    for (let i = 0; i < width; i++) {
      const x = i - width / 2 + 0.5;
      const u = ((Math.atan2(x, z) + turn) / (2 * Math.PI) + 0.5) * around.width - 0.5;
      const v = (0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI) * around.height - 0.5;
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const [right, down] = [u - column, v - row];
      const [top, low] = [pixel(column, row), pixel(column, row + 1)];
      const step = pixel(column + 1, row) - top;
      const at = (j * width + i) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const [a, b] = [top + channel, low + channel];
        const above = read(a) * (1 - right) + read(a + step) * right;
        const beneath = read(b) * (1 - right) + read(b + step) * right;
        data[at + channel] = Math.round(above * (1 - down) + beneath * down);
      }
    }
  }
  return { data, width, height };
}
