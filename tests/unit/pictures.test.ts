import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, type PictureSpec, SCENE_NAMES } from '../../seeds/pictures';

const WEATHERS = ['clear', 'mist', 'rain'] as const;
const TIMES = ['dawn', 'noon', 'dusk', 'night'] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

describe.each(SCENE_NAMES)('the picture %s', (scene) => {
  const specs: PictureSpec[] = Array.from({ length: 12 }, (_, i) => ({
    scene,
    seed: 40 + i,
    time: TIMES[i % 4],
    season: SEASONS[(i + Math.floor(i / 4)) % 4],
    weather: WEATHERS[i % 3],
  }));

  it('gives the same bytes for the same spec', () => {
    const spec: PictureSpec = { scene, seed: 7, time: 'dusk' };
    expect(drawScene(spec).svg).toBe(drawScene({ ...spec }).svg);
  });

  it('differs between seeds and between times of day', () => {
    const drawings = specs.map((spec) => drawScene({ ...spec, time: 'noon', weather: 'clear', season: 'summer' }).svg);
    expect(new Set(drawings).size).toBe(drawings.length);
    const times = TIMES.map((time) => drawScene({ scene, seed: 3, time }).svg);
    expect(new Set(times).size).toBe(times.length);
  });

  it('keeps its subject where every crop shows it', () => {
    for (const spec of specs) {
      const { focal } = drawScene(spec);
      for (const value of [focal.x, focal.y]) {
        expect(value).toBeGreaterThanOrEqual(0.2);
        expect(value).toBeLessThanOrEqual(0.8);
      }
    }
  });

  it('writes only real numbers and inks the rasteriser knows, and stays light', () => {
    for (const spec of specs) {
      const { svg } = drawScene(spec);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch/);
      expect(svg.length).toBeLessThan(360_000);
      const names = [...svg.matchAll(/url\(#([^)]+)\)|xlink:href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]);
      for (const name of new Set(names)) expect(svg).toContain(`id="${name}"`);
    }
  });

  it('is an image of 1920 by 1200', async () => {
    const picture = await sharp(Buffer.from(drawScene({ scene, seed: 5 }).svg)).metadata();
    expect(picture).toMatchObject({ format: 'svg', width: 1920, height: 1200 });
  });
});
