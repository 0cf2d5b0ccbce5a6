import sharp from 'sharp';
import { drawScene, type Focal, type PictureSpec } from '../../pictures/index';

/** Width of a drawing in its own units. */
const drawnWidth = 1920;

/** SVG is rasterised at this many dots per inch unless told otherwise. */
const svgDensity = 72;

export interface PaintOrder {
  spec: PictureSpec;
  width: number;
}

export interface Painted {
  bytes: Buffer;
  focal: Focal;
}

/** Draws a scene straight at the wanted width: scaling a large raster down would cost twice. Same order, same bytes. */
export const paint = async ({ spec, width }: PaintOrder): Promise<Painted> => {
  const { svg, focal } = drawScene(spec);
  const bytes = await sharp(Buffer.from(svg), { density: (svgDensity * width) / drawnWidth })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, focal };
};
