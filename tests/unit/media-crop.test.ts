import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropRegion } from '../../server/platform/media/crop';

const side = fc.integer({ min: 1, max: 2560 });
const size = fc.record({ width: side, height: side });
const part = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const point = fc.record({ x: part, y: part });

describe('cropRegion', () => {
  it('takes the middle for a focal point in the centre', () => {
    expect(cropRegion({ width: 1000, height: 500 }, { width: 320, height: 320 }, { x: 0.5, y: 0.5 })).toEqual(
      {
        left: 250,
        top: 0,
        width: 500,
        height: 500,
      },
    );
  });

  it('moves towards the focal point and stops at the edge', () => {
    const crop = (x: number) =>
      cropRegion({ width: 1000, height: 500 }, { width: 1, height: 1 }, { x, y: 0.5 }).left;
    expect([0, 0.2, 0.4, 0.9, 1].map(crop)).toEqual([0, 0, 150, 500, 500]);
  });

  it('lies inside the picture, fills one of its sides and holds the focal point', () => {
    fc.assert(
      fc.property(size, size, point, (picture, target, focal) => {
        const region = cropRegion(picture, target, focal);
        const right = region.left + region.width;
        const bottom = region.top + region.height;
        expect(Object.values(region).every(Number.isInteger)).toBe(true);
        expect(region.width >= 1 && region.height >= 1 && region.left >= 0 && region.top >= 0).toBe(true);
        expect(right <= picture.width && bottom <= picture.height).toBe(true);
        expect(region.width === picture.width || region.height === picture.height).toBe(true);
        const [x, y] = [focal.x * picture.width, focal.y * picture.height];
        expect(x >= region.left && x <= right && y >= region.top && y <= bottom).toBe(true);
      }),
    );
  });
});
