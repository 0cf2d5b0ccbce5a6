import { describe, expect, it } from 'vitest';
import { allowedSizes, isAllowedSize } from '../../server/platform/media/sizes';
import {
  type PictureRatio,
  pictureHeight,
  pictureRatios,
  pictureWidths,
} from '../../web/app/ui/picture-sizes';

describe('sizes of variants', () => {
  it.each([
    [300, 200],
    [640, 670],
    [1200, 630],
    [96, 96],
    [160, 160],
    [640, 427],
    [1920, 823],
    [320, undefined],
  ])('%s × %s is made', (width, height) => {
    expect(isAllowedSize(width, height)).toBe(true);
  });

  it.each([
    [641, undefined],
    [300, undefined],
    [640, 428],
    [200, 300],
    [5000, 5000],
  ])('%s × %s is not', (width, height) => {
    expect(isAllowedSize(width, height)).toBe(false);
  });

  it('include every size that the site asks for', () => {
    for (const ratio of Object.keys(pictureRatios) as PictureRatio[]) {
      for (const width of pictureWidths) {
        expect(isAllowedSize(width, pictureHeight(width, ratio)), `${width} at ${ratio}`).toBe(true);
      }
    }
  });

  it('are few', () => {
    expect(allowedSizes().length).toBeLessThanOrEqual(60);
  });
});
