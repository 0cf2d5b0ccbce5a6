import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, type PictureSpec, SCENE_NAMES } from '../../seeds/pictures';

const WEATHERS = ['clear', 'mist', 'rain'] as const;
const TIMES = ['dawn', 'noon', 'dusk', 'night'] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

describe.each(SCENE_NAMES)('the picture %s', (scene) => {
  const specs: PictureSpec[] = Array.from({ length: 8 }, (_, i) => ({
    scene,
    seed: 40 + i,
    time: TIMES[i % 4],
    season: SEASONS[(i + Math.floor(i / 4)) % 4],
    weather: WEATHERS[i % 3],
  }));
  const pictures = specs.map((spec) => drawScene(spec));

  it('gives the same bytes for the same spec', () => {
    expect(specs.slice(0, 2).map((spec) => drawScene({ ...spec }).svg)).toEqual(
      pictures.slice(0, 2).map((picture) => picture.svg),
    );
  });

  it('differs between seeds and between times of day', () => {
    const bySeed = [1, 2, 3].map((seed) => drawScene({ scene, seed }).svg);
    const byTime = TIMES.map((time) => drawScene({ scene, seed: 9, time }).svg);
    expect(new Set([...bySeed, ...byTime]).size).toBe(7);
  });

  it('keeps its subject where every crop shows it', () => {
    for (const { x, y } of pictures.map((picture) => picture.focal)) {
      for (const value of [x, y]) {
        expect(value).toBeGreaterThanOrEqual(0.2);
        expect(value).toBeLessThanOrEqual(0.8);
      }
    }
  });

  it('writes only real numbers and inks the rasteriser knows, refers to what it defines, and stays light', () => {
    for (const { svg } of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch/);
      expect(svg.length).toBeLessThan(360_000);
      const names = [...svg.matchAll(/url\(#([^)]+)\)|xlink:href="#([^"]+)"/g)].map((m) => m[1] ?? m[2]);
      for (const name of new Set(names)) expect(svg).toContain(`id="${name}"`);
    }
  });

  it('is an image of 1920 by 1200', async () => {
    const picture = await sharp(Buffer.from(pictures[0]?.svg ?? '')).metadata();
    expect(picture).toMatchObject({ format: 'svg', width: 1920, height: 1200 });
  });
});
