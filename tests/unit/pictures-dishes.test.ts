import { describe, expect, it } from 'vitest';
import { drawScene } from '../../seeds/pictures';
import { MOTIFS } from '../../seeds/pictures/scenes/table-of-dishes/motifs';

const draw = (motif: string, seed: number, time: 'noon' | 'night' = 'noon') =>
  drawScene({ scene: 'table-of-dishes', seed, time, motif });

describe('the dishes of table-of-dishes', () => {
  it.each(Object.keys(MOTIFS))('draws %s apart from all others, in sound and light SVG', (motif) => {
    const pictures = [draw(motif, 3), draw(motif, 4), draw(motif, 3, 'night')];
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(3);
    for (const { svg } of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch/);
      expect(svg.length).toBeLessThan(270_000);
    }
  });

  it('takes a dish of its own choice when it does not know the one asked for', () => {
    expect(draw('constructor', 5).svg).toBe(drawScene({ scene: 'table-of-dishes', seed: 5 }).svg);
  });
});
