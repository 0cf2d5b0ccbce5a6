import type { Map as MapLibre } from 'maplibre-gl';
import { type GlyphName, glyphs } from '../base/glyphs';

/** Pixels of a drawn sign at its plain size, and how many of the screen make one. */
const SIZE = 16;
const RATIO = 2;

/** A sign in a colour with a rim, as the style names it: `peak|rgb(…)|rgb(…)`. */
function draw(name: string): ImageData | null {
  const [glyph = '', fill = '', rim = ''] = name.split('|');
  const shape = glyphs[glyph as GlyphName];
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * RATIO;
  canvas.height = SIZE * RATIO;
  const pen = canvas.getContext('2d');
  if (!shape || !pen) return null;
  pen.setTransform(RATIO, 0, 0, RATIO, (SIZE * RATIO) / 2, (SIZE * RATIO) / 2);
  const path = new Path2D(shape);
  pen.lineJoin = 'round';
  pen.lineWidth = 2;
  pen.strokeStyle = rim;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Draws the signs of the base as the map asks for them, so that they are in the colours of the page. */
export function drawIconsOn(map: MapLibre): void {
  map.setMissingStyleImageResolver((id) => {
    if (map.hasImage(id)) return;
    const image = draw(id);
    if (image) map.addImage(id, image, { pixelRatio: RATIO });
  });
}
