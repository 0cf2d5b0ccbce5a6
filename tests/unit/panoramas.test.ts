import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lookInto, widthAround } from '../../seeds/load/pictures/look';
import { drawPanorama, PANORAMA_NAMES, type PanoramaSpec } from '../../seeds/pictures/panoramas';

const MOTIFS: Partial<Record<PanoramaSpec['scene'], string[]>> = {
  'karst-bay': ['river'],
  'old-street-square': ['lake', 'quay'],
};
const TIMES = ['dawn', 'noon', 'dusk', 'night'] as const;

const raster = async (svg: string, width: number) => {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / 4096 })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, data };
};

/** Mean difference of two columns, in steps of 255. */
const difference = (
  { data, width, height }: { data: Buffer; width: number; height: number },
  a: number,
  b: number,
) => {
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let c = 0; c < 3; c++)
      sum += Math.abs((data[(y * width + a) * 3 + c] ?? 0) - (data[(y * width + b) * 3 + c] ?? 0));
  return sum / height / 3;
};

describe.each(PANORAMA_NAMES)('the view all around %s', (scene) => {
  const specs: PanoramaSpec[] = [undefined, ...(MOTIFS[scene] ?? [])].flatMap((motif, i) =>
    [0, 1].map((k) => ({
      scene,
      seed: 70 + i * 2 + k,
      time: TIMES[(i + k * 2) % 4] ?? 'noon',
      ...(motif ? { motif } : {}),
    })),
  );
  const pictures = specs.map((spec) => drawPanorama(spec));

  it('gives the same bytes for the same spec, and others for another seed or time', () => {
    const [first] = specs;
    if (!first) throw new Error('no specs');
    expect(drawPanorama({ ...first }).svg).toBe(pictures[0]?.svg);
    const others = [drawPanorama({ ...first, seed: 71_000 }), drawPanorama({ ...first, time: 'dusk' })];
    expect(new Set([pictures[0]?.svg, ...others.map(({ svg }) => svg)]).size).toBe(3);
  });

  it('writes only real numbers and inks the rasteriser knows, and refers to what it defines', () => {
    for (const { svg, focal } of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch/);
      expect(svg.length).toBeLessThan(1_500_000);
      const names = [...svg.matchAll(/url\(#([^)]+)\)|xlink:href="#([^"]+)"/g)].map((m) => m[1] ?? m[2]);
      for (const name of new Set(names)) expect(svg).toContain(`id="${name}"`);
      for (const at of [focal.x, focal.y]) expect(Math.abs(at - 0.5)).toBeLessThanOrEqual(0.3);
    }
  });

  it('is twice as wide as high, and has no seam', async () => {
    for (const { svg } of pictures) {
      const picture = await raster(svg, 1024);
      expect([picture.width, picture.height]).toEqual([1024, 512]);
      const seam = difference(picture, 0, 1023);
      const usual = [200, 400, 600, 800].map((x) => difference(picture, x, x + 1));
      expect(seam).toBeLessThan(Math.max(...usual) + 4);
    }
  });

  it('is plain above and below the viewer, where the sheet is drawn out most', async () => {
    for (const { svg } of pictures) {
      const { data, width, height } = await raster(svg, 512);
      for (const row of [2, height - 3]) {
        const line = data.subarray(row * width * 3, (row + 1) * width * 3).filter((_, i) => i % 3 === 0);
        const stars = 30;
        expect(Math.max(...line) - Math.min(...line)).toBeLessThan(stars);
      }
    }
  });
});

describe('a still', () => {
  const width = 720;
  const height = 360;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([Math.floor(x / 4), Math.floor(y / 2), 0], (y * width + x) * 3);
  const middleOf = (azimuth: number, elevation: number) => {
    const seen = lookInto({ data, width, height }, { azimuth, elevation }, 65, 41);
    const at = (20 * 65 + 32) * 3;
    return [...seen.data.subarray(at, at + 2)];
  };

  it('shows in its middle what lies in that direction', () => {
    expect(middleOf(0, 0)).toEqual([90, 90]);
    expect(middleOf(90, 0)).toEqual([135, 90]);
    expect(middleOf(-90, 30)).toEqual([45, 60]);
    expect(middleOf(180, -45).slice(1)).toEqual([135]);
  });

  it('asks for a view that is large enough to be sharp', () => {
    expect(widthAround(1280)).toBeGreaterThan(4096);
  });
});
